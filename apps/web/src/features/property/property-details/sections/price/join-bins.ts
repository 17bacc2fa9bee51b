import type { ValueDistribution } from '@manzil/api-client/generated/types.gen'

type Bins = ValueDistribution['bins']

/** Properties that a range should hold on average, so that a drawing is no comb. */
const WANTED = 2
/** Ranges that are too few to show a shape. */
const FEWEST = 6

/** Joins neighbouring ranges while properties are few; they stay equally wide. */
export function joinBins(bins: Bins): Bins {
  const properties = bins.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(FEWEST, properties / WANTED)
  const each = [1, 2, 3, 4].find((size) => bins.length / size <= most) ?? 4
  if (bins.length % each !== 0) return bins
  return Array.from({ length: bins.length / each }, (_, group) => {
    const joined = bins.slice(group * each, (group + 1) * each)
    return {
      from: joined[0]?.from ?? 0,
      to: joined.at(-1)?.to ?? 0,
      count: joined.reduce((sum, { count }) => sum + count, 0),
    }
  })
}
