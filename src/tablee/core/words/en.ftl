# What the whole house says, in English.
seat-name = seat { $number }
seat-yours = seat { $number } (you)
list = { $first } and { $last }

kind-malformed = I do not understand this
kind-not-yours = This is not yours to do
kind-not-now = Not now
kind-not-allowed = The rules do not allow this

refusal-not-legal = This move is not possible here.
refusal-match-over = The match is over.
refusal-no-such-seat = There are { $seats } seats, counted from 0.
refusal-nobody-acts = Nobody acts now: cards are to be dealt, or time is to pass.
refusal-not-your-turn = It is somebody else’s turn.
refusal-no-such-action = There is no action of that number.
refusal-malformed-action = These are not the words of an action of this game.
refusal-malformed-entry = This is neither a deal, nor an action, nor a tick.
refusal-no-tick = The rules wait for no such time now.
refusal-no-deal-due = Nothing is to be dealt now.
refusal-other-deal-due = Another deal is due now: { $due }.
refusal-bad-deal = These cards could not have been dealt so.
refusal-unknown-game = There is no game called “{ $game }”. There are: { $games }.
refusal-unknown-option = There is no option “{ $option }”. There are: { $options }.
refusal-bad-option-value = { $option } cannot be “{ $value }”. It can be: { $values }.
refusal-options-of-another-game = These options belong to another game.
refusal-wrong-seats = { $game } is for { $allowed } seats, not { $seats }.
refusal-unknown-bot = There is no bot called “{ $bot }”. There are: { $bots }.
refusal-wrong-bots = Name one bot for all seats or one for each of the { $seats }.
refusal-bad-budget = “{ $budget }” is no time to think: say how many milliseconds, as in 50ms, or how many rounds of thought, as in 2000.
refusal-bad-program = “{ $program }” is no command: give one as in program:./my-bot, in quotes where it has spaces.
refusal-no-such-program = There is no program “{ $program }”, or it may not be run.
refusal-no-programs-here = Programs can only play on a system like Linux or macOS.
refusal-bad-limit = { $name } cannot be “{ $value }”: give a number.
refusal-bad-nature = “{ $nature }” is no nature of reflex. There are: { $natures }.
refusal-no-clock = { $game } is not played against time: there is nothing for reflex to be quick at.
refusal-no-clock-here = The terminal runs no clock: in { $game } only random can sit there.
refusal-no-time-to-think = { $game } is played against time and leaves none for search to think. Try reflex.
refusal-record-unreadable = This is not a whole record: { $why }.
refusal-record-format = Format { $format } of the record is not known here.
refusal-record-options = The options of the record are not as the match would have them.
refusal-record-unfinished = The record ends before the match does.
refusal-record-outcome = The match did not end as the record says.
refusal-record-legal = These are not the actions that were possible here.
refusal-record-state = The match did not stand as the record says.
refusal-record-clock = Time runs backwards here.
refusal-record-proof = The deals do not follow from the proof.

refusal-option-without-value = Say what “{ $option }” shall be: NAME=VALUE.
refusal-fewer-than-none = There cannot be { $matches } matches.
refusal-no-file = “{ $file }” cannot be read: { $why }.
refusal-no-record = There is no record in “{ $file }”.

list-seats = { $seats } seats (usually { $usual })
output-lost = The output cannot be written: { $why }.
replay-line = { $file }, line { $line }: { $why }
replay-entry = entry { $entry }: { $why }
replay-held = { $held } of { $all } records hold.
play-help = Answer with a number of the list, or with the words of a line or a part of them; q leaves.
play-prompt = What do you do?
play-prompt-clock = What do you do? (an empty line lets time pass)
play-unclear = { $count ->
    [0] Nothing in the list is “{ $answer }”.
   *[other] “{ $answer }” can mean { $count } lines of the list.
}
play-result = { $rank }. { $seat }: { $score }
play-left = The match is left.
analyse-record = { $file }, line { $line }: { $game }
analyse-nothing = There was nothing to choose but to be quick.
analyse-choice = { $entry }. { $seat }: { $action } — { $expected }% ± { $error }
analyse-better = better: { $action } — { $expected }% ± { $error }
analyse-turns = Turning points:
analyse-no-turns = There is no turning point.
analyse-mistake = { $entry }: { $seat } could expect { $before }%, and with this choice only { $after }%
analyse-swing = after { $entry }: what others and the cards did took { $seat } from { $before }% to { $after }%
analyse-seat = { $seat }: { $best } of { $choices } choices were best; a choice gave away { $loss }% on average

# How a bot failed. What it said last stands behind the whole.
bot-failed = The bot of { $seat } has failed: { $why }
mishap-said = { " " }It last said: { $said }
mishap-crashed = { $why }.
mishap-not-allowed = it did what is not possible here: { $action }.
mishap-not-started = its program cannot be started ({ $why }).
mishap-ended = its program has ended (exit code { $code }).
mishap-slow = its program took longer than { $seconds } seconds.
mishap-flood = its program wrote more than { $bytes } bytes for an answer.
mishap-nonsense = its program answered “{ $answer }”, which is no answer ({ $why }).
mishap-late = its program answered question { $answered } when it was asked question { $asked }.

refusal-few-bots = Name two bots or more.
refusal-same-bot-twice = “{ $bot }” is named twice.
refusal-fewer-than-one = { $number } are too few: it must be one or more.
refusal-missing-package = This needs { $package }: pip install "tablee[{ $extra }]".
refusal-no-ray = There is no Ray at “{ $address }”: { $why }
refusal-journal-of-other = “{ $file }” is the journal of other matches: its “{ $what }” is not this one.
refusal-journal-broken = Line { $line } of “{ $file }” is no line of a journal.

arena-title = { $game }: { $bots }
arena-counted = { $matches } matches count; intervals are at 95 %.
arena-interrupted = Interrupted. The same command goes on from here if it has --journal FILE.
arena-resumable = Interrupted. The same command goes on from here.
arena-nothing = No deal has been played with every seating yet.
arena-progress = { $open } of { $all } pairs open
arena-ratings = Ratings
arena-ratings-how = 100 points more win 64 % of the comparisons; the average is 0.
arena-pairs = Pairs
arena-pairs-how = Share of comparisons, seat by seat, that the first won against the second; a tie counts half.
arena-by-seats = By number of players
arena-by-seat = By seat
arena-failures = Matches lost because a bot failed
arena-bot = bot
arena-opponent = against
arena-rating = rating
arena-interval = 95 % interval
arena-share = share
arena-seats = seats
arena-seat = seat
arena-deals = deals
arena-matches = matches
arena-decided = decided
arena-yes = yes
arena-no = no
arena-why = what was wrong first
arena-even = even
