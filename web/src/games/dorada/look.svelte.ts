/** The move that one is looking at, with pointer or focus, in the list or on the map: both show the same way. */
export const look = $state<{ move: string | null }>({ move: null });
