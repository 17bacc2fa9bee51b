import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useTranslation } from '../../language/use-translation.ts'
import { paths } from '../../routing/paths.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'

/** The same for a wrong address and for a list that was ended. */
export function NotShared() {
  const { t } = useTranslation('favourites')
  useDocumentTitle(t('shared.endedTitle'))
  return (
    <>
      <SectionHeading level={1} title={t('shared.endedTitle')} lead={t('shared.endedText')} />
      <div>
        <Button asChild>
          <UiLink href={paths.propertyListing()}>{t('shared.browse')}</UiLink>
        </Button>
      </div>
    </>
  )
}
