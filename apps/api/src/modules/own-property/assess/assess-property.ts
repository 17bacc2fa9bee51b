import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type {
  PropertyAssessment,
  PropertyDuplicate,
  PropertyType,
} from '@manzil/api-client/generated/types.gen'
import { isFarFrom } from '@manzil/domain/own-property/pin'
import { scoreOf, scoreParts } from '@manzil/domain/own-property/score-parts'
import { purposeCodes } from '../../../db/codes.ts'
import { placePath, placeRef } from '../../catalogue/lookups.ts'
import { standsAt } from '../move.ts'
import type { Editor, OwnParts } from '../parts.ts'
import { type DuplicateRow, findDuplicates } from '../repository/find-duplicates.ts'
import { uploadsAmong } from '../repository/own-pictures.ts'
import { findOwnerId, findVerified } from '../repository/own-row.ts'
import type { ViewsComparison } from './compare-views.ts'

export type AssessmentForm = RequestOf<'assessProperty'>['body']

type Parts = Pick<OwnParts, 'db' | 'lookups' | 'properties' | 'catalogue' | 'now'> & {
  compareViews: ViewsComparison
}

/** Of the finest place, a building or a cluster: no two lists round sizes alike, and prices differ a little. */
const ONE_BUILDING = { sizeShare: 0.02, priceShare: 0.05 }
/** Elsewhere only the very same figures make another home suspicious. */
const ELSEWHERE = { sizeShare: 0, priceShare: 0 }

const uploaded = /\/pictures\/([\da-f]{32})\//

/** What a form lacks, what else is the same and what it may cost; undefined for somebody else's property. */
export async function assessProperty(
  parts: Parts,
  form: AssessmentForm,
  { caller }: Pick<Editor, 'caller'>,
): Promise<PropertyAssessment | undefined> {
  const { db, catalogue, compareViews, now } = parts
  const { property_id, purpose } = form
  const ownerId = property_id === null ? caller.id : await findOwnerId(db, property_id, caller.id)
  if (ownerId === undefined) return undefined
  const type = form.category_id
    ? catalogue.typeOf({ category_id: form.category_id, sub_category_id: form.sub_category_id })
    : undefined
  const points = scoreParts({
    price: form.price,
    size: form.size,
    bathrooms: form.bathrooms,
    hasPin: form.has_pin && !isFar(parts, form),
    hasAgent: true,
    permitNumber: form.permit_number,
    furnished: form.furnished,
    completion: form.completion,
    amenities: form.features_count,
    description: form.description_length,
    // The house from outside is drawn where there is none.
    pictures: Math.max(form.media.length, 1),
    photographs: form.media.filter((url) => !url.startsWith('/scenes/')).length,
    verified: property_id === null ? false : await findVerified(db, property_id),
  })
  const typeCode = type && parts.lookups.categoryByType.get(type)?.code
  const views =
    purpose && type && typeCode !== undefined
      ? await compareViews({ purpose, type, typeCode }, now())
      : undefined
  return {
    score: scoreOf(points),
    points: points.map((point) => ({ ...point, views: views?.get(point.name) ?? null })),
    duplicates: await duplicatesOf(parts, form, { type, accounts: [caller.id, ownerId] }),
    price_range: (await rangeOf(parts, form, type)) ?? null,
  }
}

function isFar({ lookups }: Parts, { coordinates, location_id }: AssessmentForm): boolean {
  const place = location_id === null ? undefined : lookups.placeBySlug.get(location_id)
  return Boolean(coordinates && place && isFarFrom(coordinates, place))
}

async function rangeOf(
  { lookups, properties, now }: Parts,
  { purpose, location_id, bedrooms, size }: AssessmentForm,
  type: PropertyType | undefined,
) {
  const place = location_id === null ? undefined : lookups.placeBySlug.get(location_id)
  if (!purpose || !type || !place) return undefined
  const location_path = placePath(lookups, place.code).map(placeRef)
  return properties.priceRange({ purpose, type, bedrooms, size, location_path }, now())
}

async function duplicatesOf(
  { db, lookups, properties }: Parts,
  form: AssessmentForm,
  {
    type,
    accounts: [callerId, ownerId],
  }: { type: PropertyType | undefined; accounts: [string, string] },
): Promise<PropertyDuplicate[]> {
  const { purpose, size, price, bedrooms, location_id, permit_number } = form
  const place = location_id === null ? undefined : lookups.placeBySlug.get(location_id)
  const typeCode = type && lookups.categoryByType.get(type)?.code
  const own = await uploadsAmong(db, form.media, [...new Set([callerId, ownerId])])
  const rows = await findDuplicates(db, callerId, {
    exceptId: form.property_id,
    permit: permit_number?.trim() || null,
    unit:
      purpose && place && typeCode !== undefined && size !== null
        ? {
            purpose: purposeCodes[purpose],
            placeCode: place.code,
            typeCode,
            beds: bedrooms,
            size,
            price,
            ...(place.kind === 'sub_community' ? ONE_BUILDING : ELSEWHERE),
          }
        : null,
    pictures: [...own].flatMap((url) => uploaded.exec(url)?.[1] ?? []),
  })
  return rows.map((row) => ({ ...toDuplicate(row), link: properties.link(row.id) }))
}

const toDuplicate = ({
  reason,
  is_own,
  id,
  status,
  ...shown
}: DuplicateRow): Omit<PropertyDuplicate, 'link'> => ({
  reason,
  is_own,
  status: standsAt({ id, status }),
  _id: id,
  reference: shown.reference,
  title: shown.title,
  title_ar: shown.title_ar,
})
