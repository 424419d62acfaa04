### Tide

tide-name = Tide
tide-about = Pebbles on the shore, for 2 to 4 players, about 5 minutes. Grab as many as you dare: a high wave takes the fullest hands.
tide-option-rounds = rounds
tide-option-rounds-help = How often the tide comes in.

## What happens

tide-event-grabbed = { $seat_is ->
    [you] You grab { $pebbles }.
   *[other] { $seat } grabs { $pebbles }.
  }
tide-event-wave = The wave: { $height }.
tide-event-kept = { $seat_is ->
    [you] You keep { $pebbles } and have { $total }.
   *[other] { $seat } keeps { $pebbles } and has { $total }.
  }
tide-event-lost = { $seat_is ->
    [you] The wave takes { $pebbles } from you.
   *[other] { $seat }: the wave takes { $pebbles }.
  }
tide-event-won = Most pebbles, { $total }: { $seats }.

## What may be chosen

tide-choice-grab = Grab { $pebbles }

## What is awaited

tide-phase-grab = Low tide
tide-phase-wave = The wave
tide-status-grab = { $asks ->
    [you] Choose how many pebbles to grab.
   *[other] Waiting for hands: { $seats }.
  }
tide-status-wave = The wave is coming.
