import { listBlogsTexts } from '@manzil/api-client/generated/text-limits.gen'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { IconButton } from '@manzil/ui/foundations/IconButton/IconButton'
import { CloseIcon, SearchIcon } from '@manzil/ui/foundations/icons/actions'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useAddressText } from '../../../routing/use-address-text.ts'
import { contentQueries } from '../queries.ts'
import { blogAddress } from './blog-address.ts'
import type { BlogCriteria } from './blog-criteria.ts'

/** Subjects with their number of articles, and a search. Without subjects the search remains. */
export function BlogFilters({ criteria }: { criteria: BlogCriteria }) {
  const { t } = useTranslation('content')
  const { number, name } = useFormats()
  const [typed, type] = useAddressText('search', listBlogsTexts.search)
  const query = useQuery(contentQueries.blogCategories())
  const categories = query.data?.data.filter(({ blogs_count }) => blogs_count > 0) ?? []
  const all = categories.reduce((sum, { blogs_count }) => sum + blogs_count, 0)
  const { search } = criteria
  const entries = [
    { id: undefined, label: t('blog.all'), count: all },
    ...categories.map((each) => ({ id: each._id, label: name(each), count: each.blogs_count })),
  ]
  return (
    <div className="blog-filters">
      <nav aria-label={t('blog.categories')}>
        <ul className="content-subjects">
          {query.isPending
            ? ['8rem', '7rem', '9rem'].map((width) => (
                <li key={width}>
                  <Skeleton width={width} height="2.75rem" radius="full" />
                </li>
              ))
            : categories.length > 0 &&
              entries.map(({ id, label, count }) => (
                <li key={id ?? 'all'}>
                  <UiLink
                    href={blogAddress({ blog_category_id: id, search })}
                    aria-current={id === criteria.blog_category_id ? 'page' : undefined}
                  >
                    {label} <span>{number(count)}</span>
                  </UiLink>
                </li>
              ))}
        </ul>
      </nav>
      <search className="blog-filters__search">
        <TextField
          type="search"
          label={t('blog.search')}
          hideLabel
          placeholder={t('blog.search')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          start={<SearchIcon />}
          end={
            typed !== '' && (
              <IconButton label={t('clearSearch')} onClick={() => type('')}>
                <CloseIcon size={18} />
              </IconButton>
            )
          }
        />
      </search>
    </div>
  )
}
