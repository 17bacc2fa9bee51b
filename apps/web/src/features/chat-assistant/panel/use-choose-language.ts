import { isInterfaceLanguage, type Language } from '@manzil/i18n/languages'
import { useCallback } from 'react'
import { changeLanguage } from '../../../language/change-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { chat } from './chat.ts'

/**
 * Chooses the language of the conversation, and with it that of the site where the site has it.
 * Answers whether the server agreed.
 */
export function useChooseLanguage(): (language: Language) => Promise<boolean> {
  const { i18n } = useTranslation()
  return useCallback(
    async (language) => {
      const chosen = await chat.selectLanguage(language)
      if (chosen && isInterfaceLanguage(language)) await changeLanguage(i18n, language)
      return chosen
    },
    [i18n],
  )
}
