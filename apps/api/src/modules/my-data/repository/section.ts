import type { serverTexts } from '@manzil/i18n/server-texts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'

type Words = (typeof serverTexts)['en']

/** What a row of a section says, by the name of the field; nothing empty is shown. */
export type Row = Partial<Record<keyof Words['dataFields'], Value>>
type Value = string | number | boolean | Date | null | readonly string[]

/** A part of what is kept of an account, with the function that reads it. */
export interface Section {
  name: keyof Words['dataSections']
  /** Tables that it reads. */
  tables: readonly (keyof Database)[]
  /** Newest first, and one more than `limit` where there are more. */
  read: (db: Kysely<Database>, accountId: string, limit: number) => Promise<Row[]>
}
