/** Numbers from a seed, so that a run can be repeated as far as the machine allows (mulberry32). */
export interface Random {
  /** From 0 to 1. */
  next: () => number
  between: (least: number, most: number) => number
  chance: (probability: number) => boolean
  oneOf: <T>(values: readonly [T, ...T[]]) => T
}

export function randomFrom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    chance: (probability) => next() < probability,
    oneOf: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  }
}
