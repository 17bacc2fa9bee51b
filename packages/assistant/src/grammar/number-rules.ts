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

/** Removes what binary fractions leave behind: 1.1 × 1,000,000. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
