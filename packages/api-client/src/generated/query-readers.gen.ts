// Generated from contracts/. Do not edit; run `npm run gen`.

import { decimal, list, oneOf, type QueryValueReader, someOf, text, whole, yesOrNo } from '../query-value.ts'
import type { operations } from './types.gen.ts'

type Query = NonNullable<operations['listProperties']['parameters']['query']>

/** How each value of the query of `listProperties` is read, in the order of its names in an address. */
export const listPropertiesReaders: {
  readonly [K in keyof Required<Query>]: QueryValueReader<NonNullable<Query[K]>>
} = {
  purpose: oneOf(['sale', 'rent']),
  search: text,
  location: list,
  category: text,
  sub_category: text,
  sub_sub_category: text,
  type: someOf([
    'apartment',
    'penthouse',
    'duplex',
    'hotel-apartment',
    'villa',
    'townhouse',
    'villa-compound',
    'office',
    'retail',
    'warehouse',
    'land',
  ]),
  completion: oneOf(['ready', 'off_plan']),
  furnished: oneOf(['furnished', 'unfurnished', 'partly']),
  price_min: whole,
  price_max: whole,
  bedrooms_min: whole,
  bedrooms_max: whole,
  bathrooms_min: whole,
  size_min: whole,
  size_max: whole,
  features: list,
  verified: yesOrNo,
  south: decimal,
  west: decimal,
  north: decimal,
  east: decimal,
  area: text,
  sort_by: oneOf(['relevance', 'newest', 'price_asc', 'price_desc', 'size_desc', 'size_asc', 'price_per_sqft_asc']),
  page: whole,
  limit: whole,
}
