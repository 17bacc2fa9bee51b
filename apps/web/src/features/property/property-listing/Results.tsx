import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useTranslation } from '../../../language/use-translation.ts'
import type { ActiveFilter } from '../../../property/active-filters.ts'
import { BeyondState } from './BeyondState.tsx'
import type { ListingState } from './listing-state.ts'
import { NoneState } from './NoneState.tsx'
import { ReadyResults } from './ReadyResults.tsx'
import { ResultCards } from './ResultCards.tsx'
import type { Filters } from './use-filters.ts'

interface ResultsProps {
  state: ListingState
  /** The properties are those of the search before. */
  stale: boolean
  filters: Filters
  active: readonly ActiveFilter[]
  retry: () => void
}

/** The properties of a search, or what came instead. */
export function Results({ state, stale, filters, active, retry }: ResultsProps) {
  const { t } = useTranslation(['listing', 'common'])
  switch (state.kind) {
    case 'loading':
    case 'refused':
      return (
        <section aria-busy="true" aria-label={t('searching')} data-arriving>
          <ResultCards properties={undefined} view={filters.view} />
        </section>
      )
    case 'failed':
      return (
        <ErrorState
          title={t('failed.title')}
          text={state.error?.message}
          {...(state.error?.requestId && {
            reference: t('common:error.requestId', { id: state.error.requestId }),
          })}
          actions={<Button onClick={retry}>{t('failed.retry')}</Button>}
        />
      )
    case 'empty':
      return <NoneState active={active} filters={filters} />
    case 'beyond':
      return <BeyondState pagination={state.answer.pagination} filters={filters} />
    case 'ready':
      return <ReadyResults answer={state.answer} stale={stale} filters={filters} />
  }
}
