import { expect, test } from 'vitest'
import { mailsTo, resetTokenSentTo } from '../sent-secrets.ts'
import { credentialServer, email, firstField, new_password, password } from './credential-server.ts'

const server = credentialServer()
const { call, prove, signUp, logIn, askForLink, reset } = server

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
  const strict = await server.buildOther({ passwordMinLength: 10 })
  const body = { ...(await prove()), password: 'x7y8z9wv5' }
  const short = await call('POST', 'set-password/', body, undefined, strict)
  expect(firstField(short)).toEqual(['password', 'minLength'])
  const status = await strict.inject('/api/site/get-site-status')
  expect(status.json().data).toMatchObject({ password_min_length: 10, sends_mail: false })
  await strict.close()
})

test('a changed password ends the other sessions and is told by mail', async () => {
  await signUp()
  const tokens = []
  for (let devices = 0; devices < 4; devices += 1) tokens.push((await logIn()).json().token)
  const body = { current_password: password, new_password }
  expect((await call('PUT', 'update-user-password', body, tokens[0])).statusCode).toBe(200)
  const alive = []
  for (const token of tokens) {
    const answer = await server.get('get-all-user-details', token)
    alive.push(answer.statusCode)
  }
  expect(alive).toEqual([200, 401, 401, 401])
  const subjects = (await mailsTo(server.db, email)).map(({ subject }) => subject)
  expect(subjects.at(-1)).toBe('Your password has been changed')
})

test('a changed password ends the link that could have reset it', async () => {
  await signUp()
  await askForLink()
  const link = await resetTokenSentTo(server.db, email)
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
  const answer = await reset(await resetTokenSentTo(server.db, email))
  expect(answer.json()).not.toHaveProperty('token')
  for (const token of tokens) {
    const asked = await server.get('get-all-user-details', token)
    expect(asked.statusCode).toBe(401)
  }
  expect((await logIn(new_password)).statusCode).toBe(200)
})

test('a demo account keeps the password that everybody knows', async () => {
  await signUp()
  const { token } = (await logIn()).json()
  await server.db.updateTable('account').set({ is_demo: true }).execute()
  const body = { current_password: password, new_password }
  const refused = await call('PUT', 'update-user-password', body, token)
  expect(refused.statusCode).toBe(403)
  await askForLink()
  expect(await mailsTo(server.db, email)).toHaveLength(1)
})
