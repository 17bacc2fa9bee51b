/* Invented figures of the chart stories: the same in every run. */

/** A small pseudo-random walk; `seed` picks which. */
export function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** The first days of 24 months, ms. */
export const months = Array.from({ length: 24 }, (_, at) => Date.UTC(2024, 6 + at, 1))

/** A price per square foot that climbs from `start` by about `step` a month. */
export function climb(start: number, step: number, count = 24, seed = 7): number[] {
  const next = noise(seed)
  return Array.from({ length: count }, (_, at) =>
    Math.round(start + at * step + (next() - 0.5) * start * 0.03),
  )
}

/** Prices of `count` properties, AED, skewed as prices are. */
export function prices(count: number, seed = 3): number[] {
  const next = noise(seed)
  return Array.from({ length: count }, () => {
    const bell = next() + next() + next() + next() - 2
    return Math.round(2_150_000 * Math.exp(bell * 0.42))
  })
}
