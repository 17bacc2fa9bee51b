import type { ValueDistribution } from '@manzil/api-client/generated/types.gen'

/** Different values with how many properties state each, in any order. */
export type Counted = readonly (readonly [value: number, count: number])[]

const bins = 24

/** How counted values spread: quartiles as the assistant tells them, bins equally wide in logarithm. */
export function distributionOf(counted: Counted): ValueDistribution {
  const sorted = counted.toSorted(([a], [b]) => a - b)
  const total = sorted.reduce((sum, [, count]) => sum + count, 0)
  const min = sorted[0]?.[0]
  const max = sorted.at(-1)?.[0]
  if (min === undefined || max === undefined)
    return { min: null, q1: null, median: null, q3: null, max: null, bins: [] }
  return {
    min,
    q1: valueAt(sorted, total, 0.25),
    median: valueAt(sorted, total, 0.5),
    q3: valueAt(sorted, total, 0.75),
    max,
    bins: min === max ? [{ from: min, to: max, count: total }] : binsOf(sorted, min, max),
  }
}

/** Between the two values beside that share of the properties, as `percentile_cont` has it; of two decimals. */
function valueAt(sorted: Counted, total: number, share: number): number {
  const place = share * (total - 1)
  const below = propertyAt(sorted, Math.floor(place))
  const above = propertyAt(sorted, Math.ceil(place))
  return Math.round((below + (above - below) * (place % 1)) * 100) / 100
}

/** The value of the property at a place in the order, from 0. */
function propertyAt(sorted: Counted, place: number): number {
  let properties = 0
  for (const [value, count] of sorted) {
    properties += count
    if (properties > place) return value
  }
  return sorted.at(-1)?.[0] ?? 0
}

function binsOf(sorted: Counted, min: number, max: number): ValueDistribution['bins'] {
  const first = Math.max(min, 1)
  const edge = (index: number): number => {
    if (index === 0) return min
    if (index === bins) return max
    return Math.round(first * (max / first) ** (index / bins) * 100) / 100
  }
  const found = Array.from({ length: bins }, (_, index) => ({
    from: edge(index),
    to: edge(index + 1),
    count: 0,
  }))
  let at = 0
  for (const [value, count] of sorted) {
    while (at < bins - 1 && value >= (found[at]?.to ?? max)) at += 1
    const bin = found[at]
    if (bin !== undefined) bin.count += count
  }
  return found
}
