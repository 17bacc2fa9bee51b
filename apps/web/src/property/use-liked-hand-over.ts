import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAccount } from '../session/session-store.ts'
import { likedProperties } from '../stores/property-lists.ts'

/** Whoever logs in finds what they saved as a guest among their favourites. */
export function useLikedHandOver(): void {
  const queryClient = useQueryClient()
  const account = useAccount()?._id
  useEffect(() => {
    if (account === undefined || likedProperties.get().length === 0) return
    // Fetched late, and tried again at the next visit where it cannot be.
    import('./hand-over-liked.ts')
      .then(({ handOverLiked }) => handOverLiked(queryClient))
      .catch(() => {})
  }, [queryClient, account])
}
