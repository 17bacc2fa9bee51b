import type { BaseLogger } from 'pino'

/** Where it is told that rows were left out. */
export type RowLog = Pick<BaseLogger, 'error'>

/** Since the server started, by kind of row. */
const leftOut = new Map<string, number>()

/**
 * What rows show, without those that cannot be read: one row whose JSON nobody expected must not
 * take a whole page along. Each is logged by its id, with the number of such finds so far.
 */
export function readable<Row extends { id: string }, Shown>(
  kind: string,
  rows: readonly Row[],
  read: (row: Row) => Shown,
  log: RowLog,
): Shown[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (error) {
      const count = (leftOut.get(kind) ?? 0) + 1
      leftOut.set(kind, count)
      log.error(
        { err: error, kind, id: row.id, leftOut: count },
        'a row that cannot be read is left out',
      )
      return []
    }
  })
}
