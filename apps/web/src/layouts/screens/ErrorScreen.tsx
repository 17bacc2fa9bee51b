import { FailedArt } from '@manzil/ui/feedback/StateArt/DoorwayArt'
import { StatusPage } from '@manzil/ui/feedback/StatusPage/StatusPage'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useTranslation } from '../../language/use-translation.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useGoBack } from '../../routing/use-go-back.ts'

interface ErrorScreenProps {
  /** Names the failed call in the server's log. */
  requestId: string | null
  /** The page did not stop working: its code could not be fetched. */
  missing: boolean
}

/** What shows when a page failed. */
export function ErrorScreen({ requestId, missing }: ErrorScreenProps) {
  const { t } = useTranslation()
  useDocumentTitle(t('error.title'))
  const goBack = useGoBack()
  return (
    <StatusPage
      inside
      art={<FailedArt />}
      title={t('error.title')}
      text={missing ? t('error.missing') : t('error.text')}
      {...(requestId && { reference: t('error.requestId', { id: requestId }) })}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
          <Button variant="outline" onClick={goBack}>
            {t('error.back')}
          </Button>
        </>
      }
    />
  )
}
