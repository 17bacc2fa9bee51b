import type { PropertyCard, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { priceComparison } from './search/price-comparison.ts'
import type { World } from './world.ts'

/** Fields that only a property's own page has. */
const detailOnly = [
  'status',
  'updated_at',
  'description',
  'description_ar',
  'sub_category_id',
  'sub_sub_category_id',
  'permit_number',
  'plot_size',
  'view',
  'service_charge',
  'security_deposit',
  'available_from',
  'developer',
  'floor',
  'total_floors',
  'parking',
  'year_built',
  'handover',
  'video_url',
  'tour_url',
  'agent',
  'advertiser',
  'placeholders',
  'stated_facts',
  'source',
] as const satisfies readonly (keyof PropertyDetail)[]

const picturesOnCard = 5

/** The property as lists of a world show it, to an account with these favourites. */
export function toCard(
  world: World,
  property: PropertyDetail,
  liked: ReadonlySet<string>,
): PropertyCard {
  const card: Omit<PropertyDetail, (typeof detailOnly)[number]> & Partial<PropertyDetail> = {
    ...property,
    media: property.media.slice(0, picturesOnCard),
    price_comparison: priceComparison(world, property),
    is_liked: liked.has(property._id),
  }
  for (const field of detailOnly) delete card[field]
  return card
}
