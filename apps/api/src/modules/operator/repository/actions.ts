import type { OperatorActionKind } from '@manzil/api-client/generated/types.gen'
import { dubaiInstant } from '@manzil/domain/time/dubai-days'
import { later } from '@manzil/domain/time/moments'
import { type Kysely, sql } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../../db/schema.ts'

/** What is written of something that an operator did. */
export interface Done {
  action: OperatorActionKind
  /** What it was done to. */
  kind: string
  subject_id: string
  subject: string
  reason?: string | undefined
}

/** Letters of a subject that are kept. */
const SUBJECT = 400

/** Writes it down, in the transaction of what it changes. @param operator empty at the command line */
export async function noteAction(
  trx: Kysely<Database>,
  operator: string,
  { subject, reason, ...rest }: Done,
  at: Date,
): Promise<void> {
  const row = await trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', operator)
    .executeTakeFirst()
  await trx
    .insertInto('operator_action')
    .values({
      id: v7(),
      at,
      operator_id: operator,
      operator_email: row?.email ?? (operator === '' ? 'command line' : operator),
      subject: [...subject].slice(0, SUBJECT).join(''),
      reason: reason ?? null,
      ...rest,
    })
    .execute()
}

export interface ActionFilter {
  action?: OperatorActionKind | undefined
  /** Days in Dubai. */
  from?: string | undefined
  until?: string | undefined
  search?: string | undefined
}

const dayOf = (day: string | undefined): Date | undefined => {
  const instant = day === undefined ? undefined : dubaiInstant(day)
  return instant && !Number.isNaN(instant.getTime()) ? instant : undefined
}

/** What operators did, the last first. */
export async function readActions(
  db: Kysely<Database>,
  { action, from, until, search = '' }: ActionFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const [first, last] = [dayOf(from), dayOf(until)]
  const words = search.trim().toLowerCase()
  const query = db
    .selectFrom('operator_action')
    .$if(action !== undefined, (rows) => rows.where('action', '=', action ?? 'approve'))
    .$if(first !== undefined, (rows) => rows.where('at', '>=', first ?? new Date()))
    .$if(last !== undefined, (rows) => rows.where('at', '<', later(last ?? new Date(), 1, 'day')))
    .$if(words !== '', (rows) =>
      rows.where(
        sql<boolean>`strpos(lower(concat_ws(' ', operator_email, subject, subject_id, reason)), ${words}) > 0`,
      ),
    )
  const rows = await query
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}
