import { useTranslation } from 'react-i18next'
import { isQuickAction } from '../conversation/quick-actions.ts'

/** What a visitor's message says: the key of a quick action is drawn as the label that was pressed. */
export function useWords(): (text: string) => string {
  const { t } = useTranslation('chat')
  return (text) => (isQuickAction(text) ? t(`actions.${text}`) : text)
}
