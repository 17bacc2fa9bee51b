import type { Completion, Furnishing } from '@manzil/api-client/generated/types.gen'
import { type Addition, additions, type TitleFacts } from '@manzil/catalogue/titles/title-facts'
import { Random } from '../random.ts'

/** What a title may say: what every answer that shows one knows of the property. */
export interface DemoTitleFacts extends TitleFacts {
  readonly id: string
  readonly completion: Completion | null
  readonly furnished: Furnishing | null
  /** Amenity slugs. */
  readonly features: readonly string[]
}

/** The one addition that a property's titles make, the same in every language; often none. */
export function additionOf({
  id,
  type,
  features,
  furnished,
  completion,
}: DemoTitleFacts): Addition | undefined {
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
