import {
  CHAT_SUCCESS_TOAST_MS,
  CHAT_TOAST_MS,
  CHAT_TOAST_REMOVAL_DELAY_MS,
} from '@manzil/domain/limits'
import { useEffect } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { dismissToast, showToast } from '../../../stores/toasts.ts'
import type { ChatNotice } from '../connection/chat-view.ts'
import { chat, notices } from './chat.ts'

/** Beside the site's one toast: 'Login Successfull!' is not replaced by the new connection. */
const id = 'chat'
const chatToast = { id, removalDelay: CHAT_TOAST_REMOVAL_DELAY_MS }

const breaks = new Set<ChatNotice['kind']>(['connectFailed', 'reconnecting', 'reconnectFailed'])

/** Tells the notices of the chat as toasts; the one about reconnecting stays until it is over. */
export function useChatToasts(): void {
  const { t } = useTranslation('chat')
  useEffect(() => {
    let reconnecting = false
    // That it worked is news only to somebody who was told that it did not.
    let isBroken = false
    const fail = (text: string) =>
      showToast('error', text, { ...chatToast, duration: CHAT_TOAST_MS })
    const stop = notices.follow(() => {
      const notice = notices.get()
      // Of a token that may have ended, the connection tells what the visitor should know.
      if (!notice || notice.kind === 'refused') return
      switch (notice.kind) {
        case 'connected':
          if (!isBroken) break
          showToast('success', t('toasts.connected'), {
            ...chatToast,
            duration: CHAT_SUCCESS_TOAST_MS,
          })
          break
        case 'reconnecting':
          showToast('warning', t('toasts.reconnecting', { attempt: notice.attempt }), {
            ...chatToast,
            duration: null,
          })
          break
        case 'connectFailed':
          fail(t('toasts.connectFailed'))
          break
        case 'reconnectFailed':
          fail(t('toasts.reconnectFailed'))
          break
        case 'languageFailed':
          // The dialog that asks says it itself.
          if (!chat.get().askLanguage) fail(t('language.failed'))
          break
        case 'clearFailed':
          fail(notice.message ?? t('clear.failed'))
          break
        case 'sendFailed':
          fail(notice.message ?? t('toasts.sendFailed'))
          break
      }
      reconnecting = notice.kind === 'reconnecting'
      isBroken = breaks.has(notice.kind) || (isBroken && notice.kind !== 'connected')
    })
    const settle = () => {
      if (reconnecting) dismissToast(id)
      reconnecting = false
    }
    // Given up a second time, it is not told again; nobody tries for now.
    const leave = chat.follow(() => {
      if (chat.get().status === 'offline') settle()
    })
    return () => {
      stop()
      leave()
      settle()
    }
  }, [t])
}
