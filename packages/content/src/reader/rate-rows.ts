import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { ContentRow } from '../content-row.ts'
import { contentLanguages } from '../content-row.ts'
import { fillRates } from './fill-rates.ts'
import type { Report } from './problem.ts'
import { rateText } from './rate-text.ts'
import { type RateEntry, type SourceEntry, sourceIn } from './tables.ts'

/** The table of rates as rows, one for each language; a note may name the value of another rate. */
export function rateRows(
  rates: ReadonlyMap<string, RateEntry>,
  sources: ReadonlyMap<string, SourceEntry>,
  file: string,
  report: Report,
): (ContentRow & { line: number })[] {
  return [...rates.values()].flatMap(
    ({ id, value, unit, applies_to, source, checked, note, line }, position) => {
      const known = sources.get(source)
      if (!known) return []
      const noteIn = (language: LanguageCode) => {
        const words = note[language] ?? note.en
        if (words === undefined) return null
        return fillRates(words, rates, language, (_, message) => report(line, message))
      }
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
          note: noteIn(language),
          as_of: checked,
          source: sourceIn(known, language),
          language,
        },
      }))
    },
  )
}
