/**
 * A telephone number of the contract, digits alone, as an agent dials it: '0501234567' and
 * '971501234567' are '+971 50 123 4567'. A number of another country is left as it was typed, since
 * its digits do not say whether they begin with a code.
 */
export function writtenPhone(digits: string): string {
  const [, operator, first, last] = /^(?:(?:00)?9710?|0)(5\d)(\d{3})(\d{4})$/.exec(digits) ?? []
  if (operator !== undefined) return `+971 ${operator} ${first} ${last}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits
}
