import { listLocationsQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'

/** How many properties there are in a place, and the ways to them. */
export function AreaLinks({ place }: { place: string }) {
  const { t } = useTranslation(['content', 'common'])
  const { number, name } = useFormats()
  const titleId = useId()
  const known = useQuery(listLocationsQuery(api)).data?.data.find(({ _id }) => _id === place)
  const location = [place]
  return (
    <section className="content-card" aria-labelledby={titleId}>
      <h2 id={titleId} className="content-card__title">
        {known ? t('areas.homesIn', { place: name(known) }) : t('areas.homes')}
      </h2>
      {known && (
        <p className="content-small">
          {t('common:property.homes', {
            count: known.listings_count,
            total: number(known.listings_count),
          })}
        </p>
      )}
      <ul className="content-card__links">
        <li>
          <TextLink href={paths.propertyListing({ purpose: 'sale', location })}>
            {t('guide.homes.forSale')}
          </TextLink>
        </li>
        <li>
          <TextLink href={paths.propertyListing({ purpose: 'rent', location })}>
            {t('guide.homes.forRent')}
          </TextLink>
        </li>
        <li>
          <TextLink href={paths.areaGuides()}>{t('areas.all')}</TextLink>
        </li>
      </ul>
    </section>
  )
}
