import type { ContentSource, LanguageCode, RateUnit } from '@manzil/api-client/generated/types.gen'
import { zRateUnit } from '@manzil/api-client/generated/zod.gen'
import { contentLanguages } from '../content-row.ts'
import type { Report } from './problem.ts'
import { type Fields, readYaml } from './yaml-fields.ts'

type Words = Partial<Record<LanguageCode, string>>

export interface SourceEntry {
  readonly names: Words & { readonly en: string }
  readonly url: string
}

export interface RateEntry {
  readonly id: string
  readonly value: number
  readonly unit: RateUnit
  readonly applies_to: string
  readonly source: string
  readonly checked: string
  readonly note: Words
  readonly line: number
}

/** Words by language from `{ en: …, ar: … }`; English must be among them. */
function readWords(fields: Fields | undefined): Words & { en: string } {
  const words: Words & { en: string } = { en: fields?.text('en') ?? '' }
  for (const language of contentLanguages) {
    const text = fields?.optionalText(language)
    if (text !== undefined) words[language] = text
  }
  fields?.refuseOthers()
  return words
}

const isName = (id: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)

function entriesOf(table: Fields | undefined, report: Report): { id: string; entry: Fields }[] {
  return (table?.keys() ?? []).flatMap((id) => {
    const entry = table?.map(id)
    if (!isName(id)) report(table?.line(id) ?? 1, `“${id}” is no name: use a-z, 0-9 and hyphens.`)
    return entry ? [{ id, entry }] : []
  })
}

/** `sources.yaml`: where facts can be checked, by name. */
export function readSources(text: string, report: Report): Map<string, SourceEntry> {
  const sources = new Map<string, SourceEntry>()
  const table = readYaml(text, 1, report)
  for (const { id, entry } of entriesOf(table, report)) {
    const url = entry.text('url')
    if (!entry.has('name')) report(table?.line(id) ?? 1, '“name” is missing.')
    else sources.set(id, { names: readWords(entry.map('name')), url })
    if (!/^https:\/\/\S+$/.test(url)) report(entry.line('url'), '“url” must begin with https://.')
    entry.refuseOthers()
  }
  return sources
}

/** `rates.yaml`: every figure that texts name, in the order of the file. */
export function readRates(
  text: string,
  sources: ReadonlyMap<string, SourceEntry>,
  report: Report,
): Map<string, RateEntry> {
  const rates = new Map<string, RateEntry>()
  const table = readYaml(text, 1, report)
  for (const { id, entry } of entriesOf(table, report)) {
    const unit = zRateUnit.safeParse(entry.text('unit'))
    if (!unit.success && entry.has('unit'))
      report(entry.line('unit'), `“unit” must be one of ${zRateUnit.options.join(', ')}.`)
    const source = entry.text('source')
    if (source !== '' && !sources.has(source))
      report(entry.line('source'), `sources.yaml has no “${source}”.`)
    const value = entry.number('value')
    if (value < 0) report(entry.line('value'), '“value” must not be negative.')
    rates.set(id, {
      id,
      value,
      unit: unit.data ?? 'percent',
      applies_to: entry.text('applies_to'),
      source,
      checked: entry.day('checked'),
      note: entry.has('note') ? readWords(entry.map('note')) : {},
      line: table?.line(id) ?? 1,
    })
    entry.refuseOthers()
  }
  return rates
}

/** A source as the contract shows it, in the language or in English. */
export const sourceIn = (source: SourceEntry, language: LanguageCode): ContentSource => ({
  name: source.names[language] ?? source.names.en,
  url: source.url,
})
