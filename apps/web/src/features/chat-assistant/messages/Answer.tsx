import type { ChatTextMessage } from '@manzil/api-client/generated/types.gen'
import { AnswerBubble } from '@manzil/ui/chat/ChatBubble/AnswerBubble'
import { useTranslation } from 'react-i18next'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'
import { Comparison } from './Comparison.tsx'
import type { MessageTime } from './message-time.ts'
import { ReplyChoices } from './ReplyChoices.tsx'
import { Understood } from './Understood.tsx'
import { useSources } from './use-sources.ts'

interface AnswerProps {
  message: ChatTextMessage
  time: MessageTime
}

/** What the assistant said, what it rests on, and the replies that it offers. */
export function Answer({ message, time }: AnswerProps) {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const sources = useSources(message)
  const onFollow = useFollowLink()
  const { actions = [], comparison, links = [], search } = message
  return (
    <AnswerBubble
      text={message.message}
      sender={name}
      {...time}
      stopped={message.stopped ? t('messages.stopped') : undefined}
      after={comparison && <Comparison comparison={comparison} />}
      links={{
        label: t('messages.links'),
        items: links.map(({ label, link }) => ({ label, href: link })),
        onFollow,
      }}
      sources={sources}
      sourceLabel={t('messages.showSource')}
      understood={search && <Understood id={message.id} search={search} />}
      actions={actions.length > 0 && <ReplyChoices choices={actions} />}
    />
  )
}
