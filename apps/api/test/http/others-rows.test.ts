import { operationTable } from '@manzil/api-client/generated/operations.gen'
import type { Role } from '@manzil/api-client/generated/types.gen'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { openTestDatabase } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { buildTestApp } from './build-test-app.ts'
import { neighbours } from './one-property.ts'
import { namedIds } from './whose/named-ids.ts'
import type { OwnedId, Person } from './whose/own-rows.ts'
import { type Somebodys, whoseIds } from './whose/whose-ids.ts'

const roles = ['guest', 'individual', 'agent', 'agency', 'admin'] as const
const property = neighbours[0]?.id ?? ''

let database: OpenDatabase
let app: FastifyInstance
/** Two of each kind: one owns what the other tries to reach. */
let owners: Record<Role, Person>
let others: Record<Role, Person>
let ended: Person
beforeAll(async () => {
  database = await openTestDatabase()
  await fill(database, neighbours)
  app = await buildTestApp(database)
  owners = await onePersonOfEachRole()
  others = await onePersonOfEachRole()
  const longAgo = () => new Date('2026-01-01')
  const token = await createSessions(database.db, longAgo).open({ ...others.agent, role: 'agent' })
  ended = { id: others.agent.id, token }
})
afterAll(async () => {
  await app.close()
  await database.close()
})

async function onePersonOfEachRole(): Promise<Record<Role, Person>> {
  const person = async (role: Role): Promise<Person> => {
    const id = v7()
    await database.db.insertInto('account').values({ id, role, first_name: 'Mona' }).execute()
    return { id, token: await createSessions(database.db).open({ id, role }) }
  }
  const [guest, individual, agent, agency, admin] = [
    await person('guest'),
    await person('individual'),
    await person('agent'),
    await person('agency'),
    await person('admin'),
  ]
  return { guest, individual, agent, agency, admin }
}

interface Operation {
  id: string
  method: string
  path: string
  auth: string
  roles: readonly Role[] | null
}
const operations: readonly Operation[] = Object.values(operationTable)

function split(named: string): Operation & { field: string } {
  const [id = '', field = ''] = named.split(' ')
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`the contract has no ${id}`)
  return { field, ...operation }
}

/** Sends the call with the id of the row; as nobody where there is no token. */
async function call(named: string, { id, body, query }: OwnedId, token?: string) {
  const { method, path, field } = split(named)
  const inPath = path.replace(/\{\w+\}/, id)
  const search = [
    ...(path === inPath && !body ? [`${field}=${id}`] : []),
    ...(query ? [query] : []),
  ]
  const answer = await app.inject({
    method: method.toUpperCase() as 'POST',
    url: `/api${inPath}${search.length > 0 ? `?${search.join('&')}` : ''}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && method !== 'delete' && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** Written by a call that is refused, too: when a session was used, and that a role was refused. */
const notices = ['session', 'security_event']

/** Of each table with rows of accounts, a sum over all that it holds. */
async function everythingStored(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id'
  `.execute(database.db)
  const sums: Record<string, string> = {}
  for (const { name } of [{ name: 'account' }, ...rows]) {
    if (notices.includes(name)) continue
    const { rows: found } = await sql<{ sum: string }>`
      select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as sum
      from ${sql.table(name)} t
    `.execute(database.db)
    sums[name] = found[0]?.sum ?? ''
  }
  return sums
}

test('it is said of every id in the contract whose row it names', () => {
  expect(Object.keys(whoseIds).toSorted()).toEqual([...new Set(namedIds())].toSorted())
})

const somebodys = Object.entries(whoseIds).flatMap(([named, whose]) =>
  typeof whose === 'string' ? [] : [[named, whose] as const],
)

describe.each(somebodys)('%s', (named, { row, others: refused, answer }: Somebodys) => {
  const { auth, roles: admitted } = split(named)
  const may = (role: Role) => admitted === null || admitted.includes(role)

  test.each(roles.filter(may))('is the %s’s own', async (role) => {
    const owner = owners[role]
    const owned = await row({ app, db: database.db, owner, property })
    const before = await everythingStored()
    const answers: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const other of roles) {
      const { status, body } = await call(named, owned, others[other].token)
      answers[other] = status
      expected[other] = may(other) ? refused : 403
      if (answer && may(other)) expect(body).toEqual(answer)
    }
    answers.nobody = (await call(named, owned)).status
    expected.nobody = auth === 'required' ? 401 : refused
    answers.ended = (await call(named, owned, ended.token)).status
    expected.ended = 401
    expect(answers).toEqual(expected)
    expect(await everythingStored()).toEqual(before)
    const own = await call(named, owned, owner.token)
    expect(own.status, JSON.stringify(own.body)).toBeLessThan(300)
    if (answer) expect(own.body).not.toEqual(answer)
  })
})
