/** A seeded source of chance, so that a failing case can be run again. */
export type Random = {
  fraction(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
}

/** mulberry32: small, and good enough to spread test data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number): number =>
    low + Math.floor(fraction() * (high - low + 1))
  return {
    fraction,
    whole,
    chance: (probability) => fraction() < probability,
    pick(from) {
      const value = from[whole(0, from.length - 1)]
      if (value === undefined) throw new Error('nothing to pick from')
      return value
    },
  }
}
