# Each target sets up all that it needs, on a machine with Python 3.11 or later and make.
PYTHON ?= python3
GAME ?= punto
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.json') hatch_build.py pyproject.toml
# The wish for a compiled build, where there is a compiler.
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)

.PHONY: test lint play bench mutants playthroughs clean

test: lint $(if $(COMPILER),build/compiled/ready)
	$(BIN)/pytest -n 2 --dist worksteal -q --cov --cov-report=term
ifneq ($(COMPILER),)
	PYTHONPATH=build/compiled TABLEE_EXPECT=compiled $(BIN)/pytest -n 2 --dist worksteal -q
endif

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

play: .venv/ready
	$(BIN)/tablee play $(GAME)

bench: .venv/ready build/compiled/ready
	$(BIN)/pip install -q --group bench
	PYTHONPATH=build/compiled $(BIN)/python bench/run.py

mutants: .venv/ready
	$(BIN)/python bench/mutants.py

# Write the golden playthroughs and counts anew, after a rule was changed on purpose.
playthroughs: .venv/ready
	$(BIN)/python tests/goldens.py

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --upgrade 'pip>=25.1'
	$(BIN)/pip install -q --group dev
	TABLEE_COMPILE=0 $(BIN)/pip install -q --no-build-isolation -e .
	touch $@

build/compiled/ready: .venv/ready $(SOURCES)
	rm -rf build/compiled
	TABLEE_COMPILE=1 $(BIN)/pip install -q --no-build-isolation --no-deps --target build/compiled .
	touch $@

clean:
	rm -rf .venv build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis
