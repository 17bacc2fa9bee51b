/** Tables of uploaded pictures. Columns as in `migrations/`. */
import type { ColumnType, Generated } from 'kysely'
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

/** What is known of an address of a photograph that imported adverts name; no visitor ever gets it. */
export type RemotePhotographTable = {
  address_hash: string
  address: string
  host: string
  /** `waiting` until it was fetched or given up. */
  state: 'waiting' | 'shown' | 'gone' | 'refused'
  /** Why it could not be fetched last. */
  fault: Optional<string>
  /** The picture that was made of it, and where that is. */
  picture_id: Optional<string>
  picture_url: Optional<string>
  /** Of the bytes that were fetched. */
  content_hash: Optional<string>
  etag: Optional<string>
  last_modified: Optional<string>
  /** Failures since it was fetched last. */
  tries: Generated<number>
  due_at: Timestamp
  /** Whoever asks it holds it until then. */
  held_until: NullableTimestamp
  /** When a property was last seen to name it. */
  named_at: Timestamp
}

/** A file that is sent in parts. */
export type ResumableUploadTable = {
  id: string
  owner_id: string
  begun_at: Timestamp
  /** The picture that was made of it. */
  picture_id: Optional<string>
  finished_at: NullableTimestamp
}
