"""Why a choice is a good one, in a sentence: the same for hints and for bots that are asked."""

from typing import Any, NamedTuple

from estran.bots.habit import HabitBot
from estran.bots.policy import PolicyBot
from estran.bots.shelves import manners_of, reasons_of
from estran.bots.sight import Bot, Sight
from estran.words.choices import Said


class Advice(NamedTuple):
    """What a bot would do, and why."""

    action: int
    why: Said  # a kind of reason, and arguments as events have them
    share: float  # how often one should do so; below 1 where it is better to be unpredictable


def reason(sight: Sight, action: int) -> Said:
    """What speaks for this choice, as a kind and its arguments; it tells nothing that the seat cannot know."""
    if len(sight.choices) == 1:
        return "only", {}
    return reasons_of(sight.game).reason(sight, action)


def advice(bot: Bot, sight: Sight) -> Advice:
    """The choice that this bot makes most often, with the reason for it."""
    shares = shares_of(bot, sight)
    best = max(range(len(shares)), key=shares.__getitem__)
    return Advice(sight.choices[best], reason(sight, sight.choices[best]), shares[best])


def shares_of(bot: Any, sight: Sight) -> list[float]:
    """How often the bot makes each legal choice; one that cannot tell makes its choice always."""
    if len(sight.choices) == 1:
        return [1.0]
    if isinstance(bot, HabitBot):
        weights = bot.weights(sight)
        return [float(weight == max(weights)) for weight in weights]
    if isinstance(bot, PolicyBot):
        return bot.shares(sight)
    if hasattr(bot, "outlook"):
        return list(bot.outlook(sight, manners_of(sight.game).trust(sight)).shares)
    made = bot.choose(sight)
    return [float(action == made) for action in sight.choices]
