import { MOBILE_MAX_WIDTH_PX } from '@manzil/domain/limits'
import { useCallback } from 'react'
import { closeBotPrompt } from '../../../stores/bot-prompt.ts'

/** For links inside the chat: on phones the chat covers the page that they open, so it closes. */
export function useFollowLink(): () => void {
  return useCallback(() => {
    if (window.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH_PX}px)`).matches) closeBotPrompt()
  }, [])
}
