import { zInitiateSignupResponse } from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { codeSentTo } from '../sent-secrets.ts'
import { buildTestApp } from './build-test-app.ts'

export const email = 'Mariam.Saeed@example.com'
export const password = 'seven palms on the creek'
export const new_password = 'nine dhows on the creek'
const form = {
  first_name: 'Mariam',
  last_name: 'Saeed',
  email,
  role: 'individual',
  accept_terms: true,
} as const

/** A server without accounts, and the steps by which Mariam gets one; for the tests of one file. */
export function credentialServer() {
  let database: OpenDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    database = await openTestDatabase()
    app = await buildTestApp(database)
  })
  beforeEach(async () => {
    for (const table of ['account', 'signup_attempt', 'secret_mail_turn', 'outbox_mail'] as const)
      await database.db.deleteFrom(table).execute()
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const call = (method: 'POST' | 'PUT', path: string, payload: object, token?: string, to = app) =>
    to.inject({
      method,
      url: `/api/user/${path}`,
      payload,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    })
  const initiate = (body: object = {}, to = app) =>
    call('POST', 'initiate-signup/', { ...form, ...body }, undefined, to)
  const begin = async (body: object = {}) =>
    zInitiateSignupResponse.parse((await initiate(body)).json())
  const prove = async (address = email) => {
    const { temporaryToken, code } = await begin({ email: address })
    const otp = await codeSentTo(database.db, address)
    const answer = await call('POST', 'verify-code/', { temporaryToken, code, otp })
    return { temporaryToken: String(answer.json().temporaryToken), code }
  }
  const signUpAs = async (address: string) => {
    const answer = await call('POST', 'set-password/', { ...(await prove(address)), password })
    expect(answer.statusCode).toBe(201)
  }

  return {
    call,
    initiate,
    begin,
    prove,
    signUpAs,
    signUp: () => signUpAs(email),
    logIn: (secret = password) => call('POST', 'login-user/', { email, password: secret }),
    askForLink: (body: object = {}, to = app) =>
      call('POST', 'forget-user-password', { email, ...body }, undefined, to),
    reset: (token: string, secret = new_password) =>
      call('PUT', 'reset-user-password', { token, new_password: secret }),
    get: (path: string, token?: string) =>
      app.inject({
        url: `/api/user/${path}`,
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      }),
    /** Another server over the same database, with settings of its own. */
    buildOther: (options: Parameters<typeof buildTestApp>[1]) => buildTestApp(database, options),
    get db() {
      return database.db
    },
  }
}

/** Field and rule of the first refusal. */
export const firstField = (answer: { json(): { fields: { path: string; rule: string }[] } }) => {
  const { path, rule } = answer.json().fields[0] ?? {}
  return [path, rule]
}
