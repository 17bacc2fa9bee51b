import { useEffect } from 'react'
import { useSession } from '../../../session/session-store.ts'
import { startGuestSession } from '../../../session/start-session.ts'
import { chat } from './chat.ts'

/** Keeps the connection while the dialog is there; another account gets one of its own. */
export function useChatConnection(): void {
  const { token } = useSession()
  useEffect(() => {
    if (token === null) void startGuestSession()
    chat.open()
    return chat.close
  }, [token])
  useEffect(() => {
    const comeBack = () => {
      if (chat.get().status === 'offline') chat.reconnect()
    }
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [])
}
