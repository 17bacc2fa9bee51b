import { toggleFavourite } from '@manzil/api-client/generated/property-calls.gen'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../api/api.ts'
import { useFailure } from '../api/use-failure.ts'
import { useAccount } from '../session/session-store.ts'
import { openLoginPrompt } from '../stores/login-prompt.ts'
import { patchLiked } from './patch-liked.ts'

interface Favourite {
  /** While the server decides; further presses are ignored. */
  busy: boolean
  toggle: () => Promise<void>
}

/**
 * Saves a property or lets it go. Guests are asked to log in; others see the change at once, in
 * every list, and see it taken back where the server refuses.
 */
export function useFavourite(property: { _id: string; is_liked: boolean }): Favourite {
  const { _id: id, is_liked: isLiked } = property
  const { t } = useTranslation()
  const account = useAccount()
  const queryClient = useQueryClient()
  const fail = useFailure()
  const [busy, setBusy] = useState(false)

  async function toggle() {
    if (!account) return openLoginPrompt(t('loginPrompt.favourites'))
    if (busy) return
    setBusy(true)
    patchLiked(queryClient, id, !isLiked)
    const result = await toggleFavourite(api, { params: { path: { id } } })
    patchLiked(queryClient, id, result.ok ? result.data.data.is_liked : isLiked)
    setBusy(false)
    if (!result.ok) return fail(result.error)
    await queryClient.invalidateQueries({ queryKey: ['listLikedProperties'] })
  }

  return { busy, toggle }
}
