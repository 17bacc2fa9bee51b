import { say } from '@manzil/api-client/request/say'
import type { Insertable, Selectable, Transaction } from 'kysely'
import { v7 } from 'uuid'
import { REMOVED, statusCodes } from '../../../db/codes.ts'
import type { FeedChangeTable } from '../../../db/feed-tables.ts'
import { FEED_SOURCE } from '../../../db/property-source.ts'
import { upsertProperties } from '../../../db/property-writer.ts'
import type { Database } from '../../../db/schema.ts'
import { findAdvertiser } from '../../own-property/repository/own-row.ts'
import { lockLimits } from '../../plan/service.ts'
import { noteAll } from '../repository/history.ts'
import { fetchedPictures } from '../repository/pictures.ts'
import {
  type KnownRow,
  knownRows,
  markGone,
  noteRemoved,
  removeRows,
  saveRows,
  saveStates,
  setStatuses,
} from '../repository/rows.ts'
import { insertChanges, markUndone, saveProgress, writtenBy } from '../repository/runs.ts'
import { RunLost } from './batches.ts'
import { propertyOf } from './row-of-property.ts'
import { mediaOf, type RunContext } from './run-context.ts'

/** Rows of one transaction. */
const AT_ONCE = 100

type Written = Selectable<FeedChangeTable>

/** Puts back what a run has written: the newest state of each row, unless somebody changed it by hand. */
export async function undoRun(context: RunContext, isStopped: () => boolean): Promise<void> {
  const { parts, run } = context
  if (run.undoes === null) return
  while (!isStopped()) {
    const rows = await writtenBy(parts.db, run.undoes, { after: context.position, limit: AT_ONCE })
    if (rows.length === 0) {
      await markUndone(parts.db, run.undoes)
      return
    }
    await undoBatch(context, rows)
  }
}

async function undoBatch(context: RunContext, rows: readonly Written[]): Promise<void> {
  const { parts, run, feed, owner } = context
  const now = parts.now()
  const counts = { ...context.counts }
  const position = rows.at(-1)?.row ?? context.position
  await parts.db.transaction().execute(async (trx) => {
    const limits = await lockLimits(trx, owner.id, now)
    let left = limits.listings - limits.used.listings
    const known = await knownRows(
      trx,
      feed.id,
      rows.flatMap(({ reference }) => reference ?? []),
    )
    const told: Insertable<FeedChangeTable>[] = []
    for (const change of rows) {
      const row = known.get(change.reference ?? '')
      const isOurs = row !== undefined && isAsLeft(row, change)
      const goesLive =
        isOurs && change.before?.status === statusCodes.live && row.status !== statusCodes.live
      if (isOurs && goesLive && left <= 0) {
        told.push(toldOf(change, run.id, 'refused'))
        continue
      }
      if (goesLive) left -= 1
      told.push(toldOf(change, run.id, isOurs ? outcomes[change.outcome] : 'kept'))
      if (isOurs) await putBack(trx, context, { change, row, photos: limits.photos, now })
    }
    await insertChanges(trx, told)
    counts.read += rows.length
    for (const { outcome } of told) counts[outcome] += 1
    if (!(await saveProgress(trx, run, { position, counts, now }))) throw new RunLost()
  })
  context.counts = counts
  context.position = position
}

/** Nobody has changed or moved it by hand since; an operator may have approved it. */
function isAsLeft({ source, status }: KnownRow, { before }: Written): boolean {
  if (source !== FEED_SOURCE || status === REMOVED) return false
  const after = before?.after
  const { in_review, live, rejected } = statusCodes
  return after === status || (after === in_review && (status === live || status === rejected))
}

const outcomes = {
  new: 'gone',
  changed: 'changed',
  gone: 'changed',
  unchanged: 'unchanged',
  kept: 'kept',
  refused: 'refused',
} as const

function toldOf(
  change: Written,
  runId: string,
  outcome: Written['outcome'],
): Insertable<FeedChangeTable> {
  const { row, line, reference, title, property_id } = change
  const reasons = { kept: [say('feed.kept')], refused: [say('feed.plan')] }[outcome as string] ?? []
  return {
    run_id: runId,
    row,
    line,
    reference,
    title,
    property_id,
    outcome,
    changes: JSON.stringify(
      change.changes.map(({ field, from, to }) => ({ field, from: to, to: from })),
    ),
    reasons: JSON.stringify(reasons.map((said) => ({ path: '', rule: 'feed', ...said }))),
  }
}

async function putBack(
  trx: Transaction<Database>,
  { parts, feed, owner, references }: RunContext,
  { change, row, photos, now }: { change: Written; row: KnownRow; photos: number; now: Date },
): Promise<void> {
  const id = row.property_id
  const note = (status: number) =>
    noteAll(trx, [
      {
        property_id: id,
        at: now,
        account_id: owner.id,
        action: 'undo',
        status_before: row.status,
        status_after: status,
        expires_before: row.expires_at,
        changes: '[]',
        change_id: v7(),
      },
    ])
  if (change.outcome === 'new') {
    await noteRemoved(trx, [id], now)
    await setStatuses(trx, [{ id, status: REMOVED }], now)
    await removeRows(trx, feed.id, [row.reference])
    return note(REMOVED)
  }
  const { before } = change
  if (!before) return
  const content = before.content
  if (content && before.hash !== undefined) {
    const fetched = await fetchedPictures(
      trx,
      feed.id,
      content.pictures.map(({ url }) => url),
    )
    const { media, missing } = mediaOf(content.pictures, fetched, photos)
    const agent = content.agentId ?? owner.id
    const advertiser = agent === owner.id ? owner : await findAdvertiser(trx, agent)
    const about = { id, advertiser, reference: row.reference, media, known: row, now }
    await upsertProperties(trx, [propertyOf(content, about, parts)], references, {
      keepVocab: false,
    })
    await saveRows(trx, [
      {
        feed_id: feed.id,
        reference: row.reference,
        property_id: id,
        hash: before.hash,
        content: JSON.stringify(content),
        gone_at: null,
        pictures_due_at: missing > 0 ? now : null,
        picture_tries: 0,
        pictures_failed: 0,
      },
    ])
  } else await markGone(trx, feed.id, [row.reference], null)
  await setStatuses(trx, [{ id, status: before.status }], now)
  await saveStates(trx, [
    {
      id,
      expires_at: before.expires_at === null ? null : new Date(before.expires_at),
      first_live_at: row.first_live_at,
      unreviewed: row.unreviewed ?? false,
    },
  ])
  await note(before.status)
}
