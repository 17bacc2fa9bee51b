import type { ChatTextMessage } from '@manzil/api-client/generated/types.gen'
import { AnswerBubble } from '@manzil/ui/chat/ChatBubble/AnswerBubble'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'
import { Comparison } from './Comparison.tsx'
import type { MessageTime } from './message-time.ts'
import type { PropertiesFoundProps } from './PropertiesFound.tsx'
import { Results } from './Results.tsx'
import { Understood } from './Understood.tsx'
import { useSources } from './use-sources.ts'

interface AnswerProps {
  message: ChatTextMessage
  time: MessageTime
  /** The properties that came with it. */
  found?: PropertiesFoundProps | undefined
}

/** What the assistant said, the properties right below it, and what both rest on as a footnote. */
export function Answer({ message, time, found }: AnswerProps) {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const sources = useSources(message)
  const onFollow = useFollowLink()
  const { comparison, links = [], search } = message
  return (
    <AnswerBubble
      text={message.message}
      sender={name}
      {...time}
      stopped={message.stopped ? t('messages.stopped') : undefined}
      after={
        <>
          {comparison && <Comparison comparison={comparison} />}
          {found && <Results {...found} />}
        </>
      }
      links={{
        label: t('messages.links'),
        items: links.map(({ label, link }) => ({ label, href: link })),
        onFollow,
      }}
      sources={sources}
      sourceLabel={t('messages.showSource')}
      understood={
        search && <Understood id={message.id} search={search} isLinked={found !== undefined} />
      }
    />
  )
}
