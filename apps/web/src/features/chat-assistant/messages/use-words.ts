import { useTranslation } from '../../../language/use-translation.ts'
import type { Entry } from '../conversation/conversation.ts'
import { isQuickAction } from '../conversation/quick-actions.ts'
import { useChat } from '../panel/use-chat.ts'

/**
 * What a visitor's message says: the key of a quick action and the value of a reply that was offered,
 * such as '2026-11-24 16:00', are drawn as the label that was pressed. Only the answer right before
 * the message offered anything: `seq` is its place, none where it is not stored yet.
 */
export function useWords(): (text: string, seq?: number) => string {
  const { t } = useTranslation('chat')
  const { entries } = useChat().conversation
  return (text, seq) =>
    isQuickAction(text) ? t(`actions.${text}`) : (labelOffered(entries, text, seq) ?? text)
}

function labelOffered(
  entries: readonly Entry[],
  text: string,
  seq = Number.POSITIVE_INFINITY,
): string | undefined {
  // Properties come in a message of their own after the text that offers replies.
  const answer = entries.findLast(
    ({ message }) => message.seq < seq && message.role === 'bot' && message.type === 'text',
  )?.message
  if (answer?.type !== 'text') return undefined
  return answer.actions?.find(({ label, message }) => (message ?? label) === text)?.label
}
