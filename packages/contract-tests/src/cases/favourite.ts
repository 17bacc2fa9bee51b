import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import {
  zGetAgentResponse,
  zGetPropertyResponse,
  zListAgentsResponse,
  zListLikedPropertiesResponse,
  zListPopularPropertiesResponse,
  zListPropertiesResponse,
  zListSimilarPropertiesResponse,
  zToggleFavouriteResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { nowhere } from '../nowhere.ts'
import { guest, member } from '../visitors.ts'

const operations = [
  'toggleFavourite',
  'listLikedProperties',
  'listProperties',
  'getProperty',
  'listSimilarProperties',
  'listPopularProperties',
  'getAgent',
] as const

export function favouriteCases({ cases, target }: Suite): void {
  const someIds = async () => {
    const { data } = await succeed(target(), 'listProperties', zListPropertiesResponse, {
      query: 'limit=3&sort_by=price_asc&price_min=1',
    })
    return data.map(({ _id }) => _id)
  }
  const toggle = (id: string, token: string) =>
    succeed(target(), 'toggleFavourite', zToggleFavouriteResponse, { path: { id }, token })

  /** Pages that show properties besides the search, by who looks at them. */
  async function otherPages(): Promise<((token?: string) => Promise<PropertyCard[]>)[]> {
    const [id = ''] = await someIds()
    const agents = await succeed(target(), 'listAgents', zListAgentsResponse)
    const property = { path: { id } }
    const agent = { path: { id: agents.data[0]?._id ?? '' } }
    return [
      async (token) =>
        (await succeed(target(), 'getProperty', zGetPropertyResponse, { ...property, token })).data,
      async (token) => {
        const schema = zListSimilarPropertiesResponse
        return (await succeed(target(), 'listSimilarProperties', schema, { ...property, token }))
          .data
      },
      async (token) => {
        const schema = zListPopularPropertiesResponse
        return (await succeed(target(), 'listPopularProperties', schema, { token })).data
      },
      async (token) =>
        (await succeed(target(), 'getAgent', zGetAgentResponse, { ...agent, token })).properties,
    ]
  }

  cases('favourites', operations, () => {
    test('are for signed-in accounts', async () => {
      const [id = ''] = await someIds()
      await fail(target(), 'toggleFavourite', 401, { path: { id } })
      const token = await guest(target())
      const { message } = await fail(target(), 'toggleFavourite', 403, { path: { id }, token })
      expect(message).toBe('Log in to your account to save properties to your favourites.')
      await fail(target(), 'listLikedProperties', 403, { token })
    })

    test('flip at each call and show wherever the property shows', async () => {
      const token = await member(target(), 'agency')
      const [first = '', second = ''] = await someIds()
      expect((await toggle(first, token)).data).toEqual({ _id: first, is_liked: true })
      expect((await toggle(second, token)).data.is_liked).toBe(true)

      const liked = () =>
        succeed(target(), 'listLikedProperties', zListLikedPropertiesResponse, { token })
      expect((await liked()).data.map(({ _id }) => _id)).toEqual([second, first])
      const { data } = await succeed(target(), 'listProperties', zListPropertiesResponse, {
        query: 'limit=3&sort_by=price_asc&price_min=1',
        token,
      })
      expect(data.map(({ is_liked }) => is_liked)).toEqual([true, true, false])

      expect((await toggle(first, token)).data.is_liked).toBe(false)
      const { pagination } = await liked()
      expect(pagination.total).toBe(1)
      await toggle(second, token)
    })

    test('are each account’s own, and nobody else sees them', async () => {
      const [id = ''] = await someIds()
      const owner = await member(target(), 'agency')
      const other = await member(target(), 'agent')
      await toggle(id, owner)
      const seen = await succeed(target(), 'listLikedProperties', zListLikedPropertiesResponse, {
        token: other,
      })
      expect(seen.data).toEqual([])
      const query = 'limit=3&sort_by=price_asc&price_min=1'
      for (const token of [other, undefined]) {
        const { data } = await succeed(target(), 'listProperties', zListPropertiesResponse, {
          query,
          ...(token !== undefined && { token }),
        })
        expect(data.map(({ is_liked }) => is_liked)).toEqual([false, false, false])
      }
      await toggle(id, owner)
    })

    test('show on every page that holds the property, and to their account alone', async () => {
      const owner = await member(target(), 'agency')
      const readers = [owner, await member(target(), 'agent'), await guest(target()), undefined]
      for (const page of await otherPages()) {
        const [shown] = await page()
        await toggle(shown?._id ?? '', owner)
        const hearts = []
        for (const token of readers) {
          const rows = await page(token)
          hearts.push(rows.find(({ _id }) => _id === shown?._id)?.is_liked)
        }
        await toggle(shown?._id ?? '', owner)
        expect(hearts).toEqual([true, false, false, false])
      }
    })

    test('come in pages, each of them once', async () => {
      const token = await member(target(), 'agency')
      const ids = await someIds()
      for (const id of ids) await toggle(id, token)
      const pages = []
      for (const page of [1, 2, 3, 4]) {
        const query = `limit=1&page=${page}`
        const options = { query, token }
        const { data, pagination } = await succeed(
          target(),
          'listLikedProperties',
          zListLikedPropertiesResponse,
          options,
        )
        expect(pagination).toEqual({ page, limit: 1, total: 3, totalPages: 3 })
        pages.push(data.map(({ _id }) => _id))
      }
      expect(pages).toEqual([...ids.toReversed().map((id) => [id]), []])
      for (const id of ids) await toggle(id, token)
    })

    test('an unknown property cannot be saved', async () => {
      const token = await member(target())
      await fail(target(), 'toggleFavourite', 404, { path: { id: nowhere }, token })
    })
  })
}
