import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forgetEndedSecrets } from '../../src/modules/credentials/ended-secrets-repository.ts'
import { takeMailTurn } from '../../src/modules/credentials/mail-turn-repository.ts'
import { codeSentTo, mailsTo, resetTokenSentTo } from '../sent-secrets.ts'
import { credentialServer, email, firstField, password } from './credential-server.ts'

const server = credentialServer()
const { call, initiate, begin, signUpAs, signUp, askForLink, reset } = server

const past = new Date('2026-01-01')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

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

test('a link, a code and a proven address each serve one of fifty at once', async () => {
  const { temporaryToken, code } = await begin()
  const otp = await codeSentTo(server.db, email)
  const proofs = await Promise.all(
    Array.from({ length: 50 }, () => call('POST', 'verify-code/', { temporaryToken, code, otp })),
  )
  const proven = proofs.filter(({ statusCode }) => statusCode === 200)
  expect(proven).toHaveLength(1)
  const next = { temporaryToken: proven[0]?.json().temporaryToken, code, password }
  expect(await doneOfFifty(() => call('POST', 'set-password/', next))).toBe(1)
  await askForLink()
  const token = await resetTokenSentTo(server.db, email)
  expect(await doneOfFifty(() => reset(token))).toBe(1)
})

test('fifty wrong codes at once are five tries', async () => {
  const { temporaryToken, code } = await begin()
  const otp = await codeSentTo(server.db, email)
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
    const otp = (await codeSentTo(server.db, email)) === '000000' ? '000001' : '000000'
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
  const otp = await codeSentTo(server.db, 'other@example.com')
  await askForLink()
  const token = await resetTokenSentTo(server.db, email)
  expect(token.length).toBeGreaterThan(40)
  const attempts = await server.db.selectFrom('signup_attempt').selectAll().execute()
  const links = await server.db.selectFrom('password_reset').selectAll().execute()
  expect(attempts[0]?.token_hash).toBe(sha256(temporaryToken))
  expect(links[0]?.token_hash).toBe(sha256(token))
  const kept = JSON.stringify([attempts, links])
  for (const secret of [temporaryToken, otp, token, password]) expect(kept).not.toContain(secret)
  const again = await initiate({ email: 'other@example.com' })
  expect(again.body).not.toContain(await codeSentTo(server.db, 'other@example.com'))
  expect(code).toMatch(/^[A-Z0-9]{6}$/)
})

test('a code ends after ten minutes, a link after sixty, a newer link ends the older', async () => {
  const { temporaryToken, code, data } = await begin()
  const minutes = (Date.parse(data.expires_at) - Date.now()) / 60_000
  expect(Math.round(minutes)).toBe(10)
  const otp = await codeSentTo(server.db, email)
  await server.db.updateTable('signup_attempt').set({ otp_expires_at: past }).execute()
  const late = await call('POST', 'verify-code/', { temporaryToken, code, otp })
  expect(firstField(late)).toEqual(['otp', 'expired'])
  await signUp()
  await askForLink()
  const older = await resetTokenSentTo(server.db, email)
  await askForLink()
  const newer = await resetTokenSentTo(server.db, email)
  expect(firstField(await reset(older))).toEqual(['token', 'expired'])
  const link = await server.db.selectFrom('password_reset').selectAll().executeTakeFirst()
  expect(Number(link?.expires_at) - Number(link?.created_at)).toBe(60 * 60_000)
  await server.db.updateTable('password_reset').set({ expires_at: past }).execute()
  expect(firstField(await reset(newer))).toEqual(['token', 'expired'])
  await forgetEndedSecrets(server.db)
  expect(await server.db.selectFrom('password_reset').selectAll().execute()).toEqual([])
})

test('an address with an account is told so by mail, and nobody else is', async () => {
  await signUp()
  const known = await begin({ language: 'de', email: email.toUpperCase() })
  expect(known.message).toBe('We have sent a code to your e-mail address.')
  const [, mail] = await mailsTo(server.db, email)
  expect(mail?.subject).toBe(`Sie haben bereits ein Konto (Registrierung ${known.code})`)
  expect(mail?.text).not.toMatch(/\d{6}/)
})

test('a link is written in the language of the visitor, to accounts alone', async () => {
  await signUp()
  const known = await askForLink({ language: 'ru' })
  const unknown = await askForLink({ email: 'nobody@example.com' })
  expect(known.body).toBe(unknown.body)
  expect((await mailsTo(server.db, email)).at(-1)?.subject).toBe('Выберите новый пароль')
  expect(await mailsTo(server.db, 'nobody@example.com')).toEqual([])
})

test('an address is written to once a minute and five times an hour, account or not', async () => {
  await signUp()
  await server.db.deleteFrom('secret_mail_turn').execute()
  const paced = await server.buildOther({ secretMailPace: { pauseS: 60, perHour: 5 } })
  const minuteLater = () =>
    server.db.updateTable('secret_mail_turn').set({ last_sent_at: past }).execute()
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
    await sql`update secret_mail_turn set sent_at = '{2026-01-01}'`.execute(server.db)
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
      server.db,
      { purpose: 'reset', whom: email, now: new Date(start.getTime() + ms) },
      { pauseS: 60, perHour: 5 },
    )
  expect(await turnAfter(0)).toBe(true)
  expect(await turnAfter(59_999)).toBe(false)
  expect(await turnAfter(60_000)).toBe(true)
})

test('tries are limited by the address of the network too', async () => {
  const tight = await server.buildOther({ accountLimit: 3 })
  const answers = []
  for (let asked = 0; asked < 4; asked += 1)
    answers.push(await askForLink({ email: `a${asked}@example.com` }, tight))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
  await tight.close()
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
  const otp = await codeSentTo(server.db, email)
  const proof = await call('POST', 'verify-code/', { temporaryToken, code, otp })
  const next = { temporaryToken: proof.json().temporaryToken, code, password }
  const id = (await call('POST', 'set-password/', next)).json().data._id
  const profile = await server.get(`get-all-user-details-with-properties/${id}/`)
  expect(profile.json().data).toMatchObject({ rera_number: 'BRN-90001', verified: false })
})

test('an address is one, however its letters are composed', async () => {
  const composed = 'José.Ünal@example.com'
  await signUpAs(composed)
  const other = composed.normalize('NFD').toUpperCase()
  const entered = await call('POST', 'login-user/', { email: other, password })
  expect(entered.statusCode).toBe(200)
  await begin({ email: other })
  expect((await mailsTo(server.db, composed.toLowerCase())).at(-1)?.subject).toMatch(
    /^You already have an account/,
  )
})
