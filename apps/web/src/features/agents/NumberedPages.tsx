import type { Pagination as Pages } from '@manzil/api-client/generated/types.gen'
import { Pagination } from '@manzil/ui/data/Pagination/Pagination'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { useSearchParams } from '../../routing/use-search-params.ts'
import { pageAddress } from './criteria.ts'

/** Pages of a list, each with an address of its own that keeps the rest. */
export function NumberedPages({ pagination, path }: { pagination: Pages; path: string }) {
  const { t } = useTranslation('listing')
  const { number } = useFormats()
  const address = useSearchParams()
  return (
    <Pagination
      page={pagination.page}
      pages={pagination.totalPages}
      hrefFor={(page) => pageAddress(path, address, page)}
      formatNumber={number}
      texts={{
        label: t('pages.label'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (page) => t('pages.page', { number: page }),
      }}
    />
  )
}
