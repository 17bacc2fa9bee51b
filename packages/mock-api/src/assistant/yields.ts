import type {
  LanguageCode,
  PlaceKind,
  PropertyDetail,
} from '@manzil/api-client/generated/types.gen'
import type { SearchSlots } from '@manzil/assistant/state'
import {
  type AlikeAdverts,
  byYield,
  comparedMonths,
  yieldOf,
  yieldQuestion,
} from '@manzil/assistant/tools/place-yields'
import type { AreaYield } from '@manzil/assistant/tools/tools'
import { places } from '@manzil/catalogue/places/places'
import { distributionOf } from '@manzil/domain/search/distribution'
import { earlier } from '@manzil/domain/time/moments'
import { fewestComparables } from '@manzil/domain/yield/comparables'
import { counted } from '../search/counted.ts'
import { searchSlots } from './search-slots.ts'

const kinds = new Map<string, PlaceKind>(places.map(({ slug, kind }) => [slug, kind]))
const kindOf = (slug: string) => kinds.get(slug)

interface Reach {
  limit: number
  language: LanguageCode
  now: Date
}

/** Yields of the places that a search names, or of the communities where its prices buy a property. */
export function yieldsOf(
  properties: readonly PropertyDetail[],
  slots: SearchSlots,
  { limit, language, now }: Reach,
): AreaYield[] {
  const { residential, places: named, ranked, prices } = yieldQuestion(slots, kindOf)
  const compared = comparable(properties)
  if (named.length > 0)
    return named.slice(0, limit).flatMap((place) => {
      const found = searchSlots(compared, { ...residential, location: [place] }, language)
      return yieldOf(place, advertsOf(found), now) ?? []
    })
  const communities = Map.groupBy(searchSlots(compared, ranked, language), communityOf)
  const { min = 0, max = Number.POSITIVE_INFINITY } = prices
  return [...communities]
    .flatMap(([place, found]) => {
      const bought = found.filter(
        ({ purpose, price }) => purpose === 'sale' && (price ?? 0) >= min && (price ?? 0) <= max,
      )
      if (place === undefined || bought.length < fewestComparables) return []
      return yieldOf(place, advertsOf(found), now) ?? []
    })
    .sort(byYield)
    .slice(0, limit)
}

const communityOf = ({ location_path: path }: PropertyDetail): string | undefined =>
  path.find(({ kind }) => kind === 'community')?._id

/** Those with bedrooms, price, size and a day, of the two years that end with the newest of all. */
function comparable(properties: readonly PropertyDetail[]): PropertyDetail[] {
  const days = properties.flatMap(({ published_at: day }) =>
    day === null ? [] : [Date.parse(day)],
  )
  const newest = new Date(days.reduce((latest, day) => Math.max(latest, day), 0))
  const oldest = earlier(newest, comparedMonths, 'month')
  return properties.filter(
    ({ bedrooms, price, size, published_at: day }) =>
      bedrooms !== null && price && size && day !== null && Date.parse(day) >= oldest.getTime(),
  )
}

/** Adverts of alike properties in figures. */
function advertsOf(found: readonly PropertyDetail[]): AlikeAdverts[] {
  const groups = Map.groupBy(found, (property) =>
    [communityOf(property), property.type, property.bedrooms, property.purpose].join('/'),
  )
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike
    const rates = counted(alike, ({ price, size }) => (price && size ? price / size : null))
    const { median: perSqft } = distributionOf(rates)
    if (first === undefined || perSqft === null) return []
    const days = alike.map(({ published_at: day }) => Date.parse(day ?? ''))
    return {
      group: [communityOf(first), first.type, first.bedrooms].join('/'),
      purpose: first.purpose,
      properties: alike.length,
      perSqft,
      first: new Date(Math.min(...days)),
      last: new Date(Math.max(...days)),
    }
  })
}
