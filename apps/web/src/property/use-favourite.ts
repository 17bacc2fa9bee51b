import type { Translate } from '@manzil/i18n/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { useAccount } from '../session/session-store.ts'
import { openLoginPrompt } from '../stores/login-prompt.ts'
import { likedProperties } from '../stores/property-lists.ts'
import { showToast } from '../stores/toasts.ts'

interface Favourite {
  liked: boolean
  /** While the server decides; further presses are ignored. */
  busy: boolean
  toggle: () => Promise<void>
}

/** The heart of a guest at which an account is offered. */
const OFFERED_AT = 3

/**
 * Saves a property or lets it go. Guests keep theirs in this browser, and are offered an account at the
 * third; others see the change at once, in every list, and see it taken back where the server refuses.
 */
export function useFavourite(property: { _id: string; is_liked: boolean }): Favourite {
  const { t } = useTranslation()
  const account = useAccount()
  const here = likedProperties.use()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function toggle() {
    if (!account) {
      toggleHere(property._id, t)
      return
    }
    if (busy) return
    setBusy(true)
    const late = await import('./toggle-liked.ts').catch(() => undefined)
    await late?.toggleLiked(queryClient, property, t)
    setBusy(false)
    if (!late) showToast('error', t('overlay.failed'))
  }

  return { liked: account ? property.is_liked : here.includes(property._id), busy, toggle }
}

function toggleHere(id: string, t: Translate): void {
  if (likedProperties.has(id)) {
    likedProperties.remove(id)
    return
  }
  likedProperties.add(id)
  const count = likedProperties.get().length
  if (count === OFFERED_AT) openLoginPrompt(t('loginPrompt.favourites'))
  else if (count < OFFERED_AT) showToast('success', t('favourite.here'))
}
