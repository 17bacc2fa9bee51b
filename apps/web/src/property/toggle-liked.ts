import { toggleFavourite } from '@manzil/api-client/generated/property-calls.gen'
import type { Translate } from '@manzil/i18n/texts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { tellFailure } from '../api/tell-failure.ts'
import { showToast } from '../stores/toasts.ts'
import { patchLiked } from './patch-liked.ts'

/**
 * Saves a property or lets it go: in every list at once, taken back where the server refuses. Fetched
 * with the first press of a heart. What has come of it is told.
 */
export async function toggleLiked(
  queryClient: QueryClient,
  { _id: id, is_liked: isLiked }: { _id: string; is_liked: boolean },
  t: Translate,
): Promise<void> {
  patchLiked(queryClient, id, !isLiked)
  const result = await toggleFavourite(api, { params: { path: { id } } })
  patchLiked(queryClient, id, result.ok ? result.data.data.is_liked : isLiked)
  if (!result.ok) return tellFailure(t, result.error)
  showToast('success', t(result.data.data.is_liked ? 'favourite.saved' : 'favourite.removed'))
  await queryClient.invalidateQueries({ queryKey: ['listLikedProperties'] })
}
