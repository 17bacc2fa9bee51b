import type { PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import { newState } from '@manzil/assistant/state'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../src/chat/create-engine.ts'
import { createPropertyTools } from '../../src/chat/property-tools.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { placePath } from '../../src/modules/catalogue/lookups.ts'
import { loadSearchIndex, type SearchIndex } from '../../src/modules/property/search-index.ts'
import { openTestDatabase } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { seededRandom } from '../search/random.ts'
import { randomProperties } from '../search/random-properties.ts'
import { silentLog } from '../silent-log.ts'

const properties = randomProperties(1_200, seededRandom(11))
const now = () => new Date('2026-11-18T08:00:00Z')

/** Lower quartile, median and upper quartile: between two values, in proportion. */
function middleOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other)
  return [0.25, 0.5, 0.75].map((share) => {
    const position = (sorted.length - 1) * share
    const [below = 0, above = below] = sorted.slice(Math.floor(position), Math.floor(position) + 2)
    return below + (above - below) * (position - Math.floor(position))
  })
}

describe('figures of the assistant, counted once more by a plain loop', () => {
  let database: OpenDatabase
  let lookups: SearchIndex
  beforeAll(async () => {
    database = await openTestDatabase()
    await fill(database, properties)
    lookups = await loadSearchIndex(database.db)
  })
  afterAll(() => database.close())

  /** Properties of a kind in a place that state what they ask and how large they are. */
  function propertiesOf(place: string, type: PropertyType, purpose: Purpose) {
    const isThere = (slug: string) => {
      const own = lookups.placeBySlug.get(slug)
      return !!own && placePath(lookups, own.code).some((step) => step.slug === place)
    }
    return properties.flatMap((row) =>
      row.purpose === purpose && row.type === type && isThere(row.place) && row.price && row.size
        ? [{ price: row.price, perSqft: row.price / row.size }]
        : [],
    )
  }

  test('what properties of a kind ask in a place', async () => {
    const { areaFigures } = createPropertyTools(database.db, lookups, now, silentLog)
    const places = ['dubai', 'dubai-marina', 'abu-dhabi', 'sharjah']
    let compared = 0
    for (const place of places)
      for (const type of ['apartment', 'villa', 'office'] as const)
        for (const purpose of ['sale', 'rent'] as const) {
          const alike = propertiesOf(place, type, purpose)
          const found = await areaFigures({ location: [place], type: [type], purpose })
          expect(found?.properties ?? 0, `${purpose} ${type} ${place}`).toBe(alike.length)
          if (!found) continue
          compared += alike.length
          const prices = [found.lowPrice, found.medianPrice, found.highPrice]
          const perSqft = [found.lowPerSqft, found.medianPerSqft, found.highPerSqft]
          const expected = [
            ...middleOf(alike.map(({ price }) => price)),
            ...middleOf(alike.map((property) => property.perSqft)),
          ]
          for (const [at, figure] of [...prices, ...perSqft].entries())
            expect(figure).toBeCloseTo(expected[at] ?? Number.NaN, 6)
        }
    expect(compared).toBeGreaterThan(100)
  })

  test('what a property is worth', async () => {
    const engine = await createEngine(database.db, now, { index: lookups, logger: silentLog })
    const claims: string[] = []
    const text = 'how much is a 1000 sqft apartment in Dubai worth?'
    const asked = { text, language: 'en', state: newState(), now: now() } as const
    for await (const part of engine.answer(asked))
      if (part.kind === 'text') claims.push(...part.evidence.map(({ claim }) => claim))
    const alike = propertiesOf('dubai', 'apartment', 'sale')
    const whole = (value: number) => Math.round(value).toLocaleString('en')
    const rates = middleOf(alike.map(({ perSqft }) => perSqft))
    for (const rate of rates) expect(claims).toContainEqual(expect.stringContaining(whole(rate)))
    expect(claims).toContain(whole(alike.length))
    // A thousand square feet at those rates, of which three figures are said.
    for (const rate of rates)
      expect(claims).toContainEqual(
        expect.stringContaining(Number((rate * 1000).toPrecision(3)).toLocaleString('en')),
      )
  })
})
