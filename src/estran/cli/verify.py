"""`estran verify`: what a record proves, or the first ply that is wrong."""

from estran.cli.terminal import Terminal
from estran.match.record import MatchRecord
from estran.match.verify import verify


def verify_record(terminal: Terminal, path: str) -> int:
    """Replay the record by the rules and derive its draws again; a refusal names the first bad ply."""
    record = MatchRecord.load(path)
    proof = verify(record)
    terminal.say("terminal-verified-plies", plies=proof.plies)
    terminal.say("terminal-verified-over" if proof.over else "terminal-verified-unfinished")
    if proof.draws is None:
        terminal.say("terminal-verified-no-dice")
    else:
        terminal.say("terminal-verified-dice", draws=proof.draws)
    return 0
