import './ResultCards.css'
import type { PropertyCard as Property } from '@manzil/api-client/generated/types.gen'
import { PropertyCardSkeleton } from '@manzil/ui/PropertyCardSkeleton/PropertyCardSkeleton'
import { ListingCard } from '../../../property/ListingCard.tsx'
import { ListingCards } from '../../../property/ListingCards.tsx'
import type { ListingView } from '../../../property/listing-view.ts'

/** Rows of a page where the address does not say. */
const USUAL = 24
/** Cards that are in view at once on a desk. */
const IN_VIEW = 4

interface ResultCardsProps {
  /** Undefined while they load: skeletons of the same shape take their place. */
  properties: readonly Property[] | undefined
  view: ListingView
}

/** The homes of a search, beside each other or one below the other. */
export function ResultCards({ properties, view }: ResultCardsProps) {
  if (view !== 'list')
    return <ListingCards properties={properties} expected={USUAL} priority={IN_VIEW} />
  if (!properties)
    return (
      <div className="listing-rows" aria-hidden="true">
        {Array.from({ length: IN_VIEW }, (_, place) => (
          <PropertyCardSkeleton key={place} layout="list" />
        ))}
      </div>
    )
  return (
    <ul className="listing-rows">
      {properties.map((property, place) => (
        <li key={property._id}>
          <ListingCard property={property} layout="list" priority={place < IN_VIEW} />
        </li>
      ))}
    </ul>
  )
}
