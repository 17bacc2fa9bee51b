import { Button } from '@manzil/ui/Button/Button'
import { UiLink } from '@manzil/ui/UiLink/UiLink'
import { useTranslation } from 'react-i18next'
import { paths } from '../../routing/paths.ts'
import { useAccount } from '../../session/session-store.ts'
import { openLogin } from '../../stores/login-dialog.ts'
import { AccountPicture } from '../account/AccountPicture.tsx'

/** 'Login' for guests, the account's picture for everybody else. */
export function AccountAction() {
  const { t } = useTranslation()
  const account = useAccount()
  if (!account) return <Button onClick={openLogin}>{t('header.login')}</Button>
  return (
    <UiLink href={paths.userDashboard()} aria-label={t('header.account')}>
      <AccountPicture user={account} />
    </UiLink>
  )
}
