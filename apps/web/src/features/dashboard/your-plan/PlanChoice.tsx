import { createCheckoutSession } from '@manzil/api-client/generated/payment-calls.gen'
import type { Plan } from '@manzil/api-client/generated/types.gen'
import { PlanCard } from '@manzil/ui/agent/PlanCard/PlanCard'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useIdempotencyKey } from '../../../form/use-idempotency-key.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { boughtQuery, heldQuery, plansQuery } from './plan-queries.ts'
import { type Wait, waitFor } from './plan-wait.ts'
import { usePlanWords } from './use-plan-words.ts'

interface PlanChoiceProps {
  kind: Plan['user_type']
  accountId: string
}

/** Plans on sale; choosing one leads to the payment page. */
export function PlanChoice({ kind, accountId }: PlanChoiceProps) {
  const { t } = useTranslation('plans')
  const query = useQuery(plansQuery(kind))
  const held = useQuery(heldQuery(accountId)).data?.data ?? null
  const bought = useQuery(boughtQuery()).data?.data ?? []
  const { date } = useFormats()
  const now = new Date()
  const waits = new Map(
    (query.data?.data ?? []).flatMap((plan) => {
      const wait = waitFor(plan, { held, bought }, now)
      return wait ? [[plan._id, wait] as const] : []
    }),
  )
  const whenOf = (wait: Wait | undefined) =>
    wait?.kind === 'until' ? t('choose.from', { day: date(wait.day) }) : t('choose.next')
  const { busy, failure, choose } = useChoice()
  const words = usePlanWords()
  const plans = query.data?.data
  return (
    <section className="your-plan__section">
      <SectionHeading level={2} size="md" title={t('choose.title')} lead={t('choose.lead')} />
      {kind === 'agency' && <p className="your-plan__note">{t('agentsNote')}</p>}
      {(failure ?? query.error) && (
        <InlineAlert tone="error" announce="now">
          {failure ?? query.error?.message}
        </InlineAlert>
      )}
      {!plans && !query.error && <Skeleton height="16rem" />}
      <div className="your-plan__cards">
        {plans?.map((plan) => (
          <PlanCard
            key={plan._id}
            {...words.cardOf(plan, plans)}
            popular={plan.is_popular ? t('popular') : undefined}
            current={plan._id === held?.plan._id ? t('yours') : undefined}
            action={
              waits.has(plan._id) ? (
                <p className="your-plan__note">{whenOf(waits.get(plan._id))}</p>
              ) : (
                <Button
                  loading={busy === plan._id}
                  loadingText={t('choose.busy')}
                  disabled={busy !== undefined && busy !== plan._id}
                  onClick={() => void choose(plan._id)}
                >
                  {t('choose.buy', { name: words.nameOf(plan) })}
                </Button>
              )
            }
          />
        ))}
      </div>
    </section>
  )
}

function useChoice() {
  const language = useLanguage()
  const keyOf = useIdempotencyKey()
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<string>()
  return {
    busy,
    failure,
    async choose(plan_id: string) {
      setFailure(undefined)
      setBusy(plan_id)
      const body = { plan_id, language }
      // Another day is another payment, whatever was said before.
      const header = { 'Idempotency-Key': keyOf({ ...body, at: performance.timeOrigin }) }
      const result = await createCheckoutSession(api, { body, params: { header } })
      if (result.ok) return window.location.assign(result.data.data.url)
      setBusy(undefined)
      return setFailure(result.error.message)
    },
  }
}
