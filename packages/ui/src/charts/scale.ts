/** Maps a value to px. */
export type Scale = (value: number) => number

/** A straight scale. A domain without extent maps to the middle of the range. */
export function linearScale(
  domain: readonly [number, number],
  range: readonly [number, number],
): Scale {
  const [low, high] = domain
  const [start, end] = range
  const extent = high - low
  if (extent === 0) return () => (start + end) / 2
  return (value) => start + ((value - low) / extent) * (end - start)
}

/** The same for the logarithms of values; less than one counts as one. */
export function logScale(
  [low, high]: readonly [number, number],
  range: readonly [number, number],
): Scale {
  const log = (value: number) => Math.log(Math.max(1, value))
  const scale = linearScale([log(low), log(high)], range)
  return (value) => scale(log(value))
}

/** Ticks at round values and the domain that they close. */
export interface NiceAxis {
  ticks: number[]
  domain: readonly [number, number]
}

/** 1, 2 or 5 times a power of ten, at least `rough`. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = rough / power
  if (times <= 1) return power
  if (times <= 2) return 2 * power
  if (times <= 5) return 5 * power
  return 10 * power
}

/**
 * An axis for the values: about `count` round ticks, the first at or below the least value and the
 * last at or above the greatest. Values that are all the same get room on both sides. Whole numbers,
 * which count something, get whole ticks: a line for 0.6 would be labelled 1.
 */
export function niceAxis(values: readonly number[], count = 5, fromZero = true): NiceAxis {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  let isCount = true
  for (const value of fromZero ? [...values, 0] : values) {
    if (!Number.isFinite(value)) continue
    isCount &&= Number.isInteger(value)
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  if (low > high) [low, high] = [0, 1]
  if (low === high) {
    const room = Math.abs(low) || 1
    if (low === 0) high = 1
    else [low, high] = [low - room / 2, high + room / 2]
  }
  const rough = (high - low) / Math.max(1, count)
  const step = roundStep(isCount ? Math.max(1, rough) : rough)
  const first = Math.floor(low / step + 1e-9)
  const last = Math.ceil(high / step - 1e-9)
  // Multiplied, not added up, and trimmed: 0.1 + 0.2 would be written out on the axis.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  )
  return { ticks, domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1] }
}

/** Which of `count` labels to write where only `room` fit: evenly, with the first. */
export function everyNth(count: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, room)))
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}

/** Ticks with their texts; a text that stands already is left out with its tick. */
export function writeTicks(ticks: readonly number[], format: (value: number) => string) {
  const written = ticks.map((value) => ({ value, text: format(value) }))
  return written.filter(({ text }, at) => text !== written[at - 1]?.text)
}
