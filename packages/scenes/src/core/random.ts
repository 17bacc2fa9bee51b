/** A list that can always be picked from. */
export type Choices<T> = readonly [T, ...T[]]

/** A repeatable stream of choices: the same key gives the same stream on every machine. */
export interface Random {
  /** Next number in [0, 1). */
  next(): number
  /** Number in [low, high). */
  between(low: number, high: number): number
  /** Integer in [low, high], both included. */
  whole(low: number, high: number): number
  /** True in about `share` of the calls (0 to 1). */
  chance(share: number): boolean
  pick<T>(choices: Choices<T>): T
}

/** FNV-1a over UTF-16 code units: spreads neighbouring keys far apart, 32 bits. */
function hash(key: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < key.length; index += 1) {
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** Opens the stream that belongs to `key` (mulberry32: tiny, and even enough for drawing). */
export function randomFrom(key: string): Random {
  let state = hash(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    chance: (share) => next() < share,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  }
}
