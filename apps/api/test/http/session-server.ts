import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { quickHash } from '../quick-hash.ts'
import { buildTestApp } from './build-test-app.ts'

const password = 'seven palms on the creek'
const ids = {
  mona: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
  omar: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
}
type Name = keyof typeof ids

/** What browsers say of themselves. */
export const chrome =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

export const emailOf = (name: Name): string => `${name}@harbour.ae`

/** A server with the accounts of two people, made anew for each test of a file. */
export function sessionServer() {
  let database: OpenDatabase
  let app: FastifyInstance
  let nudges = 0
  const password_hash = quickHash(password)
  const nudge = () => {
    nudges += 1
  }
  const mailing = { nudge, delivers: false, sendsTexts: false }

  beforeAll(async () => {
    database = await openTestDatabase()
    app = await buildTestApp(database, { demoAccounts: true, mailing })
  })
  beforeEach(async () => {
    nudges = 0
    for (const table of ['account', 'outbox_mail', 'login_guess', 'security_event'] as const)
      await database.db.deleteFrom(table).execute()
    const person = (name: Name) => ({
      id: ids[name],
      role: 'individual' as const,
      user_name: name,
      email: emailOf(name),
      languages: ['de'],
      password_hash,
    })
    await database.db
      .insertInto('account')
      .values([person('mona'), person('omar')])
      .execute()
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { token, agent, payload }: { token?: string; agent?: string; payload?: object } = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api/user/${path}`,
      headers: {
        ...(agent && { 'user-agent': agent }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const tryLogIn = (name: Name, agent: string, secret = password) =>
    call('POST', 'login-user/', { agent, payload: { email: name, password: secret } })

  return {
    call,
    tryLogIn,
    logIn: async (name: Name, agent: string) => String((await tryLogIn(name, agent)).body.token),
    /** Whether a token still opens the account, each in turn. */
    areGood: async (...tokens: string[]) => {
      const answers = tokens.map((token) => call('GET', 'get-all-user-details', { token }))
      return (await Promise.all(answers)).map(({ status }) => status === 200)
    },
    /** What the owner of the session is told that happened to the account, the newest first. */
    activity: async (token: string): Promise<string[]> => {
      const { body } = await call('GET', 'get-account-activity', { token })
      return body.data.map(({ kind, browser }: Record<string, string>) => `${kind} ${browser}`)
    },
    change: (name: Name, values: { is_demo?: true; email?: null; suspended_at?: Date | null }) =>
      database.db.updateTable('account').set(values).where('id', '=', ids[name]).execute(),
    /** How often it was said that mails are waiting. */
    nudges: () => nudges,
    get db() {
      return database.db
    },
  }
}
