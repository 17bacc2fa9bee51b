import './messages.css'
import { IconButton } from '@manzil/ui/IconButton/IconButton'
import { ChevronDownIcon } from '@manzil/ui/icons/actions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { displayItems, isOfVisitor } from '../conversation/display-items.ts'
import { useChat } from '../panel/use-chat.ts'
import { MessageList } from './MessageList.tsx'
import { useFollowedEnd } from './use-followed-end.ts'
import { Waiting } from './Waiting.tsx'
import { Welcome } from './Welcome.tsx'

/** The body of the chat: welcome, messages by day, and what is being waited for. */
export function Conversation() {
  const { t } = useTranslation('chat')
  const { conversation, clockSkew } = useChat()
  const [openedAt] = useState(() => Date.now())
  const items = displayItems(conversation, { openedAt, skew: clockSkew })
  const { area, content, isAway, toEnd } = useFollowedEnd(items.filter(isOfVisitor).length)
  return (
    <div className="chat-body">
      <section
        className="chat-body__area"
        ref={area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        aria-label={t('messages.label')}
      >
        <div ref={content}>
          <Welcome />
          <div className="chat-messages" role="log" aria-label={t('messages.label')}>
            <MessageList items={items} now={Date.now() + clockSkew} />
          </div>
          <Waiting />
        </div>
      </section>
      {isAway && items.length > 1 && (
        <span className="chat-body__end">
          <IconButton round variant="outline" label={t('messages.toLatest')} onClick={toEnd}>
            <ChevronDownIcon />
          </IconButton>
        </span>
      )}
    </div>
  )
}
