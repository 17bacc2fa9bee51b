import type { QueryClient } from '@tanstack/react-query'

/** Resolves when no query is under way, or after `longest` ms. */
export function whenQuiet(queryClient: QueryClient, longest: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      unfollow()
      resolve()
    }
    const check = () => {
      if (queryClient.isFetching() === 0) finish()
    }
    const timer = setTimeout(finish, longest)
    const unfollow = queryClient.getQueryCache().subscribe(check)
    check()
  })
}
