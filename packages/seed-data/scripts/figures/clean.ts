import { quantile } from '@manzil/catalogue/scripts/geometry'
import type { Observation } from './observation.ts'

/** Outside these a row is an error of entry or a whole building: AED for a square foot, sqft, AED. */
export interface Limits {
  readonly pricePerSqft: readonly [number, number]
  readonly size: readonly [number, number]
  readonly price: readonly [number, number]
}

export const SALE_LIMITS: Limits = {
  pricePerSqft: [150, 12_000],
  size: [200, 30_000],
  price: [100_000, 300_000_000],
}
export const RENT_LIMITS: Limits = {
  pricePerSqft: [12, 700],
  size: [120, 30_000],
  price: [10_000, 5_000_000],
}
/** Land is priced by the plot. */
export const LAND_LIMITS: Limits = {
  pricePerSqft: [20, 6_000],
  size: [1_000, 400_000],
  price: [100_000, 1_000_000_000],
}

/** Smaller "offices" are desks in business centres. */
const MIN_OFFICE_SQFT = 400
/** Robust z-score (median absolute deviation of logs) past which a row is left out. */
const MAX_ROBUST_Z = 3.5
const MAD_TO_SIGMA = 1.4826
/** Groups smaller than this have no usable spread of their own. */
const MIN_GROUP = 8
/** Keeps a group of equal prices (one tower at list price) from rejecting everything else. */
const MIN_SIGMA = 0.08

function within([low, high]: readonly [number, number], value: number): boolean {
  return value >= low && value <= high
}

function isPlausible({ type, price, size }: Observation, limits: Limits): boolean {
  return (
    (type !== 'office' || size >= MIN_OFFICE_SQFT) &&
    within(limits.price, price) &&
    within(limits.size, size) &&
    within(limits.pricePerSqft, price / size)
  )
}

function rejectOutliers(group: readonly Observation[]): readonly Observation[] {
  if (group.length < MIN_GROUP) return group
  const logs = group.map(({ price, size }) => Math.log(price / size))
  const sorted = logs.toSorted((a, b) => a - b)
  const middle = quantile(sorted, 0.5)
  const deviations = sorted.map((log) => Math.abs(log - middle)).sort((a, b) => a - b)
  const sigma = Math.max(quantile(deviations, 0.5) * MAD_TO_SIGMA, MIN_SIGMA)
  return group.filter((_, at) => Math.abs((logs[at] ?? 0) - middle) <= MAX_ROBUST_Z * sigma)
}

/** Drops what cannot be right, then what is far off within its community and type. */
export function clean(
  observations: readonly Observation[],
  limits: Limits,
): readonly Observation[] {
  const plausible = observations.filter((one) =>
    isPlausible(one, one.type === 'land' ? LAND_LIMITS : limits),
  )
  const groups = Map.groupBy(plausible, ({ path, type }) => `${path[1] ?? path[0]} ${type}`)
  return [...groups.values()].flatMap(rejectOutliers)
}
