import { latinDigits, onlyDigits } from '../RangeInputs/digits.ts'
import { type Country, dialCodes, keepsZero, mainCountries } from './dial-codes.ts'

/** ITU-T E.164: at most 15 digits with the country code. */
const maxDigits = 15

function isCountry(code: string): code is Country {
  return Object.hasOwn(dialCodes, code)
}

/** All countries, in the order of their codes. */
export const countries: readonly Country[] = Object.keys(dialCodes).filter(isCountry)

/** Where digits with a country code belong; `preferred` decides where several share the code. */
export function countryOf(digits: string, preferred?: Country): Country | null {
  const fitting = countries.filter((country) => digits.startsWith(dialCodes[country]))
  const longest = fitting.reduce((most, each) => Math.max(most, dialCodes[each].length), 0)
  const best = fitting.filter((country) => dialCodes[country].length === longest)
  if (preferred && best.includes(preferred)) return preferred
  const main = mainCountries[digits.slice(0, longest)]
  return main ?? best[0] ?? null
}

export interface PhoneReading {
  country: Country
  /** Country code and number, digits only; '' while there is no number. */
  value: string
}

/** Whether a text starts as numbers with a country code are written. */
export function isInternational(text: string): boolean {
  return /^\s*(?:tel:)?\s*\(?(?:\+|00)/i.test(latinDigits(text))
}

/**
 * What a typed or pasted number means where `country` is chosen: +971 50…, 00971 50…, 050… and
 * 50…, in any digits. A number with a code chooses its country.
 */
export function readPhone(text: string, country: Country): PhoneReading {
  // "+44 (0)20": the zero is for callers inside the country.
  const digits = onlyDigits(text.replace(/\(\s*[0٠۰०]\s*\)/g, ''))
  if (isInternational(text)) {
    const value = digits.replace(/^00/, '').slice(0, maxDigits)
    return { value, country: countryOf(value, country) ?? country }
  }
  const dial = dialCodes[country]
  // Written with the code but without a plus: longer than numbers of a country are.
  if (digits.startsWith(dial) && digits.length >= Math.max(11, dial.length + 8)) {
    return { value: digits.slice(0, maxDigits), country }
  }
  const national = keepsZero.has(country) ? digits : digits.replace(/^0+/, '')
  return { value: national && (dial + national).slice(0, maxDigits), country }
}

/** The part behind the country code. */
export function nationalPart(value: string, country: Country): string {
  const dial = dialCodes[country]
  return value.startsWith(dial) ? value.slice(dial.length) : value
}

/** Digits in groups that can be read out: the last four, threes before them. */
export function groupDigits(digits: string): string {
  const tail = digits.slice(-4)
  const head = digits.slice(0, -4)
  return [head.replace(/\B(?=(?:\d{3})+$)/g, ' '), tail].filter(Boolean).join(' ')
}
