import type { QueryClient } from '@tanstack/react-query'

/** Resolves when no query is under way, or when patience (ms) has run out. */
export function whenQuiet(queryClient: QueryClient, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      unfollow()
      resolve()
    }
    const check = () => {
      if (queryClient.isFetching() === 0) finish()
    }
    const timer = setTimeout(finish, patience)
    const unfollow = queryClient.getQueryCache().subscribe(check)
    check()
  })
}
