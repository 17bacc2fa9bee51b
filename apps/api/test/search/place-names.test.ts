import {
  zListLocationsResponse,
  zListPropertiesResponse,
  zListSearchSuggestionsResponse,
} from '@manzil/api-client/generated/zod.gen'
import { places } from '@manzil/catalogue/places/places'
import { composeTitle } from '@manzil/catalogue/titles/composed-title'
import { foldName } from '@manzil/domain/search/fold-name'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'

const languages = ['en', 'ar', 'ru', 'hi', 'zh', 'de'] as const
type Language = (typeof languages)[number]

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase('seeded')
  app = await buildTestApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const get = async (path: string, language: Language, search?: string) => {
  const { statusCode, body, headers } = await app.inject({
    url: `/api${path}${search === undefined ? '' : `?search=${encodeURIComponent(search)}&limit=1`}`,
    headers: { 'accept-language': language },
  })
  expect([search, statusCode]).toEqual([search, 200])
  return { body: JSON.parse(body), vary: String(headers.vary) }
}

/** Places that a search for the text is read as. */
const readAs = async (text: string) => {
  const { body } = await get('/property/get-all-properties-for-users', 'en', text)
  return zListPropertiesResponse.parse(body).search.places.map(({ _id }) => _id)
}

/** Places that are suggested for the text. */
const suggested = async (text: string, language: Language) => {
  const url = `/api/property/get-search-suggestions-for-users?search=${encodeURIComponent(text)}`
  const { body } = await app.inject({ url, headers: { 'accept-language': language } })
  return zListSearchSuggestionsResponse.parse(JSON.parse(body)).data
}

/** Names and usual spellings of emirates and communities in a language. */
const spellingsIn = (language: Language) =>
  places
    .filter(
      ({ slug, kind, needsParent }) =>
        kind !== 'sub_community' && !needsParent && !everyday.has(slug),
    )
    .flatMap(({ slug, names, aliases }) =>
      [
        names[language],
        ...aliases.flatMap(({ lang, name }) => (lang === language ? [name] : [])),
      ].flatMap((name) => (name === undefined ? [] : [{ slug, name }])),
    )

/** Places by everything that they are called. */
const called = new Map<string, Set<string>>()
for (const { slug, names, aliases } of places)
  for (const name of [...Object.values(names), ...aliases.map((each) => each.name)])
    called.set(foldName(name), (called.get(foldName(name)) ?? new Set()).add(slug))

/** "The villa" says what somebody looks for, not where. */
const everyday = new Set(['the-villa'])

describe.each(languages)('places in %s', (language) => {
  test('every name and usual spelling is read as its place, or as a namesake', async () => {
    const spellings = spellingsIn(language)
    expect(spellings.length).toBeGreaterThan(language === 'de' ? 5 : 250)
    // The reading itself: what is answered besides would be searched for a thousand times.
    const { readSearch } = await loadSearchIndex(database.db)
    const lost: string[] = []
    for (const { slug, name } of spellings) {
      const read = readSearch(name).places
      const namesakes = called.get(foldName(name)) ?? new Set()
      if (!read.some((each) => each === slug || namesakes.has(each))) lost.push(`${name} (${slug})`)
    }
    expect(lost).toEqual([])
  })

  test('every own name is suggested', async () => {
    const lost: string[] = []
    for (const { slug, names } of places) {
      const name = names[language]
      if (name === undefined || slug.length % 8 !== 0) continue
      const found = await suggested(name, language)
      if (!found.some(({ kind, id }) => kind === 'place' && id === slug)) lost.push(name)
    }
    expect(lost).toEqual([])
  })

  test('answers name places in the language that is asked for, and in no other', async () => {
    const { body, vary } = await get('/location/get-all-locations', language)
    expect(vary).toContain('accept-language')
    const rows = zListLocationsResponse.parse(body).data
    const keys = new Set(rows.flatMap(({ names }) => Object.keys(names)))
    const isColumn = language === 'en' || language === 'ar'
    expect([...keys]).toEqual(isColumn ? [] : [language])
  })
})

test.each([
  ['dubai-marina', ['Dubai Marina', 'дубай марина', '迪拜码头', 'दुबई मरीना', 'دبي مارينا']],
  ['jumeirah-village-circle', ['JVC', 'jvc', 'Джей Ви Си', 'جي في سي', 'जेवीसी']],
  ['business-bay', ['Business Bay', 'Бизнес Бей', '商业湾', 'الخليج التجاري']],
])('%s is found as people write it', async (slug, texts) => {
  for (const text of texts) expect([text, await readAs(text)]).toEqual([text, [slug]])
})

test('a suggested place and a property are named in the language', async () => {
  const [place] = await suggested('迪拜码头', 'zh')
  expect(place).toMatchObject({
    kind: 'place',
    location_path: [{ names: { zh: '迪拜' } }, { names: { zh: '迪拜码头' } }],
  })
  const { body } = await get('/property/get-all-properties-for-users', 'ru', 'Дубай Марина')
  const [property] = zListPropertiesResponse.parse(body).data
  expect(property?.titles.ru).toMatch(/\p{Script=Cyrillic}/u)
  expect(Object.keys(property?.titles ?? {})).toEqual(['ru'])
})

test('a title that was composed of facts is told in every language, and an advertiser’s own in none', async () => {
  const url = '/property/get-all-properties-for-users'
  const first = async () => {
    const { body } = await get(url, 'de', 'Dubai Marina')
    return zListPropertiesResponse.parse(body).data[0]
  }
  const before = await first()
  if (before === undefined) throw new Error('there are homes in Dubai Marina')
  const titled = (title: string) =>
    database.db
      .updateTable('property')
      .set({ title, is_demo: false, beds: 2 })
      .where('id', '=', before._id)
      .execute()
  const names = { en: 'Dubai Marina', ar: 'دبي مارينا' }
  await titled(composeTitle({ type: before.type, bedrooms: 2, place: { names } }))
  expect((await first())?.titles.de).toMatch(/2 Schlafzimmern, Dubai Marina$/)
  await titled('Bright corner in Dubai Marina')
  expect((await first())?.titles).toEqual({})
})
