import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { buildTestApp } from './build-test-app.ts'
import { neighbours, visitorToken, writeAccounts } from './one-property.ts'

const property_id = neighbours[0]?.id ?? ''

let database: OpenDatabase
let app: FastifyInstance
let token: string
beforeAll(async () => {
  database = await openTestDatabase()
  await fill(database, neighbours)
  await writeAccounts(database)
  app = await buildTestApp(database)
  token = await visitorToken(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

interface Call {
  path: string
  method?: 'POST' | 'PUT'
  /** What it sends besides the name. */
  body: object
}

const newcomer = {
  first_name: 'Mona',
  last_name: 'Haddad',
  email: 'mona.haddad@example.com',
  role: 'agent',
  company_name: 'Creek Homes',
  rera_number: '12345',
  accept_terms: true,
}
const signUp: Call = { path: 'user/initiate-signup/', body: newcomer }
const list: Call = {
  path: 'shared-list/create-shared-list',
  body: { title: 'Ours', with_notes: false },
}
const search: Call = {
  path: 'saved-search/create-saved-search',
  body: { search: 'purpose=rent', frequency: 'daily', email: 'mona.haddad@example.com' },
}
const calls: [field: string, call: Call][] = [
  ['first_name', signUp],
  ['last_name', signUp],
  ['company_name', signUp],
  ['title', list],
  ['owner_name', list],
  [
    'name',
    {
      path: 'shared-list/vote-on-shared-list',
      method: 'PUT',
      body: { property_id, opinion: 'yes' },
    },
  ],
  ['name', search],
  [
    'name',
    {
      path: 'enquiry/create-enquiry',
      body: { kind: 'question', property_id, email: 'mona.haddad@example.com', message: 'Free?' },
    },
  ],
  [
    'name',
    {
      path: 'get-in-touch/create-get-in-touch',
      body: { email: 'mona.haddad@example.com', subject: 'Hello', message: 'Free?' },
    },
  ],
]

const send = ({ path, method = 'POST', body }: Call, named: object) =>
  app.inject({
    method,
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${token}`, 'shared-list-key': 'k'.repeat(43) },
    payload: { ...body, ...named },
  })

describe.each(calls)('%s of %o', (field, call) => {
  test.each([
    ['what is not seen', '\u200b\u2060'],
    ['what turns the writing around', '\u202e'],
    ['marks that stand on nothing', '\u0301\u064e'],
  ])('is not %s alone', async (_what, name) => {
    const answer = await send(call, { [field]: name })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { fields: [{ path: field, key: 'field.notEmpty' }] },
    ])
  })
})

test('names of newcomers are written in one way', async () => {
  const named = {
    first_name: ' Mo\u202ena \u200b ',
    last_name: 'Jose\u0301',
    company_name: 'Creek\u00a0 Homes\u200f',
  }
  expect((await send(signUp, named)).statusCode).toBe(200)
  const { form } = await database.db
    .selectFrom('signup_attempt')
    .select('form')
    .executeTakeFirstOrThrow()
  expect(form).toMatchObject({
    first_name: 'Mona',
    last_name: 'José',
    company_name: 'Creek Homes',
  })
})

test('so are names of lists and searches', async () => {
  const made = await send(list, { title: ' Our\u202e  homes', owner_name: 'Mo\u200bna' })
  expect(made.json().data).toMatchObject({ title: 'Our homes', owner_name: 'Mona' })
  expect((await send(search, { name: '\u202eMarina ' })).json().data.name).toBe('Marina')
})
