import type {
  LanguageCode,
  PlaceKind,
  PropertyDetail,
} from '@manzil/api-client/generated/types.gen'
import type { SearchSlots } from '@manzil/assistant/state'
import {
  type AlikeAdverts,
  areaYieldsOf,
  comparedMonths,
  rankedYields,
  yieldOf,
  yieldQuestion,
} from '@manzil/assistant/tools/place-yields'
import type { AreaYields } from '@manzil/assistant/tools/tools'
import { places } from '@manzil/catalogue/places/places'
import { distributionOf } from '@manzil/domain/search/distribution'
import { earlier } from '@manzil/domain/time/moments'
import { counted } from '../search/counted.ts'
import { searchSlots } from './search-slots.ts'

const kinds = new Map<string, PlaceKind>(places.map(({ slug, kind }) => [slug, kind]))
const kindOf = (slug: string) => kinds.get(slug)

interface Reach {
  limit: number
  language: LanguageCode
  now: Date
}

/** Yields of the places that a search names, or of the communities where kinds are of its prices. */
export function yieldsOf(
  properties: readonly PropertyDetail[],
  slots: SearchSlots,
  { limit, language, now }: Reach,
): AreaYields {
  const { residential, places: named, ranked, prices } = yieldQuestion(slots, kindOf)
  const priced = properties.filter(({ bedrooms, price }) => bedrooms !== null && price)
  const isCompared = comparedAmong(properties)
  if (named.length > 0)
    return areaYieldsOf(
      named.slice(0, limit).map((place) => {
        const found = searchSlots(priced, { ...residential, location: [place] }, language)
        return yieldOf(place, advertsOf(found, isCompared), now)
      }),
    )
  const communities = Map.groupBy(searchSlots(priced, ranked, language), communityOf)
  const adverts = [...communities].flatMap(([place, found]) =>
    place === undefined ? [] : [[place, advertsOf(found, isCompared)] as const],
  )
  return rankedYields(new Map(adverts), { prices, limit, now })
}

const communityOf = ({ location_path: path }: PropertyDetail): string | undefined =>
  path.find(({ kind }) => kind === 'community')?._id

type IsCompared = (property: PropertyDetail) => boolean

/** Those with a day, of the two years that end with the newest of all. */
function comparedAmong(properties: readonly PropertyDetail[]): IsCompared {
  const days = properties.flatMap(({ published_at: day }) =>
    day === null ? [] : [Date.parse(day)],
  )
  const newest = new Date(days.reduce((latest, day) => Math.max(latest, day), 0))
  const oldest = earlier(newest, comparedMonths, 'month').getTime()
  return ({ published_at: day }) => day !== null && Date.parse(day) >= oldest
}

/** Adverts of alike properties in figures. */
function advertsOf(found: readonly PropertyDetail[], isCompared: IsCompared): AlikeAdverts[] {
  const groups = Map.groupBy(found, (property) =>
    [communityOf(property), property.type, property.bedrooms, property.purpose].join('/'),
  )
  return [...groups.values()].flatMap((alike) => {
    const [one] = alike
    if (one === undefined || one.bedrooms === null) return []
    const { type, bedrooms, purpose } = one
    const compared = alike.filter(isCompared)
    const days = compared.map(({ published_at: day }) => Date.parse(day ?? ''))
    return {
      group: [communityOf(one), type, bedrooms].join('/'),
      type,
      bedrooms,
      purpose,
      live: alike.length,
      properties: compared.length,
      median: distributionOf(counted(compared, ({ price }) => price)).median,
      first: days.length === 0 ? null : new Date(Math.min(...days)),
      last: days.length === 0 ? null : new Date(Math.max(...days)),
    }
  })
}
