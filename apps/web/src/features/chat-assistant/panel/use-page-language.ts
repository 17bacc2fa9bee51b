import { isInterfaceLanguage } from '@manzil/i18n/languages'
import { useEffect } from 'react'
import { useLanguage } from '../../../language/use-language.ts'
import { chat } from './chat.ts'
import { useChat } from './use-chat.ts'

/**
 * Keeps the conversation in the language of the site. One that the site does not have was chosen
 * for the conversation alone, and stays.
 */
export function usePageLanguage(): void {
  const language = useLanguage()
  const { status, askLanguage, session } = useChat()
  const spoken = session?.language
  const ready = status === 'online' && !askLanguage
  useEffect(() => {
    if (ready && spoken && spoken !== language && isInterfaceLanguage(spoken))
      void chat.selectLanguage(language)
  }, [ready, spoken, language])
}
