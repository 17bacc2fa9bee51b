import type { ChatTextMessage } from '@manzil/api-client/generated/types.gen'
import { ChatBubble } from '@manzil/ui/chat/ChatBubble/ChatBubble'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { formatChatTime } from '../conversation/chat-time.ts'
import type { DisplayItem } from '../conversation/display-items.ts'
import { Answer } from './Answer.tsx'
import type { MessageTime } from './message-time.ts'
import type { PropertiesFoundProps } from './PropertiesFound.tsx'
import { Results } from './Results.tsx'
import { UnsentMessage } from './UnsentMessage.tsx'
import { useWords } from './use-words.ts'

interface MessageProps {
  item: DisplayItem
  /** The properties that came with the answer, in a message of their own. */
  found?: PropertiesFoundProps | undefined
}

/** One message, as text only: what the assistant says is never read as HTML. */
export function Message({ item, found }: MessageProps) {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const language = useLanguage()
  const time: MessageTime = {
    time: formatChatTime(language, item.time),
    isoTime: new Date(item.time).toISOString(),
  }
  switch (item.kind) {
    case 'greeting':
      return (
        <ChatBubble side="bot" sender={name} {...time}>
          {t('greeting', { name })}
        </ChatBubble>
      )
    case 'typing':
      return (
        <ChatBubble side="bot" sender={name} streaming>
          {item.message.message}
        </ChatBubble>
      )
    case 'outgoing':
      return <UnsentMessage outgoing={item.outgoing} time={time} />
    case 'entry': {
      const { message, live } = item.entry
      if (message.type === 'property_results')
        return (
          <ChatBubble
            side="bot"
            sender={name}
            {...time}
            after={<Results message={message} live={live} />}
          />
        )
      return message.role === 'user' ? (
        <Said message={message} time={time} />
      ) : (
        <Answer message={message} time={time} found={found} />
      )
    }
  }
}

interface TextProps {
  message: ChatTextMessage
  time: MessageTime
}

/** What the visitor said. */
function Said({ message, time }: TextProps) {
  const { t } = useTranslation('chat')
  const words = useWords()
  return (
    <ChatBubble side="user" sender={t('messages.you')} {...time}>
      {words(message.message, message.seq)}
    </ChatBubble>
  )
}
