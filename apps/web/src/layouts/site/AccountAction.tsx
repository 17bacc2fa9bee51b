import { picturesOf } from '@manzil/domain/roles'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { ProfileLink } from '@manzil/ui/site/HeaderShell/ProfileLink'
import { useTranslation } from '../../language/use-translation.ts'
import { paths } from '../../routing/paths.ts'
import { useAccount } from '../../session/session-store.ts'
import { openLogin } from '../../stores/login-dialog.ts'

/** 'Login' for guests, the account's picture for everybody else. */
export function AccountAction() {
  const { t } = useTranslation()
  const account = useAccount()
  if (!account) return <Button onClick={openLogin}>{t('header.login')}</Button>
  return (
    <ProfileLink
      href={paths.myProfile()}
      label={t('header.account')}
      sources={picturesOf(account)}
    />
  )
}
