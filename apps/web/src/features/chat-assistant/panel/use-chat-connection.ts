import { useEffect } from 'react'
import { expireSession } from '../../../api/expired-session.ts'
import { resumeSession, startGuestSession } from '../../../api/start-session.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSession } from '../../../session/session-store.ts'
import { chat, notices } from './chat.ts'

/** Keeps the connection while the dialog is there; another account gets one of its own. */
export function useChatConnection(): void {
  const { t } = useTranslation()
  const { token } = useSession()
  useEffect(() => {
    if (token === null) void startGuestSession()
    chat.open()
    return chat.close
  }, [token])

  // A token that has ended makes room for a new one, which connects anew.
  useEffect(
    () =>
      notices.follow(() => {
        if (notices.get()?.kind !== 'refused') return
        void resumeSession().then((outcome) => {
          if (outcome === 'expired') expireSession(t('session.expired'))
        })
      }),
    [t],
  )

  useEffect(() => {
    const comeBack = () => {
      if (chat.get().status === 'offline') chat.reconnect()
    }
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [])
}
