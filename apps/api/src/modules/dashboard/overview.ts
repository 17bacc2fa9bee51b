import type { BusinessFigures, BusinessOverview } from '@manzil/api-client/generated/types.gen'
import { dayAfter, dubaiDay } from '@manzil/domain/time/dubai-days'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Caller } from '../../request-context.ts'
import {
  countProperties,
  countToday,
  countUnfinished,
  countViewings,
  readAnswers,
  readDays,
  readPeople,
  type Span,
} from './repository.ts'

const nothing: BusinessFigures = {
  views: 0,
  favourites: 0,
  enquiries: 0,
  mentions: 0,
  reveals: 0,
}

/** Today and the days before it, so many in all. */
export const spanOf = (now: Date, days: number): Span => ({
  from: dubaiDay(now, 1 - days),
  to: dubaiDay(now),
})

/** The figures alone of a row that has more. */
export const figuresOf = ({
  views,
  favourites,
  enquiries,
  mentions,
  reveals,
}: BusinessFigures): BusinessFigures => ({ views, favourites, enquiries, mentions, reveals })

const sumOf = (all: readonly BusinessFigures[]): BusinessFigures =>
  all.reduce(
    (sum, each) => ({
      views: sum.views + each.views,
      favourites: sum.favourites + each.favourites,
      enquiries: sum.enquiries + each.enquiries,
      mentions: sum.mentions + each.mentions,
      reveals: sum.reveals + each.reveals,
    }),
    nothing,
  )

/** What the properties of the caller bring, and of an agency those of its people. */
export async function readOverview(
  db: Kysely<Database>,
  { id, role }: Caller,
  days: number,
  now: Date,
): Promise<BusinessOverview> {
  const span = spanOf(now, days)
  const earlier = { from: dayAfter(span.from, -days), to: dayAfter(span.from, -1) }
  const found = await readDays(db, id, { from: earlier.from, to: span.to })
  const byDay = new Map(found.map((row) => [row.day, figuresOf(row)]))
  const figuresFrom = (first: string) =>
    Array.from({ length: days }, (_, count) => {
      const day = dayAfter(first, count)
      return { day, figures: byDay.get(day) ?? nothing }
    })
  const shown = figuresFrom(span.from)
  const people = role === 'agency' ? await readPeople(db, id, span) : []
  const { all, live } = await countProperties(db, id)
  return {
    ...span,
    today: {
      ...(await countToday(db, { id, role }, span.to)),
      viewings: await countViewings(db, id, span.to),
      ...(await countUnfinished(db, id, now)),
    },
    properties: all,
    live_properties: live,
    figures: sumOf(shown.map(({ figures }) => figures)),
    before: sumOf(figuresFrom(earlier.from).map(({ figures }) => figures)),
    ...(await readAnswers(db, id, span)),
    days: shown,
    agents: people.map((row) => ({ _id: row.id, name: row.name, figures: figuresOf(row) })),
  }
}
