import type { Disclosure, Pagination as Pages } from '@manzil/api-client/generated/types.gen'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useTranslation } from '../../../language/use-translation.ts'
import { byRecipient } from './by-recipient.ts'
import { LedgerGroup } from './LedgerGroup.tsx'
import { useWithdraw } from './use-withdraw.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

interface LedgerProps {
  query: {
    data: { data: Disclosure[]; pagination: Pages } | undefined
    error: Error | null
    refetch: () => unknown
  }
  page: number
  onPage: (page: number) => void
}

/** Whom the account has given its contact details to, by receiver. */
export function Ledger({ query, page, onPage }: LedgerProps) {
  const { t } = useTranslation('myData')
  const withdrawal = useWithdraw()
  return (
    <section className="my-data__section">
      <SectionHeading level={2} size="md" title={t('ledger.title')} lead={t('ledger.lead')} />
      <Rows query={query} onWithdraw={withdrawal.ask} />
      {query.data && query.data.pagination.totalPages > 1 && (
        <div className="my-data__buttons">
          <Button variant="outline" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('ledger.newer')}
          </Button>
          <Button
            variant="outline"
            disabled={page >= query.data.pagination.totalPages}
            onClick={() => onPage(page + 1)}
          >
            {t('ledger.older')}
          </Button>
        </div>
      )}
      <WithdrawDialog withdrawal={withdrawal} />
    </section>
  )
}

interface RowsProps {
  query: LedgerProps['query']
  onWithdraw: (row: Disclosure, scope: 'one' | 'recipient') => void
}

function Rows({ query, onWithdraw }: RowsProps) {
  const { t } = useTranslation('myData')
  if (query.error)
    return (
      <ErrorState
        title={t('ledger.failed')}
        text={query.error.message}
        actions={<Button onClick={() => void query.refetch()}>{t('ledger.retry')}</Button>}
      />
    )
  if (!query.data)
    return (
      <div aria-busy="true">
        <Skeleton height="1.5rem" width="40%" />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </div>
    )
  if (query.data.data.length === 0)
    return <EmptyState title={t('ledger.empty.title')} text={t('ledger.empty.text')} />
  return byRecipient(query.data.data).map((group) => (
    <LedgerGroup key={group.key} group={group} onWithdraw={onWithdraw} />
  ))
}
