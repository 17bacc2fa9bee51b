import type { AssistantEngine } from '@manzil/assistant/engine'
import { newState, type SearchSlots } from '@manzil/assistant/state'
import { listingPageLink } from '@manzil/assistant/tools/search-query-string'
import { amenities } from '@manzil/catalogue/amenities'
import { places } from '@manzil/catalogue/places/places'
import { type SaidSearch, saidSearches } from '@manzil/contract-tests/said-searches'
import { readPropertyQuery } from '@manzil/domain/property-search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../src/chat/create-engine.ts'
import { createPropertyTools } from '../../src/chat/property-tools.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { filterFromQuery } from '../../src/modules/property/filter-from-query.ts'
import { searchProperties } from '../../src/modules/property/search/search-properties.ts'
import { loadSearchIndex, type SearchIndex } from '../../src/modules/property/search-index.ts'
import { openTestDatabase } from '../engines.ts'
import { type Random, seededRandom } from '../search/random.ts'
import { silentLog } from '../silent-log.ts'

const SEARCHES = 300

/** Searches as conversations end up with them. */
function randomSearch(random: Random): SearchSlots {
  const slots: SearchSlots = {}
  const some = (chance: number, fill: () => void): void => {
    if (random.chance(chance)) fill()
  }
  some(0.7, () => {
    slots.purpose = random.chance(0.5) ? 'sale' : 'rent'
  })
  some(0.6, () => {
    slots.location = [random.pick(places).slug, random.pick(places).slug]
  })
  some(0.4, () => {
    slots.type = [random.pick(['apartment', 'villa', 'townhouse', 'office'] as const)]
  })
  some(0.5, () => {
    slots.features = [random.pick(['pool', 'pool', 'private-pool', random.pick(amenities).slug])]
  })
  some(0.3, () => {
    slots.bedrooms_min = random.whole(0, 4)
  })
  some(0.3, () => {
    slots.price_max = random.whole(50, 5000) * 1000
  })
  some(0.2, () => {
    slots.furnished = 'furnished'
  })
  some(0.2, () => {
    slots.search = random.pick(['pool', 'sea view', 'marina', 'villa with pool', 'furnished'])
  })
  return slots
}

/**
 * What the assistant makes of a search, which server and mock read as its query. It differs twice:
 * a conversation keeps what is refused, and it takes a studio for an apartment until another kind is
 * named, where a typed search has hotel apartments too.
 */
function inConversation({ query, refused }: SaidSearch): SearchSlots {
  const isStudio = query.bedrooms_max === 0 && query.type === undefined
  return { ...query, ...(isStudio && { type: ['apartment'] }), ...refused }
}

describe('a search of the assistant and of the listing page', () => {
  let database: OpenDatabase
  let lookups: SearchIndex
  let engine: AssistantEngine
  const now = () => new Date('2026-11-18T12:00:00+04:00')
  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    lookups = await loadSearchIndex(database.db)
    engine = await createEngine(database.db, now, { index: lookups, logger: silentLog })
  })
  afterAll(() => database.close())

  const onPage = async (link: string): Promise<number> => {
    const query = readPropertyQuery(new URLSearchParams(link.split('?')[1] ?? ''))
    const read = filterFromQuery(query, lookups)
    if ('fields' in read) throw new Error(`${link} is refused: ${JSON.stringify(read.fields)}`)
    const page = { sort: 'newest', page: 1, limit: 1 } as const
    return (await searchProperties(database.db, lookups, read.filter, page)).total
  }

  test(`have the same total, ${SEARCHES} times`, async () => {
    const tools = createPropertyTools(database.db, lookups, () => new Date(), silentLog)
    let found = 0
    for (let seed = 1; seed <= SEARCHES; seed += 1) {
      const slots = randomSearch(seededRandom(seed))
      const options = { sort: 'newest', page: 1, limit: 0 } as const
      const { total } = await tools.searchProperties(slots, options)
      expect({ slots, total }).toEqual({ slots, total: await onPage(listingPageLink(slots)) })
      found += total > 0 ? 1 : 0
    }
    expect(found).toBeGreaterThan(SEARCHES / 4)
  })

  test.each(saidSearches)('understand the same: $language: $text', async (said) => {
    const { text, language } = said
    let slots: SearchSlots | undefined
    for await (const part of engine.answer({ text, language, state: newState(), now: now() }))
      if (part.kind === 'state') slots = part.state.slots
    expect(slots).toEqual(inConversation(said))
  })

  test('mean any pool by a pool', async () => {
    const shared = await onPage('?features=pool')
    const own = await onPage('?features=private-pool')
    const both = await onPage('?features=pool&features=private-pool')
    expect(own).toBeGreaterThan(0)
    expect(both).toBe(own)
    expect(shared).toBeGreaterThan(own)
  })
})
