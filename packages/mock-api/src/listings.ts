import type { PropertyCard, PropertyDetail } from '@manzil/api-client/generated/types.gen'

/** Fields that only a listing's own page has. */
const detailOnly = [
  'description',
  'description_ar',
  'sub_category_id',
  'sub_sub_category_id',
  'permit_number',
  'service_charge',
  'cheques',
  'developer',
  'floor',
  'parking',
  'year_built',
  'handover',
  'agent',
  'advertiser',
  'source',
] as const satisfies readonly (keyof PropertyDetail)[]

const picturesOnCard = 5

/** The listing as lists show it, to an account with these favourites. */
export function toCard(listing: PropertyDetail, liked: ReadonlySet<string>): PropertyCard {
  const card: Omit<PropertyDetail, (typeof detailOnly)[number]> & Partial<PropertyDetail> = {
    ...listing,
    media: listing.media.slice(0, picturesOnCard),
    is_liked: liked.has(listing._id),
  }
  for (const field of detailOnly) delete card[field]
  return card
}
