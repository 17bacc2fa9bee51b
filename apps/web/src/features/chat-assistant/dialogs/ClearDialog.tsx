import { Button } from '@manzil/ui/Button/Button'
import { Dialog } from '@manzil/ui/Dialog/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chat } from '../panel/chat.ts'

interface ClearDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks before the conversation is deleted; stays when that fails. */
export default function ClearDialog({ open, onClose }: ClearDialogProps) {
  const { t } = useTranslation('chat')
  const [busy, setBusy] = useState(false)
  async function clear() {
    setBusy(true)
    const cleared = await chat.clear()
    setBusy(false)
    if (cleared) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      dismissible={!busy}
      title={t('clear.title')}
      description={t('clear.text')}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('clear.cancel')}
          </Button>
          <Button loading={busy} loadingText={t('clear.busy')} onClick={clear}>
            {t('clear.confirm')}
          </Button>
        </>
      }
    />
  )
}
