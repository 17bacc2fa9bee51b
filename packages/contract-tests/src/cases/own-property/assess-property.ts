import {
  zAssessPropertyResponse,
  zGetPropertyRankResponse,
  zListPropertiesResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../../call.ts'
import type { Suite } from '../../coverage.ts'
import { nowhere } from '../../nowhere.ts'
import { propertyForm } from '../../property-form.ts'
import { member } from '../../visitors.ts'
import { own, ownCalls } from './own-calls.ts'

/** What owners are told of a listing: its quality, its doubles, its place in a search. */
export function assessPropertyCases({ cases, target }: Suite): void {
  const { create, remove } = ownCalls(target)

  cases('what owners are told of a listing', [...own, 'assessProperty', 'getPropertyRank'], () => {
    test('a form is looked over, and its double is named', async () => {
      const token = await member(target(), 'agent')
      const permit_number = `9${Date.now()}`
      const form = await propertyForm(target(), { permit_number })
      const { data } = await create(token, form)
      const body = {
        property_id: null,
        purpose: form.purpose,
        category_id: form.category_id,
        sub_category_id: form.sub_category_id ?? null,
        location_id: form.location_id,
        price: form.price ?? null,
        bedrooms: form.bedrooms ?? null,
        bathrooms: null,
        size: form.size ?? null,
        has_pin: false,
        furnished: null,
        completion: null,
        features_count: 0,
        description_length: 300,
        permit_number,
        media: [],
      }
      const look = (change: object) =>
        succeed(target(), 'assessProperty', zAssessPropertyResponse, {
          token,
          body: { ...body, ...change },
        })
      const first = (await look({})).data
      expect(first.duplicates).toContainEqual(
        expect.objectContaining({
          reason: 'permit',
          is_own: true,
          _id: data._id,
          title: data.title,
        }),
      )
      expect(first.points.find(({ name }) => name === 'description')).toMatchObject({
        points: 5,
        most: 10,
      })
      const pinPoints = async (lat: number, lng: number) => {
        const coordinates = { lat, lng, approximate: false }
        const { points } = (await look({ has_pin: true, coordinates })).data
        return points.find(({ name }) => name === 'pin')?.points
      }
      expect([await pinPoints(25.08, 55.14), await pinPoints(24.45, 54.38)]).toEqual([5, 0])
      expect(first.price_range?.place._id).toBe('dubai-marina')
      const better = (await look({ bathrooms: 2, property_id: data._id })).data
      expect(better.score).toBe(first.score + 5)
      // A property is no double of itself.
      expect(better.duplicates.map(({ _id }) => _id)).not.toContain(data._id)
      await fail(target(), 'assessProperty', 404, {
        token,
        body: { ...body, property_id: nowhere },
      })
      await remove(token, data._id)
    })

    test('its place in a search is that of its page', async () => {
      const token = await member(target(), 'agent')
      const { data } = await create(token, await propertyForm(target()))
      const path = { id: data._id }
      const rank = (query: string) =>
        succeed(target(), 'getPropertyRank', zGetPropertyRankResponse, { token, path, query })
      for (const query of [
        'purpose=sale&location=dubai-marina',
        'purpose=sale&sort_by=price_desc',
      ]) {
        const told = (await rank(query)).data
        const page = await succeed(target(), 'listProperties', zListPropertiesResponse, {
          query: `${query}&limit=100&page=${Math.ceil((told.position ?? 1) / 100)}`,
        })
        expect(page.pagination.total).toBe(told.total)
        expect(page.data[((told.position ?? 0) - 1) % 100]?._id).toBe(data._id)
      }
      expect((await rank('purpose=rent')).data.position).toBe(null)
      await fail(target(), 'getPropertyRank', 404, { token, path: { id: nowhere } })
      await remove(token, data._id)
    })
  })
}
