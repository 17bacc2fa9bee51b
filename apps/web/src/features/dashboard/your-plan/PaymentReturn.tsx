import type { PaymentStatus } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useTranslation } from '../../../language/use-translation.ts'
import { useVerifiedPayment } from './use-verified-payment.ts'

const tones = {
  open: 'info',
  processing: 'info',
  paid: 'success',
  failed: 'error',
  cancelled: 'warning',
  expired: 'warning',
} as const satisfies Record<PaymentStatus, string>

/** What became of the payment that the browser comes back from. */
export function PaymentReturn({ session }: { session: string }) {
  const { t } = useTranslation('plans')
  const { verified, ask } = useVerifiedPayment(session)
  if (verified.kind === 'asking')
    return (
      <InlineAlert tone="info" announce="polite">
        {t('back.checking')}
      </InlineAlert>
    )
  const again = (
    <Button size="sm" variant="outline" onClick={ask}>
      {t('back.ask')}
    </Button>
  )
  if (verified.kind === 'failed')
    return (
      <InlineAlert tone="error" announce="now" actions={again}>
        {verified.message}
      </InlineAlert>
    )
  return (
    <InlineAlert
      tone={tones[verified.status]}
      announce="polite"
      title={verified.message}
      actions={verified.isWaiting ? again : undefined}
    >
      {verified.isWaiting ? t('back.slow') : undefined}
    </InlineAlert>
  )
}
