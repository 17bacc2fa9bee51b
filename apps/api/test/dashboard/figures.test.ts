import type { BusinessFigure, BusinessFigures } from '@manzil/api-client/generated/types.gen'
import { dayAfter, dubaiDay } from '@manzil/domain/time/dubai-days'
import { earlier, later } from '@manzil/domain/time/moments'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REMOVED, statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { figuresOf, readOverview } from '../../src/modules/dashboard/overview.ts'
import { readProperties } from '../../src/modules/dashboard/repository.ts'
import { engines } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { seededRandom } from '../search/random.ts'
import { randomProperty } from '../search/random-properties.ts'

/** Half an hour into a day in Dubai, still the day before in UTC. */
const now = new Date('2026-11-23T20:30:00Z')
const today = '2026-11-24'
const days = 400
const names = ['views', 'favourites', 'enquiries', 'mentions', 'reveals'] as const
const random = seededRandom(60)

/** Something that is counted: whose it is, when it was, and how often. */
interface Happening {
  figure: BusinessFigure
  person: string
  property: string | null
  day: string
  n: number
}

const [agency, otherAgency] = [v7(), v7()]
const team = [v7(), v7(), agency]
const lone = v7()
const people = [...team, lone, otherAgency]
const properties = Array.from({ length: 30 }, (_, number) => ({
  ...randomProperty(number, random),
  agentId: random.pick(people),
}))

describe.each(engines)('figures of properties on $name', ({ open }) => {
  let database: OpenDatabase
  const happened: Happening[] = []

  beforeAll(async () => {
    database = await open()
    await fill(database, properties)
    const { db } = database
    await db
      .insertInto('account')
      .values([
        { id: agency, role: 'agency', company_name: 'Creek Homes' },
        { id: otherAgency, role: 'agency', company_name: 'Dune Homes' },
        { id: lone, role: 'agent', first_name: 'Lina' },
        ...team
          .filter((id) => id !== agency)
          .map((id) => ({
            id,
            role: 'agent' as const,
            first_name: `Omar ${id}`,
            agency_id: agency,
          })),
      ])
      .execute()
    await db
      .updateTable('property')
      .set({ status: 2 })
      .where(
        'id',
        'in',
        properties.slice(0, 5).map(({ id }) => id),
      )
      .execute()
    for (let count = 0; count < 300; count += 1) await write(count)
  })
  afterAll(() => database.close())

  /** Writes one thing that happened, and notes it on the side. */
  async function write(count: number): Promise<void> {
    const { db } = database
    const figure = names[count % names.length] ?? 'views'
    const { id: property, agentId } = random.pick(properties)
    // Mostly of the days that are asked for, many of them around midnight in Dubai.
    const age = random.chance(0.9)
      ? random.whole(0, 190 * 24 * 60)
      : random.whole(0, days * 24 * 60)
    const at = random.chance(0.3)
      ? new Date(
          `${dubaiDay(earlier(now, age, 'second'))}T${random.pick(['19:59:59', '20:00:00'])}Z`,
        )
      : earlier(now, age * 60, 'second')
    if (at > now) return
    const day = dubaiDay(at)
    const n = figure === 'views' || figure === 'mentions' ? random.whole(1, 9) : 1
    const person = agentId ?? lone
    const note = (about: string | null) =>
      happened.push({ figure, person, property: about, day, n })
    if (figure === 'views' || figure === 'mentions') {
      const known = happened.some(
        (each) => each.figure === figure && each.property === property && each.day === day,
      )
      if (known) return
      await (figure === 'views'
        ? db.insertInto('property_view').values({ property_id: property, day, views: n })
        : db.insertInto('property_mention').values({ property_id: property, day, mentions: n })
      ).execute()
      note(property)
    } else if (figure === 'favourites') {
      const id = v7()
      await db.insertInto('account').values({ id, role: 'individual' }).execute()
      await db
        .insertInto('favourite')
        .values({ account_id: id, property_id: property, created_at: at })
        .execute()
      note(property)
    } else if (figure === 'enquiries') {
      const about = random.chance(0.2) ? null : property
      await db
        .insertInto('enquiry')
        .values({
          id: v7(),
          reference: 'R',
          kind: 'question',
          recipient_id: person,
          property_id: about,
          sender_id: null,
          name: 'Sara',
          email: 'sara@example.com',
          phone_number: null,
          message: 'Hello',
          preferred_contact: null,
          language: 'en',
          created_at: at,
        })
        .execute()
      note(about)
    } else {
      const kind = random.pick(['phone', 'whatsapp', 'question'] as const)
      await db
        .insertInto('disclosure')
        .values({
          id: v7(),
          account_id: null,
          kind,
          recipient_id: person,
          recipient_kind: 'agent',
          recipient_name: null,
          property_id: property,
          property_title: null,
          property_title_ar: null,
          submission_id: null,
          reference: null,
          email: null,
          shared: [],
          words_key: null,
          words_language: null,
          words: null,
          created_at: at,
        })
        .execute()
      if (kind !== 'question') note(property)
    }
  }

  /** The sums of what was noted on the side. */
  function expected(is: (each: Happening) => boolean): BusinessFigures {
    const sum = { views: 0, favourites: 0, enquiries: 0, mentions: 0, reveals: 0 }
    for (const each of happened) if (is(each)) sum[each.figure] += each.n
    return sum
  }

  const callers = [
    ['an agent', { id: lone, role: 'agent' as const }, [lone]],
    ['an agency', { id: agency, role: 'agency' as const }, team],
    ['an agency without people', { id: otherAgency, role: 'agency' as const }, [otherAgency]],
  ] as const

  for (const [who, caller, own] of callers)
    test.each([7, 30, 90])(`are those of ${who}, of %i days`, async (count) => {
      const isOwn = ({ person }: Happening) => own.some((id) => id === person)
      const from = dayAfter(today, 1 - count)
      const overview = await readOverview(database.db, caller, count, now)
      expect([overview.from, overview.to, overview.days.length]).toEqual([from, today, count])
      const inDays = ({ day }: Happening) => day >= from && day <= today
      expect(overview.figures).toEqual(expected((each) => isOwn(each) && inDays(each)))
      const before = dayAfter(from, -count)
      expect(overview.before).toEqual(
        expected((each) => isOwn(each) && each.day >= before && each.day < from),
      )
      for (const { day, figures } of overview.days)
        expect(figures).toEqual(expected((each) => isOwn(each) && each.day === day))
      const mine = properties.filter(({ agentId }) => own.some((id) => id === agentId))
      expect(overview.properties).toBe(mine.length)
      expect(overview.live_properties).toBe(
        mine.filter(({ id }) => !properties.slice(0, 5).some((each) => each.id === id)).length,
      )
      expect(Object.fromEntries(overview.agents.map(({ _id, figures }) => [_id, figures]))).toEqual(
        caller.role === 'agent'
          ? {}
          : Object.fromEntries(
              own.map((id) => [id, expected((each) => each.person === id && inDays(each))]),
            ),
      )
    })

  test.each(['views', 'enquiries', 'mentions'] as const)(
    'are those of each property, in the order of its %s',
    async (sort_by) => {
      const span = { from: dayAfter(today, -89), to: today }
      const mine = properties.filter(({ agentId }) => team.some((id) => id === agentId))
      const page = (number: number) =>
        readProperties(database.db, agency, {
          span,
          sortBy: sort_by,
          limit: 4,
          offset: (number - 1) * 4,
        })
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(mine.length / 4) + 1 }, (_, index) => page(index + 1)),
      )
      const rows = pages.flat()
      expect(pages.at(-1)).toEqual([])
      const ids = mine.map(({ id }) => id)
      expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      for (const row of rows)
        expect(figuresOf(row)).toEqual(
          expected((each) => each.property === row.id && each.day >= span.from),
        )
      const order = rows.map((row) => row[sort_by])
      expect(order).toEqual(order.toSorted((one, other) => other - one))
      expect(order[0]).toBeGreaterThan(0)
    },
  )

  test('count what came today, and viewings that begin today', async () => {
    const viewing = (at: string, kind: 'viewing' | 'callback', withdrawn = false) => ({
      id: v7(),
      reference: 'R',
      kind,
      recipient_id: lone,
      property_id: null,
      sender_id: null,
      name: 'Sara',
      email: 'sara@example.com',
      phone_number: null,
      message: 'Hello',
      preferred_contact: null,
      preferred_time: new Date(at),
      language: 'en' as const,
      created_at: earlier(now, 3, 'day'),
      withdrawn_at: withdrawn ? now : null,
    })
    const asked = [
      viewing('2026-11-23T19:59:00Z', 'viewing'),
      viewing('2026-11-23T20:00:00Z', 'viewing'),
      viewing('2026-11-24T19:59:00Z', 'viewing'),
      viewing('2026-11-24T20:00:00Z', 'viewing'),
      viewing('2026-11-24T08:00:00Z', 'callback'),
      viewing('2026-11-24T08:00:00Z', 'viewing', true),
    ]
    const { db } = database
    await db.insertInto('enquiry').values(asked).execute()
    await db.insertInto('viewing_calendar').values({ account_id: lone }).execute()
    await db
      .insertInto('viewing')
      .values(
        asked
          // An enquiry alone, for a call, is no viewing.
          .filter(({ kind }) => kind === 'viewing')
          .map(({ id, preferred_time, created_at, withdrawn_at }) => ({
            id,
            agent_id: lone,
            property_id: properties[0]?.id ?? '',
            property_title: 'Marina',
            place: '1',
            starts_at: preferred_time,
            ends_at: later(preferred_time, 30, 'minute'),
            state: withdrawn_at ? ('cancelled' as const) : ('requested' as const),
            created_at,
          })),
      )
      .execute()
    const { today: waiting } = await readOverview(database.db, { id: lone, role: 'agent' }, 7, now)
    const came = expected(
      ({ figure, person, day }) => figure === 'enquiries' && person === lone && day === today,
    )
    const all = expected(({ figure, person }) => figure === 'enquiries' && person === lone)
    expect(waiting).toMatchObject({
      // Nobody has answered any; one was taken back.
      unanswered: all.enquiries + 5,
      enquiries: came.enquiries,
      viewings: 2,
    })
  })

  test('count what owners have to see to: what expires, came back, or is not finished', async () => {
    const { db } = database
    const ids = properties.filter(({ agentId }) => agentId === lone).map(({ id }) => id)
    const [soon, late, sentBack, begun] = ids
    const [gone, looked] = ids.slice(4)
    if (!soon || !late || !sentBack || !begun || !gone || !looked)
      throw new Error('too few properties')
    const set = (id: string, status: number) =>
      db.updateTable('property').set({ status }).where('id', '=', id).execute()
    for (const [id, days] of [
      [soon, 7],
      [late, 8],
    ] as const) {
      await set(id, statusCodes.live)
      const expires_at = later(now, days, 'day')
      await db.insertInto('property_state').values({ property_id: id, expires_at }).execute()
    }
    await set(sentBack, statusCodes.rejected)
    await set(begun, statusCodes.draft)
    await set(gone, REMOVED)
    await set(looked, statusCodes.in_review)
    const { today: waiting, properties: all } = await readOverview(
      db,
      { id: lone, role: 'agent' },
      7,
      now,
    )
    expect(waiting).toMatchObject({ expiring: 1, rejected: 1, drafts: 1, in_review: 1 })
    expect(all).toBe(ids.length - 1)
    const span = { from: today, to: today }
    const rows = await readProperties(db, lone, { span, sortBy: 'views', limit: 100, offset: 0 })
    expect(rows.map(({ id }) => id)).not.toContain(gone)
  })
})
