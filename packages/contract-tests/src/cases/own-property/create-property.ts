import type { PropertyForm } from '@manzil/api-client/generated/types.gen'
import { zCreateUploadResponse, zGetPropertyResponse } from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../../call.ts'
import type { Suite } from '../../coverage.ts'
import { nowhere } from '../../nowhere.ts'
import { formOf, picture } from '../../pictures.ts'
import { propertyForm } from '../../property-form.ts'
import { guest, member } from '../../visitors.ts'
import { own, ownCalls } from './own-calls.ts'

/** Entering a property, and what its owner alone sees of it. */
export function createPropertyCases({ cases, target }: Suite): void {
  const { create, update, listOwn, remove, found } = ownCalls(target)

  cases('own listings', own, () => {
    test('a live property is searched, changed and removed', async () => {
      const token = await member(target(), 'agent')
      const title = 'Searchable corner apartment Qasr'
      const form = await propertyForm(target(), { title })
      const { data } = await create(token, form)
      expect(data).toMatchObject({
        title,
        status: 'live',
        type: 'apartment',
        price_per_sqft: 1420.89,
        previous_price: null,
        view: ['marina-view'],
        is_demo: false,
        source: { kind: 'owner' },
      })
      expect(data.location_path.map(({ _id }) => _id)).toEqual(['dubai', 'dubai-marina'])
      expect(data.media.length).toBeGreaterThan(0)
      expect((await found(title)).map(({ _id }) => _id)).toEqual([data._id])
      expect((await listOwn(token, 'limit=1')).data[0]?._id).toBe(data._id)

      const cheaper = await update(token, data._id, { ...form, price: 1_800_000 })
      expect(cheaper.data).toMatchObject({ price: 1_800_000, previous_price: 1_850_000 })
      const again = await update(token, data._id, { ...form, price: 1_800_000 })
      expect(again.data.previous_price).toBe(1_850_000)

      await remove(token, data._id)
      await fail(target(), 'deleteProperty', 404, { token, path: { id: data._id } })
      expect(await found(title)).toEqual([])
    })

    test('a draft is its owner’s alone', async () => {
      const token = await member(target(), 'agent')
      const title = 'Unfinished corner apartment Qasr'
      const { data } = await create(token, await propertyForm(target(), { title, status: 'draft' }))
      const path = { id: data._id }
      const mine = await succeed(target(), 'getProperty', zGetPropertyResponse, { token, path })
      expect(mine.data[0].status).toBe('draft')
      for (const stranger of [undefined, await guest(target()), await member(target())])
        await fail(target(), 'getProperty', 404, { token: stranger, path })
      expect(await found(title)).toEqual([])
      const drafts = await listOwn(token, 'status=draft&limit=1')
      expect(drafts.data[0]).toMatchObject({ _id: data._id, status: 'draft', expires_at: null })
      await remove(token, path.id)
    })

    test.each([
      ['price', 0],
      ['available_from', '2027-02-29'],
      ['floor', 99],
      ['title_ar', 'Corner apartment'],
      ['coordinates', { lat: 48.85, lng: 2.35, approximate: false }],
      ['year_built', 2099],
    ] as const)('%s of %s is refused beside its field', async (field, value) => {
      const token = await member(target(), 'agent')
      const wrong = { ...(await propertyForm(target())), total_floors: 10, [field]: value }
      const { fields } = await fail(target(), 'createProperty', 422, { token, body: wrong })
      expect(fields.map(({ path }) => path)).toEqual([field])
      const { data } = await create(token, await propertyForm(target(), { status: 'draft' }))
      const path = { id: data._id }
      const again = await fail(target(), 'updateProperty', 422, { token, path, body: wrong })
      expect(again.fields.map(({ path: at }) => at)).toEqual([field])
      await remove(token, data._id)
    })

    test('the same key writes one property', async () => {
      const token = await member(target(), 'agent')
      const headers = { 'Idempotency-Key': `listing-${crypto.randomUUID()}` }
      const form = await propertyForm(target(), { status: 'draft' })
      const { total } = (await listOwn(token, 'limit=1')).pagination
      const first = await create(token, form, headers)
      expect(await create(token, form, headers)).toEqual(first)
      await fail(target(), 'createProperty', 422, {
        token,
        headers,
        body: { ...form, price: 1 },
      })
      expect((await listOwn(token, 'limit=1')).pagination.total).toBe(total + 1)
      const path = { id: first.data._id }
      await remove(token, path.id)
    })

    test.each([
      ['permit_number', { permit_number: null }],
      ['category_id', { category_id: nowhere }],
      ['sub_category_id', { sub_category_id: nowhere }],
      ['sub_sub_category_id', { sub_sub_category_id: nowhere }],
      ['location_id', { location_id: 'atlantis' }],
      ['features', { features: ['heliport'] }],
      ['media.0.url', { media: [{ url: '/uploads/not-mine.webp', role: 'photo' }] }],
    ] satisfies [string, Partial<PropertyForm>][])(
      '%s is refused by name',
      async (name, change) => {
        const token = await member(target(), 'agent')
        const body = await propertyForm(target(), change)
        const { fields } = await fail(target(), 'createProperty', 422, { token, body })
        expect(fields.map(({ path }) => path)).toEqual([name])
      },
    )
  })

  cases('pictures of a listing', [...own, 'createUpload'], () => {
    test('are uploads of the account, in the order of the form', async () => {
      const token = await member(target(), 'agent')
      const upload = async () => {
        const body = formOf({ file: picture(), purpose: 'property_photo' })
        const options = { token, body }
        return (await succeed(target(), 'createUpload', zCreateUploadResponse, options)).data.url
      }
      const media = [await upload(), await upload()].map((url, at) => ({
        url,
        role: 'photo' as const,
        alt: at === 0 ? 'Living room with a view' : '',
      }))
      const form = await propertyForm(target(), { status: 'draft', media })
      const { data } = await create(token, form)
      expect(data.media).toEqual(
        media.map((each) => ({ ...each, illustration: false, alt_ar: '' })),
      )
      const turned = await update(token, data._id, { ...form, media: media.toReversed() })
      expect(turned.data.media.map(({ url }) => url)).toEqual(
        media.toReversed().map(({ url }) => url),
      )
      await remove(token, data._id)
    })
  })
}
