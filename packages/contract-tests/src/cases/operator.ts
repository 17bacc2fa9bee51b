import { operationTable } from '@manzil/api-client/generated/operations.gen'
import type { OperatorCase, OperatorCaseKind } from '@manzil/api-client/generated/types.gen'
import {
  zCreateCheckoutSessionResponse,
  zDecideOperatorCaseResponse,
  zDeleteNoticeResponse,
  zExportOperatorActionsResponse,
  zGetAgentResponse,
  zGetCurrentUserResponse,
  zGetOperatorPropertyResponse,
  zGetSiteStatusResponse,
  zGetUserPlanResponse,
  zListAgentsResponse,
  zListCategoriesResponse,
  zListOperatorActionsResponse,
  zListOperatorCasesResponse,
  zListOperatorCategoriesResponse,
  zListOperatorNoticesResponse,
  zListOperatorPlacesResponse,
  zListOperatorPlansResponse,
  zListPlansResponse,
  zListPropertiesResponse,
  zRemovePlaceAliasResponse,
  zReportListingResponse,
  zSaveNoticeResponse,
  zSavePlaceAliasResponse,
  zUpdateOperatorCategoryResponse,
  zUpdateOperatorPlanResponse,
  zVerifyPaymentResponse,
} from '@manzil/api-client/generated/zod.gen'
import { beforeAll, expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { newAccount, outsideOf } from '../new-account.ts'
import { member } from '../visitors.ts'

const newId = (last: number) => `0197a1c3-7d10-7e3a-9b54-${String(last).padStart(12, '0')}`

export function operatorCases({ cases, target }: Suite): void {
  let token = ''
  const list = async (kind: OperatorCaseKind, query: Record<string, string> = {}) => {
    const asked = String(new URLSearchParams({ kind, limit: '100', ...query }))
    const schema = zListOperatorCasesResponse
    return (await succeed(target(), 'listOperatorCases', schema, { token, query: asked })).data
  }
  const decide = (
    { _id: id, kind }: Pick<OperatorCase, '_id' | 'kind'>,
    decision: string,
    reason?: string,
  ) =>
    succeed(target(), 'decideOperatorCase', zDecideOperatorCaseResponse, {
      token,
      path: { id },
      body: { kind, decision, ...(reason && { reason }) },
    })
  const actions = async (query: string) =>
    (await succeed(target(), 'listOperatorActions', zListOperatorActionsResponse, { token, query }))
      .data

  test('every operation of operators is theirs alone, and no other is', () => {
    const entries = Object.values(operationTable)
    const named = entries.filter(({ roles }) => roles?.some((role) => role === 'admin'))
    const placed = entries.filter(({ path }) => path.startsWith('/operator/'))
    expect(placed.map(({ id }) => id)).toEqual(named.map(({ id }) => id))
    for (const { id, roles } of placed) expect(roles, id).toEqual(['admin'])
    expect(placed.length).toBeGreaterThan(0)
  })

  const deciding = [
    'listOperatorCases',
    'decideOperatorCase',
    'listOperatorActions',
    'exportOperatorActions',
    'getOperatorProperty',
  ] as const
  cases(
    'what operators decide',
    [...deciding, 'reportListing', 'getCurrentUser', 'getAgent', 'listAgents'],
    () => {
      beforeAll(async () => {
        token = await member(target(), 'admin')
      })

      test('a licence is confirmed, and its owner is told where it stands', async () => {
        const agent = await newAccount(target(), 'agent')
        const me = () =>
          succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token: agent.token })
        expect((await me()).data.licence?.state).toBe('waiting')
        const [found] = await list('licence', { search: agent.email })
        expect(found).toMatchObject({ state: 'waiting', decisions: ['approve', 'reject'] })
        if (!found) return
        const path = { id: found._id }
        const body = { kind: 'licence', decision: 'reject' }
        const refused = await fail(target(), 'decideOperatorCase', 422, { token, path, body })
        expect(refused.fields.map((field) => field.path)).toEqual(['reason'])
        await decide(found, 'reject', 'The number is that of another broker.')
        expect((await me()).data.licence).toEqual({
          state: 'refused',
          reason: 'The number is that of another broker.',
        })
        expect((await decide(found, 'approve')).data.state).toBe('approved')
        expect((await me()).data.licence).toEqual({ state: 'approved', reason: null })
        const again = { kind: 'licence', decision: 'approve' }
        await fail(target(), 'decideOperatorCase', 409, { token, path, body: again })
        expect((await actions(`search=${found._id}`)).map(({ action }) => action)).toEqual([
          'approve',
          'reject',
        ])
      })

      test('a suspended account is logged out and stays out until it is lifted', async () => {
        const { token: other, email, password } = await newAccount(target())
        const [found] = await list('account', { search: email })
        if (!found) throw new Error('the account is not listed')
        await decide(found, 'suspend', 'Sends the same message to everybody.')
        await fail(target(), 'getCurrentUser', 401, { token: other })
        const login = { email, password }
        const refused = await fail(target(), 'loginUser', 401, { body: login })
        expect(refused.key).toBe('problem.suspended')
        const wrong = await fail(target(), 'loginUser', 401, {
          body: { email, password: 'not the password' },
        })
        expect(wrong.key).toBe('problem.login')
        expect((await list('account', { search: email }))[0]?.decisions).toEqual(['lift'])
        await decide(found, 'lift')
        const { admin } = target().accounts
        const [self] = await list('account', { search: admin.email })
        expect(self?.decisions).toEqual([])
        await fail(target(), 'decideOperatorCase', 409, {
          token,
          path: { id: self?._id ?? '' },
          body: { kind: 'account', decision: 'sign_out' },
        })
      })

      test('a suspended agent has no public page until it is lifted', async () => {
        const { email } = await newAccount(target(), 'agent')
        const [found] = await list('account', { search: email })
        if (!found) throw new Error('the account is not listed')
        const path = { id: found._id }
        const listed = async () => {
          const all = await succeed(target(), 'listAgents', zListAgentsResponse, {
            query: 'limit=100',
          })
          const pages = await Promise.all(
            Array.from({ length: all.pagination.totalPages }, (_, at) =>
              succeed(target(), 'listAgents', zListAgentsResponse, {
                query: `limit=100&page=${at + 1}`,
              }),
            ),
          )
          return pages.some(({ data }) => data.some(({ _id }) => _id === found._id))
        }
        const seen = () => succeed(target(), 'getAgent', zGetAgentResponse, { path })
        expect((await seen()).data._id).toBe(found._id)
        expect(await listed()).toBe(true)
        await decide(found, 'suspend', 'Copies adverts of others.')
        await fail(target(), 'getAgent', 404, { path })
        expect(await listed()).toBe(false)
        await decide(found, 'lift')
        expect((await seen()).data._id).toBe(found._id)
        expect(await listed()).toBe(true)
      })

      test('a reported property is taken off the site, with the reason in its history', async () => {
        const properties = await succeed(target(), 'listProperties', zListPropertiesResponse, {
          query: 'limit=1&sort_by=newest',
        })
        const id = properties.data[0]?._id ?? ''
        const body = { property_id: id, reason: 'fraud', message: '=cmd|calc', language: 'en' }
        const { data } = await succeed(target(), 'reportListing', zReportListingResponse, { body })
        const found = (await list('report', { search: data.reference }))[0]
        expect(found).toMatchObject({ state: 'waiting', decisions: ['reject', 'dismiss'] })
        if (!found) return
        const reason = '=HYPERLINK("https://bad.example","look")'
        expect((await decide(found, 'reject', reason)).data.state).toBe('acted')
        await fail(target(), 'getProperty', 404, { path: { id } })
        const seen = await succeed(target(), 'getOperatorProperty', zGetOperatorPropertyResponse, {
          token,
          path: { id },
        })
        expect(seen.data._id).toBe(id)
        expect((await list('property', { search: id }))[0]).toMatchObject({
          state: 'refused',
          reason,
        })
        const file = await succeed(
          target(),
          'exportOperatorActions',
          zExportOperatorActionsResponse,
          { token, query: 'action=reject' },
        )
        expect(file.data.text).toContain(`"'=HYPERLINK(""https://bad.example"",""look"")"`)
        // Taking the log out of the site is part of it.
        expect((await actions('action=export'))[0]).toMatchObject({
          kind: 'log',
          subject: file.data.name,
        })
      })

      test('an unknown case, and a kind that is none, are refused', async () => {
        const body = { kind: 'mail', decision: 'give_up' }
        await fail(target(), 'decideOperatorCase', 404, { token, path: { id: newId(9) }, body })
        await fail(target(), 'listOperatorCases', 400, { token, query: 'kind=role' })
        for (const kind of ['mail', 'payment'] as const) await list(kind)
      })
    },
  )

  const paying = [
    'listOperatorCases',
    'decideOperatorCase',
    'createCheckoutSession',
    'verifyPayment',
    'getUserPlan',
  ] as const
  cases('payments that operators send back', paying, () => {
    test('end what they started, once', async () => {
      token = await member(target(), 'admin')
      const buyer = await newAccount(target(), 'agent')
      const { data: plans } = await succeed(target(), 'listPlans', zListPlansResponse, {
        query: 'user_type=agent&limit=1',
      })
      const { data: session } = await succeed(
        target(),
        'createCheckoutSession',
        zCreateCheckoutSessionResponse,
        { token: buyer.token, body: { plan_id: plans[0]?._id } },
      )
      const find = async () =>
        (await list('payment')).find(({ email }) => email === buyer.user.email)
      expect((await find())?.decisions).toEqual([])
      await outsideOf(target()).leaveCheckout(session.session_id, 'pay')
      await succeed(target(), 'verifyPayment', zVerifyPaymentResponse, {
        token: buyer.token,
        body: { session_id: session.session_id },
      })
      const paid = await find()
      if (!paid) throw new Error('the payment is not listed')
      expect(paid).toMatchObject({ state: 'paid', decisions: ['refund'], amount: session.total })
      const unsaid = {
        token,
        path: { id: paid._id },
        body: { kind: 'payment', decision: 'refund' },
      }
      await fail(target(), 'decideOperatorCase', 422, unsaid)
      const { data: back } = await decide(paid, 'refund', 'Bought by mistake')
      expect(back).toMatchObject({ state: 'refunded', decisions: [], reason: 'Bought by mistake' })
      const body = { ...unsaid.body, reason: 'Again' }
      await fail(target(), 'decideOperatorCase', 409, { ...unsaid, body })
      const held = await succeed(target(), 'getUserPlan', zGetUserPlanResponse, {
        token: buyer.token,
        path: { user_id: buyer.user._id },
      })
      expect(held.data).toBeNull()
      expect(await actions(`search=${paid._id}`)).toMatchObject([
        { action: 'refund', kind: 'payment', reason: 'Bought by mistake' },
      ])
    })
  })

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
