import type { FavouriteMark, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { ConnectedPropertyCard } from '../../../property/ConnectedPropertyCard.tsx'
import { PriceChange } from '../../../property/PriceChange.tsx'
import { FavouriteNote } from './FavouriteNote.tsx'
import { type VoteOfList, Votes } from './Votes.tsx'

interface FavouritesProps {
  properties: readonly PropertyCard[]
  marks: readonly FavouriteMark[]
  votes: readonly VoteOfList[]
}

/** Favourites as cards, each with what is kept with it. */
export function Favourites({ properties, marks, votes }: FavouritesProps) {
  return (
    <ul className="listing-cards">
      {properties.map((property) => {
        const mark = marks.find(({ property_id: id }) => id === property._id)
        return (
          <li key={property._id} className="favourite" data-property={property._id}>
            <ConnectedPropertyCard property={property} />
            {mark && <PriceChange price={property.price} mark={mark} />}
            <Votes votes={votes.filter(({ property_id: id }) => id === property._id)} />
            {mark && <FavouriteNote mark={mark} />}
          </li>
        )
      })}
    </ul>
  )
}
