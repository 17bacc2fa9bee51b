import { mostForRelaxations } from '@manzil/domain/search/relaxations'
import { Button } from '@manzil/ui/Button/Button'
import { ErrorState } from '@manzil/ui/ErrorState/ErrorState'
import { VisuallyHidden } from '@manzil/ui/VisuallyHidden/VisuallyHidden'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActiveFilter } from '../../../property/active-filters.ts'
import { BeyondState } from './BeyondState.tsx'
import { FewHomes } from './FewHomes.tsx'
import type { ListingState } from './listing-state.ts'
import { NoneState } from './NoneState.tsx'
import { PageLinks } from './PageLinks.tsx'
import { RefusedState } from './RefusedState.tsx'
import { ResultCards } from './ResultCards.tsx'
import type { Filters } from './use-filters.ts'

interface ResultsProps {
  state: ListingState
  /** The homes are those of the search before. */
  stale: boolean
  filters: Filters
  active: readonly ActiveFilter[]
  retry: () => void
}

/** The homes of a search, or what came instead. */
export function Results({ state, stale, filters, active, retry }: ResultsProps) {
  const { t } = useTranslation(['listing', 'common'])
  const headingId = useId()
  switch (state.kind) {
    case 'loading':
      return (
        <section aria-busy="true" aria-label={t('searching')}>
          <ResultCards properties={undefined} view={filters.view} />
        </section>
      )
    case 'refused':
      return <RefusedState fields={state.fields} filters={filters} />
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
      return (
        <section aria-labelledby={headingId} aria-busy={stale} className="listing__results">
          <h2 id={headingId}>
            <VisuallyHidden>{t('results')}</VisuallyHidden>
          </h2>
          <ResultCards properties={state.answer.data} view={filters.view} />
          {state.answer.pagination.total <= mostForRelaxations && <FewHomes filters={filters} />}
          <PageLinks pagination={state.answer.pagination} filters={filters} />
        </section>
      )
  }
}
