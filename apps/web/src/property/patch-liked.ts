import type { QueryClient } from '@tanstack/react-query'

const isIt = (value: unknown, id: string): value is object =>
  typeof value === 'object' &&
  value !== null &&
  'is_liked' in value &&
  '_id' in value &&
  value._id === id

/**
 * The value with every row of the property changed: in its lists, and in those of what it holds as
 * `data`. What has no such row keeps its identity.
 */
function patched(value: object, id: string, isLiked: boolean): object {
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => {
    if (Array.isArray(part) && part.some((row) => isIt(row, id)))
      return [name, part.map((row) => (isIt(row, id) ? { ...row, is_liked: isLiked } : row))]
    if (name === 'data' && typeof part === 'object' && part !== null && !Array.isArray(part))
      return [name, patched(part, id, isLiked)]
    return [name, part]
  })
  const isChanged = entries.some(([name, part]) => part !== Reflect.get(value, name))
  return isChanged ? Object.fromEntries(entries) : value
}

/**
 * Sets `is_liked` of one property in every cached answer that has a row of it, whichever call it
 * answered; other answers and rows keep their identity.
 */
export function patchLiked(queryClient: QueryClient, id: string, isLiked: boolean): void {
  const change = (answer: object) => patched(answer, id, isLiked)
  queryClient.setQueriesData(
    {
      predicate: ({ state: { data } }) =>
        typeof data === 'object' && data !== null && change(data) !== data,
    },
    (answer: object | undefined) => answer && change(answer),
  )
}
