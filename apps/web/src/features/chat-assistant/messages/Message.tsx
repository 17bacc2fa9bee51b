import { ChatBubble } from '@manzil/ui/ChatBubble/ChatBubble'
import { useTranslation } from 'react-i18next'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { formatChatTime } from '../conversation/chat-time.ts'
import type { DisplayItem } from '../conversation/display-items.ts'
import { isQuickAction } from '../conversation/quick-actions.ts'
import { Evidence } from './Evidence.tsx'
import { PropertyResults } from './PropertyResults.tsx'
import { ReplyChoices } from './ReplyChoices.tsx'
import { UnsentMessage } from './UnsentMessage.tsx'

/** One message, as text only: what the assistant says is never read as HTML. */
export function Message({ item }: { item: DisplayItem }) {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const language = useLanguage()
  const words = (text: string) => (isQuickAction(text) ? t(`actions.${text}`) : text)
  const time = {
    time: formatChatTime(language, item.time),
    isoTime: new Date(item.time).toISOString(),
  }
  const bot = { side: 'bot', sender: name } as const
  switch (item.kind) {
    case 'greeting':
      return (
        // Not followed: what stands above it is to be seen first.
        <div>
          <ChatBubble {...bot} {...time}>
            {t('greeting', { name })}
          </ChatBubble>
        </div>
      )
    case 'typing':
      return (
        // Told when it is finished, not word by word.
        <div data-message aria-live="off" aria-busy="true">
          <ChatBubble {...bot}>{item.message.message}</ChatBubble>
        </div>
      )
    case 'outgoing':
      return <UnsentMessage outgoing={item.outgoing} words={words(item.outgoing.text)} {...time} />
    case 'entry': {
      const { message, live } = item.entry
      if (message.type === 'property_results') {
        return (
          <div data-message>
            <PropertyResults message={message} live={live} {...time} />
          </div>
        )
      }
      if (message.role === 'user') {
        return (
          <div data-message>
            <ChatBubble side="user" sender={t('messages.you')} {...time}>
              {words(message.message)}
            </ChatBubble>
          </div>
        )
      }
      return (
        <div data-message>
          <ChatBubble {...bot} {...time} after={<Evidence rows={message.evidence ?? []} />}>
            {message.message}
          </ChatBubble>
          <ReplyChoices choices={message.actions ?? []} />
        </div>
      )
    }
  }
}
