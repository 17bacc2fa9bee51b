import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { figuresOf, readOverview, spanOf } from './overview.ts'
import { countProperties, readProperties } from './repository.ts'

type DashboardHandlers = Pick<
  ServerHandlers<RequestContext>,
  'getBusinessOverview' | 'listPropertyFigures'
>

/** What agents and agencies see of their own properties. */
export const dashboardHandlers = (
  db: Kysely<Database>,
  now: () => Date = () => new Date(),
): DashboardHandlers => ({
  async getBusinessOverview({ query }, context) {
    return {
      status: 200,
      body: { data: await readOverview(db, callerOf(context), query.days, now()) },
    }
  },

  async listPropertyFigures({ query: { days, sort_by = 'views', page, limit } }, context) {
    const { id } = callerOf(context)
    const { all: total } = await countProperties(db, id)
    const rows = await readProperties(db, id, {
      span: spanOf(now(), days),
      sortBy: sort_by,
      limit,
      offset: (page - 1) * limit,
    })
    const data = rows.map((row) => ({
      _id: row.id,
      reference: row.reference,
      title: row.title,
      title_ar: row.title_ar,
      is_live: row.is_live,
      figures: figuresOf(row),
    }))
    const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) }
    return { status: 200, body: { data, pagination } }
  },
})
