import { type Language, languageNames, languages } from '@manzil/i18n/languages'
import { IconButton } from '@manzil/ui/IconButton/IconButton'
import { ChevronEndIcon, CloseIcon } from '@manzil/ui/icons/actions'
import { GlobeIcon, StarIcon } from '@manzil/ui/icons/things'
import { LogoMark } from '@manzil/ui/Logo/LogoMark'
import { useTranslation } from 'react-i18next'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useChat } from './use-chat.ts'
import { useChooseLanguage } from './use-choose-language.ts'

interface ChatHeaderProps {
  onLead: () => void
  onClose: () => void
}

/** Who answers and whether they are there, the language, the lead dialog, and the way out. */
export function ChatHeader({ onLead, onClose }: ChatHeaderProps) {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const { status, session } = useChat()
  const choose = useChooseLanguage()
  const online = status === 'online'
  return (
    <div className="chat-top">
      <div className="chat-header">
        <span className="chat-header__mark">
          <LogoMark size={22} />
        </span>
        <div className="chat-header__who">
          <h2>{name}</h2>
          <p data-online={online || undefined} role="status">
            {t(`status.${status === 'closed' ? 'connecting' : status}`)}
          </p>
        </div>
        <span className="chat-header__language">
          <GlobeIcon size={16} />
          <select
            aria-label={t('header.language')}
            value={session?.language ?? ''}
            disabled={!online}
            onChange={({ target }) => {
              const chosen = languages.find((code: Language) => code === target.value)
              if (chosen) void choose(chosen)
            }}
          >
            {!session && <option value="">…</option>}
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageNames[code]}
              </option>
            ))}
          </select>
        </span>
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <button type="button" className="chat-lead" onClick={onLead}>
        <StarIcon size={16} />
        {t('header.lead')}
        <ChevronEndIcon size={16} />
      </button>
    </div>
  )
}
