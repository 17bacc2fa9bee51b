import { Button } from '@manzil/ui/Button/Button'
import { TrashIcon } from '@manzil/ui/icons/actions'
import { useTranslation } from 'react-i18next'
import { Composer } from './Composer.tsx'
import { chat } from './chat.ts'
import { useChat } from './use-chat.ts'

/** Clear chat, the input, and what to do while there is no connection. */
export function ChatFooter({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('chat')
  const { status, conversation } = useChat()
  return (
    <div className="chat-footer">
      {status === 'offline' && (
        <div className="chat-footer__offline">
          <p>{t('offline.text')}</p>
          <Button variant="outline" size="sm" onClick={chat.reconnect}>
            {t('offline.retry')}
          </Button>
        </div>
      )}
      <Composer />
      <Button
        variant="ghost"
        size="sm"
        startIcon={<TrashIcon size={16} />}
        disabled={status !== 'online' || conversation.entries.length === 0}
        onClick={onClear}
      >
        {t('clear.button')}
      </Button>
    </div>
  )
}
