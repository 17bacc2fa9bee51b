import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { MOST_COMPARED } from '../../../stores/property-lists.ts'

/** No property was chosen yet. */
export function NothingToCompare() {
  const { t } = useTranslation('choosing')
  const { number } = useFormats()
  return (
    <EmptyState
      title={t('page.none')}
      text={t('page.noneText', { most: number(MOST_COMPARED) })}
      actions={
        <Button asChild>
          <UiLink href={paths.propertyListing()}>{t('page.find')}</UiLink>
        </Button>
      }
    />
  )
}
