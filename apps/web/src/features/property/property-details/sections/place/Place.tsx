import './place.css'
import { listLocationsQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import { listAreaGuidesQuery } from '@manzil/api-client/generated/content-queries.gen'
import { formatDistance } from '@manzil/i18n/format'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../../../api/api.ts'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useLanguage } from '../../../../../language/use-language.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { PropertyMap } from '../../../../../map/PropertyMap.tsx'
import { useNavigate } from '../../../../../routing/location.ts'
import { paths } from '../../../../../routing/paths.ts'
import type { SectionProps } from '../../section-props.ts'
import { nearbyPlaces } from './nearby.ts'

/** The property on the map, with the communities around it and how far they are. */
export default function Place({ property, title }: SectionProps) {
  const { t } = useTranslation(['particulars', 'common'])
  const { name, compactMoney } = useFormats()
  const language = useLanguage()
  const navigate = useNavigate()
  const { data } = useQuery(listLocationsQuery(api))
  const near = useMemo(() => nearbyPlaces(property, data?.data ?? []), [property, data])
  const { purpose, price, coordinates, location_path: path } = property
  const own = path.find(({ kind }) => kind === 'community') ?? path.at(-1)
  const place = own ? name(own) : property.location
  const guide = useQuery({
    ...listAreaGuidesQuery(api, { params: { query: { place: own?._id ?? '', language } } }),
    enabled: own !== undefined,
  })
  const propertiesOf = (id: string) => paths.propertyListing({ purpose, location: [id] })
  return (
    <>
      <div className="details-map">
        <PropertyMap
          property={{
            id: property._id,
            coordinates,
            label: price === null ? t('common:property.askPrice') : compactMoney(price),
            name: title,
          }}
          place={place}
          onSelect={(id) => navigate(propertiesOf(id))}
        />
      </div>
      {own && (
        <p className="details-choices">
          <TextLink href={propertiesOf(own._id)}>{t('place.homes', { place })}</TextLink>
          {guide.data?.data.length ? (
            <TextLink href={paths.areaGuide(own._id)}>{t('place.guide', { place })}</TextLink>
          ) : null}
        </p>
      )}
      {data && (
        <div className="details-group">
          <h3 className="details-subtitle">{t('place.nearby')}</h3>
          {near.length === 0 ? (
            <p className="details-note">{t('place.none')}</p>
          ) : (
            <>
              <ul className="details-nearby">
                {near.map(({ place: other, metres }) => (
                  <li key={other._id}>
                    <TextLink href={propertiesOf(other._id)}>{name(other)}</TextLink>
                    <span>
                      {t('place.distance', { distance: formatDistance(language, metres) })}
                    </span>
                  </li>
                ))}
              </ul>
              <p className="details-note">
                {t(coordinates.approximate ? 'place.approximate' : 'place.measured', { place })}
              </p>
            </>
          )}
        </div>
      )}
    </>
  )
}
