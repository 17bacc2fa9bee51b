import { leastPeers } from '../search/price-range.ts'
import { grossYield } from './gross-yield.ts'

/** Properties of one kind and number of bedrooms in one place: what they ask for sale and for rent. */
export interface AlikeProperties {
  forSale: number
  forRent: number
  /** Medians in AED; the rent of a year. Null of no properties. */
  price: number | null
  rent: number | null
}

/** Properties that are alike, of which enough are for sale and for rent. */
export type Compared<Group extends AlikeProperties> = Group & {
  price: number
  rent: number
  /** A share, 0.07 for 7 %. */
  share: number
}

/** What is above it compares properties that are not alike, or rests on a wrong size or price. A share. */
export const highestBelievableYield = 0.12

/** The groups with enough properties on both sides to have a yield. */
export function solid<Group extends AlikeProperties>(groups: readonly Group[]): Compared<Group>[] {
  return groups.flatMap((group) => {
    const { forSale, forRent, price, rent } = group
    if (Math.min(forSale, forRent) < leastPeers || price === null || rent === null) return []
    const share = grossYield(rent, price)
    return share === undefined ? [] : [{ ...group, price, rent, share }]
  })
}

/** The groups that a yield is drawn from: enough properties on both sides, and a yield to be believed. */
export const believable = <Group extends AlikeProperties>(
  groups: readonly Group[],
): Compared<Group>[] => solid(groups).filter(({ share }) => share <= highestBelievableYield)

/** The smaller of the two numbers of properties is what a group can prove. */
const weightOf = ({ forSale, forRent }: AlikeProperties): number => Math.min(forSale, forRent)

export interface LikeForLike<Group extends AlikeProperties> {
  /** A share, 0.07 for 7 %. */
  grossYield: number
  /** Properties that it is drawn from. */
  forSale: number
  forRent: number
  /** The groups that it is drawn from, the one that proves most first. */
  groups: [Compared<Group>, ...Compared<Group>[]]
}

/**
 * Gross yield of a place, median rent over median price: the yields of properties that are alike, each
 * counted by what its group can prove. Undefined where no kind of property has enough on both sides, or
 * where the answer is not to be believed.
 */
export function likeForLike<Group extends AlikeProperties>(
  groups: readonly Group[],
): LikeForLike<Group> | undefined {
  const [most, ...others] = believable(groups).toSorted(
    (one, other) => weightOf(other) - weightOf(one),
  )
  if (most === undefined) return undefined
  const compared: [Compared<Group>, ...Compared<Group>[]] = [most, ...others]
  const sum = (of: (group: Compared<Group>) => number) =>
    compared.reduce((total, group) => total + of(group), 0)
  return {
    grossYield: sum((group) => weightOf(group) * group.share) / sum(weightOf),
    forSale: sum(({ forSale }) => forSale),
    forRent: sum(({ forRent }) => forRent),
    groups: compared,
  }
}
