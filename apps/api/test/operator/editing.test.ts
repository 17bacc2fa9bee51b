import { newState } from '@manzil/assistant/state'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { createFreshEngine } from '../../src/chat/create-engine.ts'
import { readShownNotices, upsertNotice } from '../../src/modules/operator/repository/notices.ts'
import { limitsOf } from '../../src/modules/plan/service.ts'
import { loadSearchIndex, refreshSearchIndex } from '../../src/modules/property/search-index.ts'
import { agency } from '../http/one-property.ts'
import { silentLog } from '../silent-log.ts'
import { now, operatorSite } from './operator-site.ts'

const site = operatorSite()
const { call } = site

test('an added name is understood by search at once, by the assistant and by other servers', async () => {
  const { db } = site
  const elsewhere = await loadSearchIndex(db)
  const engine = await createFreshEngine(db, () => now, { index: elsewhere, logger: silentLog })
  const ask = async (text: string) => {
    for await (const part of engine.answer({
      text,
      language: 'de',
      state: newState(),
      now,
    }))
      if (part.kind === 'state') return JSON.stringify(part.state)
    return ''
  }
  const total = async (query: string) =>
    (await call('listProperties', { query, token: '' })).body.pagination.total
  const there = await total('location=dubai-marina')
  expect(there).toBeGreaterThan(0)
  expect(await total('search=Jachthafenviertel')).toBe(0)
  expect(await ask('Wohnung in Jachthafenviertel')).not.toContain('dubai-marina')
  const body = { place_id: 'dubai-marina', language: 'de', name: 'Jachthafenviertel' }
  const id = v7()
  expect((await call('savePlaceAlias', { id, body })).status).toBe(200)
  expect(await total('search=Jachthafenviertel')).toBe(there)
  const suggested = await call('listSearchSuggestions', { query: 'search=jachthafen', token: '' })
  expect(JSON.stringify(suggested.body)).toContain('dubai-marina')
  await refreshSearchIndex(db, elsewhere)
  expect(await ask('Wohnung in Jachthafenviertel')).toContain('dubai-marina')
  expect((await call('removePlaceAlias', { id })).status).toBe(200)
  expect(await total('search=Jachthafenviertel')).toBe(0)
})

test('whoever has bought a plan keeps its terms', async () => {
  const { db } = site
  const plans = (await call('listOperatorPlans')).body.data
  const plan = plans.find((each: { user_type: string }) => each.user_type === 'agency')
  await db
    .insertInto('user_plan')
    .values({
      id: v7(),
      account_id: agency,
      plan_id: plan._id,
      status: 'active',
      started_at: now,
      ends_at: new Date('2099-01-01'),
      price_fils: 0,
      paid_fils: 0,
    })
    .execute()
  const { listings_limit, featured_limit, photos_limit, agents_limit, features, price } = plan
  const kept = { featured_limit, photos_limit, agents_limit, features, is_sold: true }
  const body = { ...kept, price: price * 2, listings_limit: 1 }
  const { body: changed } = await call('updateOperatorPlan', { id: plan._id, body })
  expect(changed.data).toMatchObject({ listings_limit: 1, holders: 0 })
  expect((await limitsOf(db, agency, now)).listings).toBe(listings_limit)
  // The other one of two who edit it at once.
  expect((await call('updateOperatorPlan', { id: plan._id, body })).status).toBe(404)
  const stopped = { ...body, is_sold: false }
  const { body: off } = await call('updateOperatorPlan', { id: changed.data._id, body: stopped })
  expect(off.data).toMatchObject({ _id: changed.data._id, is_sold: false })
})

test('a notice is shown from the morning of its first day in Dubai to the evening of its last', async () => {
  const { db } = site
  const text = 'Closed today.'
  const texts = { en: text, ar: text, ru: text, hi: text, zh: text, de: text }
  const notice = { place: 'everywhere', texts, link: null } as const
  const days = { from: '2026-11-21', until: '2026-11-21' }
  await upsertNotice(db, v7(), { ...notice, ...days }, now)
  // Days of Dubai begin at eight in the evening of UTC.
  const moments = ['20T19:59', '20T20:00', '21T19:59', '21T20:00']
  const shown = await Promise.all(
    moments.map(async (at) => (await readShownNotices(db, new Date(`2026-11-${at}Z`))).length),
  )
  expect(shown).toEqual([0, 1, 1, 0])
})
