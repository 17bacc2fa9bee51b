import type { ContentSource, LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { ContentRow } from '../content-row.ts'
import type { Passage } from './markdown.ts'
import type { Report } from './problem.ts'
import { type RateEntry, type SourceEntry, sourceIn } from './tables.ts'
import type { Fields } from './yaml-fields.ts'

/** A row before it is held against the contract, with the line that it begins in. */
export type Draft = ContentRow extends infer Row
  ? Row extends ContentRow
    ? Omit<Row, 'language' | 'file'> & { readonly line: number }
    : never
  : never

/** One Markdown file: what stands above its text, and the text with the rates filled in. */
export interface Page {
  readonly language: LanguageCode
  /** File name without its ending. */
  readonly name: string
  readonly front: Fields
  readonly body: Passage
  /** The body as it was written, line by line. */
  readonly written: readonly string[]
  readonly report: Report
  /** Rows of the English file; undefined where this is it. */
  readonly master: readonly Draft[] | undefined
  readonly rates: ReadonlyMap<string, RateEntry>
  readonly sources: ReadonlyMap<string, SourceEntry>
}

/** Reads what a file shows; how it is asked for is read alike in all files. */
export type ReadPage = (page: Page) => TextDraft[]

export type TextDraft = Exclude<Draft, { kind: 'asked' | 'figures' }>

/** The sources that the file names, those of the English one where it names none. */
export function sourcesOf({ front, language, sources, report }: Page): ContentSource[] {
  return front.list('sources').flatMap((id) => {
    const source = sources.get(id)
    if (source) return [sourceIn(source, language)]
    report(front.line('sources'), `sources.yaml has no “${id}”.`)
    return []
  })
}

/** Start of a day as the time of a publication: six in the morning in London, ten in Dubai. */
export const timeOf = (day: string): string => `${day}T06:00:00.000Z`

/** The day that a policy or the like is of; a translation without one has that of its master. */
export function updatedOf({ front, master }: Page): string {
  if (!master) return timeOf(front.day('updated'))
  const day = front.optionalDay('updated')
  if (day !== undefined) return timeOf(day)
  const [first] = master
  return first && 'updated_at' in first.data ? first.data.updated_at : ''
}
