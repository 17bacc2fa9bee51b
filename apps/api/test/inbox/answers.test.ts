import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { blankSubmissions, stopMails } from '../../src/modules/disclosure/blank-repository.ts'
import { answerRoute, createLeadLinks } from '../../src/modules/inbox/links.ts'
import { people, useInbox } from './inbox-server.ts'
import { type PostmarkPeer, startPostmarkPeer } from './postmark-peer.ts'

const inbox = useInbox({ byMail: true })
const { ask, call, mails, read, reply } = inbox
const links = createLeadLinks('a key of tests', 'http://localhost:8080')

let peer: PostmarkPeer
beforeAll(async () => {
  const { app } = inbox.now()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  peer = startPostmarkPeer(`http://127.0.0.1:${port}/inbound-mail`)
})

const newest = async (id: string) => {
  const mail = (await mails(id)).at(-1)
  if (!mail) throw new Error('no mail was written')
  return mail
}
const page = (token: string, form?: Record<string, string>) =>
  inbox.now().app.inject({
    method: form ? 'POST' : 'GET',
    url: `${answerRoute}?token=${token}`,
    ...(form && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    }),
  })

test('an answer goes to the visitor, in the visitor’s language, with ways back that are the lead’s own', async () => {
  const id = await ask('omar', { language: 'de' })
  await reply('omar', id, 0, 'Ja, sie ist frei.')
  const mail = await newest(id)
  const token = links.token('visitor', id)
  expect(mail.subject).toContain('Re: EQ-')
  expect(mail.text).toContain('> Ja, sie ist frei.')
  expect(mail.text).toContain(`${answerRoute}?token=${token}`)
  expect(mail.replyTo?.address).toBe(`leads+${token}@in.example.com`)
  expect(mail.message_id).toContain(`.${token}@`)
})

test('the visitor answers on a page, once for each press, and the agent is told', async () => {
  const id = await ask('omar')
  await reply('omar', id, 0, '<b>Saturday?</b>')
  const token = links.token('visitor', id)
  const shown = await page(token)
  expect(shown.statusCode).toBe(200)
  expect(shown.body).toContain('&lt;b&gt;Saturday?')
  const key = /name="key" value="([\w-]+)"/.exec(shown.body)?.[1] ?? ''
  expect((await page(token, { key, text: '  ' })).statusCode).toBe(422)
  for (const _press of [1, 2])
    expect((await page(token, { key, text: 'Saturday suits me.' })).statusCode).toBe(200)
  const { row, entries } = await read('omar', id)
  expect(row).toMatchObject({
    state: 'in_progress',
    is_unread: true,
    is_waiting: true,
    revision: 2,
  })
  expect(entries.map(({ text }) => text)).toEqual(['<b>Saturday?</b>', 'Saturday suits me.'])
  const notice = await newest(id)
  expect(notice.to).toBe('omar@broker.example')
  expect(notice.text).toContain('> Saturday suits me.')
})

test('a visitor waits since the first message, and was answered when it was answered first', async () => {
  const id = await ask('omar')
  const { db } = inbox.now().database
  const set = (times: { waiting_since?: Date; answered_at?: Date }) =>
    db.updateTable('enquiry').set(times).where('id', '=', id).execute()
  const times = () =>
    db
      .selectFrom('enquiry')
      .select(['waiting_since', 'answered_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const since = new Date('2026-11-01T08:00:00Z')
  await set({ waiting_since: since })
  const token = links.token('visitor', id)
  await page(token, { key: 'a-second-message', text: 'Are you there?' })
  expect(await times()).toEqual({ waiting_since: since, answered_at: null })
  await reply('omar', id, (await read('omar', id)).row.revision)
  await set({ answered_at: since })
  await reply('omar', id, (await read('omar', id)).row.revision)
  expect(await times()).toEqual({ waiting_since: null, answered_at: since })
})

test.each(['', 'v', `v${'a'.repeat(50)}`, '../../etc'])(
  'a link of nobody’s opens nothing: %s',
  async (token) => {
    expect((await page(token)).statusCode).toBe(404)
    expect((await page(token, { key: 'aaaaaaaa', text: 'Hello' })).statusCode).toBe(404)
  },
)

test('an advertiser’s token opens no page of a visitor', async () => {
  const id = await ask('omar')
  expect((await page(links.token('advertiser', id, people.omar))).statusCode).toBe(404)
})

test('a visitor writes no more in a day than may be', async () => {
  const id = await ask('omar')
  const token = links.token('visitor', id)
  const statuses: number[] = []
  for (let press = 0; press < 21; press++)
    statuses.push((await page(token, { key: `press-number-${press}`, text: 'Hello' })).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})

test('a mail of the visitor comes into the lead: without what it quotes, files by name, once', async () => {
  const id = await ask('omar')
  await reply('omar', id, 0)
  const { replyTo } = await newest(id)
  const posted = {
    to: replyTo?.address ?? '',
    text: 'Saturday suits me.\r\n\r\nOn Tue, 24 Nov 2026, Manzil wrote:\r\n> Yes, it is.',
    messageId: '<one@phone.example>',
    attachments: [{ name: 'passport.pdf', bytes: 200_000 }],
  }
  expect(await peer.post(posted)).toBe(200)
  expect(await peer.post(posted)).toBe(200)
  const { entries, row } = await read('omar', id)
  expect(entries).toMatchObject([
    { kind: 'advertiser' },
    { kind: 'visitor', text: 'Saturday suits me.', attachments: ['passport.pdf'] },
  ])
  expect(row).toMatchObject({ is_waiting: true, state: 'in_progress' })
  await reply('omar', id, row.revision, 'At 11 then.')
  expect((await newest(id)).references).toContain('<one@phone.example>')
})

test('a mail of HTML is read, and one without the tag is known by the Message-ID that it answers', async () => {
  const id = await ask('omar')
  await reply('omar', id, 0)
  const { message_id } = await newest(id)
  await peer.post({
    to: 'leads@in.example.com',
    html: '<p>Saturday&nbsp;suits me.</p><blockquote>Yes, it is.</blockquote>',
    headers: [{ Name: 'In-Reply-To', Value: message_id }],
  })
  expect((await read('omar', id)).entries.at(-1)?.text).toBe('Saturday suits me.')
})

test('absence notes and bounces are shown as such and answer nothing', async () => {
  const id = await ask('omar')
  await reply('omar', id, 0)
  const { replyTo } = await newest(id)
  const to = replyTo?.address ?? ''
  await peer.post({
    to,
    text: 'I am away.',
    headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
  })
  await peer.post({ to, from: 'MAILER-DAEMON@mx.example.com', text: 'Undelivered Mail' })
  const { entries, row } = await read('omar', id)
  expect(entries.filter(({ automatic }) => automatic)).toHaveLength(2)
  expect(row).toMatchObject({ state: 'answered', is_waiting: false, revision: 1 })
  expect(
    (await mails(id)).filter(({ to: receiver }) => receiver === 'omar@broker.example'),
  ).toHaveLength(1)
})

test('the agent answers the notice by mail: it goes to the visitor and counts as an answer', async () => {
  const id = await ask('omar')
  const notice = (await mails(id)).find(({ kind }) => kind === 'notice')
  expect(notice?.replyTo?.address).toBe(
    `leads+${links.token('advertiser', id, people.omar)}@in.example.com`,
  )
  await peer.post({
    to: notice?.replyTo?.address ?? '',
    from: 'omar@phone.example',
    text: 'Yes, it is.',
  })
  const { row, entries } = await read('omar', id)
  expect(row).toMatchObject({ state: 'answered', is_waiting: false })
  expect(entries).toMatchObject([{ kind: 'advertiser', author: { _id: people.omar } }])
  expect((await newest(id)).text).toContain('> Yes, it is.')
})

test('the mail of an agent who has the lead no more goes nowhere', async () => {
  const id = await ask('omar')
  const token = links.token('advertiser', id, people.omar)
  await call('agency', 'PUT', `update-lead/${id}`, { revision: 0, handler_id: people.lina })
  expect(await peer.post({ to: `leads+${token}@in.example.com`, text: 'Mine' })).toBe(200)
  expect((await read('lina', id)).row.state).toBe('new')
})

test('who does not know the password, and what is no mail, leaves nothing', async () => {
  const id = await ask('omar')
  const to = `leads+${links.token('visitor', id)}@in.example.com`
  expect(await peer.post({ to, text: 'Hello' }, { password: 'guessed' })).toBe(403)
  expect(await peer.post({ to, text: 'Hello' }, { password: '' })).toBe(403)
  expect(await peer.postRaw('{"MessageID":')).toBe(200)
  expect(await peer.postRaw('[]')).toBe(200)
  expect((await read('omar', id)).entries).toEqual([])
})

test('what the visitor takes back is gone from list, history, file and pages, and stays so', async () => {
  const id = await ask('omar', { message: 'My secret wish' })
  const headers = { 'idempotency-key': `kept-${id}` }
  const body = { revision: 0, text: 'About your secret wish' }
  await call('omar', 'POST', `reply-to-lead/${id}`, body, headers)
  await call('omar', 'POST', `add-lead-note/${id}`, { text: 'Sara has a secret wish' })
  const token = links.token('visitor', id)
  await page(token, { key: 'before-it-is-gone', text: 'A secret answer' })
  const { db } = inbox.now().database
  const now = new Date()
  await db.transaction().execute(async (trx) => {
    await stopMails(trx, [id], now)
    await blankSubmissions(trx, [id], { now, hash: (text) => text })
  })
  const seen = [
    await call('omar', 'GET', `get-lead/${id}`),
    await call('omar', 'GET', 'get-my-leads?limit=100'),
    await call('omar', 'GET', 'export-leads'),
    await call('omar', 'POST', `reply-to-lead/${id}`, body, headers),
    await page(token),
  ].map((response) => response.body)
  for (const text of seen) expect(text).not.toMatch(/secret/)
  const kept = JSON.stringify(await db.selectFrom('lead_entry').selectAll().execute())
  const answers = JSON.stringify(await db.selectFrom('first_answer').selectAll().execute())
  expect(kept + answers).not.toMatch(/secret/)
  const late = await call('omar', 'POST', `reply-to-lead/${id}`, { revision: 2, text: 'Hello' })
  expect(late.statusCode).toBe(409)
  expect((await page(token, { key: 'after-it-is-gone', text: 'Hello' })).statusCode).toBe(404)
  await peer.post({ to: `leads+${token}@in.example.com`, text: 'A secret again' })
  expect(JSON.stringify(await read('omar', id))).not.toMatch(/secret/)
})
