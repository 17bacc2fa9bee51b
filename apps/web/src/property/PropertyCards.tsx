import './PropertyCards.css'
import type { PropertyCard as Property } from '@manzil/api-client/generated/types.gen'
import { PropertyCardSkeleton } from '@manzil/ui/listing/PropertyCardSkeleton/PropertyCardSkeleton'
import { ConnectedPropertyCard } from './ConnectedPropertyCard.tsx'

interface PropertyCardsProps {
  /** Undefined while they load: skeletons of the same shape take their place. */
  properties: readonly Property[] | undefined
  /** Skeletons to draw. */
  expected: number
  /** They wait for the visitor to come near: nothing is under way. */
  isLate?: boolean
  /** One line that scrolls by finger on phones. */
  strip?: boolean
  /** Cards above the fold, whose pictures load first. */
  priority?: number
}

/** Properties in a grid. */
export function PropertyCards(props: PropertyCardsProps) {
  const { properties, expected, isLate, strip, priority = 0 } = props
  const className = strip ? 'listing-cards listing-cards--strip' : 'listing-cards'
  if (!properties)
    return (
      <div className={className} aria-hidden="true" data-arriving={!isLate || undefined}>
        {Array.from({ length: expected }, (_, place) => (
          <PropertyCardSkeleton key={place} />
        ))}
      </div>
    )
  return (
    <ul className={className}>
      {properties.map((property, place) => (
        <li key={property._id} data-property={property._id}>
          <ConnectedPropertyCard property={property} priority={place < priority} />
        </li>
      ))}
    </ul>
  )
}
