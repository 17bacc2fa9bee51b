import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useTranslation } from '../../../language/use-translation.ts'
import { SaveSearch } from '../../../property/saving/SaveSearch.tsx'
import { PageNumber } from '../../../routing/PageNumber.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import type { ListingState } from './listing-state.ts'
import type { Filters } from './use-filters.ts'
import { useSearchNote } from './use-search-note.ts'

interface ListingHeadProps {
  state: ListingState
  filters: Filters
  /** Undefined while the number is not known. */
  heading: string | undefined
}

/** How many properties there are, where, and how the text was read; beside it, to save the search. */
export function ListingHead({ state, filters, heading }: ListingHeadProps) {
  const { t } = useTranslation('listing')
  const note = useSearchNote('answer' in state ? state.answer.search : undefined)
  useDocumentTitle(heading ?? t('title'))
  return (
    <SectionHeading
      level={1}
      size="md"
      title={
        <span className="mz-figures" aria-live="polite">
          {heading ?? <Skeleton width="16rem" height="1.3em" />}
          {heading && <PageNumber />}
        </span>
      }
      lead={note}
      action={<SaveSearch address={filters.address} />}
    />
  )
}
