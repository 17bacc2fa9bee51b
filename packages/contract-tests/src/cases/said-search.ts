import {
  zListPropertiesResponse,
  zListSearchSuggestionsResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { saidSearches } from '../said-searches.ts'

/** What typed searches and their suggestions understand; the assistant is asked the same. */
export function saidSearchCases({ cases, target }: Suite): void {
  cases('searches as they are said', ['listProperties', 'listSearchSuggestions'], () => {
    test('of few words mean what they do in the language that is asked for', async () => {
      const search = `search=${encodeURIComponent('Lager Al Quoz')}`
      const headers = { 'accept-language': 'de' }
      const meant = { type: ['warehouse'], location: ['al-quoz'] }
      const readIn = async (options: object) =>
        (
          await succeed(target(), 'listProperties', zListPropertiesResponse, {
            query: `limit=1&${search}`,
            ...options,
          })
        ).search.read
      expect(await readIn({ headers })).toEqual(meant)
      expect(await readIn({})).toEqual({ search: 'lager', location: ['al-quoz'] })
      const { data } = await succeed(
        target(),
        'listSearchSuggestions',
        zListSearchSuggestionsResponse,
        { query: search, headers },
      )
      expect(data.map((each) => each.query)).toContainEqual(meant)
    })

    test.each(saidSearches)('$language: $text', async ({ text, query }) => {
      const search = `search=${encodeURIComponent(text)}`
      const options = { query: `limit=1&${search}` }
      const page = await succeed(target(), 'listProperties', zListPropertiesResponse, options)
      expect(page.search.read).toEqual(query)
      const { data } = await succeed(
        target(),
        'listSearchSuggestions',
        zListSearchSuggestionsResponse,
        { query: search },
      )
      const read = data.filter(({ kind }) => kind === 'query').map((each) => each.query)
      expect(read).toContainEqual(query)
    })
  })
}
