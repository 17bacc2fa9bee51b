import { logoutUser } from '@manzil/api-client/generated/account-calls.gen'
import { ACCOUNT_REDIRECT_DELAY_MS } from '@manzil/domain/limits'
import { LogoutDialog as Confirm } from '@manzil/ui/account/LogoutDialog/LogoutDialog'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { startGuestSession } from '../../api/start-session.ts'
import { useFailure } from '../../api/use-failure.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { forgetSaved } from '../../property/saving/access.ts'
import { useNavigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { forgetOwned } from '../../session/owned.ts'
import { endSession } from '../../session/session-store.ts'
import { forgetChat } from '../../stores/chat-draft.ts'
import { closeLogout } from '../../stores/logout-dialog.ts'
import { forgetProperties } from '../../stores/property-lists.ts'
import { forgetSearches } from '../../stores/recent-searches.ts'
import { showToast } from '../../stores/toasts.ts'
import type { AccountDialogProps } from './account-dialog-props.ts'

/** Asks before logging out; busy until the dialog closes. */
export default function LogoutDialog({ open }: AccountDialogProps) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const fail = useFailure()
  const [busy, setBusy] = useState(false)

  async function logOut() {
    setBusy(true)
    const result = await logoutUser(api)
    if (!result.ok) {
      setBusy(false)
      fail(result.error)
      return
    }
    endSession()
    forgetChat()
    forgetOwned()
    forgetProperties()
    forgetSearches()
    forgetSaved()
    void startGuestSession()
    showToast('success', t('logout.success'))
    setTimeout(() => {
      setBusy(false)
      closeLogout()
      navigate(paths.home())
    }, ACCOUNT_REDIRECT_DELAY_MS)
  }

  return (
    <Confirm
      open={open}
      busy={busy}
      title={t('logout.title')}
      text={t('logout.text')}
      texts={{ no: t('logout.no'), yes: t('logout.yes'), wait: t('logout.busy') }}
      onNo={closeLogout}
      onYes={logOut}
    />
  )
}
