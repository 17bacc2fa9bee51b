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
