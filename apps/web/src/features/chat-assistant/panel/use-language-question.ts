import { useState } from 'react'
import { useChatDraft } from '../../../stores/chat-draft.ts'
import { useChat } from './use-chat.ts'

/**
 * Whether the language is to be asked for: the server wants to know, and nobody is writing. Whoever had
 * begun before it could be asked is not interrupted afterwards either.
 */
export function useLanguageQuestion(): boolean {
  const { status, askLanguage, conversation } = useChat()
  const isWriting = useChatDraft() !== '' || conversation.outgoing.length > 0
  const [isAsked, setAsked] = useState(false)
  const [isWaived, setWaived] = useState(false)
  const wanted = askLanguage && status === 'online'
  if (wanted && !isAsked && isWriting && !isWaived) setWaived(true)
  if (wanted && !isWriting && !isWaived && !isAsked) setAsked(true)
  return wanted && isAsked
}
