import './ChatPanel.css'
import { MOBILE_MAX_WIDTH_PX } from '@manzil/domain/limits'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useLazyOverlay } from '../../../overlays/use-lazy-overlay.ts'
import { closeBotPrompt } from '../../../stores/bot-prompt.ts'
import { Conversation } from '../messages/Conversation.tsx'
import { ChatFooter } from './ChatFooter.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import { useChat } from './use-chat.ts'
import { useChatConnection } from './use-chat-connection.ts'
import { useChatToasts } from './use-chat-toasts.ts'
import { useFocusTrap } from './use-focus-trap.ts'
import { usePageLanguage } from './use-page-language.ts'

type ChatDialog = 'clear' | 'lead'

interface ChatDialogProps {
  open: boolean
  onClose: () => void
}

const clear = { load: () => import('../dialogs/ClearDialog.tsx'), texts: ['chat'] } as const
const lead = { load: () => import('../lead/LeadDialog.tsx'), texts: ['chat'] } as const
const language = { load: () => import('../dialogs/LanguageDialog.tsx'), texts: ['chat'] } as const

const doNothing = () => {}

/**
 * The chat dialog. Static: it closes by its own button and the launcher only, not by Escape nor by
 * a press beside it; on desks the page beside it goes on working for the pointer.
 */
export default function ChatPanel() {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const panel = useRef<HTMLElement>(null)
  const [dialog, setDialog] = useState<ChatDialog | null>(null)
  const [close] = useState(() => () => setDialog(null))
  const { status, askLanguage } = useChat()
  const asking = askLanguage && status === 'online'
  // Before the connection, so that its first notice is told.
  useChatToasts()
  useChatConnection()
  usePageLanguage()
  useFocusTrap(panel)
  useStillPage()
  const Clear = useLazyOverlay<ChatDialogProps>(dialog === 'clear', clear, close)
  const Lead = useLazyOverlay<ChatDialogProps>(dialog === 'lead', lead, close)
  const Language = useLazyOverlay<{ open: boolean }>(asking, language, doNothing)
  return (
    <section
      ref={panel}
      className="chat"
      role="dialog"
      aria-modal="true"
      aria-label={t('label', { name })}
      tabIndex={-1}
    >
      <ChatHeader onLead={() => setDialog('lead')} onClose={closeBotPrompt} />
      <Conversation />
      <ChatFooter onClear={() => setDialog('clear')} />
      {Clear && <Clear open={dialog === 'clear'} onClose={close} />}
      {Lead && <Lead open={dialog === 'lead'} onClose={close} />}
      {Language && <Language open={asking} />}
    </section>
  )
}

/** On phones the chat is the whole screen: what lies behind must not scroll. */
function useStillPage() {
  useEffect(() => {
    const phone = window.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH_PX}px)`)
    const apply = () => document.body.classList.toggle('mz-no-scroll', phone.matches)
    apply()
    phone.addEventListener('change', apply)
    return () => {
      phone.removeEventListener('change', apply)
      document.body.classList.remove('mz-no-scroll')
    }
  }, [])
}
