import type { ContentRow } from '../content-row.ts'
import { contentLanguages } from '../content-row.ts'
import { rateText } from './rate-text.ts'
import { type RateEntry, type SourceEntry, sourceIn } from './tables.ts'

/** The table of rates as rows, one for each language. */
export function rateRows(
  rates: ReadonlyMap<string, RateEntry>,
  sources: ReadonlyMap<string, SourceEntry>,
  file: string,
): (ContentRow & { line: number })[] {
  return [...rates.values()].flatMap(
    ({ id, value, unit, applies_to, source, checked, note, line }, position) => {
      const known = sources.get(source)
      if (!known) return []
      return contentLanguages.map((language) => ({
        kind: 'rate' as const,
        key: id,
        language,
        position,
        file,
        line,
        data: {
          id,
          value,
          unit,
          applies_to,
          text: rateText(value, unit, language),
          note: note[language] ?? note.en ?? null,
          as_of: checked,
          source: sourceIn(known, language),
          language,
        },
      }))
    },
  )
}
