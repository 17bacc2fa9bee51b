import type { QueryClient } from '@tanstack/react-query'

interface Neighbours {
  previous: string | undefined
  next: string | undefined
}

const idOf = (row: unknown): string | undefined =>
  typeof row === 'object' && row !== null && '_id' in row && typeof row._id === 'string'
    ? row._id
    : undefined

/**
 * The homes before and after one in the search that was seen last and has it. Undefined for a
 * visitor who did not come from a search.
 */
export function findNeighbours(queryClient: QueryClient, id: string): Neighbours | undefined {
  const searches = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['listProperties'] })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { state } of searches) {
    const { data: answer } = state
    if (typeof answer !== 'object' || answer === null || !('data' in answer)) continue
    if (!Array.isArray(answer.data)) continue
    const ids = answer.data.map(idOf)
    const at = ids.indexOf(id)
    if (at >= 0 && ids.length > 1) return { previous: ids[at - 1], next: ids[at + 1] }
  }
  return undefined
}
