import './ListingCards.css'
import type { PropertyCard as Property } from '@manzil/api-client/generated/types.gen'
import { PropertyCardSkeleton } from '@manzil/ui/listing/PropertyCardSkeleton/PropertyCardSkeleton'
import { ListingCard } from './ListingCard.tsx'

interface ListingCardsProps {
  /** Undefined while they load: skeletons of the same shape take their place. */
  properties: readonly Property[] | undefined
  /** Skeletons to draw. */
  expected: number
  /** One line that scrolls by finger on phones. */
  strip?: boolean
  /** Cards above the fold, whose pictures load first. */
  priority?: number
}

/** Homes in a grid. */
export function ListingCards({ properties, expected, strip, priority = 0 }: ListingCardsProps) {
  const className = strip ? 'listing-cards listing-cards--strip' : 'listing-cards'
  if (!properties)
    return (
      <div className={className} aria-hidden="true">
        {Array.from({ length: expected }, (_, place) => (
          <PropertyCardSkeleton key={place} />
        ))}
      </div>
    )
  return (
    <ul className={className}>
      {properties.map((property, place) => (
        <li key={property._id} data-home={property._id}>
          <ListingCard property={property} priority={place < priority} />
        </li>
      ))}
    </ul>
  )
}
