import type { QueryClient } from '@tanstack/react-query'

interface Likeable {
  _id: string
  is_liked: boolean
}

/** Queries whose rows say whether the account likes them. */
const lists = new Set([
  'listProperties',
  'listPopularProperties',
  'listSimilarProperties',
  'listLikedProperties',
  'getProperty',
])

const hasRows = (answer: unknown): answer is { data: Likeable[] } =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data)

/** Sets `is_liked` of one property in every cached list; other rows keep their identity. */
export function patchLiked(queryClient: QueryClient, id: string, isLiked: boolean): void {
  queryClient.setQueriesData(
    { predicate: ({ queryKey }) => lists.has(String(queryKey[0])) },
    (answer: unknown) => {
      if (!hasRows(answer) || !answer.data.some((row) => row._id === id)) return answer
      const data = answer.data.map((row) => (row._id === id ? { ...row, is_liked: isLiked } : row))
      return { ...answer, data }
    },
  )
}
