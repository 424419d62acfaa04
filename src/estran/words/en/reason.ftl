### Hints: a choice, and why it is a good one; the listener is who must choose.

reason-hint = { $choice }. { $reason }
reason-often = { $choice }. { $reason } But don’t be predictable: choose this only about { $share } times in 100.

## Any game

reason-only = There is no other choice.
reason-none = A bot would choose this.
