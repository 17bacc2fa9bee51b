import '../ContentPage.css'
import { listLocationsQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import { BlogCard } from '@manzil/ui/content/BlogCard/BlogCard'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { placeScene } from '../../../property/place-scene.ts'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { BlogSkeleton } from '../blog/BlogSkeleton.tsx'
import { contentQueries } from '../queries.ts'

/** The communities that somebody has written about. */
export default function AreaGuidesPage() {
  const { t } = useTranslation(['content', 'common'])
  useDocumentTitle(t('areas.title'))
  const { number, name } = useFormats()
  const query = useQuery(contentQueries.areas(useLanguage()))
  const places = useQuery(listLocationsQuery(api)).data?.data ?? []
  return (
    <div className="content-page content-stack">
      <SectionHeading level={1} title={t('areas.title')} lead={t('areas.lead')} />
      <Loaded query={query} skeleton={<BlogSkeleton />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t('areas.none')} />
          ) : (
            <ul className="content-grid">
              {data.map(({ place, title, description, language }) => {
                const known = places.find(({ _id }) => _id === place)
                const parent = places.find(({ _id }) => _id === known?.parent_id)
                return (
                  <li key={place}>
                    <BlogCard
                      href={paths.areaGuide(place)}
                      title={title}
                      excerpt={description}
                      picture={placeScene(place)}
                      category={parent && name(parent)}
                      reading={
                        known &&
                        t('common:property.homes', {
                          count: known.listings_count,
                          total: number(known.listings_count),
                        })
                      }
                      lang={language}
                      level={2}
                    />
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}
