import type { Meaning } from './meaning.ts'
import type { Piece } from './pieces.ts'

export const thousand = 1000
export const million = 1_000_000

/** 'twenty five', 'two hundred fifty', 'خمسة وعشرين'. */
export function joins(before: number, number: number, joined: boolean): boolean {
  if (before >= 20 && before < 100 && before % 10 === 0 && number > 0 && number < 10) return true
  if (before >= 100 && before < thousand && before % 100 === 0 && number > 0 && number < 100)
    return true
  return joined && before < 10 && number >= 20 && number < 100 && number % 10 === 0
}

/** What may follow a Chinese ten thousand: 三万五千. */
export const isThousands = (number: number): boolean =>
  Number.isInteger(number) && number >= thousand && number < 10_000

/** Written out it may be hundreds as well: 一万零五百, where figures could be a number of their own. */
export const isRestOfTenThousands = (number: number): boolean =>
  Number.isInteger(number) && number >= 100 && number < 10_000

/** Removes what binary fractions leave behind: 1.1 × 1,000,000. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** The next smaller scale is left out: 'миллион двести', '1 lakh 20', 'एक करोड़ पचास'. */
export const tails: ReadonlyMap<number, { least: number; scale: number }> = new Map([
  [million, { least: 100, scale: thousand }],
  [100_000, { least: 10, scale: thousand }],
  [10_000_000, { least: 10, scale: 100_000 }],
])

/** What a number belongs to that stands before such a word. */
export const isMeasured = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined && ['unit', 'counted', 'clock', 'type', 'amenity'].includes(meaning.kind)

/** Hundreds behind a million are of thousands: 'a million five hundred'. */
export const restBehind = (last: number | undefined, rest: number, next?: Meaning): number =>
  last === million && rest >= 100 && rest < thousand && !isMeasured(next) ? rest * thousand : rest

/** The piece and the one before it name the same scale; with 'and' on it that is another number. */
export function isSameScale(pieces: readonly Piece[], index: number): boolean {
  const [before, now] = [pieces[index - 1]?.meaning, pieces[index]?.meaning]
  const isSame = before?.kind === 'scale' && now?.kind === 'scale' && before.value === now.value
  return isSame && pieces[index]?.joined !== true
}
