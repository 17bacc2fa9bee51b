import { niceAxis } from './scale.ts'

/** How many values lie in `from ≤ value < to`; the last bin holds its upper edge too. */
export interface Bin {
  from: number
  to: number
  count: number
  /** Holds everything below `to` or above `from` as well. */
  open?: 'below' | 'above'
}

/** The value below which the share (0 to 1) of the sorted values lies, between neighbours. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? below
  return below + (above - below) * (at - Math.floor(at))
}

/**
 * Bins of equal, round width. A single absurd value must not press all others into one bin: what
 * lies beyond four middle halves of the median is counted in open bins at the ends.
 */
export function binValues(values: readonly number[], about = 28): Bin[] {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  const [least, greatest] = [sorted[0], sorted.at(-1)]
  if (least === undefined || greatest === undefined) return []
  const middle = quantile(sorted, 0.5)
  const reach = 4 * (quantile(sorted, 0.75) - quantile(sorted, 0.25)) || greatest - least || 1
  const low = Math.max(least, middle - reach)
  const high = Math.min(greatest, middle + reach)
  const { ticks } = niceAxis(
    [low, high === low ? low + Math.abs(low) / 10 + 1 : high],
    about,
    false,
  )
  const [start = 0, second = 1] = ticks
  const width = second - start
  const bins: Bin[] = ticks.slice(0, -1).map((from, at) => ({
    from,
    to: ticks[at + 1] ?? from + width,
    count: 0,
  }))
  for (const value of sorted) {
    const at = Math.floor((value - start) / width)
    const bin = bins[Math.min(bins.length - 1, Math.max(0, at))]
    if (bin) bin.count += 1
  }
  const [first, last] = [bins[0], bins.at(-1)]
  if (first && least < first.from) first.open = 'below'
  if (last && greatest > last.to) last.open = 'above'
  return bins
}
