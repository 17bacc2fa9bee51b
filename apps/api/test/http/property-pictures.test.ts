import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  zFinishUploadResponse,
  zGetPropertyResponse,
  zListPropertiesResponse,
} from '@manzil/api-client/generated/zod.gen'
import { RESUMABLE_BYTES, RESUMABLE_PATH } from '@manzil/domain/limits'
import { emptyContent } from '@manzil/domain/property-draft/empty-content'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { createPictures, type Pictures } from '../../src/modules/picture/service.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { createFolderFiles } from '../../src/ports/files/folder-files.ts'
import { openTestDatabase } from '../engines.ts'
import { claiming, png } from '../pictures/hostile-files.ts'
import { buildTestApp } from './build-test-app.ts'
import { listen } from './contract-app.ts'

let folder: string
let database: OpenDatabase
let app: FastifyInstance
let origin: string
let pictures: Pictures

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-parts-'))
  const files = createFolderFiles(path.join(folder, 'files'))
  database = await openTestDatabase('seeded')
  app = await buildTestApp(database, { files, share: { dataDir: folder } })
  pictures = createPictures(database.db, files)
  origin = await listen(app)
})
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function account(role: 'agent' | 'individual' = 'agent') {
  const id = v7()
  const row = { id, role, email: `${id}@example.com` }
  await database.db.insertInto('account').values(row).execute()
  return { id, authorization: `Bearer ${await createSessions(database.db).open(row)}` }
}
type Account = Awaited<ReturnType<typeof account>>

/** A request of the protocol. */
const tus = (by: Partial<Account>, method: string, url: string, more: RequestInit = {}) =>
  fetch(new URL(url, origin), {
    ...more,
    method,
    headers: {
      'tus-resumable': '1.0.0',
      ...(by.authorization && { authorization: by.authorization }),
      ...more.headers,
    },
  })
const begin = (by: Partial<Account>, length: number) =>
  tus(by, 'POST', RESUMABLE_PATH, { headers: { 'upload-length': String(length) } })
const send = (by: Partial<Account>, url: string, offset: number, bytes: Uint8Array) =>
  tus(by, 'PATCH', url, {
    headers: {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  })
async function finish({ authorization }: Account, url: string) {
  const answer = await fetch(
    new URL(`/api/upload/finish-upload/${url.split('/').at(-1)}`, origin),
    {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ purpose: 'property_photo' }),
    },
  )
  return { status: answer.status, body: await answer.json() }
}
async function upload(by: Account, bytes: Uint8Array) {
  const url = (await begin(by, bytes.length)).headers.get('location') ?? ''
  await send(by, url, 0, bytes)
  return url
}
const parts = () => readdir(path.join(folder, 'uploads'))

test('a file that breaks off goes on where it stopped, and becomes one picture', async () => {
  const by = await account()
  const bytes = png(400, 200)
  const begun = await begin(by, bytes.length)
  const url = begun.headers.get('location') ?? ''
  expect([begun.status, url]).toEqual([
    201,
    expect.stringMatching(/^\/resumable-uploads\/[\da-f-]{36}$/),
  ])
  await send(by, url, 0, bytes.subarray(0, 100))
  expect((await finish(by, url)).status).toBe(409)
  const asked = await tus(by, 'HEAD', url)
  expect(asked.headers.get('upload-offset')).toBe('100')
  expect((await send(by, url, 100, bytes.subarray(100))).status).toBe(204)
  const [first, second] = await Promise.all([finish(by, url), finish(by, url)])
  expect(first).toMatchObject({ status: 201, body: { data: { width: 400, height: 200 } } })
  expect(second).toEqual(first)
  expect(await finish(by, url)).toEqual(first)
  expect(await parts()).toEqual([])
})

test('nobody else sees, sends or finishes it, and no visitor begins one', async () => {
  const [by, other] = [await account(), await account()]
  const url = await upload(by, png(20, 20))
  expect((await tus(other, 'HEAD', url)).status).toBe(404)
  expect((await send(other, url, 0, png(20, 20))).status).toBe(404)
  expect((await tus(other, 'DELETE', url)).status).toBe(404)
  expect((await finish(other, url)).status).toBe(404)
  expect((await begin({}, 10)).status).toBe(401)
  expect((await begin(await account('individual'), 10)).status).toBe(403)
  // What arrived is never given out, not even to its owner.
  expect((await tus(by, 'GET', url)).status).toBe(404)
})

test('a file that is too large, and the next of too many, are not begun', async () => {
  const by = await account()
  expect((await begin(by, RESUMABLE_BYTES + 1)).status).toBe(413)
  const rows = Array.from({ length: 60 }, () => ({
    id: v7(),
    owner_id: by.id,
    begun_at: new Date(),
  }))
  await database.db.insertInto('resumable_upload').values(rows).execute()
  expect((await begin(by, 10)).status).toBe(409)
})

test.each([
  ['a page that calls itself a picture', Buffer.from('<!doctype html><script>'), 415],
  ['20,000 × 20,000 in the head', claiming(20_000, 20_000), 422],
  ['half a picture', png(300, 300).subarray(0, 90), 422],
])('%s is refused with its reason, and removed', async (_name, bytes, status) => {
  const by = await account()
  const url = await upload(by, bytes)
  const refused = await finish(by, url)
  expect(refused).toMatchObject({ status, body: { fields: [{ path: 'file' }] } })
  expect((await finish(by, url)).status).toBe(404)
  expect(await parts()).not.toContain(url.split('/').at(-1))
})

test('a picture stays while a property or a draft names it, and goes a day after', async () => {
  const by = await account()
  const add = async () =>
    zFinishUploadResponse.parse((await finish(by, await upload(by, png(30, 30)))).body).data.url
  const [shown, drafted, loose] = [await add(), await add(), await add()]
  const { id } = await database.db.selectFrom('property').select('id').executeTakeFirstOrThrow()
  const media = JSON.stringify([{ url: shown, role: 'photo', illustration: false }])
  const write = (text: string) =>
    database.db.updateTable('property_text').set({ media: text }).where('id', '=', id).execute()
  await write(media)
  await app.inject({
    method: 'PUT',
    url: `/api/draft/save-property-draft/${v7()}`,
    headers: { authorization: by.authorization },
    payload: {
      version: 0,
      editor: 'window-one',
      content: { ...emptyContent, media: [{ url: drafted, role: 'photo', alt: '', alt_ar: '' }] },
    },
  })
  const all = [shown, drafted, loose]
  const there = async () => {
    const answers = await Promise.all(all.map((url) => app.inject(url)))
    return all.filter((_url, place) => answers[place]?.statusCode === 200)
  }
  await pictures.removeUnused()
  expect(await there()).toEqual(all)
  await sql`update picture set changed_at = now() - interval '25 hours'`.execute(database.db)
  await pictures.removeUnused()
  expect(await there()).toEqual([shown, drafted])
  expect((await app.inject(loose)).statusCode).toBe(404)
  await write('[]')
  await pictures.removeUnused()
  expect(await there()).toEqual([drafted])
})

test('what is drawn until a picture is there goes with the page of a property, not with the lists of visitors', async () => {
  const by = await account()
  const { data } = zFinishUploadResponse.parse(
    (await finish(by, await upload(by, png(40, 30)))).body,
  )
  const { db } = database
  const ask = async (path: string) => (await app.inject({ url: `/api/property/${path}` })).json()
  const first = async () =>
    zListPropertiesResponse.parse(await ask('get-all-properties-for-users?limit=1')).data[0]
  const id = (await first())?._id ?? ''
  const media = JSON.stringify([
    { url: data.url, role: 'photo', illustration: false },
    { url: '/scenes/pool/tower/marina/1.svg', role: 'pool', illustration: true },
  ])
  for (const table of ['property', 'property_text'] as const)
    await db.updateTable(table).set({ media }).where('id', '=', id).execute()
  const [page] = zGetPropertyResponse.parse(await ask(`get-property/${id}`)).data
  expect(page?.placeholders).toEqual([expect.stringMatching(/^data:image\/webp;base64,/), null])
  const card = await first()
  expect(card?.media[0]).toMatchObject({ url: data.url })
  expect(JSON.stringify(card)).not.toContain('data:')
})
