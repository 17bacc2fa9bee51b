import { useEffect } from 'react'
import { setChatHome } from '../../../stores/chat-home.ts'

/** Whoever opens the chat on the page of a home most likely means that home. */
export function useHomeForChat(id: string, title: string): void {
  useEffect(() => {
    setChatHome({ id, title })
    return () => setChatHome(null)
  }, [id, title])
}
