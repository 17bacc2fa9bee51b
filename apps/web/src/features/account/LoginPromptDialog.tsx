import { Button } from '@manzil/ui/Button/Button'
import { Dialog } from '@manzil/ui/Dialog/Dialog'
import { useTranslation } from 'react-i18next'
import { openLogin } from '../../stores/login-dialog.ts'
import { closeLoginPrompt, useLoginPrompt } from '../../stores/login-prompt.ts'
import type { AccountDialogProps } from './AccountDialogs.tsx'

/** 'Login Required': says what an account is needed for. */
export default function LoginPromptDialog({ open }: AccountDialogProps) {
  const { t } = useTranslation()
  const { text } = useLoginPrompt()
  return (
    <Dialog
      open={open}
      onClose={closeLoginPrompt}
      title={t('loginPrompt.title')}
      description={text || t('loginPrompt.favourites')}
      footer={
        <>
          <Button variant="outline" onClick={closeLoginPrompt}>
            {t('loginPrompt.cancel')}
          </Button>
          <Button
            onClick={() => {
              closeLoginPrompt()
              openLogin()
            }}
          >
            {t('loginPrompt.confirm')}
          </Button>
        </>
      }
    />
  )
}
