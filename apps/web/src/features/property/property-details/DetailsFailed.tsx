import type { ApiError } from '@manzil/api-client/result'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'

interface DetailsFailedProps {
  error: ApiError | null
  onRetry: () => void
}

/** The property may be there; the call failed. */
export function DetailsFailed({ error, onRetry }: DetailsFailedProps) {
  const { t } = useTranslation('details')
  useDocumentTitle(t('failed.title'))
  return (
    <div className="details">
      <ErrorState
        level={1}
        title={t('failed.title')}
        text={error?.message}
        actions={<Button onClick={onRetry}>{t('failed.retry')}</Button>}
        {...(error?.requestId && { reference: t('failed.reference', { id: error.requestId }) })}
      />
    </div>
  )
}
