import { languageNames, languages } from '@manzil/i18n/languages'
import { ChatHeader } from '@manzil/ui/chat/ChatPanel/ChatHeader'
import { useAssistantName } from '../../language/use-brand.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { lastQuestion } from './conversation/conversation.ts'
import { useChat } from './panel/use-chat.ts'
import { useChooseLanguage } from './panel/use-choose-language.ts'
import { useTranscript } from './transcript/use-transcript.ts'

interface HeaderProps {
  onLead: () => void
  onClose: () => void
}

const options = languages.map((value) => ({ value, label: languageNames[value] }))

/** Who answers, and the language of the conversation. */
export function Header({ onLead, onClose }: HeaderProps) {
  const { t } = useTranslation('chat')
  const name = useAssistantName()
  const { status, session, conversation } = useChat()
  const choose = useChooseLanguage()
  const transcript = useTranscript()
  const online = status === 'online'
  const chooseByCode = (code: string) => {
    const chosen = languages.find((language) => language === code)
    if (chosen) void choose(chosen)
  }
  return (
    <ChatHeader
      name={name}
      status={t(`status.${status === 'closed' ? 'connecting' : status}`)}
      online={online}
      language={{
        label: t('header.language'),
        options,
        value: session?.language ?? '',
        onChange: chooseByCode,
        disabled: !online,
      }}
      lead={{
        label: t('header.lead'),
        onOpen: onLead,
        brief: lastQuestion(conversation) !== undefined,
      }}
      save={{ label: t('transcript.save'), ...transcript }}
      close={{ label: t('close'), onClose }}
    />
  )
}
