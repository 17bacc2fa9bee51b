import type { PropertyType } from '@manzil/api-client/generated/types.gen'

/** What a short title says of a property. */
export interface TitleFacts {
  readonly type: PropertyType
  readonly bedrooms: number | null
}

/** What a title may add to the kind of property; views and amenities under their slugs. */
export const additions = [
  'sea-view',
  'burj-khalifa-view',
  'marina-view',
  'golf-view',
  'canal-view',
  'lake-view',
  'park-view',
  'city-view',
  'water-view',
  'private-pool',
  'garden',
  'maids-room',
  'study',
  'near-metro',
  'beach-access',
  'high-floor',
  'upgraded',
  'chiller-free',
  'furnished',
  'off-plan',
] as const

export type Addition = (typeof additions)[number]
