import { Button } from '@manzil/ui/Button/Button'
import { TypingDots } from '@manzil/ui/TypingDots/TypingDots'
import { useTranslation } from 'react-i18next'
import { useAssistantName } from '../../../language/use-brand.ts'
import { isAwaiting, isStalled, lastQuestion } from '../conversation/conversation.ts'
import { chat } from '../panel/chat.ts'
import { useChat } from '../panel/use-chat.ts'

/** The typing indicator until a message is done, or the way on when none came. */
export function Waiting() {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const { conversation } = useChat()
  const question = lastQuestion(conversation)
  // Words that grow say it themselves.
  if (conversation.typing?.message) return null
  if (isAwaiting(conversation)) {
    return (
      <div className="chat-waiting">
        <TypingDots label={t('messages.typing', { name })} />
      </div>
    )
  }
  if (!isStalled(conversation) || question === undefined) return null
  return (
    <div className="chat-waiting" role="alert">
      <p>{t('messages.stalled')}</p>
      <Button variant="outline" size="sm" onClick={() => void chat.send(question)}>
        {t('messages.askAgain')}
      </Button>
    </div>
  )
}
