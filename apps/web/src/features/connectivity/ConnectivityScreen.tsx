import './ConnectivityScreen.css'
import { Button } from '@manzil/ui/Button/Button'
import type { ArtKind } from '@manzil/ui/StateArt/StateArt'
import { StatusPage } from '@manzil/ui/StatusPage/StatusPage'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConnectivityProblem } from './connectivity.ts'

export interface ConnectivityScreenProps {
  problem: ConnectivityProblem
  onHome: () => void
}

const art: Record<ConnectivityProblem, ArtKind> = {
  offline: 'offline',
  slow: 'slow',
  backendDown: 'server',
}

/**
 * A full-page status over the page. The browser's modal dialog makes everything beneath inert and
 * gives the focus back when the problem is over, so nothing that was typed is lost.
 */
export default function ConnectivityScreen({ problem, onHome }: ConnectivityScreenProps) {
  const { t } = useTranslation('connectivity')
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it leaves the page, or the browser would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="connectivity"
      aria-label={t(`${problem}.title`)}
      // Escape does not solve the problem; browsers may close on a second one all the same.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()}
    >
      <StatusPage
        art={art[problem]}
        title={t(`${problem}.title`)}
        text={t(`${problem}.text`)}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
            <Button variant="outline" onClick={onHome}>
              {t('home')}
            </Button>
          </>
        }
      />
    </dialog>
  )
}
