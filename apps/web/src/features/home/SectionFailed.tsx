import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useTranslation } from '../../language/use-translation.ts'

interface SectionFailedProps {
  title: string
  error: Error
  retry: () => unknown
}

/** In the place of what a section would show; the rest of the page stays. */
export function SectionFailed({ title, error, retry }: SectionFailedProps) {
  const { t } = useTranslation()
  return (
    <ErrorState
      level={3}
      title={title}
      text={error.message}
      actions={
        <Button variant="outline" onClick={() => void retry()}>
          {t('retry')}
        </Button>
      }
    />
  )
}
