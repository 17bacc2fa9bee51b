import './CategoryTiles.css'
import { type Building, type Character, scenePath } from '@manzil/scenes/scene-path'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { CommunityCard } from '@manzil/ui/listing/CommunityCard/CommunityCard'
import { CommunityCardSkeleton } from '@manzil/ui/listing/CommunityCard/CommunityCardSkeleton'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { paths } from '../../routing/paths.ts'
import { homeQueries } from './queries.ts'
import { SectionFailed } from './SectionFailed.tsx'

const facade = (building: Building, character: Character, seed: number): string =>
  scenePath({ role: 'facade', building, character, seed })

/** A scene for each category of the catalogue; others get the mark of the site. */
const pictures: Readonly<Record<string, string>> = {
  apartments: facade('tower', 'marina', 12),
  houses: facade('villa', 'palm', 5),
  commercial: facade('office', 'downtown', 8),
  land: facade('plot', 'desert', 10),
}
const EXPECTED = 4

/** The categories that have homes, as pictures with their number of listings. */
export function CategoryTiles() {
  const { t } = useTranslation(['home', 'common'])
  const formats = useFormats()
  const headingId = useId()
  const { data, error, refetch } = useQuery(homeQueries.categories())
  // A door to an empty room is none.
  const tiles = data?.data.filter((category) => category.listings_count > 0)
  if (tiles?.length === 0) return null
  return (
    <section className="home__section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('categories.title')} />
      {tiles ? (
        <ul className="category-tiles">
          {tiles.map((category) => (
            <li key={category._id}>
              <CommunityCard
                href={paths.propertyListing({ category: category._id })}
                name={formats.name(category)}
                picture={pictures[category.slug]}
                count={t('categories.count', {
                  count: category.listings_count,
                  total: formats.number(category.listings_count),
                })}
              />
            </li>
          ))}
        </ul>
      ) : error ? (
        <SectionFailed title={t('common:failed.title')} error={error} retry={refetch} />
      ) : (
        <div className="category-tiles" aria-hidden="true">
          {Array.from({ length: EXPECTED }, (_, place) => (
            <CommunityCardSkeleton key={place} />
          ))}
        </div>
      )}
    </section>
  )
}
