import { Button } from '@manzil/ui/Button/Button'
import { StatusPage } from '@manzil/ui/StatusPage/StatusPage'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../routing/use-document-title.ts'

/** What shows when a page failed. `requestId` names the failed call in the server's log. */
export function ErrorScreen({ requestId }: { requestId: string | null }) {
  const { t } = useTranslation()
  useDocumentTitle(t('error.title'))
  return (
    <StatusPage
      inside
      art="failed"
      title={t('error.title')}
      text={t('error.text')}
      {...(requestId && { reference: t('error.requestId', { id: requestId }) })}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
          <Button variant="outline" onClick={() => window.history.back()}>
            {t('error.back')}
          </Button>
        </>
      }
    />
  )
}
