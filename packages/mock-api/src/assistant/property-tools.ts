import type { LanguageCode, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { SearchSlots } from '@manzil/assistant/state'
import { changeOf } from '@manzil/assistant/tools/place-yields'
import type { AreaFigures, AssistantTools, PropertyFacts } from '@manzil/assistant/tools/tools'
import { distributionOf } from '@manzil/domain/search/distribution'
import { toCard } from '../properties.ts'
import { counted } from '../search/counted.ts'
import { relaxationsIn } from '../search/relaxations.ts'
import type { World } from '../world.ts'
import { queryOfSlots, searchSlots } from './search-slots.ts'
import { yieldsOf } from './yields.ts'

/** Whom the assistant looks something up for: a text that a page brings along is in their language. */
interface Reader {
  language: LanguageCode
  now: () => Date
}

/** What the assistant can look up about the properties of a world. */
export function createPropertyTools(
  world: World,
  { language, now }: Reader,
): Omit<AssistantTools, 'passages' | 'areaGuide' | 'rates'> {
  const asOf = () => now().toISOString()
  const cards = (found: readonly PropertyDetail[]) =>
    found.map((property) => toCard(world, property, new Set()))
  const search = (slots: SearchSlots) => searchSlots(world.properties, slots, language)
  const live = (ids: readonly string[]) => ids.flatMap((id) => world.findProperty(id) ?? [])

  return {
    async searchProperties(slots, { sort, page, limit }) {
      const found = search({ ...slots, sort_by: sort })
      const offset = (page - 1) * limit
      return { total: found.length, rows: cards(found.slice(offset, offset + limit)), asOf: asOf() }
    },
    async countProperties(searches) {
      return { totals: searches.map((slots) => search(slots).length), asOf: asOf() }
    },
    async smallChanges(slots) {
      const { sort_by: _, ...query } = queryOfSlots(slots)
      const relaxations = await relaxationsIn(world.properties, { ...query, language })
      return relaxations.flatMap(({ set }) => changeOf(set))
    },
    async statesAmenities(purpose) {
      return world.properties.some(
        (property) =>
          property.features.length > 0 && (purpose === undefined || property.purpose === purpose),
      )
    },
    async propertiesById(ids) {
      return { rows: cards(live(ids)), asOf: asOf() }
    },
    async propertyFacts(ids) {
      return new Map(live(ids).map((property) => [property._id, factsOf(property)]))
    },
    async areaFigures(slots) {
      return figuresOf(search(slots), asOf())
    },
    async areaYields(slots, limit) {
      return yieldsOf(world.properties, slots, { limit, language, now: now() })
    },
  }
}

const factsOf = ({
  service_charge,
  available_from,
  handover,
  completion,
  security_deposit,
  cheques,
  floor,
  total_floors,
  parking,
  year_built,
  developer,
  plot_size,
  permit_number,
  agent,
  advertiser,
}: PropertyDetail): PropertyFacts => ({
  service_charge,
  available_from,
  handover,
  completion,
  security_deposit,
  cheques,
  floor,
  total_floors,
  parking,
  year_built,
  developer,
  plot_size,
  permit_number,
  advertised_by: agent?.name ?? advertiser,
})

/** Figures of the properties that state a price and a size; undefined where none does. */
function figuresOf(found: readonly PropertyDetail[], asOf: string): AreaFigures | undefined {
  const priced = found.filter(({ price, size }) => price && size)
  const prices = distributionOf(counted(priced, ({ price }) => price))
  const rates = distributionOf(
    counted(priced, ({ price, size }) => (price && size ? price / size : null)),
  )
  const { q1: lowPrice, median: medianPrice, q3: highPrice } = prices
  const { q1: lowPerSqft, median: medianPerSqft, q3: highPerSqft } = rates
  if (lowPrice === null || medianPrice === null || highPrice === null) return undefined
  if (lowPerSqft === null || medianPerSqft === null || highPerSqft === null) return undefined
  return {
    properties: priced.length,
    lowPrice,
    medianPrice,
    highPrice,
    lowPerSqft,
    medianPerSqft,
    highPerSqft,
    asOf,
  }
}
