import { readdirSync, readFileSync } from 'node:fs'
import { messages } from '@manzil/api-client/generated/messages.gen'
import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import { requestFixtures } from '@manzil/api-client/generated/request-fixtures.gen'
import {
  zErrorEnvelope,
  zLogVisitorResponse,
  zMessageKey,
} from '@manzil/api-client/generated/zod.gen'
import openapi from '@manzil/api-client/openapi.json' with { type: 'json' }
import { commonTexts } from '@manzil/i18n/common-texts'
import { languages } from '@manzil/i18n/languages'
import { messageTexts } from '@manzil/i18n/message-texts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadReferenceData } from '../../src/db/seed/load-reference-data.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

let database: OpenDatabase
let app: FastifyInstance
let token: string
beforeAll(async () => {
  database = await openTestDatabase()
  await loadReferenceData(database.db)
  app = await buildTestApp(database)
  const guest = await app.inject({ method: 'POST', url: '/api/user/guest-user-login' })
  token = JSON.parse(guest.body).token
})
afterAll(async () => {
  await app.close()
  await database.close()
})

/** Scripts of the languages; German shares English's. */
const scripts = {
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  zh: /\p{Script=Han}/u,
} as const

/** What no visitor should have to read. */
const technical = /pattern|schema|regex|\bmust match\b|null|undefined|NaN|\^|\$/

const operations = Object.keys(operationTable) as OperationId[]

/** A call that breaks the contract wherever it can: ids, queries, bodies. */
function brokenCall(id: OperationId, language: string, session: boolean) {
  const { method, path, query } = operationTable[id]
  const names = Object.keys(query)
  const search = names.length > 0 ? `?${names[0]}=%00&nothing-like-this=1` : ''
  const hasBody = method !== 'get' && method !== 'delete'
  return app.inject({
    method: method.toUpperCase() as 'GET',
    url: `/api${path.replace(/\{\w+\}/g, 'no+such+id')}${search}`,
    headers: {
      'accept-language': language,
      ...(session && { authorization: `Bearer ${token}` }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { payload: '{"nothing_like_this":1}' }),
  })
}

describe.each(operations)('%s', (id) => {
  test.each([true, false])(
    'refuses in the language that is asked for (session: %s)',
    async (session) => {
      for (const [language, script] of Object.entries(scripts)) {
        const { statusCode, body } = await brokenCall(id, language, session)
        if (statusCode < 400) continue
        const { message, key, fields } = zErrorEnvelope.parse(JSON.parse(body))
        expect([key, ...fields.map((field) => field.key)]).not.toContain(undefined)
        for (const text of [message, ...fields.map((field) => field.message)]) {
          expect([language, text]).toEqual([language, expect.stringMatching(script)])
          expect(text).not.toMatch(technical)
        }
      }
    },
  )
})

/** Sentences that code says in English without a key, wherever they are written. */
function writtenMessages(): string[] {
  const root = new URL('../../../../', import.meta.url)
  const folders = ['apps/api/src/modules', 'apps/api/src/plugins', 'apps/api/src/idempotency']
  const files = [...folders, 'packages/api-client/src/request'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8')),
  )
  return files.flatMap(sentencesIn)
}

/** The sentences that a source gives a message, in quotes of any kind. */
const sentencesIn = (text: string): string[] =>
  [...text.matchAll(/\bmessage(?::| =)\s*(['"`])((?:(?!\1)[^\\]|\\.)+)\1/g)].flatMap(
    ([, , said]) => said ?? [],
  )

test('no sentence is said without a key', () => {
  const source = `{ message: 'It is done.' }; const message = "It isn't."; { message: \`All of it.\` }`
  expect(sentencesIn(source)).toEqual(['It is done.', "It isn't.", 'All of it.'])
  expect(writtenMessages()).toEqual([])
})

test('a success says which text it is, in the language that is asked for', async () => {
  const visit = (language: string) =>
    app.inject({
      method: 'POST',
      url: '/api/visitors/log-visitors',
      headers: { 'accept-language': language },
      payload: requestFixtures.logVisitor().body,
    })
  const said = async (language: string) => zLogVisitorResponse.parse((await visit(language)).json())
  expect(await said('en')).toEqual({ key: 'done.visit', message: messages['done.visit'] })
  expect(await said('ru')).toEqual({ key: 'done.visit', message: messageTexts.ru['done.visit'] })
})

test('every pattern that clients may break has words', () => {
  const keys = [...JSON.stringify(openapi).matchAll(/"x-message":"([^"]+)"/g)].map(([, key]) => key)
  expect(keys.length).toBeGreaterThan(20)
  expect(keys.filter((key) => !zMessageKey.safeParse(key).success)).toEqual([])
})

const valuesOf = (text: string) => text.match(/{{\w+}}/g) ?? []

test.each(Object.entries(messageTexts))(
  'every key of a message has its words in %s',
  (language, texts) => {
    const own = new Map(Object.entries<string>(texts))
    const file = `packages/i18n/src/messages/${language}.json`
    const wrong = zMessageKey.options.flatMap((key) => {
      const text = own.get(key)
      if (text === undefined || text === messages[key])
        return `${key} has no words in ${language}: write "${messages[key]}" in that language into ${file}.`
      const unknown = valuesOf(text).filter((name) => !messages[key].includes(name))
      return unknown.map((name) => `${key} has no value ${name}: take it out of ${file}.`)
    })
    const known: readonly string[] = zMessageKey.options
    const left = [...own.keys()].filter((key) => !known.includes(key))
    expect([
      ...wrong,
      ...left.map((key) => `No message is ${key}: take it out of ${file}.`),
    ]).toEqual([])
  },
)

test('prompts of the web app are those of the contract', () => {
  const { favourites, listHeader, listIndividual } = commonTexts.en.loginPrompt
  expect([favourites, listHeader, listIndividual]).toEqual([
    messages['prompt.favourites'],
    messages['prompt.listHeader'],
    messages['prompt.listIndividual'],
  ])
})

describe('messages', () => {
  const logIn = (language: string) =>
    app.inject({
      method: 'POST',
      url: '/api/user/login-user/',
      headers: { 'accept-language': language },
      payload: { email: 'nobody@example.com', password: 'wrong-password' },
    })

  test.each(languages)('a refused login is told in %s', async (language) => {
    const { message } = JSON.parse((await logIn(language)).body)
    const english = 'The e-mail or user name and the password do not match.'
    if (language === 'en') expect(message).toBe(english)
    else expect(message).not.toBe(english)
  })

  test('a language that the product does not have is answered in English', async () => {
    const { body } = await app.inject({
      url: '/api/property/get-property/0197a1c2-7d10-7e3a-9b54-000000000001',
      headers: { 'accept-language': 'fr' },
    })
    expect(JSON.parse(body).message).toBe('This listing is no longer available.')
  })

  test('too many calls are told in the language', async () => {
    const limited = await buildTestApp(database, { loginLimit: 1 })
    const call = () =>
      limited.inject({
        method: 'POST',
        url: '/api/user/login-user/',
        headers: { 'accept-language': 'ru' },
        payload: { email: 'a@example.com', password: 'wrong-password' },
      })
    await call()
    const { statusCode, body } = await call()
    expect(statusCode).toBe(429)
    expect(JSON.parse(body).message).toMatch(scripts.ru)
    await limited.close()
  })
})
