import './Communities.css'
import { SectionHeading } from '@manzil/ui/SectionHeading/SectionHeading'
import { Skeleton } from '@manzil/ui/Skeleton/Skeleton'
import { UiLink } from '@manzil/ui/UiLink/UiLink'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../language/use-formats.ts'
import { useTopPlaces } from '../../property/use-top-places.ts'
import { paths } from '../../routing/paths.ts'

/** Communities shown. */
const COUNT = 12

/** The communities with the most homes; a bar compares their numbers. */
export function Communities() {
  const { t } = useTranslation(['home', 'common'])
  const formats = useFormats()
  const headingId = useId()
  const places = useTopPlaces(COUNT)
  const most = places[0]?.listings_count ?? 1
  return (
    <section className="home__section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('communities.title')} lead={t('communities.text')} />
      <ul className="communities">
        {places.map((place) => (
          <li key={place._id}>
            <UiLink
              className="communities__place"
              href={paths.propertyListing({ location: [place._id] })}
            >
              <span className="communities__name">{formats.name(place)}</span>
              <span className="communities__count mz-figures">
                {t('common:property.homes', {
                  count: place.listings_count,
                  total: formats.number(place.listings_count),
                })}
              </span>
              <span
                className="communities__bar"
                style={{ inlineSize: `${(100 * place.listings_count) / most}%` }}
              />
            </UiLink>
          </li>
        ))}
        {places.length === 0 &&
          Array.from({ length: COUNT }, (_, place) => (
            <li key={place} className="communities__place" aria-hidden="true">
              <Skeleton width="60%" height="1rem" />
            </li>
          ))}
      </ul>
    </section>
  )
}
