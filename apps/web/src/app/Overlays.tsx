import { LoaderOverlay } from '@manzil/ui/LoaderOverlay/LoaderOverlay'
import { ToastRegion } from '@manzil/ui/Toast/ToastRegion'
import { useTranslation } from 'react-i18next'
import { AccountDialogs } from '../features/account/AccountDialogs.tsx'
import { ChatLauncher } from '../features/chat-assistant/ChatLauncher.tsx'
import { ConnectivityWatch } from '../features/connectivity/ConnectivityWatch.tsx'
import { CookieConsent } from '../features/cookies/CookieConsent.tsx'
import { useLoaderShown } from '../stores/loader.ts'
import { toastStore } from '../stores/toasts.ts'

/** What floats over the screens. Dialogs and chat are fetched when they are first wanted. */
export default function Overlays() {
  const { t } = useTranslation()
  const isLoading = useLoaderShown()
  return (
    <>
      <AccountDialogs />
      <ChatLauncher />
      <ConnectivityWatch />
      <CookieConsent />
      <ToastRegion store={toastStore} label={t('toasts.label')} closeLabel={t('toasts.dismiss')} />
      {isLoading && <LoaderOverlay label={t('loading')} />}
    </>
  )
}
