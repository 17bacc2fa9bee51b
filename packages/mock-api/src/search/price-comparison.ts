import type { PriceComparison, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { distributionOf } from '@manzil/domain/search/distribution'
import {
  comparedWithin,
  comparisonAmong,
  type Median,
  type PeerMedians,
} from '@manzil/domain/search/price-comparison'
import { sizesNear } from '@manzil/domain/search/price-range'
import type { World } from '../world.ts'
import { counted } from './counted.ts'

/** How a price stands among the live properties of its kind, rooms and community, and of a size near to its own. */
export function priceComparison(world: World, property: PropertyDetail): PriceComparison | null {
  const place = comparedWithin(property)
  const { purpose, type, bedrooms, price, size } = property
  if (!place || price === null) return null
  const peers = world.properties.filter(
    (other) =>
      other.purpose === purpose &&
      other.type === type &&
      (bedrooms === null || other.bedrooms === bedrooms) &&
      other.location_path.some(({ _id }) => _id === place._id),
  )
  return comparisonAmong(property, {
    near: size ? mediansOf(peers.filter(isNear(size))) : undefined,
    kind: mediansOf(peers),
  })
}

function isNear(own: number) {
  const { size_min: least, size_max: most } = sizesNear(own)
  return ({ size }: PropertyDetail) => size !== null && size >= least && size <= most
}

function mediansOf(peers: readonly PropertyDetail[]): PeerMedians {
  const medianOf = (figure: (each: PropertyDetail) => number | null): Median => {
    const values = counted(peers, figure)
    const count = values.reduce((sum, [, properties]) => sum + properties, 0)
    return { count, median: distributionOf(values).median }
  }
  return { price: medianOf((each) => each.price), rate: medianOf((each) => each.price_per_sqft) }
}
