import type {
  Viewing,
  ViewingEvent,
  ViewingHours,
  ViewingSide,
} from '@manzil/api-client/generated/types.gen'
import { type Said, say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import { readableOrNone } from '../../mail/readable-address.ts'
import type { CalendarRow } from './calendar-repository.ts'
import type { ViewingEventRow, ViewingRow } from './repository.ts'

/** Whoever shows a property, by the name that visitors know. */
export const agentName = ({
  first_name,
  last_name,
  company_name,
}: Pick<ViewingRow, 'first_name' | 'last_name' | 'company_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ') || (company_name ?? '')

/** A viewing as one of its sides sees it. */
export function toViewing(
  row: ViewingRow,
  events: readonly ViewingEventRow[],
  viewer: ViewingSide,
): Viewing {
  const { name, email, phone_number } = row
  const isKnown = viewer === 'advertiser' && row.withdrawn_at === null
  return {
    _id: row.id,
    reference: row.reference,
    state: row.state,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    property_id: row.property_id,
    property_title: row.property_title,
    property_title_ar: row.property_title_ar,
    property_offered: row.property_offered,
    agent_name: agentName(row),
    agency_name: row.agency_name,
    visitor: isKnown ? { name, email: readableOrNone(email), phone_number } : null,
    viewer,
    offers_times: row.offers_times,
    revision: row.revision,
    history: events
      .filter(({ viewing_id }) => viewing_id === row.id)
      .map(toEvent)
      .slice(-SHOWN),
  }
}

/** Events that a viewing shows, the newest of them. */
const SHOWN = 100

const toEvent = ({ at, side, event, starts_at }: ViewingEventRow): ViewingEvent => ({
  at: at.toISOString(),
  side,
  event,
  starts_at: starts_at.toISOString(),
})

/** What stands until somebody sets hours: no times are offered. */
export const noHours: ViewingHours = {
  week: [],
  exceptions: [],
  length_minutes: 30,
  travel_minutes: 30,
  notice_hours: 2,
  horizon_days: 14,
  revision: 0,
}

export const toHours = (row: CalendarRow | undefined): ViewingHours => {
  if (!row) return noHours
  const { account_id: _, number: __, ...hours } = row
  return hours
}

const conflict = (said: Said) => ({ status: 409, problem: { code: 'conflict', ...said } }) as const

export const unfit = (path: string, rule: string, said: Said) =>
  ({
    status: 422,
    problem: { code: 'invalid_body', ...say('problem.fields'), fields: [{ path, rule, ...said }] },
  }) satisfies { status: 422; problem: Problem }

/** What is answered to each refusal of the service. */
export const problems = {
  gone: { status: 404, problem: { code: 'not_found', ...say('problem.viewingGone') } },
  'slot-taken': conflict(say('problem.slotTaken')),
  changed: conflict(say('problem.viewingChanged')),
  over: conflict(say('problem.viewingOver')),
  'too-many': { status: 429, problem: { code: 'too_many_requests', ...say('problem.attempts') } },
  'hours-changed': conflict(say('problem.hoursChanged')),
  'no-time': unfit('starts_at', 'required', say('field.required')),
  past: unfit('starts_at', 'future', say('field.future')),
  'same-time': unfit('starts_at', 'changed', say('field.sameTime')),
} as const

export type ChangeRefusal = Exclude<keyof typeof problems, 'hours-changed'>
