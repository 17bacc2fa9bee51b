import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { FilterNames } from '../../../property/use-filter-names.ts'
import type { ListingState } from './listing-state.ts'
import type { Filters } from './use-filters.ts'

/** What the page shows, in words. Undefined while the number is not known. */
export function useHeading(
  state: ListingState,
  { query }: Filters,
  names: FilterNames,
): string | undefined {
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
  // A link of a menu names its place in the text of the search.
  const wanted = query.location ?? state.answer.search.read.location ?? []
  const places = wanted.map(names.place).join(t('listSeparator'))
  return places ? t('inPlaces', { heading, places }) : heading
}
