import '../ContentPage.css'
import { listLocationsQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import { BlogCard } from '@manzil/ui/content/BlogCard/BlogCard'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { IconButton } from '@manzil/ui/foundations/IconButton/IconButton'
import { CloseIcon, SearchIcon } from '@manzil/ui/foundations/icons/actions'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { placeScene } from '../../../property/place-scene.ts'
import { paths } from '../../../routing/paths.ts'
import { useAddressText } from '../../../routing/use-address-text.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { BlogSkeleton } from '../blog/BlogSkeleton.tsx'
import { contentQueries } from '../queries.ts'
import { foundAreas } from './found-areas.ts'

/** No place has a longer name. */
const LONGEST_NAME = 80

/** The communities that somebody has written about, by name: `/area-guides?search=`. */
export default function AreaGuidesPage() {
  const { t } = useTranslation(['content', 'common'])
  useDocumentTitle(t('areas.title'))
  const { number, name } = useFormats()
  const language = useLanguage()
  const query = useQuery(contentQueries.areas(language))
  const places = useQuery(listLocationsQuery(api)).data?.data ?? []
  const [typed, type] = useAddressText('search', LONGEST_NAME)
  return (
    <div className="content-page content-stack">
      <SectionHeading level={1} title={t('areas.title')} lead={t('areas.lead')} />
      <search className="content-find">
        <TextField
          type="search"
          label={t('areas.search')}
          hideLabel
          placeholder={t('areas.search')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          start={<SearchIcon />}
          end={
            typed !== '' && (
              <IconButton label={t('clearSearch')} onClick={() => type('')}>
                <CloseIcon />
              </IconButton>
            )
          }
        />
      </search>
      <Loaded query={query} skeleton={<BlogSkeleton />}>
        {({ data }) => {
          const found = foundAreas(data, places, typed, { language, name })
          if (found.length === 0)
            return <EmptyState title={t(data.length === 0 ? 'areas.none' : 'areas.notFound')} />
          return (
            <ul className="content-grid">
              {found.map(({ guide, known, parent }) => (
                <li key={guide.place}>
                  <BlogCard
                    href={paths.areaGuide(guide.place)}
                    title={guide.title}
                    excerpt={guide.description}
                    picture={placeScene(guide.place)}
                    category={parent && name(parent)}
                    reading={
                      known &&
                      t('common:property.homes', {
                        count: known.listings_count,
                        total: number(known.listings_count),
                      })
                    }
                    lang={guide.language}
                    level={2}
                  />
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </div>
  )
}
