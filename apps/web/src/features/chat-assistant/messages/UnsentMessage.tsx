import { ChatBubble } from '@manzil/ui/chat/ChatBubble/ChatBubble'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Outgoing } from '../conversation/conversation.ts'
import { chat } from '../panel/chat.ts'
import { useChat } from '../panel/use-chat.ts'
import type { MessageTime } from './message-time.ts'
import { useWords } from './use-words.ts'

interface UnsentMessageProps {
  outgoing: Outgoing
  time: MessageTime
}

/** A message on its way, waiting for its turn, or failed and kept. */
export function UnsentMessage({ outgoing, time }: UnsentMessageProps) {
  const { t } = useTranslation('chat')
  const words = useWords()
  const { clientId, status } = outgoing
  const isOnline = useChat().status === 'online'
  return (
    <ChatBubble
      side="user"
      sender={t('messages.you')}
      status={status}
      statusText={t(`messages.${isOnline || status === 'failed' ? status : 'waiting'}`)}
      failure={{
        text: t('messages.failed'),
        retryLabel: t('messages.retry'),
        onRetry: () => chat.retry(clientId),
        discardLabel: t('messages.discard'),
        onDiscard: () => chat.withdraw(clientId),
      }}
      {...time}
    >
      {words(outgoing.text)}
    </ChatBubble>
  )
}
