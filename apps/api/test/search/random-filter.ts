import { places } from '@manzil/catalogue/places/places'
import { sortOrders } from '@manzil/domain/vocabulary'
import type { PageRequest, PropertyFilter } from '../../src/modules/property/filter/filter.ts'
import type { Codes } from './oracle.ts'
import type { Random } from './random.ts'

/** A filter in which each part is there with some probability. */
export function randomFilter(random: Random, codes: Codes): PropertyFilter {
  const filter: PropertyFilter = {}
  const some = (probability: number, set: () => void): void => {
    if (random.chance(probability)) set()
  }
  const codesOf = (map: ReadonlyMap<string, number>) => [...map.values()]
  const several = (from: readonly number[], most: number) =>
    Array.from({ length: random.whole(1, most) }, () => random.pick(from))
  some(0.7, () => {
    filter.purpose = random.whole(1, 2)
  })
  some(0.5, () => {
    const known = places.slice(0, 60).flatMap(({ slug }) => codes.place.get(slug) ?? [])
    filter.places = several(known, random.chance(0.2) ? 12 : 3)
  })
  some(0.15, () => {
    filter.category = random.pick(codesOf(codes.category))
  })
  some(0.35, () => {
    filter.types = several(codesOf(codes.type), 3)
  })
  some(0.05, () => {
    filter.subtype = random.pick(codesOf(codes.subtype))
  })
  some(0.2, () => {
    filter.price_min = random.whole(1, 30) * 100_000
  })
  some(0.25, () => {
    filter.price_max = random.whole(10, 80) * 100_000
  })
  some(0.15, () => {
    filter.beds = several([0, 1, 2, 3, 4, 5], 3)
  })
  some(0.15, () => {
    filter.bedrooms_min = random.whole(0, 5)
  })
  some(0.1, () => {
    filter.bedrooms_max = random.whole(0, 5)
  })
  some(0.15, () => {
    filter.bathrooms_min = random.whole(1, 5)
  })
  some(0.15, () => {
    filter.size_min = random.whole(4, 30) * 100
  })
  some(0.1, () => {
    filter.size_max = random.whole(10, 40) * 100
  })
  some(0.2, () => {
    filter.amenities = several(
      Array.from({ length: 39 }, (_, bit) => bit),
      2,
    )
  })
  some(0.2, () => {
    // Several ways to meet each of one or two criteria.
    filter.amenityChoices = Array.from({ length: random.whole(1, 2) }, () =>
      several(
        Array.from({ length: 39 }, (_, bit) => bit),
        4,
      ),
    )
  })
  some(0.1, () => {
    filter.furnished = random.whole(1, 3)
  })
  some(0.1, () => {
    filter.completion = random.whole(1, 2)
  })
  some(0.15, () => {
    filter.verified = random.chance(0.7)
  })
  some(0.1, () => {
    const [south, west] = [24.9 + random.fraction() * 0.3, 55 + random.fraction() * 0.4]
    filter.box = { south, west, north: south + 0.1, east: west + 0.2 }
  })
  return filter
}

export function randomPage(random: Random): PageRequest {
  return {
    sort: random.pick(sortOrders),
    page: random.chance(0.6) ? 1 : random.whole(1, 6),
    limit: random.pick([1, 7, 24, 100]),
  }
}
