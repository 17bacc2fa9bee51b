import pg from 'pg'

/** Object identifiers of PostgreSQL's own types `int8` and `int8[]`. */
const INT8 = 20
const INT8_ARRAY = 1016

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond exact whole numbers`)
  return value
}

const parseTextArray = pg.types.getTypeParser(INT8_ARRAY, 'text')

/**
 * How values come back from both engines: as `pg` does, but `bigint` as a number. Money (at most
 * 100 billion AED), counts and amenity bitmaps (below 2^53) all fit; anything larger is an error.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (format !== 'binary') {
      if (id === INT8) return safeInteger
      if (id === INT8_ARRAY) return (text: string) => parseTextArray(text).map(safeInteger)
    }
    return pg.types.getTypeParser(id, format)
  },
}
