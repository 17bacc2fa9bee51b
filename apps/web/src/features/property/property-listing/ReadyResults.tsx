import { mostForRelaxations } from '@manzil/domain/search/relaxations'
import { VisuallyHidden } from '@manzil/ui/foundations/VisuallyHidden/VisuallyHidden'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { FeaturedPlaces } from './FeaturedPlaces.tsx'
import { FewProperties } from './FewProperties.tsx'
import { HiddenLine } from './HiddenLine.tsx'
import type { SearchAnswer } from './listing-state.ts'
import { PageLinks } from './PageLinks.tsx'
import { PrintList } from './PrintList.tsx'
import { ResultCards } from './ResultCards.tsx'
import type { Filters } from './use-filters.ts'
import { useHidden } from './use-hidden.ts'

interface ReadyResultsProps {
  answer: SearchAnswer
  /** The properties are those of the search before. */
  stale: boolean
  filters: Filters
}

/** A page of properties, those that the visitor hid told apart. */
export function ReadyResults({ answer, stale, filters }: ReadyResultsProps) {
  const { t } = useTranslation('listing')
  const headingId = useId()
  const { shown, count, open, setOpen } = useHidden(answer.data)
  return (
    <>
      <FeaturedPlaces properties={answer.featured} view={filters.view} />
      <section aria-labelledby={headingId} aria-busy={stale} className="listing__results">
        <h2 id={headingId}>
          <VisuallyHidden>{t('results')}</VisuallyHidden>
        </h2>
        <HiddenLine
          count={count}
          ids={answer.data.map(({ _id }) => _id)}
          open={open}
          onOpen={setOpen}
        />
        <ResultCards properties={shown} view={filters.view} />
        {answer.pagination.total <= mostForRelaxations && <FewProperties filters={filters} />}
        <PageLinks pagination={answer.pagination} filters={filters} />
        <PrintList />
      </section>
    </>
  )
}
