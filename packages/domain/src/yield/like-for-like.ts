import { fewestComparables } from './comparables.ts'
import { grossYield } from './gross-yield.ts'

/** Properties of one kind and number of bedrooms in one place: what they ask for sale and for rent. */
export interface AlikeProperties {
  forSale: number
  forRent: number
  /** Medians in AED for a square foot; the rent of a year. */
  salePerSqft: number
  rentPerSqft: number
}

export interface LikeForLike {
  /** A share, 0.07 for 7 %. */
  grossYield: number
  /** Properties that it is drawn from. */
  forSale: number
  forRent: number
}

/** What is above it compares properties that are not alike, or rests on a wrong size or price. A share. */
export const highestBelievableYield = 0.12

/** The groups that a yield is drawn from: enough properties on both sides, and a yield to be believed. */
export function believable<Group extends AlikeProperties>(groups: readonly Group[]): Group[] {
  return groups.filter(({ forSale, forRent, salePerSqft, rentPerSqft }) => {
    const share = grossYield(rentPerSqft, salePerSqft)
    const isSolid = Math.min(forSale, forRent) >= fewestComparables && share !== undefined
    return isSolid && share <= highestBelievableYield
  })
}

/**
 * Gross yield of a place: the yields of properties that are alike, each counted by the smaller of its two
 * numbers of properties, which is what it can prove. Undefined where no kind of property has enough on both
 * sides, or where the answer is not to be believed.
 */
export function likeForLike(groups: readonly AlikeProperties[]): LikeForLike | undefined {
  const yields = believable(groups).map((group) => ({
    ...group,
    weight: Math.min(group.forSale, group.forRent),
    share: grossYield(group.rentPerSqft, group.salePerSqft) ?? 0,
  }))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  const weights = sum(yields.map(({ weight }) => weight))
  if (weights === 0) return undefined
  return {
    grossYield: sum(yields.map(({ weight, share }) => weight * share)) / weights,
    forSale: sum(yields.map(({ forSale }) => forSale)),
    forRent: sum(yields.map(({ forRent }) => forRent)),
  }
}
