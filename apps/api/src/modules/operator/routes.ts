import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { needsReason } from '@manzil/domain/operator-decisions'
import { pageOf } from '@manzil/domain/page-of'
import { readableAddress } from '../../mail/readable-address.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { askedLanguage } from '../../request-language.ts'
import { ownHistoryPage } from '../own-property/own-history.ts'
import { toPlan } from '../plan/mapper.ts'
import { toActionFile } from './action-file.ts'
import { createCatalogueEdits } from './edit-catalogue.ts'
import type { OperatorParts } from './parts.ts'
import { gone, reasonNeeded, refusals, untilBeforeFrom } from './problems.ts'
import { noteAction, readActions } from './repository/actions.ts'
import { readNotices, removeNotice, upsertNotice } from './repository/notices.ts'
import { readAllPlans, replacePlan } from './repository/plans.ts'
import { readProperty } from './repository/property.ts'
import { reviewFacts } from './review-facts.ts'
import { createOperatorCases } from './service.ts'

type OperatorHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'listOperatorCases'
  | 'decideOperatorCase'
  | 'getOperatorProperty'
  | 'listOperatorCategories'
  | 'updateOperatorCategory'
  | 'listOperatorPlaces'
  | 'savePlaceAlias'
  | 'removePlaceAlias'
  | 'listOperatorPlans'
  | 'updateOperatorPlan'
  | 'listOperatorNotices'
  | 'saveNotice'
  | 'deleteNotice'
  | 'listOperatorActions'
  | 'exportOperatorActions'
>

/** Rows of a file, and changes of a property that are shown, as in the contract. */
const FILE_ROWS = 5_000
const HISTORY = 50

const done = say('done.operator')

/** What those who run the site decide and edit. The contract lets nobody else in. */
export function operatorHandlers(parts: OperatorParts): OperatorHandlers {
  const { db, lookups, now } = parts
  const cases = createOperatorCases(parts)
  const catalogue = createCatalogueEdits(parts)

  const plans = async () =>
    (await readAllPlans(db, now())).map(({ holders, ...row }) => ({
      ...toPlan(row),
      is_sold: row.is_sold,
      holders: holders ?? 0,
    }))

  return {
    async listOperatorCases({ query }) {
      return { status: 200, body: await cases.list(query) }
    },

    async decideOperatorCase({ path, body }, context) {
      const { kind, decision, reason } = body
      if (needsReason(decision) && !reason?.trim()) throw reasonNeeded
      const by = callerOf(context).id
      const data = await cases.decide(kind, path.id, { decision, reason: reason?.trim(), by })
      return typeof data === 'string' ? refusals[data] : { status: 200, body: { ...done, data } }
    },

    async getOperatorProperty({ path }) {
      const row = await readProperty(db, path.id)
      if (!row) return gone
      const history = (await ownHistoryPage(db, path.id, { page: 1, limit: HISTORY })).data
      const data = { ...reviewFacts(row, lookups), history }
      return { status: 200, body: { data } }
    },

    async listOperatorCategories({ query }) {
      return { status: 200, body: await catalogue.listKinds(query) }
    },

    async updateOperatorCategory({ path, body }, context) {
      const data = await catalogue.updateKind(path.id, body, callerOf(context).id)
      return data ? { status: 200, body: { ...done, data } } : gone
    },

    async listOperatorPlaces({ query }) {
      return { status: 200, body: await catalogue.listPlaces(query) }
    },

    async savePlaceAlias({ path, body }, context) {
      const data = await catalogue.saveAlias(path.id, body, callerOf(context).id)
      return typeof data === 'string' ? refusals[data] : { status: 200, body: { ...done, data } }
    },

    async removePlaceAlias({ path }, context) {
      const removed = await catalogue.removeAlias(path.id, callerOf(context).id)
      return removed ? { status: 200, body: done } : gone
    },

    async listOperatorPlans({ query }) {
      return { status: 200, body: pageOf(await plans(), query) }
    },

    async updateOperatorPlan({ path, body }, context) {
      const found = (await plans()).some(({ _id }) => _id === path.id)
      const sold = await db.transaction().execute(async (trx) => {
        const next = await replacePlan(trx, path.id, body, now())
        if (!next) return undefined
        const { price, listings_limit, is_sold } = body
        const subject = `${next.name}: ${price} AED, ${listings_limit}${is_sold ? '' : ' (not sold)'}`
        await noteAction(
          trx,
          callerOf(context).id,
          { action: 'plan', kind: 'plan', subject_id: next.id, subject },
          now(),
        )
        return next.id
      })
      if (sold === undefined) return found ? refusals.notSold : gone
      const data = (await plans()).find(({ _id }) => _id === sold)
      return data ? { status: 200, body: { ...done, data } } : gone
    },

    async listOperatorNotices({ query }) {
      return { status: 200, body: pageOf(await readNotices(db, now()), query) }
    },

    async saveNotice({ path, body }, context) {
      if (body.until < body.from) throw untilBeforeFrom
      await db.transaction().execute(async (trx) => {
        await upsertNotice(trx, path.id, body, now())
        await noteAction(
          trx,
          callerOf(context).id,
          { action: 'notice_save', kind: 'notice', subject_id: path.id, subject: body.texts.en },
          now(),
        )
      })
      const data = (await readNotices(db, now())).find(({ _id }) => _id === path.id)
      return data ? { status: 200, body: { ...done, data } } : gone
    },

    async deleteNotice({ path }, context) {
      const removed = await db.transaction().execute(async (trx) => {
        const notice = await removeNotice(trx, path.id)
        if (notice)
          await noteAction(
            trx,
            callerOf(context).id,
            {
              action: 'notice_remove',
              kind: 'notice',
              subject_id: path.id,
              subject: notice.texts.en,
            },
            now(),
          )
        return notice !== undefined
      })
      return removed ? { status: 200, body: done } : gone
    },

    async listOperatorActions({ query: { page, limit, ...filter } }) {
      const { rows, total } = await readActions(db, filter, { offset: (page - 1) * limit, limit })
      const data = rows.map(({ id, at, operator_email, operator_id: _id, ...row }) => ({
        ...row,
        _id: id,
        at: at.toISOString(),
        by: readableAddress(operator_email),
      }))
      const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) }
      return { status: 200, body: { data, pagination } }
    },

    async exportOperatorActions({ query }, context) {
      const { rows } = await readActions(db, query, { offset: 0, limit: FILE_ROWS })
      const data = toActionFile(rows, askedLanguage() ?? 'en', now())
      // Who has taken the log out of the site is part of it.
      const { name } = data
      const done = { action: 'export', kind: 'log', subject_id: name, subject: name } as const
      await noteAction(db, callerOf(context).id, done, now())
      return { status: 200, body: { data } }
    },
  }
}
