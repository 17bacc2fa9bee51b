import pg from 'pg'

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond exact whole numbers`)
  return value
}

/**
 * How values come back from both engines: as `pg` does, but `bigint` as a number. Money (at most
 * 100 billion AED), counts and amenity bitmaps (below 2^53) all fit; anything larger is an error.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (id === pg.types.builtins.INT8 && format !== 'binary') return safeInteger
    return pg.types.getTypeParser(id, format)
  },
}
