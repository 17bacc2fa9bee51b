import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Report } from './problem.ts'
import { rateText } from './rate-text.ts'
import type { RateEntry } from './tables.ts'

const placeholder = /\{\{([^{}]*)\}\}/g
const named = /^rate:([a-z0-9-]+)$/

/** Names of the rates that a text asks for. */
export const ratesIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].flatMap(([, inside = '']) => named.exec(inside.trim())?.[1] ?? [])

/** Puts the values in the places of `{{rate:name}}`, written in the language; lines stay. */
export function fillRates(
  text: string,
  rates: ReadonlyMap<string, RateEntry>,
  language: LanguageCode,
  report: Report,
): string {
  return text.replace(placeholder, (whole, inside: string, offset: number) => {
    const line = text.slice(0, offset).split('\n').length
    const id = named.exec(inside.trim())?.[1]
    const rate = rates.get(id ?? '')
    if (rate) return rateText(rate.value, rate.unit, language)
    report(
      line,
      id === undefined ? `${whole} is unknown: write {{rate:name}}.` : `rates.yaml has no “${id}”.`,
    )
    return ''
  })
}
