import { later } from '@manzil/domain/time/moments'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { claimMails } from '../../src/mail/outbox-repository.ts'
import { blankSubmissions } from '../../src/modules/disclosure/blank-repository.ts'
import type { EnquiryService } from '../../src/modules/enquiry/service.ts'
import { countOpen, findAnyLead } from '../../src/modules/inbox/repository/read-leads.ts'
import { sendReminders } from '../../src/modules/viewing/send-reminders.ts'
import type { ViewingService } from '../../src/modules/viewing/service.ts'
import type { Mail } from '../../src/ports/mail/mail-port.ts'
import { messageOf } from '../../src/ports/mail/message.ts'
import { testEnquiries, testViewingMails, testViewings } from '../chat/test-enquiries.ts'
import { openTestDatabase } from '../engines.ts'
import { agentOf, mornings } from './agent-with-hours.ts'

let database: OpenDatabase
let viewings: ViewingService
let enquiries: EnquiryService
let agent: Awaited<ReturnType<typeof agentOf>>
beforeAll(async () => {
  database = await openTestDatabase('seeded')
  viewings = testViewings(database.db)
  enquiries = await testEnquiries(database.db)
  agent = await agentOf(database)
  await database.db
    .updateTable('account')
    .set({ email: 'agent@agents.ae', languages: ['en'] })
    .where('id', '=', agent.agentId)
    .execute()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('enquiry').execute()
  await database.db.deleteFrom('outbox_mail').execute()
  await database.db.deleteFrom('viewing_calendar').execute()
  await viewings.setHours(agent.agentId, mornings)
})

const visitorAddress = 'sara@visitors.ae'

async function book(property: string, time: string): Promise<string> {
  const outcome = await enquiries.sendEnquiry(
    {
      kind: 'viewing',
      property_id: property,
      name: 'Sara Khan',
      email: visitorAddress,
      phone_number: '971501234567',
      message: 'May I see it?',
      preferred_time: time,
    },
    { id: undefined, key: undefined },
  )
  if (outcome.kind === 'refused') throw new Error(outcome.refusal)
  return outcome.answer.data._id
}

const slots = async (property = agent.here) => (await viewings.slots(property))?.slots ?? []
const visitorOf = (id: string) => ({ caller: undefined, access: testViewingMails.links.token(id) })
const theAgent = () => ({ caller: { id: agent.agentId, role: 'agent' as const } })

/** What waits to be sent, as a mail program would open it; it is asked for once. */
async function mails() {
  const due = { limit: 50, leaseMs: 60_000, now: later(new Date(), 400, 'day') }
  const claimed = await claimMails(database.db, due)
  await database.db.deleteFrom('outbox_mail').execute()
  const found = claimed.flatMap(({ message }) => (message ? [message] : []))
  return Promise.all(found.map(opened))
}

async function opened(mail: Mail) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(
    messageOf(mail, { name: 'Manzil', address: 'a@b.ae' }),
  )
  const { attachments, subject = '', text = '' } = await PostalMime.parse(message.toString())
  const [calendar] = attachments.filter(({ mimeType }) => mimeType.includes('calendar'))
  const content = calendar && new TextDecoder().decode(calendar.content as ArrayBuffer)
  return {
    to: mail.to.address,
    subject,
    text,
    method: calendar?.method,
    calendar: content?.replace(/\r\n[ \t]/g, '') ?? '',
  }
}

const lineOf = (calendar: string, name: string) =>
  calendar
    .split(/\r?\n/)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

const inUtc = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')

test('puts one entry into both calendars, in UTC, and changes and removes that entry', async () => {
  const [first = '', second = ''] = await slots()
  const id = await book(agent.here, first)
  const booked = await mails()
  expect(booked.map(({ to }) => to).sort()).toEqual(['agent@agents.ae', visitorAddress])
  await viewings.change(id, { action: 'move', starts_at: second, revision: 1 }, visitorOf(id))
  const moved = await mails()
  await viewings.change(id, { action: 'cancel', revision: 2 }, theAgent())
  const cancelled = await mails()
  const told = [booked, moved, cancelled]
  for (const side of ['agent@agents.ae', visitorAddress]) {
    const entries = told.map((each) => each.find(({ to }) => to === side))
    expect(entries.map((entry) => entry?.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    const [uid, ...others] = entries.map((entry) => lineOf(entry?.calendar ?? '', 'UID'))
    expect(uid).toBe(`${id}@manzil.example`)
    expect(others).toEqual([uid, uid])
    const numbers = entries.map((entry) => lineOf(entry?.calendar ?? '', 'SEQUENCE'))
    expect(numbers).toEqual(['0', '1', '2'])
    const begins = entries.map((entry) => lineOf(entry?.calendar ?? '', 'DTSTART'))
    expect(begins).toEqual([inUtc(first), inUtc(second), inUtc(second)])
  }
  expect(moved.every(({ calendar }) => calendar.includes(`:mailto:`))).toBe(true)
})

test('opens for the link of the mail alone', async () => {
  const [first = ''] = await slots()
  const id = await book(agent.here, first)
  const [mail] = (await mails()).filter(({ to }) => to === visitorAddress)
  const access = /access=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const asVisitor = await viewings.find(id, { caller: undefined, access })
  expect(asVisitor).toMatchObject({ state: 'confirmed', viewer: 'visitor', visitor: null })
  for (const forged of [access.slice(0, -1), `${id}_`, id, testViewingMails.links.token('other')])
    expect(await viewings.find(id, { caller: undefined, access: forged })).toBeUndefined()
})

test('reminds both sides once the day before, whoever does it, and not where it was cancelled', async () => {
  const all = await slots()
  const kept = await book(agent.here, all.at(-1) ?? '')
  const dropped = await book(agent.here, all.at(-2) ?? '')
  await viewings.change(dropped, { action: 'cancel', revision: 1 }, theAgent())
  await mails()
  const begins = new Date(all.at(-1) ?? '')
  const remind = (now: Date) => sendReminders(database.db, testViewingMails, now)
  expect(await remind(later(begins, -2, 'day'))).toBe(0)
  const dayBefore = later(begins, -12, 'hour')
  const counts = await Promise.all([1, 2, 3].map(() => remind(dayBefore)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(1)
  expect(await remind(dayBefore)).toBe(0)
  const reminders = await mails()
  expect(reminders.map(({ to }) => to).sort()).toEqual(['agent@agents.ae', visitorAddress])
  expect(reminders.every(({ subject }) => subject.includes('tomorrow'))).toBe(true)
  expect((await viewings.find(kept, theAgent()))?.state).toBe('confirmed')
})

test('is not forgotten where a server dies while it writes a reminder', async () => {
  const [last = ''] = (await slots()).slice(-1)
  await book(agent.here, last)
  await mails()
  const dayBefore = later(new Date(last), -12, 'hour')
  const dying = { ...testViewingMails, domain: '\0' }
  await expect(sendReminders(database.db, dying, dayBefore)).rejects.toThrow()
  expect(await sendReminders(database.db, testViewingMails, dayBefore)).toBe(1)
  expect(await mails()).toHaveLength(2)
})

test.each(['move', 'cancel'] as const)('to %s it is an answer to its lead', async (action) => {
  const [first = '', second = ''] = await slots()
  const id = await book(agent.here, first)
  const lead = () => findAnyLead(database.db, id)
  const caller = theAgent().caller
  expect(await lead()).toMatchObject({ state: 'new', waiting: true, answered_at: null })
  const times = action === 'move' ? { starts_at: second } : {}
  await viewings.change(id, { action, revision: 1, ...times }, theAgent())
  const answered = await lead()
  expect(answered).toMatchObject({ state: 'answered', waiting: false, unread: false })
  expect(answered?.answered_at).toBeInstanceOf(Date)
  expect((await countOpen(database.db, caller)).waiting).toBe(0)
  // A later change is no first answer.
  if (action === 'move') await viewings.change(id, { action: 'cancel', revision: 2 }, theAgent())
  expect((await lead())?.answered_at).toEqual(answered?.answered_at)
})

test('what the visitor does about it answers nothing', async () => {
  const [first = '', second = ''] = await slots()
  const id = await book(agent.here, first)
  await viewings.change(id, { action: 'move', starts_at: second, revision: 1 }, visitorOf(id))
  expect(await findAnyLead(database.db, id)).toMatchObject({ waiting: true, answered_at: null })
})

test('of two sides that move at once one is told to look again', async () => {
  const [first = '', second = '', third = ''] = await slots()
  const id = await book(agent.here, first)
  const outcomes = await Promise.all([
    viewings.change(id, { action: 'move', starts_at: second, revision: 1 }, visitorOf(id)),
    viewings.change(id, { action: 'move', starts_at: third, revision: 1 }, theAgent()),
  ])
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['changed', 'refused'])
  expect(outcomes).toContainEqual({ kind: 'refused', refusal: 'changed' })
})

test('is moved by a quarter of an hour: what it holds itself is not in its way', async () => {
  const last = (await slots()).at(-1) ?? ''
  const id = await book(agent.here, last)
  const starts_at = later(new Date(last), 15, 'minute').toISOString()
  const move = { action: 'move', starts_at, revision: 1 } as const
  expect(await viewings.change(id, move, theAgent())).toMatchObject({
    viewing: { state: 'proposed', starts_at },
  })
  // It waits for an answer: shown whatever days are looked at.
  const today = await viewings.list(agent.agentId, undefined, 1)
  expect(today.map(({ _id }) => _id)).toEqual([id])
})

test('reminds nobody of what has begun while no server ran', async () => {
  const last = (await slots()).at(-1) ?? ''
  await book(agent.here, last)
  await mails()
  const begun = later(new Date(last), 1, 'minute')
  expect(await sendReminders(database.db, testViewingMails, begun)).toBe(1)
  expect(await mails()).toEqual([])
})

test('leaves the way to another place, and none within the same', async () => {
  const [first = ''] = await slots()
  await book(agent.here, first)
  const next = later(new Date(first), 30, 'minute').toISOString()
  expect(await slots(agent.here)).toContain(next)
  expect(await slots(agent.there)).not.toContain(next)
})

test('stays where its hours are deleted or its property is paused', async () => {
  const [first = '', second = ''] = await slots()
  const id = await book(agent.here, first)
  await viewings.setHours(agent.agentId, { ...mornings, week: [], revision: 1 })
  const set = (status: number) =>
    database.db.updateTable('property').set({ status }).where('id', '=', agent.here).execute()
  await set(statusCodes.hidden)
  expect(await viewings.find(id, visitorOf(id))).toMatchObject({
    state: 'confirmed',
    property_offered: false,
    offers_times: false,
  })
  expect(await viewings.slots(agent.here)).toBeUndefined()
  // With no times to choose from a visitor asks for one.
  const asked = { action: 'move', starts_at: second, revision: 1 } as const
  expect(await viewings.change(id, asked, visitorOf(id))).toMatchObject({
    viewing: { state: 'requested' },
  })
  await set(statusCodes.live)
})

test('says nothing of who comes once the contact details are taken back', async () => {
  const [first = ''] = await slots()
  const id = await book(agent.here, first)
  await mails()
  const hash = (text: string) => text
  await database.db
    .transaction()
    .execute((trx) => blankSubmissions(trx, [id], { now: new Date(), hash }))
  expect((await viewings.find(id, theAgent()))?.visitor).toBeNull()
  await viewings.change(id, { action: 'cancel', revision: 1 }, theAgent())
  const sent = await mails()
  expect(sent.map(({ to }) => to)).toEqual(['agent@agents.ae'])
  expect(JSON.stringify(sent)).not.toMatch(/sara|khan|1234567/i)
})

test('that is over stays as it is', async () => {
  const [first = ''] = await slots()
  const id = await book(agent.here, first)
  const afterwards = later(new Date(first), 1, 'minute')
  const cancel = { action: 'cancel', revision: 1 } as const
  expect(await viewings.change(id, cancel, visitorOf(id), afterwards)).toEqual({
    kind: 'refused',
    refusal: 'over',
  })
})

test.each(['visitor', 'advertiser'] as const)(
  'is not moved by the %s to the time that it has, and a press that comes twice is no refusal',
  async (side) => {
    const [first = '', second = ''] = await slots()
    const id = await book(agent.here, first)
    await mails()
    const who = side === 'visitor' ? visitorOf(id) : theAgent()
    const same = { action: 'move', starts_at: first, revision: 1 } as const
    expect(await viewings.change(id, same, who)).toEqual({ kind: 'refused', refusal: 'same-time' })
    expect((await viewings.find(id, who))?.history).toHaveLength(1)
    const moved = { ...same, starts_at: second }
    for (const _press of [1, 2])
      expect(await viewings.change(id, moved, who)).toMatchObject({ kind: 'changed' })
    expect((await viewings.find(id, who))?.history).toHaveLength(2)
    expect(await mails()).toHaveLength(2)
  },
)

test('is told to the agent as booked, with its time and the way to it', async () => {
  const [first = ''] = await slots()
  const id = await book(agent.here, first)
  const [notice] = (await mails()).filter(({ to }) => to === 'agent@agents.ae')
  expect(notice?.subject).toMatch(/^Viewing booked: .+ \(EQ-\w{6}\)$/)
  expect(notice?.text).toMatch(/^Time: \w+day/m)
  expect(notice?.text).not.toContain('Preferred time')
  expect(notice?.text).toContain(`/?lng=en#/viewings?viewing=${id}`)
})

test('an enquiry without one leads its advertiser to the lead', async () => {
  const outcome = await enquiries.sendEnquiry(
    {
      kind: 'question',
      property_id: agent.here,
      name: 'Sara Khan',
      email: visitorAddress,
      message: 'Is it quiet?',
    },
    { id: undefined, key: undefined },
  )
  if (outcome.kind === 'refused') throw new Error(outcome.refusal)
  const [notice] = (await mails()).filter(({ to }) => to === 'agent@agents.ae')
  expect(notice?.text).toContain(`/?lng=en#/leads?lead=${outcome.answer.data._id}`)
  expect(outcome.answer.viewing_access).toBeUndefined()
})

test('is opened by what its booking answers, and says whose agent shows it', async () => {
  const [first = ''] = await slots()
  const sent = {
    kind: 'viewing' as const,
    property_id: agent.here,
    name: 'Sara Khan',
    email: visitorAddress,
    message: 'May I see it?',
    preferred_time: first,
  }
  const sender = { id: undefined, key: 'a key of one booking' }
  for (const _press of [1, 2]) {
    const outcome = await enquiries.sendEnquiry(sent, sender)
    if (outcome.kind === 'refused') throw new Error(outcome.refusal)
    const { data, viewing_access: access } = outcome.answer
    const seen = await viewings.find(data._id, { caller: undefined, access })
    expect(seen).toMatchObject({ starts_at: first, viewer: 'visitor' })
    const { agency_id } = await database.db
      .selectFrom('account')
      .select('agency_id')
      .where('id', '=', agent.agentId)
      .executeTakeFirstOrThrow()
    const agency = await database.db
      .selectFrom('account')
      .select('company_name')
      .where('id', '=', agency_id)
      .executeTakeFirst()
    expect(seen?.agency_name).toBe(agency?.company_name ?? null)
  }
})
