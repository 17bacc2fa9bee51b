import type { SearchSlots } from '@manzil/assistant/state'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPropertyTools } from '../../src/chat/property-tools.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadPlaceNames } from '../../src/modules/catalogue/place-names.ts'
import { loadSearchIndex, type SearchIndex } from '../../src/modules/property/search-index.ts'
import { openTestDatabase } from '../engines.ts'
import { silentLog } from '../silent-log.ts'

describe('what the assistant looks up', () => {
  let database: OpenDatabase
  let lookups: SearchIndex
  const found = async (slots: SearchSlots) =>
    createPropertyTools(database.db, lookups, () => new Date(), silentLog).searchProperties(slots, {
      sort: 'newest',
      page: 1,
      limit: 1000,
    })

  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    lookups = await loadSearchIndex(database.db)
  })
  afterAll(() => database.close())

  test('a pool is any pool, a private one is a private one', async () => {
    const any = await found({ features: ['pool'] })
    const own = await found({ features: ['private-pool'] })
    const kinds = any.rows.map(({ features }) =>
      features.includes('pool') ? 'pool' : features.includes('private-pool') ? 'own' : 'none',
    )
    expect(new Set(kinds)).toEqual(new Set(['pool', 'own']))
    expect(own.rows.every(({ features }) => features.includes('private-pool'))).toBe(true)
    const both = await found({ features: ['pool', 'gym'] })
    expect(both.rows.every(({ features }) => features.includes('gym'))).toBe(true)
  })

  test('small changes of a search that finds nothing bring properties', async () => {
    const search: SearchSlots = { purpose: 'sale', location: ['dubai-marina'], price_max: 1000 }
    const tools = createPropertyTools(database.db, lookups, () => new Date(), silentLog)
    expect((await found(search)).total).toBe(0)
    const changes = await tools.smallChanges(search)
    expect(changes.some(({ price_max = 0 }) => price_max > 1000)).toBe(true)
    for (const change of changes)
      expect((await found({ ...search, ...change })).total).toBeGreaterThan(0)
  })

  test('several searches are counted at once, as each is alone', async () => {
    const searches: SearchSlots[] = [
      { purpose: 'sale', location: ['dubai-marina'] },
      { purpose: 'rent', bedrooms_min: 2, bedrooms_max: 2, not_location: ['dubai-marina'] },
      // Nothing can be both.
      { category: 'apartments', type: ['villa'] },
      { search: 'sea view' },
      { not_features: ['pool'], type: ['apartment'] },
    ]
    const tools = createPropertyTools(database.db, lookups, () => new Date(), silentLog)
    const { totals } = await tools.countProperties(searches)
    const alone = await Promise.all(searches.map(found))
    expect(totals).toEqual(alone.map(({ total }) => total))
    expect(totals.filter((total) => total > 0).length).toBeGreaterThan(2)
    expect((await tools.countProperties([])).totals).toEqual([])
  })

  test('places have their names in the languages of the site', async () => {
    const places = await loadPlaceNames(database.db, lookups)
    const marina = places.find(({ slug }) => slug === 'dubai-marina')
    expect(marina?.names).toMatchObject({ ru: 'Дубай Марина', zh: '迪拜码头' })
  })
})
