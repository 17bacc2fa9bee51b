import type { AskingMedian, AskingPrices, Purpose } from '@manzil/api-client/generated/types.gen'
import { isResidential } from '@manzil/domain/is-residential'
import { distributionOf } from '@manzil/domain/search/distribution'
import { leastPeers } from '@manzil/domain/search/price-range'
import type { World } from '../world.ts'

/** What residential properties ask in each community, that with the most of them first. */
export function askingPrices({ properties }: World): AskingPrices[] {
  const communities = new Map<string, { place: AskingPrices['place']; own: World['properties'] }>()
  for (const property of properties) {
    const place = property.location_path.find(({ kind }) => kind === 'community')
    if (!place || !isResidential(property.type)) continue
    const { own } = communities.get(place._id) ?? { own: [] }
    communities.set(place._id, { place, own: [...own, property] })
  }
  return [...communities.values()]
    .map(({ place, own }) => {
      const medianOf = (purpose: Purpose): AskingMedian | null =>
        toMedian(own.flatMap((each) => (each.purpose === purpose ? (each.price ?? []) : [])))
      return {
        place,
        residential_count: own.length,
        sale: medianOf('sale'),
        rent: medianOf('rent'),
      }
    })
    .sort(
      (one, other) =>
        other.residential_count - one.residential_count ||
        one.place._id.localeCompare(other.place._id),
    )
}

function toMedian(prices: readonly number[]): AskingMedian | null {
  const { median } = distributionOf(prices.map((price) => [price, 1]))
  return median !== null && prices.length >= leastPeers
    ? { median: Math.round(median), count: prices.length }
    : null
}
