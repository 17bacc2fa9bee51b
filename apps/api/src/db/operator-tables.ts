/** Tables of what operators decide and edit. Columns as in `migrations/`. */
import type {
  LanguageCode,
  NoticePlace,
  NoticeTexts,
  OperatorActionKind,
} from '@manzil/api-client/generated/types.gen'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { Timestamp } from './column-types.ts'

/** What an operator did; the database refuses every change of it. */
export type OperatorActionTable = {
  id: string
  at: Timestamp
  /** Empty where it was done at the command line. */
  operator_id: string
  operator_email: string
  action: OperatorActionKind
  kind: string
  subject_id: string
  subject: string
  reason: string | null
}

/** What an operator calls a kind of property, and whether it is offered. */
export type CategoryEditTable = {
  code: number
  name_en: string
  name_ar: string
  is_shown: boolean
}

/** A name of a place that an operator has added, under the key that `foldName` makes. */
export type OperatorAliasTable = {
  id: string
  place_code: number
  lang: LanguageCode
  name: string
  folded: string
  created_at: Timestamp
}

/** What visitors are told from the first day to the last, in Dubai. */
export type SiteNoticeTable = {
  id: string
  place: NoticePlace
  texts: JSONColumnType<NoticeTexts, string, string>
  link: string | null
  /** Select it as text: `pg` would make it a local midnight. */
  first_day: ColumnType<Date, string, string>
  last_day: ColumnType<Date, string, string>
  created_at: Timestamp
}
