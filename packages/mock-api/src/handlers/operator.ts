import type { RequestOf, ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type {
  OperatorAction,
  OperatorCase,
  PropertyDetail,
} from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { toCsv } from '@manzil/domain/csv'
import { metresBetween } from '@manzil/domain/metres-between'
import { needsReason } from '@manzil/domain/operator-decisions'
import { pageOf } from '@manzil/domain/page-of'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { serverTexts } from '@manzil/i18n/server-texts'
import type { MockContext } from '../context.ts'
import { noteAction } from '../operator/actions.ts'
import { casesOf } from '../operator/cases.ts'
import { decide } from '../operator/decide.ts'
import { fieldProblem, problems } from '../problems.ts'
import type { World } from '../world.ts'
import { locationsOf } from './catalogue.ts'
import { operatorEditHandlers } from './operator-edits.ts'

type CaseHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'listOperatorCases'
  | 'decideOperatorCase'
  | 'getOperatorProperty'
  | 'listOperatorActions'
  | 'exportOperatorActions'
>

type ActionFilter = RequestOf<'exportOperatorActions'>['query']

const includes = (search: string | undefined, texts: readonly (string | null)[]): boolean =>
  texts
    .join(' ')
    .toLowerCase()
    .includes((search ?? '').trim().toLowerCase())

/** What operators decide, and the log of it. */
const caseHandlers = (world: World): CaseHandlers => ({
  async listOperatorCases({ query }) {
    const { kind = 'property', state, search } = query
    const found = casesOf(world, kind).filter(
      (each) =>
        (state === undefined || each.state === state) &&
        includes(search, [each.title, each.detail, each.person, each.email, each._id]),
    )
    return { status: 200, body: pageOf(found, query) }
  },

  async decideOperatorCase({ path, body }, context) {
    const { kind, decision } = body
    const reason = body.reason?.trim() ?? ''
    if (needsReason(decision) && reason === '')
      return fieldProblem('reason', 'needed', say('field.reasonNeeded'))
    const find = (): OperatorCase | undefined =>
      casesOf(world, kind).find(({ _id }) => _id === path.id)
    const row = find()
    if (!row) return problems.operatorGone
    if (kind === 'account' && world.users.get(path.id)?.role === 'admin') return problems.ownAccount
    if (!row.decisions.includes(decision)) return problems.operatorState
    decide(world, row, { decision, reason })
    const { title } = row
    noteAction(world, context, {
      action: decision,
      kind,
      subject_id: path.id,
      subject: title,
      reason,
    })
    const data = find() ?? { ...row, state: 'processing' as const, decisions: [] }
    return { status: 200, body: { ...say('done.operator'), data } }
  },

  async getOperatorProperty({ path }) {
    const property = world.everyProperty.find(({ _id }) => _id === path.id)
    if (!property) return problems.operatorGone
    const { _id, reference, title, title_ar, description, description_ar, price, permit_number } =
      property
    const history = (world.propertyHistory.get(_id) ?? []).slice(0, 50)
    const data = {
      _id,
      reference,
      title,
      title_ar,
      description,
      description_ar,
      price,
      permit_number,
      place: property.location,
      type: property.type,
      purpose: property.purpose,
      price_period: property.price_period,
      bedrooms: property.bedrooms,
      bathrooms: property.bathrooms,
      size: property.size,
      floor: property.floor,
      coordinates: property.coordinates,
      place_distance: distanceOf(world, property),
      pictures: property.media.map(({ url }) => url),
      history: history.map(({ at, by, action, status_after, changes, _id: id }) => ({
        _id: id,
        at,
        by,
        action,
        status_after,
        changes,
      })),
    }
    return { status: 200, body: { data } }
  },

  async listOperatorActions({ query }) {
    return { status: 200, body: pageOf(actionsOf(world, query), query) }
  },

  async exportOperatorActions({ query }, context) {
    const { language } = context
    const { time, by, action, kind, subject, id, reason } = serverTexts[language].operatorFile
    const rows = actionsOf(world, query).map((row) => [
      row.at,
      row.by,
      row.action,
      row.kind,
      row.subject,
      row.subject_id,
      row.reason,
    ])
    const text = toCsv([[time, by, action, kind, subject, id, reason], ...rows])
    const name = `manzil-operators-${dubaiDay(new Date())}.csv`
    noteAction(world, context, { action: 'export', kind: 'log', subject_id: name, subject: name })
    return { status: 200, body: { data: { name, media_type: 'text/csv', text } } }
  },
})

const actionsOf = (world: World, { action, from, until, search }: ActionFilter): OperatorAction[] =>
  [...world.operatorActions.values()]
    .filter(
      (row) =>
        (action === undefined || row.action === action) &&
        (from === undefined || dubaiDay(new Date(row.at)) >= from) &&
        (until === undefined || dubaiDay(new Date(row.at)) <= until) &&
        includes(search, [row.by, row.subject, row.subject_id, row.reason]),
    )
    .toReversed()

/** What those who run the site decide and edit. */
export const operatorHandlers = (world: World) => ({
  ...caseHandlers(world),
  ...operatorEditHandlers(world),
})

/** Metres of a property from the middle of its place. */
function distanceOf(
  world: World,
  { coordinates, location_path }: Pick<PropertyDetail, 'coordinates' | 'location_path'>,
): number | null {
  const finest = location_path.at(-1)?._id
  const place = locationsOf(world).find(({ _id }) => _id === finest)
  return place && !coordinates.approximate ? metresBetween(coordinates, place.coordinates) : null
}
