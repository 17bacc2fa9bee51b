import {
  zListLikedPropertiesResponse,
  zToggleFavouriteResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../../call.ts'
import type { Suite } from '../../coverage.ts'
import { nowhere } from '../../nowhere.ts'
import { propertyForm } from '../../property-form.ts'
import { member } from '../../visitors.ts'
import { own, ownCalls } from './own-calls.ts'

/** The owner’s list, and the lists that a property leaves. */
export function listOwnPropertiesCases({ cases, target }: Suite): void {
  const { create, update, listOwn, remove, found } = ownCalls(target)

  cases('own listings in lists', [...own, 'toggleFavourite', 'listLikedProperties'], () => {
    test('every row keeps to every filter, last changed first', async () => {
      const token = await member(target(), 'agency')
      const all = await listOwn(token, 'limit=100')
      const changed = all.data.map(({ updated_at }) => Date.parse(updated_at))
      expect(changed).toEqual(changed.toSorted((a, b) => b - a))
      const { data, pagination } = await listOwn(token, 'limit=100&purpose=rent&type=apartment')
      expect(pagination.total).toBeGreaterThan(0)
      expect(pagination.total).toBeLessThan(all.pagination.total)
      for (const { purpose, type } of data) expect([purpose, type]).toEqual(['rent', 'apartment'])
    })

    test('every figure that the owner sees sorts, both ways, rows without it last', async () => {
      const token = await member(target(), 'agency')
      type Row = Awaited<ReturnType<typeof listOwn>>['data'][number]
      const figures: Record<string, (row: Row) => number | null> = {
        price: ({ price }) => price,
        views: ({ views }) => views,
        enquiries: ({ enquiries_count }) => enquiries_count,
        updated: ({ updated_at }) => Date.parse(updated_at),
        expires: ({ expires_at, status }) =>
          expires_at && status === 'live' ? Date.parse(expires_at) : null,
      }
      for (const [name, figure] of Object.entries(figures))
        for (const direction of ['asc', 'desc']) {
          const { data } = await listOwn(token, `limit=100&sort_by=${name}_${direction}`)
          const values = data.map(figure)
          const known = values.filter((value) => value !== null)
          const sorted = known.toSorted((a, b) => (direction === 'asc' ? a - b : b - a))
          const rest = values.filter((value) => value === null)
          expect(values, `${name}_${direction}`).toEqual([...sorted, ...rest])
          // Not every figure differs among so few rows; prices do, so an order can be told from none.
          if (name === 'price') expect(new Set(known).size).toBeGreaterThan(1)
        }
    })

    test('filters that name nothing are refused by name', async () => {
      const token = await member(target(), 'agent')
      const query = `location=atlantis&category=${nowhere}`
      const { fields } = await fail(target(), 'listOwnProperties', 400, { token, query })
      expect(fields.map(({ path }) => path)).toEqual(['category', 'location'])
    })

    test.each([
      ['status=sold', 'status'],
      ['purpose=steal', 'purpose'],
      ['sort_by=loudest', 'sort_by'],
    ])('%s is refused by name', async (query, field) => {
      const token = await member(target(), 'agent')
      const { fields } = await fail(target(), 'listOwnProperties', 400, { token, query })
      expect(fields.map(({ path }) => path)).toEqual([field])
    })

    test('a hidden or removed one leaves lists and favourites', async () => {
      const token = await member(target(), 'agent')
      const form = await propertyForm(target(), { title: 'Favourite corner apartment Qasr' })
      const { data } = await create(token, form)
      const path = { id: data._id }
      await succeed(target(), 'toggleFavourite', zToggleFavouriteResponse, { token, path })
      const liked = async () => {
        const schema = zListLikedPropertiesResponse
        const rows = await succeed(target(), 'listLikedProperties', schema, { token })
        const ids = rows.data.map(({ _id }) => _id)
        expect(rows.pagination.total).toBe(ids.length)
        return ids
      }
      expect(await liked()).toContain(data._id)
      await update(token, data._id, { ...form, status: 'hidden' })
      await fail(target(), 'getProperty', 404, { path })
      expect(await found(form.title)).toEqual([])
      expect(await liked()).not.toContain(data._id)
      await remove(token, data._id)
      expect(await liked()).not.toContain(data._id)
    })
  })
}
