import './AreaPage.css'
import { listAmenitiesQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import { writePropertyQuery } from '@manzil/domain/property-search'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { facetsQuery } from '../../../property/facets-query.ts'
import { paths } from '../../../routing/paths.ts'

/** What people steer by, as adverts name it. */
const steeredBy: readonly string[] = ['near-metro', 'near-school', 'beach-access']

/** How many adverts of a place name a station, a school or a beach; nothing where none does. */
export function AreaNamed({ place }: { place: string }) {
  const { t } = useTranslation('content')
  const { number, name } = useFormats()
  const titleId = useId()
  const amenities = useQuery(listAmenitiesQuery(api)).data?.data ?? []
  const { data } = useQuery(facetsQuery(api, writePropertyQuery({ location: [place] })))
  const named = (data?.features ?? []).filter(
    ({ value, count }) => steeredBy.includes(value) && count > 0,
  )
  if (!data || named.length === 0) return null
  return (
    <section className="content-card" aria-labelledby={titleId}>
      <h2 id={titleId} className="content-card__title">
        {t('areas.named.title')}
      </h2>
      <ul className="content-card__links area-named">
        {named.map(({ value, count }) => {
          const amenity = amenities.find(({ _id }) => _id === value)
          return (
            amenity && (
              <li key={value}>
                <TextLink href={paths.propertyListing({ location: [place], features: [value] })}>
                  {name(amenity)}
                </TextLink>
                <p className="content-small">
                  {t('areas.named.of', { count, some: number(count), all: number(data.total) })}
                </p>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
