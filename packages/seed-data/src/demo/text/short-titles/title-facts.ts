import type { Completion, Furnishing, PropertyType } from '@manzil/api-client/generated/types.gen'
import { Random } from '../../random.ts'

/** What a title may say: what every answer that shows one knows of the property. */
export interface TitleFacts {
  readonly id: string
  readonly type: PropertyType
  readonly completion: Completion | null
  readonly bedrooms: number | null
  readonly furnished: Furnishing | null
  /** Amenity slugs. */
  readonly features: readonly string[]
}

/** What a title may add to the kind of property; views and amenities under their slugs. */
const additions = [
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

/** The one addition that a property's titles make, the same in every language; often none. */
export function additionOf({
  id,
  type,
  features,
  furnished,
  completion,
}: TitleFacts): Addition | undefined {
  const all = [
    ...features,
    ...(furnished === 'furnished' ? ['furnished'] : []),
    ...(completion === 'off_plan' ? ['off-plan'] : []),
  ]
  const fitting = additions.filter((one) => all.includes(one))
  const random = new Random(`title/${id}`)
  if (type === 'land' || fitting.length === 0 || random.chance(PLAIN_SHARE)) return undefined
  return random.pick(fitting)
}

/** Titles of kind and place alone. */
const PLAIN_SHARE = 0.2
