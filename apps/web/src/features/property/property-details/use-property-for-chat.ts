import { useEffect } from 'react'
import { setChatProperty } from '../../../stores/chat-property.ts'

/** Whoever opens the chat on the page of a property most likely means that property; null is none. */
export function usePropertyForChat(id: string | null, title: string): void {
  useEffect(() => {
    setChatProperty(id === null ? null : { id, title })
    return () => setChatProperty(null)
  }, [id, title])
}
