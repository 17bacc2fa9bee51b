import './CategoryTiles.css'
import { Image } from '@manzil/ui/Image/Image'
import { SectionHeading } from '@manzil/ui/SectionHeading/SectionHeading'
import { Skeleton } from '@manzil/ui/Skeleton/Skeleton'
import { UiLink } from '@manzil/ui/UiLink/UiLink'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../language/use-formats.ts'
import { paths } from '../../routing/paths.ts'
import { homeQueries } from './queries.ts'

/** A scene for each category of the catalogue; others get the mark of the site. */
const pictures: Readonly<Record<string, string>> = {
  apartments: '/scenes/facade/tower/marina/12.svg',
  houses: '/scenes/facade/villa/palm/5.svg',
  commercial: '/scenes/facade/office/downtown/8.svg',
  land: '/scenes/facade/plot/desert/10.svg',
}
const EXPECTED = 4

/** The categories as pictures, with their number of listings. */
export function CategoryTiles() {
  const { t } = useTranslation('home')
  const formats = useFormats()
  const headingId = useId()
  const { data } = useQuery(homeQueries.categories())
  return (
    <section className="home__section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('categories.title')} />
      <ul className="category-tiles">
        {data?.data.map((category) => (
          <li key={category._id} className="category-tiles__tile">
            <UiLink href={paths.propertyListing({ category: category._id })}>
              <Image src={pictures[category.slug]} alt="" ratio="4 / 3" />
              <span className="category-tiles__name">{formats.name(category)}</span>
              <span className="category-tiles__count mz-figures">
                {t('categories.count', {
                  count: category.listings_count,
                  total: formats.number(category.listings_count),
                })}
              </span>
            </UiLink>
          </li>
        ))}
        {!data &&
          Array.from({ length: EXPECTED }, (_, place) => (
            <li key={place} className="category-tiles__tile" aria-hidden="true">
              <Skeleton ratio="4 / 3" radius="card" />
              <span className="category-tiles__name">&nbsp;</span>
              <span className="category-tiles__count">&nbsp;</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
