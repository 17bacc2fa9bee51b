/**
 * A value of a row as a database holds it: without the character of no code, which no text there may
 * have, and with a mark in place of each half of a pair.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  if (Array.isArray(value)) return value.map(storable)
  return typeof value === 'object' && value !== null ? storableRecord(value) : value
}

/** As `storable`, for a whole row. */
export const storableRecord = (record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [String(storable(name)), storable(value)]),
  )
