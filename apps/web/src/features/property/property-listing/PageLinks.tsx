import type { Pagination as Pages } from '@manzil/api-client/generated/types.gen'
import { Pagination } from '@manzil/ui/data/Pagination/Pagination'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Filters } from './use-filters.ts'

interface PageLinksProps {
  pagination: Pages
  filters: Filters
}

/** Numbered pages, each with an address of its own. */
export function PageLinks({ pagination, filters }: PageLinksProps) {
  const { t } = useTranslation('listing')
  const { number } = useFormats()
  return (
    <div className="listing__pages">
      <Pagination
        page={pagination.page}
        pages={pagination.totalPages}
        hrefFor={filters.pageHref}
        formatNumber={number}
        texts={{
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (page) => t('pages.page', { number: page }),
        }}
      />
    </div>
  )
}
