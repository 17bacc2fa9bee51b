import type { UserPlan } from '@manzil/api-client/generated/types.gen'
import { PlanCard } from '@manzil/ui/agent/PlanCard/PlanCard'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { EndPlan } from './EndPlan.tsx'
import { heldQuery } from './plan-queries.ts'
import { usePlanWords } from './use-plan-words.ts'

/** The plan that the account holds, against its limits. */
export function HeldPlan({ accountId }: { accountId: string }) {
  const { t } = useTranslation('plans')
  const query = useQuery({ ...heldQuery(accountId), refetchOnMount: 'always' })
  if (query.error)
    return (
      <ErrorState
        title={t('failed')}
        text={query.error.message}
        actions={<Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
      />
    )
  if (!query.data)
    return (
      <div aria-busy="true">
        <Skeleton height="14rem" />
      </div>
    )
  const held = query.data.data
  if (!held) return <EmptyState title={t('none.title')} text={t('none.text')} />
  return <Held held={held} />
}

function Held({ held }: { held: UserPlan }) {
  const { t } = useTranslation('plans')
  const { number } = useFormats()
  const { plan, listings_used, featured_used, agents_used } = held
  const words = usePlanWords()
  const use = (id: 'listings' | 'featured' | 'agents', used: number, limit: number) => ({
    id,
    label: t(`use.${id}`),
    used,
    limit,
    text: t('use.of', { used: number(used), limit: number(limit) }),
  })
  const isActive = held.status === 'active'
  return (
    <section className="your-plan__section your-plan__held">
      <State held={held} />
      {plan.user_type === 'agency' && agents_used > plan.agents_limit && (
        <InlineAlert tone="warning">
          {t('agentsOver', { limit: number(plan.agents_limit) })}
        </InlineAlert>
      )}
      <PlanCard
        {...words.cardOf(plan)}
        level={2}
        current={t('yours')}
        uses={[
          use('listings', listings_used, plan.listings_limit),
          use('featured', featured_used, plan.featured_limit),
          ...(plan.user_type === 'agency' ? [use('agents', agents_used, plan.agents_limit)] : []),
        ]}
        action={isActive ? <EndPlan held={held} /> : undefined}
      />
    </section>
  )
}

function State({ held }: { held: UserPlan }) {
  const { t } = useTranslation('plans')
  const { date } = useFormats()
  const day = date(held.ends_at)
  if (held.grace_ends_at)
    return (
      <InlineAlert tone="warning">
        {t('state.grace', { day, until: date(held.grace_ends_at) })}
      </InlineAlert>
    )
  if (held.status === 'cancelled')
    return <InlineAlert tone="info">{t('state.cancelled', { day })}</InlineAlert>
  return <p className="your-plan__note">{t('state.until', { day })}</p>
}
