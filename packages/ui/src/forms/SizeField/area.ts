/** Square feet in a square metre (1 ft = 0.3048 m exactly). */
const sqftPerSqm = 1 / 0.3048 ** 2

export type AreaUnit = 'sqft' | 'sqm'

/** Sizes are kept in whole square feet. */
export function toSqft(size: number, unit: AreaUnit): number {
  return Math.round(unit === 'sqft' ? size : size * sqftPerSqm)
}

/** A size in another unit: square metres with one digit behind the mark. */
export function fromSqft(sqft: number, unit: AreaUnit): number {
  return unit === 'sqft' ? sqft : Math.round((sqft / sqftPerSqm) * 10) / 10
}
