import { Pagination } from '@manzil/ui/data/Pagination/Pagination'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'

interface ListPagesProps {
  page: number
  pages: number
  hrefFor: (page: number) => string
  /** Names them where there are others. */
  label?: string
}

/** Links to the pages of a list of the dashboard; its texts are those of `dashboard`. */
export function ListPages({ label, ...pages }: ListPagesProps) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormats()
  return (
    <Pagination
      {...pages}
      formatNumber={number}
      texts={{
        label: label ?? t('pages.label'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (to) => t('pages.page', { number: to }),
      }}
    />
  )
}
