import type { SearchQuery } from '@manzil/api-client/generated/types.gen'
import {
  zGetCurrentUserResponse,
  zGetPropertyResponse,
  zListPropertiesResponse,
  zListSearchSuggestionsResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { addressOf, type FilterQuery } from '../filter-query.ts'
import { member } from '../visitors.ts'

/** What a search may mean while it is typed. */
export function searchSuggestionCases({ cases, target }: Suite): void {
  const search = (query: string) =>
    succeed(target(), 'listProperties', zListPropertiesResponse, { query })
  const totalOf = async (query: FilterQuery) =>
    (await search(`limit=1&${addressOf(query)}`)).pagination.total

  const typing = [
    'listSearchSuggestions',
    'listProperties',
    'getProperty',
    'getCurrentUser',
  ] as const
  cases('search while it is typed', typing, () => {
    const suggest = async (text: string) => {
      const options = { query: `search=${encodeURIComponent(text)}` }
      return (
        await succeed(target(), 'listSearchSuggestions', zListSearchSuggestionsResponse, options)
      ).data
    }

    test.each(['dubai marina', 'dubai mar', 'dubai marinna', 'دبي مارينا'])(
      '"%s" leads to the place, with its properties',
      async (text) => {
        const place = (await suggest(text)).find(({ id }) => id === 'dubai-marina')
        expect(place).toMatchObject({
          kind: 'place',
          label: 'Dubai Marina',
          label_ar: 'دبي مارينا',
        })
        expect(place?.count).toBe(await totalOf({ location: ['dubai-marina'] }))
      },
    )

    test.each<[text: string, query: SearchQuery]>([
      [
        '2 bed dubai marina under 1.5m',
        {
          purpose: 'sale',
          location: ['dubai-marina'],
          bedrooms_min: 2,
          bedrooms_max: 2,
          price_max: 1_500_000,
        },
      ],
      [
        'studio for rent below 100k per year',
        { purpose: 'rent', bedrooms_min: 0, bedrooms_max: 0, price_max: 100_000 },
      ],
      ['فيلا للبيع أقل من 5 مليون', { purpose: 'sale', type: ['villa'], price_max: 5_000_000 }],
    ])('"%s" is read as a search', async (text, query) => {
      const [first] = await suggest(text)
      expect(first).toMatchObject({ kind: 'query', query })
      expect(first?.query).toEqual(query)
      expect(first?.count).toBe(await totalOf(query))
      expect(first?.parts.length).toBeGreaterThan(1)
      expect(first?.label).toContain(first?.parts[0]?.label)
    })

    test('a property is found by its reference and by its id', async () => {
      const [card] = (await search('limit=1')).data
      for (const text of [card?.reference, card?._id, card?.reference.toLowerCase()]) {
        const found = (await suggest(text ?? '')).find(({ id }) => id === card?._id)
        expect(found).toMatchObject({ kind: 'listing', label: card?.title, link: card?.link })
      }
    })

    test('agents and agencies are found by their names, one with a slip', async () => {
      const [card] = (await search('limit=1')).data
      const path = { id: card?._id ?? '' }
      const { data } = await succeed(target(), 'getProperty', zGetPropertyResponse, { path })
      const { _id, name = '', agency_name } = data[0]?.agent ?? {}
      const agency = agency_name ?? ''
      const slip = `${agency.slice(0, 3)}${agency.slice(4)}`
      const agent = (await suggest(name)).find(({ id }) => id === _id)
      expect(agent).toMatchObject({ kind: 'agent', label: name, query: null })
      expect(agent?.count).toBeGreaterThan(0)
      for (const text of [agency, agency.toLowerCase(), slip]) {
        const found = (await suggest(text)).find(({ label }) => label === agency)
        expect({ text, ...found }).toMatchObject({ kind: 'agency', query: null })
      }
    })

    test('a private person is suggested to nobody', async () => {
      const token = await member(target(), 'individual')
      const { data } = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })
      const { _id, first_name, last_name } = data
      for (const text of [first_name, last_name, `${first_name} ${last_name}`]) {
        expect(text?.length).toBeGreaterThan(1)
        expect((await suggest(text ?? '')).map(({ id }) => id)).not.toContain(_id)
      }
    })

    test('at most ten, each once', async () => {
      for (const text of ['a', 'al', 'dubai', '2 bed']) {
        const ids = (await suggest(text)).map(({ kind, id }) => `${kind} ${id}`)
        expect(ids.length).toBeLessThanOrEqual(10)
        expect(new Set(ids).size).toBe(ids.length)
      }
    })

    test('letters that nothing has lead nowhere', async () => {
      expect(await suggest('qxzzqj')).toEqual([])
      expect(await suggest('؟!')).toEqual([])
    })
  })
}
