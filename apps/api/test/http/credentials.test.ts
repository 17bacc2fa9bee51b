import { createHash } from 'node:crypto'
import { zInitiateSignupResponse } from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { forgetEndedSecrets } from '../../src/modules/credentials/ended-secrets-repository.ts'
import { takeMailTurn } from '../../src/modules/credentials/mail-turn-repository.ts'
import { openTestDatabase } from '../engines.ts'
import { codeSentTo, mailsTo, resetTokenSentTo } from '../sent-secrets.ts'
import { buildTestApp } from './build-test-app.ts'

const email = 'Mariam.Saeed@example.com'
const password = 'seven palms on the creek'
const new_password = 'nine dhows on the creek'
const form = {
  first_name: 'Mariam',
  last_name: 'Saeed',
  email,
  role: 'individual',
  accept_terms: true,
} as const
const past = new Date('2026-01-01')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('credentials', () => {
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
  const signUp = () => signUpAs(email)
  const logIn = async (secret = password) =>
    call('POST', 'login-user/', { email, password: secret })
  const askForLink = (body: object = {}, to = app) =>
    call('POST', 'forget-user-password', { email, ...body }, undefined, to)
  const reset = (token: string, secret = new_password) =>
    call('PUT', 'reset-user-password', { token, new_password: secret })
  /** Fifty at once; how many were answered with each status. */
  const fifty = async (send: () => Promise<{ statusCode: number }>) => {
    const answers = await Promise.all(Array.from({ length: 50 }, send))
    return Map.groupBy(answers, ({ statusCode }) => statusCode)
  }
  /** Of fifty at once, how many were done; all others were refused, some before they were looked at. */
  const doneOfFifty = async (send: () => Promise<{ statusCode: number }>) => {
    const answers = await fifty(send)
    const count = (status: number) => answers.get(status)?.length ?? 0
    expect(count(422) + count(503)).toBe(49)
    return count(200) + count(201)
  }
  const firstField = (answer: { json(): { fields: { path: string; rule: string }[] } }) => {
    const { path, rule } = answer.json().fields[0] ?? {}
    return [path, rule]
  }

  test('a link, a code and a proven address each serve one of fifty at once', async () => {
    const { temporaryToken, code } = await begin()
    const otp = await codeSentTo(database.db, email)
    const proofs = await Promise.all(
      Array.from({ length: 50 }, () => call('POST', 'verify-code/', { temporaryToken, code, otp })),
    )
    const proven = proofs.filter(({ statusCode }) => statusCode === 200)
    expect(proven).toHaveLength(1)
    const next = { temporaryToken: proven[0]?.json().temporaryToken, code, password }
    expect(await doneOfFifty(() => call('POST', 'set-password/', next))).toBe(1)
    await askForLink()
    const token = await resetTokenSentTo(database.db, email)
    expect(await doneOfFifty(() => reset(token))).toBe(1)
  })

  test('fifty wrong codes at once are five tries', async () => {
    const { temporaryToken, code } = await begin()
    const otp = await codeSentTo(database.db, email)
    const wrong = otp === '000000' ? '000001' : '000000'
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        call('POST', 'verify-code/', { temporaryToken, code, otp: wrong }),
      ),
    )
    const rules = answers.map((answer) => firstField(answer)[1])
    expect(rules.filter((rule) => rule === 'wrong')).toHaveLength(4)
    expect(rules.filter((rule) => rule === 'dead')).toHaveLength(1)
    const late = await call('POST', 'verify-code/', { temporaryToken, code, otp })
    expect(firstField(late)).toEqual(['temporaryToken', 'expired'])
  })

  test('a new code has five tries of its own, however many the one before has had', async () => {
    const tryWrong = async ({ temporaryToken, code }: Awaited<ReturnType<typeof begin>>) => {
      const otp = (await codeSentTo(database.db, email)) === '000000' ? '000001' : '000000'
      return firstField(await call('POST', 'verify-code/', { temporaryToken, code, otp }))[1]
    }
    for (let codes = 0; codes < 2; codes += 1) {
      const attempt = await begin()
      const rules = []
      for (let tries = 0; tries < 4; tries += 1) rules.push(await tryWrong(attempt))
      expect(rules).toEqual(['wrong', 'wrong', 'wrong', 'wrong'])
    }
  })

  test('nothing that was handed out is stored as it is, nor answered or kept in a given-up mail', async () => {
    await signUp()
    const { temporaryToken, code } = await begin({ email: 'other@example.com' })
    const otp = await codeSentTo(database.db, 'other@example.com')
    await askForLink()
    const token = await resetTokenSentTo(database.db, email)
    expect(token.length).toBeGreaterThan(40)
    const attempts = await database.db.selectFrom('signup_attempt').selectAll().execute()
    const links = await database.db.selectFrom('password_reset').selectAll().execute()
    expect(attempts[0]?.token_hash).toBe(sha256(temporaryToken))
    expect(links[0]?.token_hash).toBe(sha256(token))
    const kept = JSON.stringify([attempts, links])
    for (const secret of [temporaryToken, otp, token, password]) expect(kept).not.toContain(secret)
    const again = await initiate({ email: 'other@example.com' })
    expect(again.body).not.toContain(await codeSentTo(database.db, 'other@example.com'))
    expect(code).toMatch(/^[A-Z0-9]{6}$/)
  })

  test('a code ends after ten minutes, a link after sixty, a newer link ends the older', async () => {
    const { temporaryToken, code, data } = await begin()
    const minutes = (Date.parse(data.expires_at) - Date.now()) / 60_000
    expect(Math.round(minutes)).toBe(10)
    const otp = await codeSentTo(database.db, email)
    await database.db.updateTable('signup_attempt').set({ otp_expires_at: past }).execute()
    const late = await call('POST', 'verify-code/', { temporaryToken, code, otp })
    expect(firstField(late)).toEqual(['otp', 'expired'])
    await signUp()
    await askForLink()
    const older = await resetTokenSentTo(database.db, email)
    await askForLink()
    const newer = await resetTokenSentTo(database.db, email)
    expect(firstField(await reset(older))).toEqual(['token', 'expired'])
    const link = await database.db.selectFrom('password_reset').selectAll().executeTakeFirst()
    expect(Number(link?.expires_at) - Number(link?.created_at)).toBe(60 * 60_000)
    await database.db.updateTable('password_reset').set({ expires_at: past }).execute()
    expect(firstField(await reset(newer))).toEqual(['token', 'expired'])
    await forgetEndedSecrets(database.db)
    expect(await database.db.selectFrom('password_reset').selectAll().execute()).toEqual([])
  })

  test('an address with an account is told so by mail, and nobody else is', async () => {
    await signUp()
    const known = await begin({ language: 'de', email: email.toUpperCase() })
    expect(known.message).toBe('We have sent a code to your e-mail address.')
    const [, mail] = await mailsTo(database.db, email)
    expect(mail?.subject).toBe(`Sie haben bereits ein Konto (Registrierung ${known.code})`)
    expect(mail?.text).not.toMatch(/\d{6}/)
  })

  test('a link is written in the language of the visitor, to accounts alone', async () => {
    await signUp()
    const known = await askForLink({ language: 'ru' })
    const unknown = await askForLink({ email: 'nobody@example.com' })
    expect(known.body).toBe(unknown.body)
    expect((await mailsTo(database.db, email)).at(-1)?.subject).toBe('Выберите новый пароль')
    expect(await mailsTo(database.db, 'nobody@example.com')).toEqual([])
  })

  test('an address is written to once a minute and five times an hour, account or not', async () => {
    await signUp()
    await database.db.deleteFrom('secret_mail_turn').execute()
    const paced = await buildTestApp(database, { secretMailPace: { pauseS: 60, perHour: 5 } })
    const minuteLater = () =>
      database.db.updateTable('secret_mail_turn').set({ last_sent_at: past }).execute()
    for (const address of [email, 'nobody@example.com']) {
      const answers = [await askForLink({ email: address }, paced)]
      answers.push(await askForLink({ email: address }, paced))
      for (let sent = 1; sent < 6; sent += 1) {
        await minuteLater()
        answers.push(await askForLink({ email: address }, paced))
      }
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses).toEqual([200, 429, 200, 200, 200, 200, 429])
      expect(answers.at(-1)?.headers['retry-after']).toBeDefined()
      await sql`update secret_mail_turn set sent_at = '{2026-01-01}'`.execute(database.db)
      expect((await askForLink({ email: address }, paced)).statusCode).toBe(200)
    }
    const many = await fifty(() => initiate({ email: 'many@example.com' }, paced))
    expect([many.get(200)?.length, many.get(429)?.length]).toEqual([1, 49])
    await paced.close()
  })

  test('an address has its next turn when the pause in seconds is over, not before', async () => {
    const start = new Date('2026-03-01T10:00:00Z')
    const turnAfter = (ms: number) =>
      takeMailTurn(
        database.db,
        { purpose: 'reset', whom: email, now: new Date(start.getTime() + ms) },
        { pauseS: 60, perHour: 5 },
      )
    expect(await turnAfter(0)).toBe(true)
    expect(await turnAfter(59_999)).toBe(false)
    expect(await turnAfter(60_000)).toBe(true)
  })

  test('tries are limited by the address of the network too', async () => {
    const tight = await buildTestApp(database, { accountLimit: 3 })
    const answers = []
    for (let asked = 0; asked < 4; asked += 1)
      answers.push(await askForLink({ email: `a${asked}@example.com` }, tight))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    await tight.close()
  })

  test.each([
    ['x7y8z9w', 'minLength'],
    ['12345678', 'common'],
    ['QWERTYUIOP', 'common'],
    ['manzil2026!', 'personal'],
    ['Mariam.Saeed@example.com', 'personal'],
    ['mariam99', 'personal'],
  ])('%s is refused as a password: %s', async (secret, rule) => {
    const answer = await call('POST', 'set-password/', { ...(await prove()), password: secret })
    expect(firstField(answer)).toEqual(['password', rule])
  })

  test.each(['x7 ünç q', '住宅 سكن 6', `${'long '.repeat(25)}end`])(
    '%s is taken as a password, whole',
    async (secret) => {
      const done = await call('POST', 'set-password/', { ...(await prove()), password: secret })
      expect(done.statusCode).toBe(201)
      expect((await logIn(secret)).statusCode).toBe(200)
      expect((await logIn(secret.slice(0, -1))).statusCode).toBe(401)
    },
  )

  test('a longer least length is the operator’s to set, and told', async () => {
    const strict = await buildTestApp(database, { passwordMinLength: 10 })
    const body = { ...(await prove()), password: 'x7y8z9wv5' }
    const short = await call('POST', 'set-password/', body, undefined, strict)
    expect(firstField(short)).toEqual(['password', 'minLength'])
    const status = await strict.inject('/api/site/get-site-status')
    expect(status.json().data).toMatchObject({ password_min_length: 10, sends_mail: false })
    await strict.close()
  })

  test('agents and agencies name firm and registration, which nobody has checked', async () => {
    const bare = await initiate({ role: 'agent' })
    const paths = bare.json().fields.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(['company_name', 'rera_number'])
    const { temporaryToken, code } = await begin({
      role: 'agent',
      company_name: 'Creek Homes',
      rera_number: 'BRN-90001',
    })
    const otp = await codeSentTo(database.db, email)
    const proof = await call('POST', 'verify-code/', { temporaryToken, code, otp })
    const next = { temporaryToken: proof.json().temporaryToken, code, password }
    const id = (await call('POST', 'set-password/', next)).json().data._id
    const profile = await app.inject(`/api/user/get-all-user-details-with-properties/${id}/`)
    expect(profile.json().data).toMatchObject({ rera_number: 'BRN-90001', verified: false })
  })

  test('a changed password ends the other sessions and is told by mail', async () => {
    await signUp()
    const tokens = []
    for (let devices = 0; devices < 4; devices += 1) tokens.push((await logIn()).json().token)
    const body = { current_password: password, new_password }
    expect((await call('PUT', 'update-user-password', body, tokens[0])).statusCode).toBe(200)
    const alive = []
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await app.inject({ url: '/api/user/get-all-user-details', headers })
      alive.push(answer.statusCode)
    }
    expect(alive).toEqual([200, 401, 401, 401])
    const subjects = (await mailsTo(database.db, email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('Your password has been changed')
  })

  test('a changed password ends the link that could have reset it', async () => {
    await signUp()
    await askForLink()
    const link = await resetTokenSentTo(database.db, email)
    const { token } = (await logIn()).json()
    const body = { current_password: password, new_password }
    expect((await call('PUT', 'update-user-password', body, token)).statusCode).toBe(200)
    expect(firstField(await reset(link, password))).toEqual(['token', 'expired'])
    expect((await logIn(new_password)).statusCode).toBe(200)
  })

  test('a reset ends every session and begins none', async () => {
    await signUp()
    const tokens = [(await logIn()).json().token, (await logIn()).json().token]
    await askForLink()
    const answer = await reset(await resetTokenSentTo(database.db, email))
    expect(answer.json()).not.toHaveProperty('token')
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}` }
      const asked = await app.inject({ url: '/api/user/get-all-user-details', headers })
      expect(asked.statusCode).toBe(401)
    }
    expect((await logIn(new_password)).statusCode).toBe(200)
  })

  test('an address is one, however its letters are composed', async () => {
    const composed = 'José.Ünal@example.com'
    await signUpAs(composed)
    const other = composed.normalize('NFD').toUpperCase()
    const entered = await call('POST', 'login-user/', { email: other, password })
    expect(entered.statusCode).toBe(200)
    await begin({ email: other })
    expect((await mailsTo(database.db, composed.toLowerCase())).at(-1)?.subject).toMatch(
      /^You already have an account/,
    )
  })

  test('a demo account keeps the password that everybody knows', async () => {
    await signUp()
    const { token } = (await logIn()).json()
    await database.db.updateTable('account').set({ is_demo: true }).execute()
    const body = { current_password: password, new_password }
    const refused = await call('PUT', 'update-user-password', body, token)
    expect(refused.statusCode).toBe(403)
    await askForLink()
    expect(await mailsTo(database.db, email)).toHaveLength(1)
  })
})
