import { say } from '@manzil/api-client/request/say'
import type { Insertable } from 'kysely'
import { statusCodes } from '../../../db/codes.ts'
import { errorCode } from '../../../db/error-code.ts'
import type { FeedChangeTable } from '../../../db/feed-tables.ts'
import { UnknownReferenceError } from '../../../db/property-row.ts'
import { limitsOf, lockLimits } from '../../plan/service.ts'
import type { ReadRow } from '../read-row.ts'
import { knownRows, othersPermits } from '../repository/rows.ts'
import { insertChanges, saveProgress } from '../repository/runs.ts'
import { type Decided, decide } from './decide.ts'
import type { RunContext } from './run-context.ts'
import { type WrittenRow, writeRows } from './write-rows.ts'

/** Another server has taken the run over; nothing of this batch is kept. */
export class RunLost extends Error {
  override readonly name = 'RunLost'
}

/**
 * Takes rows, together where all of them can be stored. Where the database refuses one, the rows are halved
 * until it stands alone: it is refused by its name, and the others hold.
 */
export async function takeBatch(context: RunContext, rows: readonly ReadRow[]): Promise<void> {
  try {
    await takeTogether(context, rows)
  } catch (error) {
    const [first] = rows
    if (!first || !isOfOneRow(error)) throw error
    if (rows.length === 1) {
      const reasons = [{ path: '', rule: 'feed', ...say('feed.notStored') }]
      const { parts, run } = context
      const about = { run: run.id, line: first.line, code: errorCode(error) }
      parts.logger.warn(about, 'a row of a feed could not be stored')
      return takeTogether(context, [{ ...first, content: undefined, reasons }])
    }
    const middle = Math.ceil(rows.length / 2)
    await takeBatch(context, rows.slice(0, middle))
    await takeBatch(context, rows.slice(middle))
  }
}

/** Classes of what a database says of values that it cannot take, and of those that break its rules. */
const refusedValues = /^2[23]/

/** Whether what went wrong lies in what a row says, not in the connection to the database. */
const isOfOneRow = (error: unknown): boolean =>
  error instanceof UnknownReferenceError || refusedValues.test(errorCode(error) ?? '')

/**
 * Compares rows with the site and, where the run applies, writes them: all of it together with how far the
 * run has come, in one transaction. Either all of them hold or nothing.
 */
async function takeTogether(context: RunContext, rows: readonly ReadRow[]): Promise<void> {
  const { parts, run, feed, owner, company } = context
  const now = parts.now()
  const counts = { ...context.counts }
  const position = context.position + rows.length
  await parts.db.transaction().execute(async (trx) => {
    const isApplied = run.kind === 'apply'
    const limits = isApplied
      ? await lockLimits(trx, owner.id, now)
      : await limitsOf(trx, owner.id, now)
    // Nothing of a comparison takes room by itself.
    const taken = limits.used.listings + (isApplied ? 0 : counts.new)
    const references = rows.flatMap(({ reference, content }) =>
      reference !== null && content ? [reference] : [],
    )
    const permits = rows.flatMap(({ content }) => content?.form.permit_number ?? [])
    const against = {
      known: await knownRows(trx, feed.id, references),
      othersPermits: await othersPermits(trx, permits, company),
      room: { left: limits.listings - taken },
    }
    const decided = rows.map((row) => decide(row, against))
    const written = isApplied
      ? await writeRows(trx, decided, context, { photos: limits.photos, now })
      : new Map<Decided, WrittenRow>()
    const changes = decided.map((each, at) =>
      changeOf(each, { runId: run.id, row: context.position + at + 1, written: written.get(each) }),
    )
    await insertChanges(trx, changes)
    counts.read += rows.length
    for (const { outcome } of decided) counts[outcome] += 1
    if (!(await saveProgress(trx, run, { position, counts, now }))) throw new RunLost()
  })
  context.counts = counts
  context.position = position
}

function changeOf(
  { row, outcome, known, changes, reasons }: Decided,
  { runId, row: number, written }: { runId: string; row: number; written: WrittenRow | undefined },
): Insertable<FeedChangeTable> {
  const before = written && {
    ...(known && { content: known.content, hash: known.hash }),
    status: known?.status ?? statusCodes.draft,
    after: written.status,
    expires_at: known?.expires_at?.toISOString() ?? null,
  }
  return {
    run_id: runId,
    row: number,
    line: row.line,
    reference: row.reference,
    title: row.title,
    outcome,
    property_id: written?.id ?? known?.property_id ?? null,
    changes: JSON.stringify(changes),
    reasons: JSON.stringify(reasons),
    before: before ? JSON.stringify(before) : null,
  }
}
