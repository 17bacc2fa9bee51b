import type { PropertyDraft, ReadingContext } from '../draft.ts'
import type { Remarks } from '../remarks.ts'

export type SourceRecord = Readonly<Record<string, unknown>>

/** What a format reads from a row; the importer adds the id, the notes and the row itself. */
export type PropertyFacts = Omit<PropertyDraft, 'sourceId' | 'notes' | 'fields'>

/** A kind of file that can be imported. */
export interface SourceFormat {
  /** Stays the same for ever: with a row's id it is what a property is found by again. */
  readonly id: string
  readonly syntax: 'json' | 'csv'
  /** What it is, for people. */
  readonly description: string
  /** Fields by which it is recognised; others may be there. CSV names are in lower case. */
  readonly fields: readonly string[]
  /** Whether rows carry ids; without, an id is made from what does not change with an advert. */
  readonly hasIds: boolean
  /** The row's id, or the text that an id is made from. Throws RejectedRow where there is none. */
  idOf(record: SourceRecord): string
  /** The row without its id and address: two rows with the same are the same advert. */
  contentOf(record: SourceRecord): SourceRecord
  /** Addresses of photographs of this very property, as the row names them; they are never shown. */
  photographsOf(record: SourceRecord): readonly string[]
  /** Reads one row. Throws RejectedRow. */
  read(record: SourceRecord, context: ReadingContext, remarks: Remarks): PropertyFacts
}
