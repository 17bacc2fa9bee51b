import { CHAT_TOOLTIP_MS } from '@manzil/domain/limits'
import { ChatLauncher as LauncherButton } from '@manzil/ui/chat/ChatLauncher/ChatLauncher'
import { useAssistantName } from '../../language/use-brand.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { lazyWithTexts } from '../../loading/lazy-with-texts.ts'
import { useLazyOverlay } from '../../overlays/use-lazy-overlay.ts'
import {
  closeBotPrompt,
  toggleBotPrompt,
  useBotPromptOpen,
  useChatUnread,
} from '../../stores/bot-prompt.ts'

const panel = {
  load: async () => (await import('./load-panel.ts')).loadPanel(),
  texts: ['chat', 'listing'],
} as const

/** The round button and its hint: all of the chat that pages carry until it is opened. */
export function ChatLauncher() {
  const { t, i18n } = useTranslation()
  const name = useAssistantName()
  const open = useBotPromptOpen()
  const unread = useChatUnread()
  const Panel = useLazyOverlay(open, panel, closeBotPrompt)
  const warm = () => {
    // A failure shows when the chat is opened.
    lazyWithTexts(panel, i18n).catch(() => {})
  }
  return (
    <>
      {open && Panel && <Panel />}
      <LauncherButton
        open={open}
        onToggle={toggleBotPrompt}
        label={t('assistant.label')}
        openLabel={t('assistant.open', { name })}
        closeLabel={t('assistant.close')}
        hint={t('assistant.tooltip')}
        hintMs={CHAT_TOOLTIP_MS}
        loading={open && !Panel}
        unread={unread}
        onWarm={warm}
      />
    </>
  )
}
