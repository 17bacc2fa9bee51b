import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type {
  PropertyAssessment,
  PropertyDetail,
  PropertyDuplicate,
} from '@manzil/api-client/generated/types.gen'
import { scoreOf, scoreParts } from '@manzil/domain/own-property/score-parts'
import { placeRef } from '../place-ref.ts'
import { priceRangeAmong } from '../search/price-range-among.ts'
import type { MockUser, World } from '../world.ts'
import { formCatalogue } from './check-form.ts'
import { pathOf } from './facts-of.ts'
import { isFarPin } from './is-far-pin.ts'
import { ownProperties } from './ownership.ts'

type Form = RequestOf<'assessProperty'>['body']

/** Nobody looks at anything here, so no views are compared; pictures are alike where they are the same. */
export function assess(world: World, account: MockUser, form: Form): PropertyAssessment {
  const parts = scoreParts({
    price: form.price,
    size: form.size,
    bathrooms: form.bathrooms,
    hasPin: form.has_pin && !isFarPin(form.coordinates, form.location_id),
    hasAgent: true,
    permitNumber: form.permit_number,
    furnished: form.furnished,
    completion: form.completion,
    amenities: form.features_count,
    description: form.description_length,
    pictures: Math.max(form.media.length, 1),
    photographs: form.media.filter((url) => !url.startsWith('/scenes/')).length,
    verified: world.findProperty(form.property_id ?? '')?.verified ?? false,
  })
  const own = ownProperties(world, account)
  const others = world.properties.filter((each) => !own.includes(each))
  const duplicates = [...own, ...others].flatMap((each) => {
    const reason = each._id === form.property_id ? undefined : sameness(each, form)
    return reason ? [toDuplicate(each, reason, own.includes(each))] : []
  })
  return {
    score: scoreOf(parts),
    points: parts.map((part) => ({ ...part, views: null })),
    duplicates: duplicates.slice(0, 20),
    price_range: rangeOf(world, form) ?? null,
  }
}

function rangeOf(world: World, { purpose, bedrooms, size, ...form }: Form) {
  const { category_id, sub_category_id, location_id } = form
  const type = category_id ? formCatalogue.typeOf({ category_id, sub_category_id }) : undefined
  const location_path = pathOf({ location_id: location_id ?? '' }).map(placeRef)
  if (!purpose || !type || location_path.length === 0) return undefined
  return priceRangeAmong(world, { purpose, type, bedrooms, size, location_path })
}

/** The same figures, to the letter, are suspicious anywhere. */
function sameness(other: PropertyDetail, form: Form): PropertyDuplicate['reason'] | undefined {
  if (form.permit_number?.trim() && other.permit_number === form.permit_number.trim())
    return 'permit'
  const isUnit =
    form.size !== null &&
    other.purpose === form.purpose &&
    other.location_path.at(-1)?._id === form.location_id &&
    other.size === form.size &&
    other.price === form.price &&
    other.bedrooms === form.bedrooms
  if (isUnit) return 'unit'
  const isPictured = other.media.some(
    ({ url, illustration }) => !illustration && form.media.includes(url),
  )
  return isPictured ? 'picture' : undefined
}

const toDuplicate = (
  { _id, reference, title, title_ar, status, link }: PropertyDetail,
  reason: PropertyDuplicate['reason'],
  is_own: boolean,
): PropertyDuplicate => ({ reason, is_own, status, _id, reference, title, title_ar, link })
