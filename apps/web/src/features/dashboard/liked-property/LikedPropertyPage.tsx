import './LikedPropertyPage.css'
import { Pagination } from '@manzil/ui/data/Pagination/Pagination'
import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { SavedProperties } from '../../../property/SavedProperties.tsx'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { Favourites } from './Favourites.tsx'
import { GoneFavourites } from './GoneFavourites.tsx'
import { likedQuery, viewOf } from './liked-query.ts'
import { listsQuery } from './lists-query.ts'
import { noteWindows } from './note-windows.ts'
import { SharedLists } from './SharedLists.tsx'

/** Skeletons while the favourites load. */
const EXPECTED = 6

/**
 * The favourites of the account, in pages, with notes, changes of price and votes. A property that is
 * let go leaves at once.
 */
export default function LikedPropertyPage() {
  const { t } = useTranslation('dashboard')
  const { t: say } = useTranslation('favourites')
  useDocumentTitle(t('liked'))
  const { number } = useFormats()
  const navigate = useNavigate()
  const view = viewOf(useSearchParams())
  const fresh = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const
  const query = useQuery({ ...likedQuery(view), ...fresh })
  const lists = useQuery({ ...listsQuery(), ...fresh })
  const { refetch } = query
  useEffect(() => noteWindows?.follow(() => void refetch()), [refetch])
  const { data } = query
  const gone = data?.gone ?? []
  const votes = (lists.data?.data ?? []).flatMap((list) =>
    list.votes.map((vote) => ({ ...vote, listId: list._id })),
  )
  const isEmpty = data?.data.length === 0
  return (
    <div className="dashboard-page">
      <SectionHeading
        level={1}
        title={t('liked')}
        lead={
          data &&
          t('likedCount', { count: data.pagination.total, total: number(data.pagination.total) })
        }
      />
      {!isEmpty && (
        <SegmentedControl
          label={say('sort.label')}
          segments={[
            { value: 'newest', label: say('sort.newest') },
            { value: 'price_drop', label: say('sort.price_drop') },
          ]}
          value={view.sort}
          onChange={(sort) => navigate(addressOf({ page: 1, sort }))}
        />
      )}
      {data && !isEmpty ? (
        <Favourites properties={data.data} marks={data.favourites} votes={votes} />
      ) : (
        (!isEmpty || gone.length === 0) && <SavedProperties query={query} expected={EXPECTED} />
      )}
      <Pagination
        page={view.page}
        pages={data?.pagination.totalPages ?? 1}
        hrefFor={(page) => addressOf({ ...view, page })}
        formatNumber={number}
        texts={{
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (to) => t('pages.page', { number: to }),
        }}
      />
      <GoneFavourites marks={gone} />
      <SharedLists query={lists} properties={data?.data ?? []} />
    </div>
  )
}

const addressOf = ({ page, sort }: ReturnType<typeof viewOf>): string =>
  `${paths.likedProperty()}?${sort === 'newest' ? '' : `sort_by=${sort}&`}page=${page}`
