import { chatMessageTexts } from '@manzil/api-client/generated/text-limits.gen'
import { ChatComposer, type ChatComposerProps } from '@manzil/ui/chat/ChatPanel/ChatComposer'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { setChatDraft, useChatDraft } from '../../../stores/chat-draft.ts'
import { type Conversation, isAnswerDue } from '../conversation/conversation.ts'
import { newestSearch, newestText } from '../conversation/newest-search.ts'
import { chat } from './chat.ts'
import { say } from './say.ts'
import { UnderstoodChips } from './UnderstoodChips.tsx'
import { useAttachedProperty } from './use-attached-property.ts'
import { useAttachedSearch } from './use-attached-search.ts'
import { useChat } from './use-chat.ts'

/** From so many characters before the limit, the rest is counted down. */
const COUNTDOWN = 200

interface ComposerProps {
  onClear: () => void
  onTerms: () => void
}

/** The input, and what to do while there is no connection. What cannot be sent stays. */
export function Composer({ onClear, onTerms }: ComposerProps) {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const draft = useChatDraft()
  const { status, session, conversation } = useChat()
  const search = useAttachedSearch()
  const property = useAttachedProperty()
  const understood = newestSearch(conversation)?.search
  // What the page has attached comes first: the next message is about that.
  const { placeholder = t('input.placeholder'), ...above } = search ??
    property ?? {
      understood: understood && <UnderstoodChips search={understood} />,
      ideas: offeredReplies(conversation, t('actions.label')),
    }
  const left = chatMessageTexts.message - draft.length
  return (
    <ChatComposer
      value={draft}
      onChange={setChatDraft}
      onSend={(text) => {
        if (say(text)) setChatDraft('')
      }}
      blocked={session === null}
      maxLength={chatMessageTexts.message}
      left={left < COUNTDOWN ? t('input.left', { count: left }) : undefined}
      stop={
        status === 'online' && isAnswerDue(conversation)
          ? { label: t('input.stop'), onStop: () => void chat.stop() }
          : undefined
      }
      texts={{
        label: t('input.label'),
        placeholder,
        send: t('input.send'),
      }}
      {...above}
      notice={status === 'offline' && <Offline />}
      clear={{
        label: t('clear.button'),
        onClear,
        disabled: status !== 'online' || conversation.entries.length === 0,
      }}
      terms={{ label: t('terms.title'), onOpen: onTerms }}
      note={t('input.note', { name })}
    />
  )
}

/** Replies that the newest answer offers; pressing one says it. */
function offeredReplies(conversation: Conversation, label: string): ChatComposerProps['ideas'] {
  const choices = newestText(conversation)?.actions ?? []
  return {
    label,
    actions: choices.map(({ label: text, message }) => ({ id: message ?? text, label: text })),
    onChoose: say,
  }
}

function Offline() {
  const { t } = useTranslation('chat')
  return (
    <InlineAlert
      tone="warning"
      actions={
        <Button variant="outline" size="sm" onClick={chat.reconnect}>
          {t('offline.retry')}
        </Button>
      }
    >
      {t('offline.text')}
    </InlineAlert>
  )
}
