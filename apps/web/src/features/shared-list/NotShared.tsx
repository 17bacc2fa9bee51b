import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useTranslation } from 'react-i18next'
import { paths } from '../../routing/paths.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'

/** The same for a wrong address and for a list that was ended. */
export function NotShared() {
  const { t } = useTranslation('favourites')
  useDocumentTitle(t('shared.endedTitle'))
  return (
    <EmptyState
      title={t('shared.endedTitle')}
      text={t('shared.endedText')}
      actions={
        <Button asChild>
          <UiLink href={paths.propertyListing()}>{t('shared.browse')}</UiLink>
        </Button>
      }
    />
  )
}
