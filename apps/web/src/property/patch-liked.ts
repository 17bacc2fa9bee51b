import type { QueryClient } from '@tanstack/react-query'

/** The lists of an answer, by their names. */
const listsOf = (answer: unknown): [string, unknown[]][] =>
  typeof answer === 'object' && answer !== null
    ? Object.entries(answer).filter(([, rows]) => Array.isArray(rows))
    : []

/**
 * Sets `is_liked` of one property in every cached answer that has a row of it, whichever call it
 * answered; other answers and rows keep their identity.
 */
export function patchLiked(queryClient: QueryClient, id: string, isLiked: boolean): void {
  const isIt = (row: unknown): row is object =>
    typeof row === 'object' && row !== null && 'is_liked' in row && '_id' in row && row._id === id
  const patched = (row: unknown) => (isIt(row) ? { ...row, is_liked: isLiked } : row)
  queryClient.setQueriesData(
    { predicate: ({ state }) => listsOf(state.data).some(([, rows]) => rows.some(isIt)) },
    (answer: object | undefined) =>
      answer && {
        ...answer,
        ...Object.fromEntries(listsOf(answer).map(([name, rows]) => [name, rows.map(patched)])),
      },
  )
}
