import { getUserPlanQuery } from '@manzil/api-client/generated/plan-queries.gen'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { paths } from '../../../../routing/paths.ts'
import { useAccount } from '../../../../session/session-store.ts'

/** What to do first where there is no property to count anything of. */
export function FirstSteps() {
  const { t } = useTranslation('overview')
  const user_id = useAccount()?._id ?? ''
  const plan = useQuery({
    ...getUserPlanQuery(api, { params: { path: { user_id } } }),
    // It may have been paid for since.
    refetchOnMount: 'always',
  })
  const hasNoPlan = plan.data?.data === null
  return (
    <EmptyState
      title={t('start.title')}
      text={[t('start.text'), ...(hasNoPlan ? [t('start.live')] : []), t('start.count')].join(' ')}
      actions={
        <>
          <Button asChild>
            <UiLink href={paths.addProperty()}>{t('start.add')}</UiLink>
          </Button>
          <Button asChild variant="outline">
            <UiLink href={paths.feeds()}>{t('start.feed')}</UiLink>
          </Button>
          {hasNoPlan && (
            <Button asChild variant="outline">
              <UiLink href={paths.yourPlan()}>{t('start.plan')}</UiLink>
            </Button>
          )}
          <Button asChild variant="ghost">
            <UiLink href={paths.myProfile()}>{t('start.profile')}</UiLink>
          </Button>
        </>
      }
    />
  )
}
