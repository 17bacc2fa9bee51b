import { TypingIndicator } from '@manzil/ui/chat/TypingIndicator/TypingIndicator'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { isAwaiting, isStalled, lastQuestion } from '../conversation/conversation.ts'
import { chat } from '../panel/chat.ts'
import { useChat } from '../panel/use-chat.ts'

/** The typing indicator until a message is done, or the way on when none came. */
export function Waiting() {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const { status, conversation } = useChat()
  const question = lastQuestion(conversation)
  // Words that grow say it themselves; without a connection nobody types.
  const typing = status === 'online' && isAwaiting(conversation) && !conversation.typing?.message
  const stalled = question !== undefined && isStalled(conversation)
  return (
    <TypingIndicator
      status={typing ? 'typing' : stalled ? 'stalled' : 'none'}
      label={t('messages.typing', { name })}
      {...(stalled && {
        stalled: {
          text: t('messages.stalled'),
          retryLabel: t('messages.askAgain'),
          onRetry: () => void chat.send(question.text, question.search),
        },
      })}
    />
  )
}
