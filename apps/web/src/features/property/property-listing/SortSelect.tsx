import { sortOrders } from '@manzil/domain/vocabulary'
import { Select } from '@manzil/ui/forms/Select/Select'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Filters } from './use-filters.ts'

/** Chooses the order; by relevance where there are words to match. */
export function SortSelect({ filters: { query, change } }: { filters: Filters }) {
  const { t } = useTranslation('listing')
  return (
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
  )
}
