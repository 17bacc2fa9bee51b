import { zErrorEnvelope } from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { insertGuest } from '../../src/modules/account/repository.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

const password = 'seven palms on the creek'
const temporaryToken = `su_${'x'.repeat(43)}`

/** A right body of each call about accounts; none of them gets anybody in. */
const bodies = {
  'POST login-user/': { email: 'nobody@harbour.ae', password },
  'POST initiate-signup/': {
    first_name: 'Mariam',
    last_name: 'Saeed',
    email: 'mariam@harbour.ae',
    role: 'agent',
    phone_number: '971500000123',
    company_name: 'Creek Homes',
    rera_number: 'BRN-90001',
    language: 'ar',
    accept_terms: true,
  },
  'POST verify-code/': { temporaryToken, code: 'ABCDEF', otp: '123456' },
  'POST set-password/': { temporaryToken, code: 'ABCDEF', password },
  'POST forget-user-password': { email: 'nobody@harbour.ae', language: 'hi' },
  'PUT reset-user-password': { token: `rp_${'x'.repeat(43)}`, new_password: password },
  'PUT update-user-password': { current_password: password, new_password: password },
} as const

const wrongTypes = [null, 7, -0.5, 1e308, false, [], ['a'], {}, { $ne: null }, { length: 3 }]
const wrongTexts = ['\u0000', '\ud800', 'x'.repeat(10_000)]

let database: OpenDatabase
let app: FastifyInstance
let token: string
beforeAll(async () => {
  database = await openTestDatabase()
  app = await buildTestApp(database)
  const id = await insertGuest(database.db)
  await database.db.updateTable('account').set({ role: 'individual' }).execute()
  token = await createSessions(database.db).open({ id, role: 'individual' })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test.each(Object.entries(bodies))('%s refuses what is of another type', async (call, right) => {
  const [method = '', path = ''] = call.split(' ')
  const send = async (payload: string) => {
    const answer = await app.inject({
      method: method === 'PUT' ? 'PUT' : 'POST',
      url: `/api/user/${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload,
    })
    expect([400, 422], payload.slice(0, 200)).toContain(answer.statusCode)
    return zErrorEnvelope.parse(answer.json())
  }
  for (const whole of [...wrongTypes, 'text']) await send(JSON.stringify(whole))
  for (const field of Object.keys(right)) {
    const values = field === 'accept_terms' ? wrongTypes : [...wrongTypes, true, ...wrongTexts]
    for (const value of values) {
      const { fields } = await send(JSON.stringify({ ...right, [field]: value }))
      expect(fields.map(({ path: name }) => name.split('.')[0])).toContain(field)
    }
  }
})
