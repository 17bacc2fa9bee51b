import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { SearchSlots } from '@manzil/assistant/state'
import {
  areaYieldsOf,
  changeOf,
  yieldOf,
  yieldQuestion,
} from '@manzil/assistant/tools/place-yields'
import type { AreaYield, AssistantTools, PlaceWithoutYield } from '@manzil/assistant/tools/tools'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { SearchIndex } from '../modules/property/search-index.ts'
import { createSearchService } from '../modules/property/search-service.ts'
import type { RowLog } from '../readable-rows.ts'
import { askedLanguage } from '../request-language.ts'
import { remembered } from './remembered.ts'
import { readAreaFigures } from './repository/area-figures.ts'
import { readAreaYields, readPlaceYield } from './repository/area-yields.ts'
import { liveAmong, readPropertyFacts } from './repository/property-facts.ts'
import { readStatesAmenities } from './repository/states-amenities.ts'

/** The language that the text of a search is read in; figures of others are the same in all of them. */
const languageOfText = ({ search }: SearchSlots): LanguageCode | undefined =>
  search === undefined ? undefined : askedLanguage()

/** What the assistant can look up about properties. */
type PropertyTools = Omit<AssistantTools, 'passages' | 'areaGuide' | 'rates'>

/** What the assistant can look up, over the same search as the listing page. */
export function createPropertyTools(
  db: Kysely<Database>,
  index: SearchIndex,
  now: () => Date,
  log: RowLog,
): PropertyTools {
  const search = createSearchService(db, index, log)
  /** Undefined where nothing can fit. */
  const planOf = ({ not_location, not_type, not_features, sort_by, ...query }: SearchSlots) =>
    search.plan(query, { not_location, not_type, not_features })

  const areaFigures = remembered(now, async (slots: SearchSlots, _language?: LanguageCode) => {
    const plan = await planOf(slots)
    return plan && readAreaFigures(db, plan.condition, now())
  })
  const areaYields = remembered(
    now,
    async (slots: SearchSlots, limit: number, _language?: LanguageCode) => {
      const kindOf = (slug: string) => index.placeBySlug.get(slug)?.kind
      const { residential, places, ranked, prices } = yieldQuestion(slots, kindOf)
      const found: (AreaYield | PlaceWithoutYield)[] = []
      for (const place of places.slice(0, limit)) {
        const plan = await planOf({ ...residential, location: [place] })
        found.push(
          plan
            ? await readPlaceYield(db, place, { ...plan, now: now() }, index)
            : yieldOf(place, [], now()),
        )
      }
      if (places.length > 0) return areaYieldsOf(found)
      const plan = await planOf(ranked)
      if (plan === undefined) return areaYieldsOf([])
      return readAreaYields(db, { ...plan, prices, limit, now: now() }, index)
    },
  )

  return {
    async searchProperties(slots, { sort, page, limit }) {
      const asOf = now().toISOString()
      const plan = await planOf(slots)
      if (plan === undefined) return { total: 0, rows: [], asOf }
      const total = await search.count(plan)
      const offset = (page - 1) * limit
      const isPast = limit === 0 || offset >= total
      const rows = isPast ? [] : await search.cards(plan, { sort, offset, limit })
      return { total, rows, asOf }
    },

    async countProperties(searches) {
      const asOf = now().toISOString()
      const plans = await Promise.all(searches.map(planOf))
      const possible = plans.filter((plan) => plan !== undefined)
      const counts = await search.countEach(possible)
      const totals = new Map(possible.map((plan, at) => [plan, counts[at] ?? 0]))
      return { totals: plans.map((plan) => (plan && totals.get(plan)) ?? 0), asOf }
    },

    async smallChanges(slots) {
      const { not_location, not_type, not_features, sort_by, ...query } = slots
      const relaxations = await search.relaxations(query)
      return relaxations.flatMap(({ set }) => changeOf(set))
    },

    statesAmenities: remembered(now, (purpose) => readStatesAmenities(db, purpose)),

    async propertiesById(ids) {
      const live = await liveAmong(db, ids)
      return { rows: await search.cardsOf(live), asOf: now().toISOString() }
    },

    async propertyFacts(ids) {
      return readPropertyFacts(db, ids)
    },

    areaFigures: (slots) => areaFigures(slots, languageOfText(slots)),

    areaYields: (slots, limit) => areaYields(slots, limit, languageOfText(slots)),
  }
}
