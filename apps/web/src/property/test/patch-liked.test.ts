import {
  getPropertyQuery,
  listLikedPropertiesQuery,
  listPopularPropertiesQuery,
  listPropertiesQuery,
  listSimilarPropertiesQuery,
} from '@manzil/api-client/generated/queries.gen'
import type { QueryKey } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { api } from '../../api/api.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { patchLiked } from '../patch-liked.ts'

const home = { _id: 'p-1', is_liked: false }
const other = { _id: 'p-2', is_liked: false }
const ofHome = { params: { path: { id: 'p-9' } } }

describe('a favourite', () => {
  it.each<[string, QueryKey]>([
    ['the listing', listPropertiesQuery(api, {}).queryKey],
    ['popular homes', listPopularPropertiesQuery(api, {}).queryKey],
    ['similar homes', listSimilarPropertiesQuery(api, ofHome).queryKey],
    ['saved homes', listLikedPropertiesQuery(api, {}).queryKey],
    ['the page of a home', getPropertyQuery(api, ofHome).queryKey],
  ])('is drawn at once in %s, and no other row is drawn anew', (_, key) => {
    const queryClient = createQueryClient(() => {})
    const before = { data: [home, other] }
    queryClient.setQueryData(key, before)
    patchLiked(queryClient, 'p-3', true)
    expect(queryClient.getQueryData(key)).toBe(before)
    patchLiked(queryClient, 'p-1', true)
    const after = queryClient.getQueryData<typeof before>(key)
    expect(after).toEqual({ data: [{ ...home, is_liked: true }, other] })
    expect(after?.data[1]).toBe(other)
  })
})
