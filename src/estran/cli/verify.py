"""`estran verify`: what a record proves, or the first ply that is wrong."""

from estran.cli.lines import listed
from estran.cli.terminal import Terminal
from estran.engine.seats import LETTERS
from estran.match.record import Fairness, MatchRecord
from estran.match.verify import verify


def verify_record(terminal: Terminal, path: str) -> int:
    """Replay the record by the rules and derive its draws again; a refusal names the first bad ply."""
    record = MatchRecord.load(path)
    proof = verify(record)
    terminal.say("terminal-verified-plies", plies=proof.plies)
    terminal.say(f"terminal-verified-{'over' if proof.over else record.ended or 'unfinished'}")
    if record.ended and not proof.over:
        terminal.say("replay-claimed-ended")
    elif not proof.over and proof.draws is not None:
        terminal.say("replay-claimed-cut")  # of a match that runs, no seed is published
    if record.sat:
        terminal.say("replay-claimed-sat")
    if record.fairness is None:
        terminal.say("terminal-verified-no-dice")
        return 0
    if proof.draws is None:
        terminal.say("terminal-verified-no-seed")
    elif proof.draws == 0:
        terminal.say("terminal-verified-no-draws")
    else:
        terminal.say("terminal-verified-dice", draws=proof.draws)
    compare(terminal, record, record.fairness)
    return 0


def compare(terminal: Terminal, record: MatchRecord, fairness: Fairness) -> None:
    """What every player's browser has noted too: whoever finds something else there was shown another match."""
    missing = fairness.missing or []
    terminal.say("terminal-verified-compare")
    terminal.say("terminal-verified-match", match=fairness.match)
    terminal.say("terminal-verified-commitment", commitment=fairness.commitment)
    for seat, name, word in zip(LETTERS, record.names or LETTERS, fairness.words, strict=False):
        message = "terminal-verified-word" if word else "terminal-verified-wordless"
        terminal.say(message, seat=seat, name=name, word=word)
    if missing:
        terminal.say("terminal-verified-missing", seats=listed(missing, terminal.speaker))
    else:
        terminal.say("terminal-verified-complete")
