import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import type { ListingView } from '../../../property/listing-view.ts'
import { ResultCards } from './ResultCards.tsx'

interface FeaturedPlacesProps {
  properties: readonly PropertyCard[]
  view: ListingView
}

/** Paid places, said to be such, above the results and apart from them. */
export function FeaturedPlaces({ properties, view }: FeaturedPlacesProps) {
  const { t } = useTranslation('listing')
  const heading = useId()
  if (properties.length === 0) return null
  return (
    <section className="listing-featured" aria-labelledby={heading}>
      <h2 id={heading}>{t('featured.title')}</h2>
      <p>{t('featured.text')}</p>
      <ResultCards properties={properties} view={view} />
    </section>
  )
}
