import { LoginRequired } from '@manzil/ui/account/LoginRequired/LoginRequired'
import { useTranslation } from '../../language/use-translation.ts'
import { openLogin } from '../../stores/login-dialog.ts'
import { closeLoginPrompt, useLoginPrompt } from '../../stores/login-prompt.ts'
import type { AccountDialogProps } from './account-dialog-props.ts'

/** 'Login Required': says what an account is needed for. */
export default function LoginPromptDialog({ open }: AccountDialogProps) {
  const { t } = useTranslation()
  const { text } = useLoginPrompt()
  return (
    <LoginRequired
      open={open}
      onClose={closeLoginPrompt}
      title={t('loginPrompt.title')}
      text={text || t('loginPrompt.favourites')}
      cancelLabel={t('loginPrompt.cancel')}
      loginLabel={t('loginPrompt.confirm')}
      onLogin={() => {
        closeLoginPrompt()
        openLogin()
      }}
    />
  )
}
