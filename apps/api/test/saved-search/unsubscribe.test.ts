import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { claimMails } from '../../src/mail/outbox-repository.ts'
import { createSearchLinks, stopUrl } from '../../src/modules/saved-search/links.ts'
import { messageOf } from '../../src/ports/mail/message.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'
import { mailsTo } from '../sent-secrets.ts'
import { type AlertWorld, alertWorld, flat } from './alert-world.ts'

const { publicUrl } = readConfig({}).mail
const links = createSearchLinks('a key of tests', publicUrl)
const now = new Date('2026-11-24T10:00:00Z')

let database: OpenDatabase
let world: AlertWorld
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  world = await alertWorld(database)
  app = await buildTestApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const address = (id: string) => stopUrl(links, id).slice(publicUrl.length)
const stateOf = async (id: string) =>
  (
    await database.db
      .selectFrom('saved_search')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.state

test('opening the link stops nothing; its button does, and a mail program’s post', async () => {
  for (const body of [
    { type: 'application/x-www-form-urlencoded', payload: 'List-Unsubscribe=One-Click' },
    { type: 'application/x-www-form-urlencoded', payload: '' },
    {
      type: 'multipart/form-data; boundary=x',
      payload:
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    },
  ]) {
    const id = await world.save({ language: 'ar' })
    const page = await app.inject({ url: address(id) })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<html lang="ar" dir="rtl"')
    expect(page.body).toContain('<form method="post">')
    expect(await stateOf(id)).toBe('active')
    const posted = await app.inject({
      method: 'POST',
      url: address(id),
      headers: { 'content-type': body.type },
      payload: body.payload,
    })
    expect(posted.statusCode).toBe(200)
    expect(await stateOf(id)).toBe('paused')
  }
})

test('a used link says that it was used, and resumes by its button alone', async () => {
  const id = await world.save({ language: 'en' })
  await app.inject({ method: 'POST', url: address(id) })
  const page = await app.inject({ url: address(id) })
  expect(page.body).toContain('<h1>You are unsubscribed</h1>')
  expect(page.body).not.toContain('Stop these e-mails?')
  const action = /<form method="post" action="([^"]+)">/.exec(page.body)?.[1] ?? ''
  const resume = new URL(action.replaceAll('&amp;', '&'), `${publicUrl}${address(id)}`)
  const url = resume.href.slice(publicUrl.length)
  await app.inject({ url })
  expect(await stateOf(id)).toBe('paused')
  const resumed = await app.inject({ method: 'POST', url })
  expect(resumed.body).toContain('<h1>We write again</h1>')
  expect(await stateOf(id)).toBe('active')
  expect((await app.inject({ url: address(id) })).body).toContain('Stop these e-mails?')
})

test('a link that nobody gave out stops nothing', async () => {
  const id = await world.save()
  const forged = address(id).slice(0, -3)
  const other = `/alerts/unsubscribe?token=${links.token('confirm', id)}`
  for (const url of [forged, other, '/alerts/unsubscribe', '/alerts/unsubscribe?token=a&token=b'])
    for (const more of ['', '&resume=yes'])
      expect((await app.inject({ method: 'POST', url: `${url}${more}` })).statusCode).toBe(404)
  expect(await stateOf(id)).toBe('active')
})

test('a mail carries the address for one click in its headers', async () => {
  await world.empty()
  const id = await world.save()
  await world.write(flat(1))
  await world.tell(now)
  const [claimed] = await claimMails(database.db, { limit: 1, leaseMs: 1_000, now })
  if (!claimed?.message) throw new Error('no mail is waiting')
  const { headers } = messageOf(claimed.message, { name: '', address: 'a@manzil.example' })
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<${stopUrl(world.parts.links, id)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('an address is asked to confirm five times a day, whatever is done with the searches', async () => {
  const guest = await app.inject({ method: 'POST', url: '/api/user/guest-user-login' })
  const headers = { authorization: `Bearer ${guest.json().token}` }
  const email = 'flooded@manzil.example'
  for (let at = 0; at < 8; at += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/saved-search/create-saved-search',
      headers,
      payload: { search: `price_max=${90_000 + at}`, name: 'Flood', frequency: 'daily', email },
    })
    expect(answer.statusCode).toBe(201)
    const { _id } = answer.json().data
    await app.inject({
      method: 'DELETE',
      url: `/api/saved-search/delete-saved-search/${_id}`,
      headers,
    })
  }
  const mails = await mailsTo(database.db, email)
  expect(mails).toHaveLength(5)
  expect(mails.some(({ text, html }) => `${text}${html}`.includes('Flood'))).toBe(false)
})
