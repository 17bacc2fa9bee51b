import { useEffect } from 'react'
import { setChatProperty } from '../../../stores/chat-property.ts'

/** Whoever opens the chat on the page of a property most likely means that property. */
export function usePropertyForChat(id: string, title: string): void {
  useEffect(() => {
    setChatProperty({ id, title })
    return () => setChatProperty(null)
  }, [id, title])
}
