"""`estran verify`: what a record proves, or the first ply that is wrong."""

from estran.cli.as_json import show_json
from estran.cli.lines import listed
from estran.cli.problems import in_words
from estran.cli.targets import load_record
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.match.record import Fairness, MatchRecord
from estran.match.verify import Proof, verify

DONE, FAILED = 0, 1


def verify_record(terminal: Terminal, path: str, *, as_json: bool = False) -> int:
    """Replay the record by the rules and derive its draws again; a refusal names the first bad ply."""
    record = load_record(path)
    if as_json:
        return tell_programs(terminal, record)
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


def tell_programs(terminal: Terminal, record: MatchRecord) -> int:
    """The same for programs: whether it is valid, and what is proven of its dice."""
    try:
        proof = verify(record)
    except Refused as refused:
        problem = {"id": refused.message, "text": terminal.speaker.text(in_words(refused))}
        show_json(terminal, "verify", {"valid": False, "problem": problem})
        return FAILED
    fairness = record.fairness
    show_json(
        terminal,
        "verify",
        {
            "valid": True,
            "game": record.game,
            "plies": proof.plies,
            "over": proof.over,
            "ended": record.ended,
            "dice": dice_of(record, proof),
            "draws": proof.draws,
            "match": fairness and fairness.match,
            "commitment": fairness and fairness.commitment,
            "words": fairness and fairness.words,
            "missing": (fairness and fairness.missing) or [],
        },
    )
    return DONE


def dice_of(record: MatchRecord, proof: Proof) -> str:
    """What is proven of the dice, in a word."""
    if record.fairness is None:
        return "unproven"
    return "unpublished" if proof.draws is None else "proven" if proof.draws else "none"


def compare(terminal: Terminal, record: MatchRecord, fairness: Fairness) -> None:
    """What every player's browser has noted too: anyone who finds something else there was shown another match."""
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
