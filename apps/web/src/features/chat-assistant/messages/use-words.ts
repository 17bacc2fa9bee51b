import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isQuickAction } from '../conversation/quick-actions.ts'
import { useChat } from '../panel/use-chat.ts'

/**
 * What a visitor's message says: the key of a quick action and the value of a reply that was offered,
 * such as '2026-11-24 16:00', are drawn as the label that was pressed.
 */
export function useWords(): (text: string) => string {
  const { t } = useTranslation('chat')
  const { entries } = useChat().conversation
  const labels = useMemo(
    () =>
      new Map(
        entries.flatMap(({ message }) =>
          message.type === 'text' && message.actions
            ? message.actions.map(({ label, message: said }) => [said ?? label, label] as const)
            : [],
        ),
      ),
    [entries],
  )
  return (text) => (isQuickAction(text) ? t(`actions.${text}`) : (labels.get(text) ?? text))
}
