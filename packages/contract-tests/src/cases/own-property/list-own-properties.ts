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
