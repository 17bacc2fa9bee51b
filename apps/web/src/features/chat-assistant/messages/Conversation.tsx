import { ChatLog } from '@manzil/ui/chat/ChatPanel/ChatLog'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { displayItems, isGreeting, isOfVisitor } from '../conversation/display-items.ts'
import { useChat } from '../panel/use-chat.ts'
import { MessageList } from './MessageList.tsx'
import { Waiting } from './Waiting.tsx'
import { Welcome } from './Welcome.tsx'

/** The body of the chat: welcome, messages by day, and what is being waited for. */
export function Conversation() {
  const { t } = useTranslation('chat')
  const { status, conversation, clockSkew } = useChat()
  const [openedAt] = useState(() => Date.now())
  const items = displayItems(conversation, { openedAt, skew: clockSkew })
  const loading = status === 'connecting' && items.length === 0
  return (
    <ChatLog
      label={t('messages.label')}
      newestLabel={t('messages.toLatest')}
      asked={items.filter(isOfVisitor).length}
      begun={!items.every(isGreeting)}
      loading={loading ? t('messages.loading') : undefined}
      welcome={<Welcome />}
      after={<Waiting />}
    >
      <MessageList items={items} now={Date.now() + clockSkew} />
    </ChatLog>
  )
}
