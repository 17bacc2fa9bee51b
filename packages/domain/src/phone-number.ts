import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A telephone number of the contract, digits alone, as its country writes it: '0501234567' and
 * '971501234567' are '+971 50 123 4567', '00442079460958' is '+44 20 7946 0958'. A number of another country
 * without 00 is left as it was typed, since its digits do not say whether they begin with a code.
 */
export function writtenPhone(digits: string): string {
  const number = parsePhoneNumberFromString(digits, 'AE')
  if (number?.isValid()) return number.formatInternational()
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits
}
