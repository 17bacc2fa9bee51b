import {
  zDeleteNoticeResponse,
  zGetSiteStatusResponse,
  zListCategoriesResponse,
  zListOperatorCategoriesResponse,
  zListOperatorNoticesResponse,
  zListOperatorPlacesResponse,
  zListOperatorPlansResponse,
  zListPlansResponse,
  zRemovePlaceAliasResponse,
  zSaveNoticeResponse,
  zSavePlaceAliasResponse,
  zUpdateOperatorCategoryResponse,
  zUpdateOperatorPlanResponse,
} from '@manzil/api-client/generated/zod.gen'
import { beforeAll, expect, test } from 'vitest'
import { fail, succeed } from '../../call.ts'
import type { Suite } from '../../coverage.ts'
import { member } from '../../visitors.ts'

const newId = (last: number) => `0197a1c3-7d10-7e3a-9b54-${String(last).padStart(12, '0')}`

export function editingCases({ cases, target }: Suite): void {
  let token = ''
  const editing = [
    'listOperatorCategories',
    'updateOperatorCategory',
    'listOperatorPlaces',
    'savePlaceAlias',
    'removePlaceAlias',
    'listOperatorPlans',
    'updateOperatorPlan',
    'listOperatorNotices',
    'saveNotice',
    'deleteNotice',
    'getSiteStatus',
    'listCategories',
    'listPlans',
  ] as const
  cases('what operators edit', editing, () => {
    beforeAll(async () => {
      token = await member(target(), 'admin')
    })

    test('a category is renamed and hidden, and comes back', async () => {
      const read = async () =>
        (await succeed(target(), 'listCategories', zListCategoriesResponse)).data
      const all = await succeed(
        target(),
        'listOperatorCategories',
        zListOperatorCategoriesResponse,
        { token, query: 'limit=1' },
      )
      const [first] = all.data
      if (!first) throw new Error('there is no category')
      const { _id: id, name, name_ar } = first
      const save = (body: object) =>
        succeed(target(), 'updateOperatorCategory', zUpdateOperatorCategoryResponse, {
          token,
          path: { id },
          body,
        })
      await save({ name: 'Homes to live in', name_ar, is_shown: true })
      expect((await read()).find(({ _id }) => _id === id)?.name).toBe('Homes to live in')
      await save({ name, name_ar, is_shown: false })
      expect((await read()).map(({ _id }) => _id)).not.toContain(id)
      await save({ name, name_ar, is_shown: true })
      expect((await read()).find(({ _id }) => _id === id)?.name).toBe(name)
    })

    test('a place gets another name once, and loses it', async () => {
      const id = newId(1)
      const body = { place_id: 'dubai-marina', language: 'de', name: 'Jachthafenviertel' }
      const save = () =>
        succeed(target(), 'savePlaceAlias', zSavePlaceAliasResponse, { token, path: { id }, body })
      await save()
      expect((await save()).data.aliases).toHaveLength(1)
      const taken = { token, path: { id: newId(2) }, body }
      await fail(target(), 'savePlaceAlias', 409, taken)
      await fail(target(), 'savePlaceAlias', 404, {
        ...taken,
        body: { ...body, place_id: 'atlantis-below' },
      })
      const found = await succeed(target(), 'listOperatorPlaces', zListOperatorPlacesResponse, {
        token,
        query: 'search=jachthafen',
      })
      expect(found.data.map(({ _id }) => _id)).toEqual(['dubai-marina'])
      const gone = { token, path: { id } }
      await succeed(target(), 'removePlaceAlias', zRemovePlaceAliasResponse, gone)
      await fail(target(), 'removePlaceAlias', 404, gone)
    })

    test('a plan at other terms is another plan, and the one before is not sold', async () => {
      const plans = await succeed(target(), 'listOperatorPlans', zListOperatorPlansResponse, {
        token,
      })
      const plan = plans.data.find(({ is_sold }) => is_sold)
      if (!plan) throw new Error('no plan is sold')
      const { price, listings_limit, featured_limit, photos_limit, agents_limit, features } = plan
      const limits = { listings_limit, featured_limit, photos_limit, agents_limit, features }
      const body = { price: price + 1, ...limits, is_sold: true }
      const options = { token, path: { id: plan._id }, body }
      const schema = zUpdateOperatorPlanResponse
      const { data } = await succeed(target(), 'updateOperatorPlan', schema, options)
      expect(data).toMatchObject({ price: price + 1, holders: 0, is_sold: true })
      const sold = await succeed(target(), 'listPlans', zListPlansResponse)
      const ids = sold.data.map(({ _id }) => _id)
      expect([ids.includes(data._id), ids.includes(plan._id)]).toEqual([true, false])
    })

    test('a notice is shown on its days, as plain text and with a link of the site', async () => {
      const id = newId(3)
      const text = '<img src=x onerror=alert(1)>'
      const texts = { en: text, ar: text, ru: text, hi: text, zh: text, de: text }
      const body = { place: 'home', texts, link: '/faqs', from: '2020-01-01', until: '2099-01-01' }
      const notices = async () =>
        (await succeed(target(), 'getSiteStatus', zGetSiteStatusResponse)).data.notices
      expect(await notices()).toBeUndefined()
      const save = (change: object) => ({ token, path: { id }, body: { ...body, ...change } })
      await succeed(target(), 'saveNotice', zSaveNoticeResponse, save({}))
      expect(await notices()).toEqual([{ _id: id, place: 'home', texts, link: '/faqs' }])
      for (const link of [
        'javascript:alert(1)',
        '//bad.example',
        '/\\bad.example',
        'http://x.example',
      ])
        expect(
          (await fail(target(), 'saveNotice', 422, save({ link }))).fields.map(({ path }) => path),
        ).toEqual(['link'])
      const late = await fail(target(), 'saveNotice', 422, save({ until: '2019-12-31' }))
      expect(late.fields.map(({ path }) => path)).toEqual(['until'])
      await succeed(target(), 'saveNotice', zSaveNoticeResponse, save({ until: '2020-01-01' }))
      expect(await notices()).toBeUndefined()
      const all = await succeed(target(), 'listOperatorNotices', zListOperatorNoticesResponse, {
        token,
      })
      expect(all.data.map(({ is_shown }) => is_shown)).toEqual([false])
      await succeed(target(), 'deleteNotice', zDeleteNoticeResponse, { token, path: { id } })
    })
  })
}
