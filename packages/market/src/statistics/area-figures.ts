import { quantileSorted } from 'simple-statistics'

/** An asking price with what it is asked for. Price in AED (a year for rent), size in sqft. */
export interface AskingPrice {
  price: number
  size: number
  /** When the price was last known to be asked. */
  asOf: Date
}

/** What a market asks, with the number of listings that say so. */
export interface AreaFigures {
  /** Listings that the figures stand on. */
  n: number
  /** Median and middle half of prices, whole AED. */
  price: Spread
  /** Median and middle half of prices per square foot, AED. */
  pricePerSqft: Spread
  /** Oldest and newest of the listings. */
  from: Date
  to: Date
}

export interface Spread {
  low: number
  median: number
  high: number
}

/** Fewer comparables than this say nothing about a market. */
export const fewestComparables = 5

/**
 * Medians and middle halves (25th to 75th percentile) of asking prices. Undefined below
 * `fewestComparables`: a figure that stands on four listings is an anecdote.
 */
export function areaFigures(asking: readonly AskingPrice[]): AreaFigures | undefined {
  const usable = asking.filter(({ price, size }) => price > 0 && size > 0)
  if (usable.length < fewestComparables) return undefined
  const times = usable.map(({ asOf }) => asOf.getTime())
  return {
    n: usable.length,
    price: spread(usable.map(({ price }) => price)),
    pricePerSqft: spread(usable.map(({ price, size }) => price / size)),
    from: new Date(Math.min(...times)),
    to: new Date(Math.max(...times)),
  }
}

function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(quantileSorted(sorted, share))
  return { low: at(0.25), median: at(0.5), high: at(0.75) }
}
