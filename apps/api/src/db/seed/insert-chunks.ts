/** Rows of one statement: well below the 65,535 parameters that the protocol allows. */
const ROWS = 1_000

/** Hands rows on in portions that fit into one statement, one after the other. */
export async function insertChunks<T>(
  rows: readonly T[],
  insert: (chunk: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) {
    await insert(rows.slice(start, start + ROWS))
  }
}
