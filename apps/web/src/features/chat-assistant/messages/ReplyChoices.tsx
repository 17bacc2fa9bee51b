import type { ChatAction } from '@manzil/api-client/generated/types.gen'
import { QuickActionPills } from '@manzil/ui/chat/QuickActionPills/QuickActionPills'
import { useTranslation } from 'react-i18next'
import { say } from '../panel/say.ts'
import { useChat } from '../panel/use-chat.ts'

/** Replies that the assistant offers; pressing one sends it. */
export function ReplyChoices({ choices }: { choices: readonly ChatAction[] }) {
  const { t } = useTranslation('chat')
  const { session } = useChat()
  return (
    <QuickActionPills
      compact
      label={t('actions.label')}
      disabled={!session}
      onChoose={say}
      actions={choices.map(({ label, message }) => ({ id: message ?? label, label }))}
    />
  )
}
