import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = await buildTestApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

let made = 0

/** An account that is there, with a session of its own. */
async function member(role: 'individual' | 'agent' | 'agency', more: object = {}) {
  made += 1
  const id = v7()
  const row = { id, role, first_name: 'Sara', last_name: 'Khan', phone: '+971 50 000 0123' }
  await database.db
    .insertInto('account')
    .values({ ...row, email: `sara${made}@example.com`, phone_verified: true, ...more })
    .execute()
  const token = await createSessions(database.db).open({ id, role })
  const change = async (payload: object) => {
    const response = await app.inject({
      method: 'PUT',
      url: `/api/user/users/${id}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    })
    return { status: response.statusCode, body: response.json() }
  }
  return { id, token, change }
}

test.each([
  ['letters and marks in one way', 'Jose\u0301', 'José'],
  ['marks that nothing composes', 'ม\u0e38ก\u0e14\u0e32', 'ม\u0e38ก\u0e14\u0e32'],
  ['spaces around and within', '  Sara \u00a0 Al\t', 'Sara Al'],
  ['what turns the writing around', 'Sara\u202etxt\u200f', 'Saratxt'],
  ['joiners of Hindi', 'क्\u200dष', 'क्\u200dष'],
])('a name keeps %s', async (_what, given, kept) => {
  const { change } = await member('individual')
  expect((await change({ first_name: given })).body.data.first_name).toBe(kept)
})

test.each([
  ['spaces', ' \u00a0 ', 'notEmpty'],
  ['what is not seen', '\u200b\u2060\u202e', 'notEmpty'],
  ['a mark that stands on nothing', '\u0301', 'notEmpty'],
  ['81 letters', 'a'.repeat(81), 'charactersMost'],
  // Composing writes each of these as two.
  ['letters that composing makes too many', '\u0958'.repeat(80), 'charactersMost'],
])('a name of %s is refused on its field', async (_what, last_name, key) => {
  const { change } = await member('individual')
  const { status, body } = await change({ last_name })
  expect(status).toBe(422)
  expect(body.fields).toMatchObject([{ path: 'last_name', key: `field.${key}` }])
})

test('a number that is written in another way stays verified, another one does not', async () => {
  const { change } = await member('individual')
  const same = await change({ phone_number: '971500000123' })
  expect(same.body.data).toMatchObject({ phone_number: '971500000123', phone_verified: true })
  const other = await change({ phone_number: '971500000124' })
  expect(other.body.data).toMatchObject({ phone_number: '971500000124', phone_verified: false })
  const none = await change({ phone_number: null })
  expect(none.body.data).toMatchObject({ phone_number: null, phone_verified: false })
})

test('what an agent changes shows on the public page and is found', async () => {
  const { id, change } = await member('agent', { about_ar: 'نص قديم', rera_number: 'BRN-1' })
  const news = { first_name: 'Zubeida', about: 'Villas since 2011.', languages: ['ur', 'en'] }
  expect((await change({ ...news, service_need: ['sell'], nationality: 'PK' })).status).toBe(200)
  const page = (await app.inject(`/api/user/get-all-user-details-with-properties/${id}/`)).json()
  expect(page.data).toMatchObject({
    name: 'Zubeida Khan',
    about: 'Villas since 2011.',
    about_ar: null,
    languages: ['ur', 'en'],
    service_need: ['sell'],
    nationality: 'PK',
  })
  const found = await app.inject('/api/user/all-users?search=zubeida&language=ur&nationality=PK')
  expect(found.json().data).toMatchObject([{ _id: id }])
})

test('another registration is one that nobody has looked up', async () => {
  const looked = { rera_number: 'BRN-1', rera_unchecked: false, email_verified: true }
  const { id, change } = await member('agent', looked)
  const verified = async () => {
    const page = await app.inject(`/api/user/get-all-user-details-with-properties/${id}/`)
    return page.json().data.verified
  }
  await change({ rera_number: 'BRN-1' })
  expect(await verified()).toBe(true)
  await change({ rera_number: 'BRN-2' })
  expect(await verified()).toBe(false)
  await change({ rera_number: 'BRN-1' })
  expect(await verified()).toBe(false)
})

test('another registration is not the one that was turned down', async () => {
  const refused = { rera_number: 'BRN-1', rera_unchecked: true, licence_reason: 'Another name' }
  const { id, change } = await member('agent', refused)
  const reason = async () => {
    const query = database.db.selectFrom('account').select('licence_reason').where('id', '=', id)
    return (await query.executeTakeFirstOrThrow()).licence_reason
  }
  await change({ rera_number: 'BRN-1' })
  expect(await reason()).toBe('Another name')
  await change({ rera_number: 'BRN-2' })
  expect(await reason()).toBeNull()
})

test('a user name of another account is refused on its field, whoever asks first', async () => {
  const [one, two] = [await member('individual'), await member('individual')]
  const answers = await Promise.all([
    one.change({ user_name: 'Sara.K' }),
    two.change({ user_name: 'sara.k' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.fields).toMatchObject([{ path: 'user_name', key: 'field.nameTaken' }])
})
