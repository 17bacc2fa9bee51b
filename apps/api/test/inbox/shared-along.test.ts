import { expect, test } from 'vitest'
import { blankSubmissions } from '../../src/modules/disclosure/blank-repository.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { useInbox } from './inbox-server.ts'

const inbox = useInbox()
const { ask, call, read } = inbox

const search = 'purpose=rent&bedrooms_min=2'
const visitorId = '0197a1c2-7d10-7e3a-9b54-0000000000aa'

/** A visitor with a conversation, and the token. */
async function visitor(): Promise<string> {
  const { db } = inbox.now().database
  await db.insertInto('account').values({ id: visitorId, role: 'guest' }).execute()
  await db
    .insertInto('chat_session')
    .values({ id: 'talk', account_id: visitorId, language: 'en', state: '{}' })
    .execute()
  const message = (seq: number, role: 'user' | 'bot', text: string) => ({
    id: `talk-${seq}`,
    session_id: 'talk',
    seq,
    role,
    type: 'text' as const,
    payload: JSON.stringify({ message: text, done: true }),
  })
  await db
    .insertInto('chat_message')
    .values([
      message(1, 'user', 'Two bedrooms near the beach'),
      message(2, 'bot', 'I found 12 homes.'),
    ])
    .execute()
  return createSessions(db).open({ id: visitorId, role: 'guest' })
}

test('what was looked for and said goes along where that was agreed to, into the list and the file, and is taken back', async () => {
  const token = await visitor()
  const along = { search, share_conversation: true }
  const silent = await ask('omar', { ...along, consent: 'enquiry_form' }, token)
  expect(await read('omar', silent)).toMatchObject({ brief: null, transcript: [] })

  const id = await ask('omar', { ...along, consent: 'enquiry_conversation' }, token)
  const lead = await read('omar', id)
  expect(lead.brief).toEqual({ search, min_budget: null, max_budget: null })
  expect(lead.transcript.map(({ role, text }) => `${role}: ${text}`)).toEqual([
    'user: Two bedrooms near the beach',
    'bot: I found 12 homes.',
  ])
  const file = (await call('omar', 'GET', 'export-leads')).json().data.text
  expect(file).toContain(search)
  expect(file).toContain('Visitor: Two bedrooms near the beach')
  const ledger = await inbox
    .now()
    .database.db.selectFrom('disclosure')
    .select(['shared', 'words_key', 'words'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(ledger.shared).toEqual(expect.arrayContaining(['search', 'conversation']))
  expect(ledger.words).toContain('your conversation with Noor go along')

  // Without a session there is no conversation of one's own.
  const stranger = await ask('omar', { ...along, consent: 'enquiry_conversation' })
  expect((await read('omar', stranger)).transcript).toEqual([])

  const { db } = inbox.now().database
  await db
    .transaction()
    .execute((trx) => blankSubmissions(trx, [id], { now: new Date(), hash: (text) => text }))
  expect(await read('omar', id)).toMatchObject({ brief: null, transcript: [] })
  expect((await call('omar', 'GET', 'export-leads')).json().data.text).not.toContain(
    'near the beach',
  )
})
