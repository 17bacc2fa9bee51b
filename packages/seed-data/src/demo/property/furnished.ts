import type {
  Completion,
  Furnishing,
  PropertyType,
  Purpose,
} from '@manzil/api-client/generated/types.gen'
import type { Random } from '../random.ts'

const RENT: readonly (readonly [Furnishing | null, number])[] = [
  ['furnished', 31],
  ['unfurnished', 55],
  ['partly', 8],
  [null, 6],
]
const SALE: readonly (readonly [Furnishing | null, number])[] = [
  ['furnished', 15],
  ['unfurnished', 66],
  ['partly', 7],
  [null, 12],
]

/** How a property is furnished; what is not yet built or no property says nothing. */
export function drawFurnished(
  random: Random,
  type: PropertyType,
  bedrooms: number | null,
  purpose: Purpose,
  completion: Completion | null,
): Furnishing | null {
  if (bedrooms === null) return null
  if (type === 'hotel-apartment') return 'furnished'
  if (completion === 'off_plan') return random.chance(0.2) ? 'furnished' : 'unfurnished'
  return random.weighted(purpose === 'rent' ? RENT : SALE)
}
