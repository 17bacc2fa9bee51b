import { listAmenitiesQuery } from '@manzil/api-client/generated/queries.gen'
import { CheckIcon } from '@manzil/ui/icons/actions'
import { Skeleton } from '@manzil/ui/Skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../api/api.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { Section } from './Section.tsx'

/** What the home and its building offer, in the words of the catalogue. */
export function Amenities({ slugs }: { slugs: readonly string[] }) {
  const { t } = useTranslation('details')
  const { name } = useFormats()
  const { data, isPending } = useQuery(listAmenitiesQuery(api))
  const nameOf = (slug: string): string => {
    const amenity = data?.data.find((candidate) => candidate._id === slug)
    // Without the catalogue the slug still says what is meant.
    return amenity ? name(amenity) : slug.replaceAll('-', ' ')
  }
  return (
    <Section id="amenities" title={t('amenities.title')}>
      {slugs.length === 0 && <p className="details-note">{t('amenities.none')}</p>}
      <ul className="details-amenities">
        {slugs.map((slug) => (
          <li key={slug}>
            <CheckIcon size={18} />
            {isPending ? <Skeleton width="7rem" /> : nameOf(slug)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
