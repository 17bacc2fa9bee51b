import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../session/session-store.ts'
import { openLoginPrompt } from '../stores/login-prompt.ts'
import { showToast } from '../stores/toasts.ts'

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
  const { t } = useTranslation()
  const account = useAccount()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function toggle() {
    if (!account) return openLoginPrompt(t('loginPrompt.favourites'))
    if (busy) return
    setBusy(true)
    const late = await import('./toggle-liked.ts').catch(() => undefined)
    await late?.toggleLiked(queryClient, property, t)
    setBusy(false)
    if (!late) showToast('error', t('overlay.failed'))
  }

  return { busy, toggle }
}
