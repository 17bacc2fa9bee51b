/** A number of rooms as a source states it. */
export type Rooms =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'count'
      readonly count: number
      /** "7+": at least so many. */
      readonly orMore: boolean
      /** The count was inside a stringified object. */
      readonly wrapped: boolean
    }

/** More rooms than any property has; a larger number is a slip. */
const MOST_ROOMS = 60

/** The `value` of a Python or JSON object that somebody turned into text. */
function unwrap(text: string): string | undefined {
  if (!/^\{.*\}$/su.test(text)) return undefined
  return /['"]value['"]\s*:\s*['"]?([^'",}]*)['"]?/u.exec(text)?.[1]?.trim()
}

/** "3", "3.0", "7+", "Studio" or `{'@type': 'QuantitativeValue', 'value': '0'}`. */
export function parseRooms(text: string): Rooms {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'missing' }
  const inner = unwrap(trimmed)
  const plain = inner ?? trimmed
  const wrapped = inner !== undefined
  if (/^(studio|استوديو|ستوديو)$/iu.test(plain))
    return { kind: 'count', count: 0, orMore: false, wrapped }
  const [, digits, plus] = /^(\d{1,3})(?:\.0+)?\s*(\+)?$/u.exec(plain) ?? []
  if (digits === undefined || Number(digits) > MOST_ROOMS) return { kind: 'unreadable' }
  return { kind: 'count', count: Number(digits), orMore: plus !== undefined, wrapped }
}
