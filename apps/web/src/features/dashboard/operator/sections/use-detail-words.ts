import type { OperatorCaseKind } from '@manzil/api-client/generated/types.gen'
import { zReportReason, zRole } from '@manzil/api-client/generated/zod-mini.gen'
import { useTranslation } from 'react-i18next'

const terms = ['email', 'sms', 'embedded', 'stripe'] as const
const BETWEEN = ' · '

/** What is told of a case, with words for kinds of account, reasons of reports, channels and ways of payment. */
export function useDetailWords(kind: OperatorCaseKind) {
  const { t } = useTranslation(['operator', 'dashboard', 'particulars'])
  /** @param at which part of the details it is; what somebody wrote stays as it is */
  const wordOf = (part: string, at: number): string => {
    const role = zRole.safeParse(part).data
    if (kind === 'account' && role) return t(`dashboard:role.${role}`)
    const reason = zReportReason.safeParse(part).data
    if (kind === 'report' && at === 1 && reason) return t(`particulars:report.reasons.${reason}`)
    const term = terms.find((each) => each === part)
    return (kind === 'mail' || kind === 'payment') && at === 0 && term ? t(`term.${term}`) : part
  }
  return (detail: string | null): string | null =>
    detail === null ? null : detail.split(BETWEEN).map(wordOf).join(BETWEEN)
}
