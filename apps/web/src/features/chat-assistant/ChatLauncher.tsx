import './ChatLauncher.css'
import { CHAT_TOOLTIP_MS } from '@manzil/domain/limits'
import { CloseIcon } from '@manzil/ui/icons/actions'
import { ChatIcon } from '@manzil/ui/icons/things'
import { Spinner } from '@manzil/ui/Spinner/Spinner'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAssistantName } from '../../language/use-brand.ts'
import { useLazyOverlay } from '../../overlays/use-lazy-overlay.ts'
import { closeBotPrompt, toggleBotPrompt, useBotPromptOpen } from '../../stores/bot-prompt.ts'

const panel = { load: () => import('./panel/ChatPanel.tsx'), texts: ['chat'] } as const

/** The round button and its hint: all of the chat that pages carry until it is opened. */
export function ChatLauncher() {
  const { t, i18n } = useTranslation()
  const name = useAssistantName()
  const open = useBotPromptOpen()
  const Panel = useLazyOverlay(open, panel, closeBotPrompt)
  const hinted = useHint()
  const warm = () => {
    // A failure shows when the chat is opened.
    Promise.all([panel.load(), i18n.loadNamespaces(panel.texts)]).catch(() => {})
  }
  return (
    <>
      {open && Panel && <Panel />}
      <aside
        className="chat-launcher"
        aria-label={t('assistant.label')}
        data-open={open || undefined}
      >
        {hinted && !open && (
          <span className="chat-launcher__hint" role="tooltip" id="chat-hint">
            {t('assistant.tooltip')}
          </span>
        )}
        <button
          type="button"
          className="chat-launcher__button"
          aria-label={open ? t('assistant.close') : t('assistant.open', { name })}
          aria-expanded={open}
          aria-describedby={hinted && !open ? 'chat-hint' : undefined}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={toggleBotPrompt}
        >
          <Face open={open} loading={open && !Panel} />
        </button>
      </aside>
    </>
  )
}

function Face({ open, loading }: { open: boolean; loading: boolean }) {
  if (loading) return <Spinner size={24} />
  return open ? <CloseIcon size={26} /> : <ChatIcon size={28} />
}

/** True for the first seconds of the visit. */
function useHint(): boolean {
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), CHAT_TOOLTIP_MS)
    return () => clearTimeout(timer)
  }, [])
  return shown
}
