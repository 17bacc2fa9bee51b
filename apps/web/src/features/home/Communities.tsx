import { RankedLinks } from '@manzil/ui/data/RankedLinks/RankedLinks'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../language/use-formats.ts'
import { useTopPlaces } from '../../property/use-top-places.ts'
import { paths } from '../../routing/paths.ts'
import { homeQueries } from './queries.ts'
import { SectionFailed } from './SectionFailed.tsx'

/** Communities shown. */
const COUNT = 12

/** The communities with the most homes; a bar compares their numbers. */
export function Communities() {
  const { t } = useTranslation(['home', 'common'])
  const formats = useFormats()
  const headingId = useId()
  const places = useTopPlaces(COUNT)
  const { data, error, refetch } = useQuery(homeQueries.locations())
  // A site without homes has no places to show.
  if (data && places.length === 0) return null
  const links = places.map((place) => ({
    id: place._id,
    href: paths.propertyListing({ location: [place._id] }),
    label: formats.name(place),
    text: t('common:property.homes', {
      count: place.listings_count,
      total: formats.number(place.listings_count),
    }),
    value: place.listings_count,
  }))
  return (
    <section className="home__section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('communities.title')} lead={t('communities.text')} />
      {error && links.length === 0 ? (
        <SectionFailed title={t('common:failed.title')} error={error} retry={refetch} />
      ) : (
        <RankedLinks links={links.length > 0 ? links : undefined} expected={COUNT} />
      )}
    </section>
  )
}
