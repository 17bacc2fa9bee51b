import { LoaderOverlay } from '@manzil/ui/feedback/LoaderOverlay/LoaderOverlay'
import { ToastRegion } from '@manzil/ui/feedback/Toast/ToastRegion'
import { useCallback, useEffect } from 'react'
import { AccountDialogs } from '../features/account/AccountDialogs.tsx'
import { ChatLauncher } from '../features/chat-assistant/ChatLauncher.tsx'
import { ConnectivityWatch } from '../features/connectivity/ConnectivityWatch.tsx'
import { CookieConsent } from '../features/cookies/CookieConsent.tsx'
import { SiteNotices } from '../features/notices/SiteNotices.tsx'
import { useVisitLog } from '../features/visit/use-visit-log.ts'
import { useTranslation } from '../language/use-translation.ts'
import { OverlayBoundary } from '../overlays/OverlayBoundary.tsx'
import { CompareShelf } from '../property/choosing/CompareShelf.tsx'
import { useLikedHandOver } from '../property/use-liked-hand-over.ts'
import { paths } from '../routing/paths.ts'
import { loadRoute } from '../routing/start-route.ts'
import { outboxKey, readTab, unreadKey } from '../storage/tab-storage.ts'
import { useLoaderShown } from '../stores/loader.ts'
import { toastStore } from '../stores/toasts.ts'
import { matchRoute } from './routes.ts'

/** What floats over the screens. Dialogs and chat are fetched when they are first wanted. */
export default function Overlays() {
  const { t, i18n } = useTranslation()
  const isLoading = useLoaderShown()
  const loadHome = useCallback(() => loadRoute(matchRoute(paths.home()), i18n), [i18n])
  useVisitLog()
  useLikedHandOver()
  useLeftBehind()
  return (
    <>
      {[
        <AccountDialogs key="account" />,
        <ChatLauncher key="chat" />,
        <CompareShelf key="compare" />,
        <ConnectivityWatch key="connection" loadHome={loadHome} />,
        <CookieConsent key="cookies" />,
        <SiteNotices key="notices" />,
      ].map((overlay) => (
        <OverlayBoundary key={overlay.key}>{overlay}</OverlayBoundary>
      ))}
      <ToastRegion store={toastStore} label={t('toasts.label')} closeLabel={t('toasts.dismiss')} />
      {isLoading && <LoaderOverlay label={t('loading')} />}
    </>
  )
}

/** Goes on with what an earlier page began: enquiries to send, an answer to look for. */
function useLeftBehind(): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    if ((readTab(outboxKey) ?? readTab(unreadKey)) === null) return
    import('./left-behind.ts').then(
      ({ goOn }) => goOn(i18n),
      // It is tried again with the next page.
      console.warn,
    )
  }, [i18n])
}
