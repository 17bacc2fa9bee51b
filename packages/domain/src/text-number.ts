import { writtenPhone } from './phone-number.ts'

/** Mobile numbers of the UAE; its other numbers take no text messages. */
const UAE_MOBILE = /^\+9715\d{8}$/

/**
 * Where a text message to a number of the contract goes, as '+971501234567': '0501234567' is one of
 * the UAE, every other number begins with the code of its country. Undefined where none would arrive.
 */
export function textNumber(digits: string): string | undefined {
  const written = writtenPhone(digits).replace(/[^\d+]/g, '')
  const number = written.startsWith('+') ? written : `+${written}`
  if (number.startsWith('+971')) return UAE_MOBILE.test(number) ? number : undefined
  return /^\+[1-9]\d{9,14}$/.test(number) ? number : undefined
}
