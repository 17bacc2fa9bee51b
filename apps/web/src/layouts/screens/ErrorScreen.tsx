import { Button } from '@manzil/ui/Button/Button'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { MessageScreen } from './MessageScreen.tsx'

/** What shows when a page failed. `requestId` names the failed call in the server's log. */
export function ErrorScreen({ requestId }: { requestId: string | null }) {
  const { t } = useTranslation()
  useDocumentTitle(t('error.title'))
  return (
    <MessageScreen
      art="failed"
      title={t('error.title')}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
          <Button variant="outline" onClick={() => window.history.back()}>
            {t('error.back')}
          </Button>
        </>
      }
    >
      <p>{t('error.text')}</p>
      {requestId && <p className="mz-figures">{t('error.requestId', { id: requestId })}</p>}
    </MessageScreen>
  )
}
