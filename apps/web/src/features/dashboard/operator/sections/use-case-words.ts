import type { OperatorCase } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from '../../../../language/use-translation.ts'

type Told = Pick<
  OperatorCase,
  'title' | 'detail' | 'role' | 'report_reason' | 'provider' | 'message'
>

/** What is told of a case: what somebody wrote as it stands, with words for what has a fixed list. */
export function useCaseWords() {
  const { t } = useTranslation(['operator', 'dashboard', 'particulars'])
  return {
    /** A message whose words are gone is called by whom it was for. */
    titleOf: ({ title, message }: Told): string =>
      title || (message ? t(`message.${message.kind}`) : ''),
    detailOf: ({ detail, role, report_reason, provider, message }: Told): string =>
      [
        role && t(`dashboard:role.${role}`),
        report_reason && t(`particulars:report.reasons.${report_reason}`),
        provider && t(`term.${provider}`),
        message && t(`term.${message.channel}`),
        message && t('attempts', { count: message.attempts }),
        detail,
      ]
        .filter(Boolean)
        .join('\n'),
    /** Why a message was not delivered. */
    failureOf: ({ message }: Told): string => (message ? t(`failure.${message.failure}`) : ''),
  }
}
