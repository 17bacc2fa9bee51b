import { Button } from '@manzil/ui/Button/Button'
import { ChatBubble } from '@manzil/ui/ChatBubble/ChatBubble'
import { ErrorIcon } from '@manzil/ui/icons/things'
import { useTranslation } from 'react-i18next'
import type { Outgoing } from '../conversation/conversation.ts'
import { chat } from '../panel/chat.ts'

interface UnsentMessageProps {
  outgoing: Outgoing
  words: string
  time: string
  isoTime: string
}

/** A message on its way, waiting for its turn, or failed and kept. */
export function UnsentMessage({ outgoing, words, time, isoTime }: UnsentMessageProps) {
  const { t } = useTranslation('chat')
  const { clientId, status } = outgoing
  const failed = status === 'failed' && (
    <span className="chat-unsent" role="alert">
      <ErrorIcon size={16} />
      {t('messages.failed')}
      <Button variant="link" size="sm" onClick={() => chat.retry(clientId)}>
        {t('messages.retry')}
      </Button>
      <Button variant="link" size="sm" onClick={() => chat.withdraw(clientId)}>
        {t('messages.discard')}
      </Button>
    </span>
  )
  return (
    <div data-message data-status={status}>
      <ChatBubble
        side="user"
        sender={status === 'failed' ? t('messages.you') : t(`messages.${status}`)}
        time={time}
        isoTime={isoTime}
        after={failed}
      >
        {words}
      </ChatBubble>
    </div>
  )
}
