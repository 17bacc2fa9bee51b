import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Report } from './problem.ts'
import { rateText } from './rate-text.ts'
import type { RateEntry } from './tables.ts'

/** `{{…}}` in a text, with what stands inside. */
export const ratePlaces = /\{\{([^{}]*)\}\}/g
const named = /^rate:([a-z0-9-]+)$/

/** Names of the rates that a text asks for. */
export const ratesIn = (text: string): string[] =>
  [...text.matchAll(ratePlaces)].flatMap(([, inside = '']) => named.exec(inside.trim())?.[1] ?? [])

/** The value that stands for what is inside the braces, written in the language; empty where it names no rate. */
export function rateIn(
  inside: string,
  rates: ReadonlyMap<string, RateEntry>,
  language: LanguageCode,
): string {
  const rate = rates.get(named.exec(inside.trim())?.[1] ?? '')
  return rate ? rateText(rate.value, rate.unit, language) : ''
}

/** Puts the values in the places of `{{rate:name}}`, written in the language; lines stay. */
export function fillRates(
  text: string,
  rates: ReadonlyMap<string, RateEntry>,
  language: LanguageCode,
  report: Report,
): string {
  return text.replace(ratePlaces, (whole, inside: string, offset: number) => {
    const value = rateIn(inside, rates, language)
    if (value !== '') return value
    const line = text.slice(0, offset).split('\n').length
    const id = named.exec(inside.trim())?.[1]
    report(
      line,
      id === undefined ? `${whole} is unknown: write {{rate:name}}.` : `rates.yaml has no “${id}”.`,
    )
    return ''
  })
}
