import type { FeedCounts } from '@manzil/api-client/generated/types.gen'
import type { Said } from '@manzil/api-client/request/say'
import { say } from '@manzil/api-client/request/say'
import { isSuspicious } from '@manzil/domain/feeds/feed-terms'
import type { PropertyMove } from '@manzil/domain/own-property/states'
import { v7 } from 'uuid'
import { statusCodes } from '../../../db/codes.ts'
import { lockLimits } from '../../plan/service.ts'
import { noteAll } from '../repository/history.ts'
import {
  countMissing,
  type KnownRow,
  knownRows,
  markGone,
  missingRows,
  setStatuses,
} from '../repository/rows.ts'
import { insertChanges, saveProgress } from '../repository/runs.ts'
import { RunLost } from './batches.ts'
import type { RunContext } from './run-context.ts'

/** Rows of one transaction. */
const AT_ONCE = 200

/**
 * Pauses the properties that an edition, read to its end, has no more. A schedule leaves them alone where
 * they are more than half: then an edition may have come out wrong, and a person decides.
 */
export async function takeGone(
  context: RunContext,
  isStopped: () => boolean,
): Promise<Said | null> {
  const { parts, run, feed } = context
  const { all, missing } = await countMissing(parts.db, feed.id, run.id)
  if (run.by === 'schedule' && isSuspicious(missing, all))
    return say('feed.half', { count: missing })
  let after = ''
  while (!isStopped()) {
    const rows = await missingRows(parts.db, {
      feedId: feed.id,
      runId: run.id,
      after,
      limit: AT_ONCE,
    })
    const last = rows.at(-1)
    if (!last) return null
    await pauseBatch(context, rows)
    after = last.reference
  }
  return null
}

async function pauseBatch(context: RunContext, found: readonly KnownRow[]): Promise<void> {
  const { parts, run, feed, owner } = context
  const now = parts.now()
  const counts: FeedCounts = { ...context.counts }
  let { position } = context
  await parts.db.transaction().execute(async (trx) => {
    let rows = found
    if (run.kind === 'apply') {
      await lockLimits(trx, owner.id, now)
      const known = await knownRows(
        trx,
        feed.id,
        found.map(({ reference }) => reference),
      )
      rows = found.flatMap(({ reference }) => known.get(reference) ?? [])
      const moved = rows.flatMap((row) => {
        const pause = pauses[row.status]
        return pause ? [{ row, ...pause }] : []
      })
      await setStatuses(
        trx,
        moved.map(({ row, to }) => ({ id: row.property_id, status: to })),
        now,
      )
      const change_id = v7()
      await noteAll(
        trx,
        moved.map(({ row, move, to }) => ({
          property_id: row.property_id,
          at: now,
          account_id: owner.id,
          action: move,
          status_before: row.status,
          status_after: to,
          expires_before: row.expires_at,
          changes: '[]',
          change_id,
        })),
      )
      await markGone(
        trx,
        feed.id,
        rows.map(({ reference }) => reference),
        now,
      )
    }
    await insertChanges(
      trx,
      rows.map((row, at) => ({
        run_id: run.id,
        row: position + at + 1,
        line: null,
        reference: row.reference,
        title: row.content.form.title,
        outcome: 'gone' as const,
        property_id: row.property_id,
        before: JSON.stringify({
          status: row.status,
          after: pauses[row.status]?.to ?? row.status,
          expires_at: row.expires_at?.toISOString() ?? null,
        }),
      })),
    )
    counts.gone += rows.length
    position += rows.length
    if (!(await saveProgress(trx, run, { position, counts, now }))) throw new RunLost()
  })
  context.counts = counts
  context.position = position
}

/** Where what is gone is put, by where it stood; others stay. */
const pauses: Readonly<Record<number, { move: PropertyMove; to: number }>> = {
  [statusCodes.live]: { move: 'pause', to: statusCodes.hidden },
  [statusCodes.in_review]: { move: 'withdraw', to: statusCodes.draft },
}
