import '../../../property/PropertyCards.css'
import './ResultCards.css'
import type { PropertyCard as Property } from '@manzil/api-client/generated/types.gen'
import { PropertyCardSkeleton } from '@manzil/ui/listing/PropertyCardSkeleton/PropertyCardSkeleton'
import { startTransition, useEffect, useState } from 'react'
import { ChoosingCard } from '../../../property/choosing/ChoosingCard.tsx'
import type { ListingView } from '../../../property/listing-view.ts'

/** Rows of a page where the address does not say. */
const USUAL = 24
/** Cards that are in view at once on a desk. */
const IN_VIEW = 4

/** Cards that are drawn first, the others right after them in slices: more than a screen holds. */
const FIRST = 8

interface ResultCardsProps {
  /** Undefined while they load: skeletons of the same shape take their place. */
  properties: readonly Property[] | undefined
  view: ListingView
}

/** The properties of a search, beside each other or one below the other. */
export function ResultCards({ properties, view }: ResultCardsProps) {
  const isWhole = useWhole(properties !== undefined)
  const layout = view === 'list' ? 'list' : 'grid'
  const className = `result-cards ${view === 'list' ? 'result-cards--list' : 'listing-cards'}`
  if (!properties)
    return (
      <div className={className} aria-hidden="true">
        {Array.from({ length: USUAL }, (_, place) => (
          <div key={place} className="result-cards__loading">
            <PropertyCardSkeleton layout={layout} />
          </div>
        ))}
      </div>
    )
  return (
    <ul className={className}>
      {properties.map((property, place) => (
        <li key={property._id} data-property={property._id}>
          {(isWhole || place < FIRST) && (
            <ChoosingCard property={property} layout={layout} priority={place < IN_VIEW} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** False in the first drawing of cards, so that it is a short one. */
function useWhole(isThere: boolean): boolean {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isThere) startTransition(() => setWhole(true))
  }, [isThere])
  return isWhole
}
