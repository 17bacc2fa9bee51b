import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useTranslation } from '../../../../language/use-translation.ts'
import { paths } from '../../../../routing/paths.ts'

/** What to do first where there is no property to count anything of. */
export function FirstSteps() {
  const { t } = useTranslation('overview')
  return (
    <EmptyState
      title={t('start.title')}
      text={t('start.text')}
      actions={
        <>
          <Button asChild>
            <UiLink href={paths.addProperty()}>{t('start.add')}</UiLink>
          </Button>
          <Button asChild variant="outline">
            <UiLink href={paths.feeds()}>{t('start.feed')}</UiLink>
          </Button>
          <Button asChild variant="outline">
            <UiLink href={paths.yourPlan()}>{t('start.plan')}</UiLink>
          </Button>
          <Button asChild variant="ghost">
            <UiLink href={paths.myProfile()}>{t('start.profile')}</UiLink>
          </Button>
        </>
      }
    />
  )
}
