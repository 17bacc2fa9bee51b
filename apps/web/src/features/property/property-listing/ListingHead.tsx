import { sortOrders } from '@manzil/domain/vocabulary'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Select } from '@manzil/ui/forms/Select/Select'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'
import { SaveSearch } from '../../../property/saving/SaveSearch.tsx'
import type { FilterNames } from '../../../property/use-filter-names.ts'
import { PageNumber } from '../../../routing/PageNumber.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { ShareScreen } from '../../../sharing/ShareScreen.tsx'
import { AskAboutResults } from './AskAboutResults.tsx'
import type { ListingState } from './listing-state.ts'
import type { Filters } from './use-filters.ts'
import { useSearchNote } from './use-search-note.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

interface ListingHeadProps {
  state: ListingState
  filters: Filters
  names: FilterNames
}

/** How many properties there are, where, in which order, and how the text was read. */
export function ListingHead({ state, filters, names }: ListingHeadProps) {
  const { t } = useTranslation('listing')
  const { query, change } = filters
  const heading = useHeading(state, filters, names)
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
      action={
        <div className="listing__tools">
          <ViewSwitch filters={filters} />
          <Select
            label={t('sort.label')}
            hideLabel
            value={query.sort_by ?? (query.search ? 'relevance' : 'newest')}
            options={sortOrders
              .filter((order) => order !== 'relevance' || query.search !== undefined)
              .map((order) => ({ value: order, label: t(`sort.${order}`) }))}
            onChange={({ target }) =>
              change({ sort_by: sortOrders.find((order) => order === target.value) })
            }
          />
          <SaveSearch address={filters.address} />
          <AskAboutResults address={filters.address} />
          <ShareScreen title={heading ?? t('title')} />
        </div>
      }
    />
  )
}

/** Undefined while the number is not known. */
function useHeading(state: ListingState, { query }: Filters, names: FilterNames) {
  const { t } = useTranslation('listing')
  const { number } = useFormats()
  if (state.kind === 'refused') return undefined
  if (state.kind === 'failed') return t('title')
  if (state.kind === 'loading') return undefined
  const count = state.answer.pagination.total
  const counted = { count, total: number(count) }
  const heading =
    query.purpose === 'rent'
      ? t('headingRent', counted)
      : query.purpose === 'sale'
        ? t('headingSale', counted)
        : t('heading', counted)
  const places = (query.location ?? []).map(names.place).join(t('listSeparator'))
  return places ? t('inPlaces', { heading, places }) : heading
}
