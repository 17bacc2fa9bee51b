import { ClearChatDialog } from '@manzil/ui/chat/ClearChatDialog/ClearChatDialog'
import { useTranslation } from '../../../language/use-translation.ts'
import { chat } from '../panel/chat.ts'

interface ClearDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks before the conversation is deleted; stays when that fails, which a toast tells. */
export default function ClearDialog({ open, onClose }: ClearDialogProps) {
  const { t } = useTranslation('chat')
  async function clear() {
    if (await chat.clear()) onClose()
  }
  return (
    <ClearChatDialog
      open={open}
      title={t('clear.title')}
      text={t('clear.text')}
      texts={{ cancel: t('clear.cancel'), clear: t('clear.confirm'), clearing: t('clear.busy') }}
      onCancel={onClose}
      onClear={clear}
    />
  )
}
