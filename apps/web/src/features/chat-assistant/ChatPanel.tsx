import './dock/dock.css'
import { ChatPanel as ChatFrame } from '@manzil/ui/chat/ChatPanel/ChatPanel'
import { useState } from 'react'
import { useAssistantName } from '../../language/use-brand.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { useLazyOverlay } from '../../overlays/use-lazy-overlay.ts'
import { closeBotPrompt } from '../../stores/bot-prompt.ts'
import { useDocked } from './dock/use-docked.ts'
import { useListBeside } from './dock/use-list-beside.ts'
import { Header } from './Header.tsx'
import { Conversation } from './messages/Conversation.tsx'
import { Composer } from './panel/Composer.tsx'
import { useChatConnection } from './panel/use-chat-connection.ts'
import { useChatToasts } from './panel/use-chat-toasts.ts'
import { useLanguageQuestion } from './panel/use-language-question.ts'
import { usePageLanguage } from './panel/use-page-language.ts'
import { useUnread } from './unread/use-unread.ts'

type ChatDialog = 'clear' | 'lead' | 'terms'

interface ChatDialogProps {
  open: boolean
  onClose: () => void
}

const clear = { load: () => import('./dialogs/ClearDialog.tsx'), texts: ['chat'] } as const
const lead = { load: () => import('./lead/LeadDialog.tsx'), texts: ['chat'] } as const
const terms = { load: () => import('./dialogs/TermsDialog.tsx'), texts: ['chat'] } as const
const language = { load: () => import('./dialogs/LanguageDialog.tsx'), texts: ['chat'] } as const

const doNothing = () => {}

/** The chat and what it asks: everything that the launcher opens. */
export default function ChatPanel() {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const [dialog, setDialog] = useState<ChatDialog | null>(null)
  const [close] = useState(() => () => setDialog(null))
  const asking = useLanguageQuestion()
  const docked = useDocked()
  useListBeside(docked)
  // Before the connection: its first notice is told, and what it held is known when it ends.
  useChatToasts()
  useUnread()
  useChatConnection()
  usePageLanguage()
  const Clear = useLazyOverlay<ChatDialogProps>(dialog === 'clear', clear, close)
  const Lead = useLazyOverlay<ChatDialogProps>(dialog === 'lead', lead, close)
  const Terms = useLazyOverlay<ChatDialogProps>(dialog === 'terms', terms, close)
  const Language = useLazyOverlay<{ open: boolean }>(asking, language, doNothing)
  return (
    <>
      <ChatFrame
        label={t('label', { name })}
        placement={docked ? 'docked' : 'fixed'}
        header={<Header onLead={() => setDialog('lead')} onClose={closeBotPrompt} />}
        footer={<Composer onClear={() => setDialog('clear')} onTerms={() => setDialog('terms')} />}
      >
        <Conversation />
      </ChatFrame>
      {Clear && <Clear open={dialog === 'clear'} onClose={close} />}
      {Lead && <Lead open={dialog === 'lead'} onClose={close} />}
      {Terms && <Terms open={dialog === 'terms'} onClose={close} />}
      {Language && <Language open={asking} />}
    </>
  )
}
