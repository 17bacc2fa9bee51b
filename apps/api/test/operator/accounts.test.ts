import { expect, test } from 'vitest'
import { statusCodes } from '../../src/db/codes.ts'
import { makeAdmin } from '../../src/modules/operator/first-admin.ts'
import { resumeWithin } from '../../src/modules/plan/holding-repository.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { agency, agent, neighbours, property } from '../http/one-property.ts'
import { email, now, operatorSite } from './operator-site.ts'

const site = operatorSite()
const { call, mailsTo, statusOf } = site

test('the first who runs the site is made once, and a second only when it is said', async () => {
  const { db } = site
  expect((await makeAdmin(db, { email, another: false, now })).isNew).toBe(false)
  const second = { email: 'grace@example.com', now }
  await expect(makeAdmin(db, { ...second, another: false })).rejects.toThrow('--another')
  await expect(makeAdmin(db, { email: 'omar@example.com', another: true, now })).rejects.toThrow(
    'another kind',
  )
  await expect(makeAdmin(db, { email: 'no address', another: true, now })).rejects.toThrow(
    '--email',
  )
  const { token, isNew } = await makeAdmin(db, { ...second, another: true })
  expect(isNew).toBe(true)
  const password = 'seven palms over water'
  const set = await call('resetUserPassword', {
    body: { token, new_password: password },
    token: '',
  })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  const again = await call('resetUserPassword', {
    body: { token, new_password: password },
    token: '',
  })
  expect(again.status).toBe(422)
  const entry = await call('loginUser', { body: { email: second.email, password }, token: '' })
  expect(entry.body.data.role).toBe('admin')
})

test('nobody becomes one by asking for it', async () => {
  const token = await createSessions(site.db).open({ id: agent, role: 'agent' })
  const form = {
    first_name: 'Eve',
    last_name: 'Stone',
    email: 'eve@example.com',
    accept_terms: true,
  }
  const signup = await call('initiateSignup', { body: { ...form, role: 'admin' }, token: '' })
  expect([signup.status, signup.body.fields[0].path]).toEqual([422, 'role'])
  const update = await call('updateUser', { id: agent, body: { role: 'admin' }, token })
  expect([update.status, update.body.fields[0].path]).toEqual([422, 'role'])
  const body = { kind: 'property', decision: 'approve', role: 'admin' }
  expect((await call('decideOperatorCase', { id: property.id, body, token })).status).toBe(403)
  const page = await site.app.inject({
    method: 'PUT',
    url: `/api/operator/decide-case/${property.id}`,
    headers: { authorization: `Bearer ${site.admin.token}`, 'content-type': 'text/plain' },
    payload: JSON.stringify(body),
  })
  expect(page.statusCode).toBe(415)
})

test('a suspended account loses sessions and listings, and gets the listings back', async () => {
  const { db } = site
  const token = await createSessions(db).open({ id: agent, role: 'agent' })
  const manager = await createSessions(db).open({ id: agency, role: 'agency' })
  const whereSeen = async () => {
    const answers = {
      page: (await call('getAgent', { id: agent, token: '' })).body.data,
      directory: (await call('listAgents', { query: 'search=omar', token: '' })).body.data,
      suggestion: (await call('listSearchSuggestions', { query: 'search=omar', token: '' })).body,
      sitemap: (await site.app.inject('/sitemaps/agents-1.xml')).body,
      colleagues: (await call('getLeadChoices', { token: manager })).body,
    }
    const seen = Object.entries(answers).filter(([, it]) => JSON.stringify(it)?.includes(agent))
    return seen.map(([place]) => place)
  }
  const [first = '', second = ''] = neighbours.map(({ id }) => id)
  const live = (await statusOf(first)) === statusCodes.live
  expect(live).toBe(true)
  // One that the plan of its agency had no room for.
  await db
    .updateTable('property')
    .set({ status: statusCodes.hidden, agent_id: agent })
    .where('id', '=', second)
    .execute()
  await db.insertInto('plan_pause').values({ property_id: second, account_id: agency }).execute()
  const suspend = { kind: 'account', decision: 'suspend', reason: 'Copies adverts of others.' }
  expect((await call('decideOperatorCase', { id: agent, body: suspend })).status).toBe(200)
  expect((await call('getCurrentUser', { token })).status).toBe(401)
  expect(await statusOf(neighbours[0]?.id ?? '')).toBe(statusCodes.hidden)
  // A plan that has room again brings nothing of it back.
  await db.transaction().execute((trx) => resumeWithin(trx, agency, 10))
  expect(await statusOf(second)).toBe(statusCodes.hidden)
  // A session that was begun in the same moment is no way in either.
  const late = await createSessions(db).open({ id: agent, role: 'agent' })
  expect((await call('getCurrentUser', { token: late })).status).toBe(401)
  const twice = await call('decideOperatorCase', { id: agent, body: suspend })
  expect(twice.status).toBe(409)
  // Nobody finds the account, nor is a lead given to it.
  expect(await whereSeen()).toEqual([])
  const lift = { kind: 'account', decision: 'lift' }
  expect((await call('decideOperatorCase', { id: agent, body: lift })).status).toBe(200)
  expect(await statusOf(neighbours[0]?.id ?? '')).toBe(statusCodes.live)
  expect(await whereSeen()).toEqual(['page', 'directory', 'suggestion', 'sitemap', 'colleagues'])
  expect(await statusOf(second)).toBe(statusCodes.live)
  expect(await mailsTo('omar@example.com')).toContain('Copies adverts of others.')
  const own = await call('decideOperatorCase', { id: site.admin.id, body: suspend })
  expect([own.status, own.body.key]).toEqual([409, 'problem.ownAccount'])
})
