# Wat het hele huis zegt, in het Nederlands.
seat-name = plaats { $number }
seat-yours = plaats { $number } (jij)
list = { $first } en { $last }

kind-malformed = Dit begrijp ik niet
kind-not-yours = Dit is niet aan jou
kind-not-now = Nu niet
kind-not-allowed = De regels laten dit niet toe

refusal-not-legal = Deze zet kan hier niet.
refusal-match-over = De partij is voorbij.
refusal-no-such-seat = Er zijn { $seats } plaatsen, geteld vanaf 0.
refusal-nobody-acts = Nu is niemand aan zet: er moet gedeeld worden, of er moet tijd verstrijken.
refusal-not-your-turn = Iemand anders is aan de beurt.
refusal-no-such-action = Er is geen actie met dat nummer.
refusal-malformed-action = Dit zijn niet de woorden van een actie van dit spel.
refusal-malformed-entry = Dit is geen deling, geen actie en geen tik van de klok.
refusal-no-tick = De regels wachten nu niet op die tijd.
refusal-no-deal-due = Er valt nu niets te delen.
refusal-other-deal-due = Er moet nu iets anders gedeeld worden: { $due }.
refusal-bad-deal = Deze kaarten kunnen niet zo gedeeld zijn.
refusal-unknown-game = Er is geen spel “{ $game }”. Er zijn: { $games }.
refusal-unknown-option = Er is geen optie “{ $option }”. Er zijn: { $options }.
refusal-bad-option-value = { $option } kan niet “{ $value }” zijn. Het kan zijn: { $values }.
refusal-options-of-another-game = Deze opties horen bij een ander spel.
refusal-wrong-seats = { $game } is voor { $allowed } plaatsen, niet voor { $seats }.
refusal-unknown-bot = Er is geen bot “{ $bot }”. Er zijn: { $bots }.
refusal-wrong-bots = Noem één bot voor alle plaatsen, of één voor elk van de { $seats }.
refusal-bad-budget = “{ $budget }” is geen bedenktijd: zeg hoeveel milliseconden, zoals 50ms, of hoeveel pogingen, zoals 2000.
refusal-bad-program = “{ $program }” is geen opdracht: geef er een als program:./mijn-bot, tussen aanhalingstekens waar spaties staan.
refusal-no-such-program = Er is geen programma “{ $program }”, of het mag niet worden uitgevoerd.
refusal-no-programs-here = Programma’s kunnen alleen meespelen op een systeem als Linux of macOS.
refusal-bad-limit = { $name } kan niet “{ $value }” zijn: geef een getal.
refusal-bad-nature = “{ $nature }” is geen aard van reflex. Er zijn: { $natures }.
refusal-no-clock = { $game } wordt niet tegen de klok gespeeld: er valt voor reflex niets te grijpen.
refusal-no-clock-here = De terminal heeft geen klok: bij { $game } kan daar alleen random zitten.
refusal-no-time-to-think = { $game } wordt tegen de klok gespeeld en laat search geen tijd om na te denken. Probeer reflex.
refusal-record-unreadable = Dit is geen volledig verslag: { $why }.
refusal-record-format = Formaat { $format } van het verslag is hier niet bekend.
refusal-record-options = De opties van het verslag zijn niet zoals de partij ze zou hebben.
refusal-record-unfinished = Het verslag houdt op voordat de partij uit is.
refusal-record-outcome = De partij is niet geëindigd zoals het verslag zegt.
refusal-record-legal = Dit zijn niet de acties die hier mogelijk waren.
refusal-record-state = De partij stond er niet zo voor als het verslag zegt.
refusal-record-clock = De tijd loopt hier achteruit.
refusal-record-proof = De delingen volgen niet uit het bewijs.

refusal-option-without-value = Zeg wat “{ $option }” moet zijn: NAAM=WAARDE.
refusal-fewer-than-none = { $matches } partijen bestaan niet.
refusal-no-file = “{ $file }” is niet te lezen: { $why }.
refusal-no-record = Er staat geen verslag in “{ $file }”.

list-seats = { $seats } plaatsen (gewoonlijk { $usual })
output-lost = De uitvoer is niet te schrijven: { $why }.
replay-line = { $file }, regel { $line }: { $why }
replay-entry = stap { $entry }: { $why }
replay-held = { $held } van de { $all } verslagen kloppen.
play-help = Antwoord met een nummer uit de lijst, of met de woorden van een regel of een deel ervan; q stopt.
play-prompt = Wat doe je?
play-prompt-clock = Wat doe je? (een lege regel laat de tijd lopen)
play-unclear = { $count ->
    [0] Niets in de lijst is “{ $answer }”.
   *[other] “{ $answer }” kan { $count } regels van de lijst betekenen.
}
play-result = { $rank }. { $seat }: { $score }
play-left = De partij is verlaten.
analyse-record = { $file }, regel { $line }: { $game }
analyse-nothing = Er viel niets te kiezen dan snel te zijn.
analyse-choice = { $entry }. { $seat }: { $action } — { $expected }% ± { $error }
analyse-better = beter: { $action } — { $expected }% ± { $error }
analyse-turns = Keerpunten:
analyse-no-turns = Er is geen keerpunt.
analyse-mistake = { $entry }: { $seat } mocht { $before }% verwachten, en met deze keuze nog maar { $after }%
analyse-swing = na { $entry }: wat de anderen en de kaarten deden bracht { $seat } van { $before }% op { $after }%
analyse-seat = { $seat }: { $best } van de { $choices } keuzes waren de beste; een keuze kostte gemiddeld { $loss }%

# Hoe een bot faalde. Wat hij het laatst zei, staat achter het geheel.
bot-failed = De bot van { $seat } heeft gefaald: { $why }
mishap-said = { " " }Hij zei het laatst: { $said }
mishap-crashed = { $why }.
mishap-not-allowed = hij deed wat hier niet kan: { $action }.
mishap-not-started = zijn programma kan niet starten ({ $why }).
mishap-ended = zijn programma is gestopt (uitgangscode { $code }).
mishap-slow = zijn programma deed er langer over dan { $seconds } seconden.
mishap-flood = zijn programma schreef meer dan { $bytes } bytes als antwoord.
mishap-nonsense = zijn programma antwoordde “{ $answer }”, en dat is geen antwoord ({ $why }).
mishap-late = zijn programma beantwoordde vraag { $answered } toen het vraag { $asked } kreeg.

refusal-few-bots = Noem twee bots of meer.
refusal-same-bot-twice = “{ $bot }” is twee keer genoemd.
refusal-fewer-than-one = { $number } is te weinig: het moet er minstens één zijn.
refusal-missing-package = Hiervoor is { $package } nodig: pip install "tablee[{ $extra }]".
refusal-no-ray = Er is geen Ray op “{ $address }”: { $why }
refusal-journal-of-other = “{ $file }” is het journaal van andere partijen: “{ $what }” is daar anders.
refusal-journal-broken = Regel { $line } van “{ $file }” is geen regel van een journaal.

arena-title = { $game }: { $bots }
arena-counted = { $matches } partijen tellen; de intervallen zijn op 95 %.
arena-interrupted = Onderbroken. Dezelfde opdracht gaat hier verder als ze --journal BESTAND heeft.
arena-resumable = Onderbroken. Dezelfde opdracht gaat hier verder.
arena-nothing = Er is nog geen deling op alle plaatsen gespeeld.
arena-progress = { $open } van { $all } paren open
arena-ratings = Sterkte
arena-ratings-how = 100 punten meer winnen 64 % van de vergelijkingen; het gemiddelde is 0.
arena-pairs = Paren
arena-pairs-how = Deel van de vergelijkingen, plaats voor plaats, dat de eerste van de tweede wint; gelijk telt half.
arena-by-seats = Per aantal spelers
arena-by-seat = Per plaats
arena-failures = Partijen verloren omdat een bot faalde
arena-bot = bot
arena-opponent = tegen
arena-rating = punten
arena-interval = 95 %-interval
arena-share = deel
arena-seats = plaatsen
arena-seat = plaats
arena-deals = delingen
arena-matches = partijen
arena-decided = beslist
arena-yes = ja
arena-no = nee
arena-why = wat er eerst misging
arena-even = gelijk
