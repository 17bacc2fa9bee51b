/** Tables of uploaded pictures. Columns as in `migrations/`. */
import type { ColumnType } from 'kysely'
import type { PictureKindName } from '../pictures/picture-kinds.ts'
import type { CreatedAt, NullableTimestamp, Optional, Timestamp } from './column-types.ts'

/** A file of a picture. */
export interface StoredVariant {
  key: string
  media_type: string
  bytes: number
}

export type PictureTable = {
  /** Random; the beginning of its files' keys and of its address. */
  id: string
  /** Null once the account is gone. */
  owner_id: string | null
  kind: PictureKindName
  /** `storing` until all files are there, `left` once another has taken its place. */
  state: 'storing' | 'shown' | 'left'
  width: number
  height: number
  /** A few pixels as a `data:` address. */
  placeholder: string
  variants: ColumnType<StoredVariant[], string, string>
  /** Alike for pictures that look alike; none of those stored before it was made. */
  difference_hash: Optional<string>
  changed_at: CreatedAt
}

/** Which properties show a picture; the database writes it by itself. */
export type PictureUseTable = { picture_id: string; property_id: string }

/** A file that is sent in parts. */
export type ResumableUploadTable = {
  id: string
  owner_id: string
  begun_at: Timestamp
  /** The picture that was made of it. */
  picture_id: Optional<string>
  finished_at: NullableTimestamp
}
