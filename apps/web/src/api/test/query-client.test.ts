import { listLikedPropertiesQuery } from '@manzil/api-client/generated/account-queries.gen'
import {
  listCategoriesQuery,
  listLocationsQuery,
} from '@manzil/api-client/generated/catalogue-queries.gen'
import { getPropertyQuery } from '@manzil/api-client/generated/property-queries.gen'
import { ApiFailure } from '@manzil/api-client/result'
import type { QueryKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { facetsQuery } from '../../property/facets-query.ts'
import { searchQuery } from '../../property/search-query.ts'
import { api } from '../api.ts'
import { createQueryClient, forgetPersonalData } from '../query-client.ts'

it('forgets with the account what depends on who asks, and keeps the catalogue', async () => {
  const queryClient = createQueryClient(() => {})
  const catalogue: QueryKey[] = [
    listCategoriesQuery(api).queryKey,
    listLocationsQuery(api).queryKey,
  ]
  const personal: QueryKey[] = [
    listLikedPropertiesQuery(api, {}).queryKey,
    getPropertyQuery(api, { params: { path: { id: 'p-1' } } }).queryKey,
    searchQuery(api, new URLSearchParams('purpose=rent')).queryKey,
  ]
  const held = (keys: QueryKey[]) => keys.map((key) => queryClient.getQueryData(key) !== undefined)
  for (const key of [...catalogue, ...personal]) queryClient.setQueryData(key, { data: [] })
  await forgetPersonalData(queryClient)
  expect(held(catalogue)).toEqual([true, true])
  expect(held(personal)).toEqual([false, false, false])
})

it('keeps one search for each text of the address, and its figures for every page and order', () => {
  const keysOf = (text: string) => {
    const address = new URLSearchParams(text)
    return [searchQuery(api, address).queryKey, facetsQuery(api, address).queryKey]
  }
  const [search, facets] = keysOf('purpose=rent')
  const [page, facetsOfPage] = keysOf('purpose=rent&page=2&limit=12&sort_by=price_asc')
  expect(page).not.toEqual(search)
  expect(facetsOfPage).toEqual(facets)
  const [broken, facetsOfBroken] = keysOf('purpose=rent&price_min=abc')
  expect([broken, facetsOfBroken]).not.toContainEqual(search)
  expect(facetsOfBroken).not.toEqual(facets)
})

it.each([
  ['no answer', 0, true],
  ['a fault of the server', 500, true],
  ['a refusal', 404, false],
  ['a session that has run out', 401, false],
])('asks again after %s: %s', (_what, status, again) => {
  const { retry } = createQueryClient(() => {}).getDefaultOptions().queries ?? {}
  if (typeof retry !== 'function') throw new Error('nothing decides on a second try')
  const cause = new ApiFailure({
    status,
    code: 'internal',
    message: '',
    isFallback: false,
    isOfOtherSession: false,
    fields: [],
    operationId: 'ping',
    requestId: null,
  })
  expect([retry(0, cause), retry(1, cause)]).toEqual([again, false])
})
