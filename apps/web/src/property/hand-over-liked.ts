import { getProperty, toggleFavourite } from '@manzil/api-client/generated/property-calls.gen'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { likedProperties } from '../stores/property-lists.ts'
import { patchLiked } from './patch-liked.ts'

/**
 * Gives what a guest saved in this browser to the account that they logged in to, one after the other,
 * the oldest first, so that the newest stays the newest. What cannot be given now waits for the next
 * log-in; what the site does not offer any more is dropped.
 */
export async function handOverLiked(queryClient: QueryClient): Promise<void> {
  for (const id of likedProperties.get().toReversed()) {
    const params = { path: { id } }
    const known = await getProperty(api, { params })
    if (!known.ok && known.error.status !== 404) return
    // The call turns a favourite around: one that the account has already would be lost.
    const isNew = known.ok && known.data.data[0]?.is_liked === false
    if (isNew && !(await toggleFavourite(api, { params })).ok) return
    likedProperties.remove(id)
    patchLiked(queryClient, id, true)
  }
  await queryClient.invalidateQueries({ queryKey: ['listLikedProperties'] })
}
