import { Pagination } from '@manzil/ui/data/Pagination/Pagination'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'
import { SavedProperties } from '../../../property/SavedProperties.tsx'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { likedQuery, pageOf } from './liked-query.ts'

/** Skeletons while the favourites load. */
const EXPECTED = 6

/** The favourites of the account, in pages. A property that is let go leaves at once. */
export default function LikedPropertyPage() {
  const { t } = useTranslation('dashboard')
  useDocumentTitle(t('liked'))
  const { number } = useFormats()
  const address = useSearchParams()
  const page = pageOf(address)
  const query = useQuery({ ...likedQuery(page), refetchOnMount: 'always' })
  const pagination = query.data?.pagination
  return (
    <div className="dashboard-page">
      <SectionHeading
        level={1}
        title={t('liked')}
        lead={
          pagination &&
          t('likedCount', { count: pagination.total, total: number(pagination.total) })
        }
      />
      <SavedProperties query={query} expected={EXPECTED} />
      <Pagination
        page={page}
        pages={pagination?.totalPages ?? 1}
        hrefFor={(to) => `${paths.likedProperty()}?page=${to}`}
        formatNumber={number}
        texts={{
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (to) => t('pages.page', { number: to }),
        }}
      />
    </div>
  )
}
