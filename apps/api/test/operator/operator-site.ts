import { operationTable } from '@manzil/api-client/generated/operations.gen'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { makeAdmin } from '../../src/modules/operator/first-admin.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'
import { agent, neighbours, property, writeAccounts } from '../http/one-property.ts'
import { fill } from '../search/filled-database.ts'

type OperationId = keyof typeof operationTable

/** Address of whoever runs the site. */
export const email = 'ada@manzil.example.com'
export const now = new Date()

/** A server with some properties, an agent and whoever runs the site, for the tests of one file. */
export function operatorSite() {
  let database: OpenDatabase
  let app: FastifyInstance
  let admin = { id: '', token: '' }

  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    const { db } = database
    await fill(database, [property, ...neighbours])
    await writeAccounts(database)
    await db
      .updateTable('account')
      .set({ email: 'omar@example.com', languages: ['ar'], rera_number: 'B-1' })
      .where('id', '=', agent)
      .execute()
    app = await buildTestApp(database)
    await makeAdmin(db, { email, another: false, now })
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    admin = { id, token: await createSessions(db).open({ id, role: 'admin' }) }
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const call = async (
    operation: OperationId,
    { id, query, body, token = admin.token }: Record<string, unknown> & { token?: string } = {},
  ) => {
    const { method, path } = operationTable[operation]
    const answer = await app.inject({
      method: method.toUpperCase() as 'POST',
      url: `/api${path.replace(/\{\w+\}/, String(id))}${query ? `?${String(query)}` : ''}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  const statusOf = async (id: string) => {
    const { db } = database
    const row = await db
      .selectFrom('property')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.status
  }

  const mailsTo = async (address: string) => {
    const { db } = database
    const rows = await db
      .selectFrom('outbox_mail')
      .select('content')
      .where('to_address', '=', address)
      .orderBy('id')
      .execute()
    return JSON.stringify(rows)
  }

  return {
    get db() {
      return database.db
    },
    get app() {
      return app
    },
    get admin() {
      return admin
    },
    call,
    statusOf,
    mailsTo,
  }
}
