import type { PropertyAction, PropertyForm } from '@manzil/api-client/generated/types.gen'
import {
  zAssessPropertyResponse,
  zChangePropertiesResponse,
  zCreatePropertyResponse,
  zCreateUploadResponse,
  zDeletePropertyResponse,
  zGetPropertyRankResponse,
  zGetPropertyResponse,
  zListLikedPropertiesResponse,
  zListOwnPropertiesResponse,
  zListPropertiesResponse,
  zListPropertyHistoryResponse,
  zSayPropertyGoneResponse,
  zToggleFavouriteResponse,
  zUndoPropertyChangeResponse,
  zUpdatePropertyResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { newAccount } from '../new-account.ts'
import { nowhere } from '../nowhere.ts'
import { formOf, picture } from '../pictures.ts'
import { propertyForm } from '../property-form.ts'
import { guest, member } from '../visitors.ts'

const own = ['listOwnProperties', 'createProperty', 'updateProperty', 'deleteProperty'] as const
const changing = ['changeProperties', 'undoPropertyChange', 'listPropertyHistory'] as const
const signup = ['initiateSignup', 'verifySignupCode', 'setSignupPassword'] as const

export function ownPropertyCases({ cases, target }: Suite): void {
  const create = (token: string, body: PropertyForm, headers = {}) =>
    succeed(target(), 'createProperty', zCreatePropertyResponse, { token, body, headers })
  const update = (token: string, id: string, body: PropertyForm) =>
    succeed(target(), 'updateProperty', zUpdatePropertyResponse, { token, path: { id }, body })
  const listOwn = (token: string, query: string) =>
    succeed(target(), 'listOwnProperties', zListOwnPropertiesResponse, { token, query })
  const remove = (token: string, id: string) =>
    succeed(target(), 'deleteProperty', zDeletePropertyResponse, { token, path: { id } })
  const found = async (title: string) => {
    const query = `search=${encodeURIComponent(title)}`
    const { data } = await succeed(target(), 'listProperties', zListPropertiesResponse, { query })
    // Where no property has all the words, one with some of them is found.
    return data.filter((each) => each.title === title)
  }

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

    test('filters that name nothing are refused by name', async () => {
      const token = await member(target(), 'agent')
      const query = `location=atlantis&category=${nowhere}`
      const { fields } = await fail(target(), 'listOwnProperties', 400, { token, query })
      expect(fields.map(({ path }) => path)).toEqual(['category', 'location'])
    })

    test('of two who change it at once the second is told, and nothing is overwritten', async () => {
      const [agent, agency] = await Promise.all([
        member(target(), 'agent'),
        member(target(), 'agency'),
      ])
      const form = await propertyForm(target(), { status: 'draft' })
      const { data } = await create(agent, form)
      const { updated_at } = data
      const first = await update(agent, data._id, {
        ...form,
        updated_at,
        title: 'Said by the first',
      })
      const path = { id: data._id }
      const body = { ...form, updated_at, title: 'Said by the second' }
      const { code } = await fail(target(), 'updateProperty', 409, { token: agency, path, body })
      expect(code).toBe('conflict')
      const now = await succeed(target(), 'getProperty', zGetPropertyResponse, {
        token: agent,
        path,
      })
      expect(now.data[0]).toMatchObject({
        title: 'Said by the first',
        updated_at: first.data.updated_at,
      })
      await remove(agent, data._id)
    })

    test('a status that cannot follow is refused', async () => {
      const token = await member(target(), 'agent')
      const body = await propertyForm(target(), { status: 'hidden' })
      await fail(target(), 'createProperty', 409, { token, body })
      const { data } = await create(token, { ...body, status: 'live' })
      const path = { id: data._id }
      await fail(target(), 'updateProperty', 409, {
        token,
        path,
        body: { ...body, status: 'draft' },
      })
      const paused = await update(token, data._id, body)
      expect(paused.data.status).toBe('hidden')
      const resumed = await update(token, data._id, { ...body, status: 'live' })
      expect(resumed.data.status).toBe('live')
      await remove(token, data._id)
    })

    test('an agency changes the properties of its agents', async () => {
      const [agent, agency] = await Promise.all([
        member(target(), 'agent'),
        member(target(), 'agency'),
      ])
      const form = await propertyForm(target(), { status: 'draft' })
      const { data } = await create(agent, form)
      const title = 'Renamed by the agency'
      const changed = await update(agency, data._id, { ...form, title })
      expect(changed.data).toMatchObject({ title, agent: data.agent })
      expect((await listOwn(agency, 'status=draft&limit=100')).data).toContainEqual(
        expect.objectContaining({ _id: data._id, title }),
      )
      await remove(agency, data._id)
    })
  })

  cases('changes of several listings', [...own, ...changing, 'sayPropertyGone'], () => {
    const change = (token: string, ids: string[], action: PropertyAction) =>
      succeed(target(), 'changeProperties', zChangePropertiesResponse, {
        token,
        body: { ids, action },
      })
    const undo = (token: string, id: string) =>
      succeed(target(), 'undoPropertyChange', zUndoPropertyChangeResponse, { token, path: { id } })

    test('are made one by one and taken back together', async () => {
      const token = await member(target(), 'agent')
      const form = await propertyForm(target())
      const live = (await create(token, form)).data._id
      const draft = (await create(token, { ...form, status: 'draft' })).data._id
      const statusOf = async (id: string) => {
        const path = { id }
        return (await succeed(target(), 'getProperty', zGetPropertyResponse, { token, path }))
          .data[0].status
      }
      const { data } = await change(token, [live, draft, nowhere], 'pause')
      expect(data.changed).toEqual([live])
      expect(data.refused.map(({ _id, key }) => [_id, key])).toEqual([
        [draft, 'problem.propertyState'],
        [nowhere, 'problem.propertyGone'],
      ])
      expect(await statusOf(live)).toBe('hidden')
      const undone = await undo(token, data.change_id ?? '')
      expect(undone.data.changed).toEqual([live])
      expect(await statusOf(live)).toBe('live')
      // What is undone is done: not twice.
      expect((await undo(token, data.change_id ?? '')).data.changed).toEqual([])

      const gone = await change(token, [live, draft], 'remove')
      expect(gone.data.changed.toSorted()).toEqual([live, draft].toSorted())
      await fail(target(), 'getProperty', 404, { token, path: { id: draft } })
      await undo(token, gone.data.change_id ?? '')
      expect([await statusOf(live), await statusOf(draft)]).toEqual(['live', 'draft'])
      await change(token, [live, draft], 'remove')
    })

    test('say by one press that a live one is still offered', async () => {
      const token = await member(target(), 'agent')
      const form = await propertyForm(target())
      const { data: made } = await create(token, form)
      const rowOf = async (query = '') =>
        (await listOwn(token, `limit=100${query}`)).data.find(({ _id }) => _id === made._id)
      expect(made.confirmed_at).not.toBeNull()
      expect((await rowOf())?.availability).toMatchObject({
        asks: false,
        is_late: false,
        reports: 0,
      })
      expect(await rowOf('&to_confirm=true')).toBeUndefined()

      const path = { id: made._id }
      const body = { reason: 'taken' } as const
      const said = await succeed(target(), 'sayPropertyGone', zSayPropertyGoneResponse, {
        path,
        body,
      })
      expect(said.key).toBe('done.gone')
      await succeed(target(), 'sayPropertyGone', zSayPropertyGoneResponse, { path, body })
      expect((await rowOf('&to_confirm=true'))?.availability).toMatchObject({
        asks: true,
        reports: 1,
      })

      const { data, key } = await change(token, [made._id, nowhere], 'confirm')
      expect([key, data.changed, data.change_id]).toEqual(['done.availability', [made._id], null])
      expect((await rowOf())?.availability).toMatchObject({ asks: false, reports: 0 })

      await change(token, [made._id], 'pause')
      expect((await change(token, [made._id], 'confirm')).data.refused[0]?.key).toBe(
        'problem.propertyState',
      )
      await fail(target(), 'sayPropertyGone', 404, { path, body })
      await remove(token, made._id)
    })

    test('are told field by field, with who and when, to the owner alone', async () => {
      const token = await member(target(), 'agent')
      const form = await propertyForm(target(), { status: 'draft' })
      const { data } = await create(token, form)
      const path = { id: data._id }
      await update(token, data._id, { ...form, price: 1_800_000 })
      const told = await succeed(target(), 'listPropertyHistory', zListPropertyHistoryResponse, {
        token,
        path,
      })
      expect(told.data.map(({ action }) => action)).toEqual(['edit', 'add'])
      expect(told.data[0]?.changes).toEqual([{ field: 'price', from: '1850000', to: '1800000' }])
      expect(told.data[0]?.by).toBeTruthy()
      await remove(token, data._id)
      await fail(target(), 'listPropertyHistory', 404, { token, path })
      await fail(target(), 'undoPropertyChange', 404, { token, path: { id: nowhere } })
    })
  })

  cases('paid places', [...own, ...changing], () => {
    test('stand above the results that they meet, marked, until they are taken back', async () => {
      const token = await member(target(), 'agent')
      const { data } = await create(token, await propertyForm(target(), { status: 'draft' }))
      const ids = [data._id]
      const act = (action: PropertyAction) =>
        succeed(target(), 'changeProperties', zChangePropertiesResponse, {
          token,
          body: { ids, action },
        })
      const [refused] = (await act('feature')).data.refused
      expect(refused?.key).toBe('problem.propertyState')
      await act('submit')
      const featured = await act('feature')
      expect(featured.data.changed).toEqual(ids)
      const paid = async (query: string) => {
        const found = await succeed(target(), 'listProperties', zListPropertiesResponse, { query })
        return found.featured.filter(({ _id }) => _id === data._id)
      }
      expect(
        (await paid('location=dubai-marina&purpose=sale')).map((each) => each.is_featured),
      ).toEqual([true])
      for (const query of ['purpose=rent', 'purpose=sale&page=2'])
        expect(await paid(query)).toEqual([])
      await succeed(target(), 'undoPropertyChange', zUndoPropertyChangeResponse, {
        token,
        path: { id: featured.data.change_id ?? '' },
      })
      expect(await paid('purpose=sale')).toEqual([])
      await act('feature')
      await act('pause')
      await act('resume')
      // What leaves the lists gives its place back.
      expect(await paid('purpose=sale')).toEqual([])
      await act('remove')
    })
  })

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

    test.each([
      ['status=sold', 'status'],
      ['purpose=steal', 'purpose'],
      ['sort_by=loudest', 'sort_by'],
    ])('%s is refused by name', async (query, field) => {
      const token = await member(target(), 'agent')
      const { fields } = await fail(target(), 'listOwnProperties', 400, { token, query })
      expect(fields.map(({ path }) => path)).toEqual([field])
    })

    test('a form replaces every field', async () => {
      const token = await member(target(), 'agent')
      const form = await propertyForm(target(), { status: 'draft' })
      const { data } = await create(token, { ...form, developer: 'Emaar', parking: 2 })
      expect([data.developer, data.parking]).toEqual(['Emaar', 2])
      const after = await update(token, data._id, { ...form, features: ['gym'], price: null })
      expect(after.data).toMatchObject({ developer: null, parking: null, price: null })
      expect(after.data.features).toEqual(['gym'])
      await remove(token, data._id)
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

  cases('a listing of somebody else', [...own, ...signup], () => {
    test('cannot be changed, nor published without a plan', async () => {
      const owner = await member(target(), 'agent')
      const form = await propertyForm(target(), { status: 'draft' })
      const { data } = await create(owner, form)
      const path = { id: data._id }
      const { token } = await newAccount(target(), 'agent')
      await fail(target(), 'updateProperty', 404, { token, path, body: form })
      await fail(target(), 'deleteProperty', 404, { token, path })
      const body = await propertyForm(target())
      const { code } = await fail(target(), 'createProperty', 409, { token, body })
      expect(code).toBe('conflict')
      expect((await listOwn(token, '')).pagination.total).toBe(0)
      await remove(owner, path.id)
    })
  })
}
