/** Tables of feeds. Columns as in `migrations/`. */
import type {
  FeedCounts,
  FeedDifference,
  FeedFormat,
  FeedOutcome,
  FeedRun,
  FeedSchedule,
  FieldError,
} from '@manzil/api-client/generated/types.gen'
import type { Said } from '@manzil/api-client/request/say'
import type { FeedContent } from '@manzil/domain/feeds/feed-content'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { NullableTimestamp, Optional, Timestamp } from './column-types.ts'

export type FeedTable = {
  id: string
  account_id: string
  name: string
  /** Null for a file that is uploaded. */
  url: Optional<string>
  schedule: FeedSchedule
  format: Optional<FeedFormat>
  file_name: Optional<string>
  next_run_at: NullableTimestamp
  /** A run was undone: the schedule waits until somebody applies the feed. */
  is_held: Generated<boolean>
  revision: Generated<number>
  created_at: Timestamp
}

export type FeedRunTable = {
  id: string
  feed_id: string
  kind: FeedRun['kind']
  by: FeedRun['by']
  state: FeedRun['state']
  created_at: Timestamp
  finished_at: NullableTimestamp
  /** Whoever carries it out holds it until then. */
  held_until: NullableTimestamp
  attempts: Generated<number>
  /** Rows that are done. */
  position: Generated<number>
  counts: ColumnType<Partial<FeedCounts>, string | undefined, string>
  problem: ColumnType<Said | null, string | null | undefined, string | null>
  /** The run that this one puts back. */
  undoes: Optional<string>
}

/** A row of a feed as it was applied last. */
export type FeedRowTable = {
  feed_id: string
  reference: string
  property_id: string
  hash: string
  content: JSONColumnType<FeedContent, string, string>
  /** When the feed left it out. */
  gone_at: NullableTimestamp
  pictures_due_at: NullableTimestamp
  picture_tries: Generated<number>
  pictures_failed: Generated<number>
}

/** What is needed to put a row back. */
export interface BeforeRun {
  content?: FeedContent
  hash?: string
  status: number
  /** Where the run has left it. */
  after: number
  expires_at: string | null
}

export type FeedChangeTable = {
  run_id: string
  row: number
  line: Optional<number>
  reference: Optional<string>
  title: Optional<string>
  outcome: FeedOutcome
  property_id: Optional<string>
  changes: JSONColumnType<FeedDifference['changes'], string | undefined, string>
  reasons: JSONColumnType<FieldError[], string | undefined, string>
  before: ColumnType<BeforeRun | null, string | null | undefined, string | null>
}

export type FeedPictureTable = {
  feed_id: string
  url_hash: string
  picture_id: string
  address: string
}

export type FeedExportTable = { account_id: string; id: string; created_at: Timestamp }
