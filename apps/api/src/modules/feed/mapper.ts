import type { Feed, FeedDifference, FeedRun } from '@manzil/api-client/generated/types.gen'
import { noCounts } from '@manzil/domain/feeds/feed-terms'
import { undoUntil } from '@manzil/domain/own-property/terms'
import { askedLanguage } from '../../request-language.ts'
import { inWords } from './in-words.ts'
import type { FeedFigures, FeedRow, FeedRunRow } from './repository/feeds.ts'
import type { readDifferences } from './repository/runs.ts'

/** A run; it can be undone where it is the last one that has changed something. */
export function toRun(row: FeedRunRow, { isLast, now }: { isLast: boolean; now: Date }): FeedRun {
  const { finished_at, problem } = row
  const until = finished_at && undoUntil(finished_at)
  const counts = { ...noCounts, ...row.counts }
  const isUndoable = isLast && until !== null && until > now
  return {
    _id: row.id,
    feed_id: row.feed_id,
    kind: row.kind,
    by: row.by,
    state: row.state,
    created_at: row.created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    counts,
    problem: problem && { values: {}, ...inWords(problem, askedLanguage()) },
    undo_until: isUndoable ? until.toISOString() : null,
  }
}

export function toFeed(
  row: FeedRow,
  figures: Omit<FeedFigures, 'feed_id'> | undefined,
  last_run: FeedRun | null,
): Feed {
  return {
    _id: row.id,
    name: row.name,
    url: row.url,
    schedule: row.schedule,
    format: row.format,
    file_name: row.file_name,
    next_run_at: row.is_held ? null : (row.next_run_at?.toISOString() ?? null),
    is_held: row.is_held,
    revision: row.revision,
    properties: figures?.properties ?? 0,
    pictures_waiting: figures?.pictures_waiting ?? 0,
    pictures_failed: figures?.pictures_failed ?? 0,
    last_run,
  }
}

type ChangeRow = Awaited<ReturnType<typeof readDifferences>>['rows'][number]

export const toDifference = ({ reasons, ...row }: ChangeRow): FeedDifference => ({
  ...row,
  reasons: reasons.map((reason) => inWords(reason, askedLanguage())),
})
