import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { FieldError, PropertyType } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { amenities } from '@manzil/catalogue/amenities'
import { type CategoryNode, categories } from '@manzil/catalogue/categories'
import { places } from '@manzil/catalogue/places/places'
import { propertyTypes } from '@manzil/catalogue/property-types'

export type PropertyForm = RequestOf<'createProperty'>['body']

interface Room {
  /** Pictures of one property. */
  photos: number
  /** Addresses that the account may name: its uploads, and pictures that the property has. */
  isOwnPicture(url: string): boolean
}

/** What the schema cannot say of a property's form: names that lead nowhere, missing facts. */
export function checkForm(form: PropertyForm, room: Room): FieldError[] {
  return [
    ...checkCategories(form),
    ...checkNames(form),
    ...checkMedia(form, room),
    ...missing(form),
  ]
}

const nodeOf = (id: string | null | undefined, level: number): CategoryNode | undefined =>
  categories.find((node) => node.id === id && node.level === level)

/** Kind of property of the form: its sub-category, or the first of its category. */
export function typeOf({ category_id, sub_category_id }: PropertyForm): PropertyType {
  const node =
    nodeOf(sub_category_id, 2) ??
    categories.find(({ level, parentId }) => level === 2 && parentId === category_id)
  const found = propertyTypes.find(({ slug }) => slug === node?.slug)
  if (!found) throw new Error(`no kind of property in category ${category_id}`)
  return found.slug
}

function checkCategories(form: PropertyForm): FieldError[] {
  const { category_id, sub_category_id, sub_sub_category_id } = form
  if (!nodeOf(category_id, 1)) return [unknown('category_id')]
  const sub = nodeOf(sub_category_id, 2)
  if (sub_category_id && !sub) return [unknown('sub_category_id')]
  if (sub && sub.parentId !== category_id)
    return [{ path: 'sub_category_id', rule: 'parent', message: 'is not of this category' }]
  const subSub = nodeOf(sub_sub_category_id, 3)
  if (sub_sub_category_id && !subSub) return [unknown('sub_sub_category_id')]
  if (subSub && subSub.parentId !== sub_category_id)
    return [{ path: 'sub_sub_category_id', rule: 'parent', message: 'is not of this sub-category' }]
  return []
}

function checkNames({ location_id, features = [] }: PropertyForm): FieldError[] {
  const isPlace = places.some(({ slug }) => slug === location_id)
  const areAmenities = features.every((slug) => amenities.some((known) => known.slug === slug))
  return [
    ...(isPlace ? [] : [unknown('location_id')]),
    ...(areAmenities ? [] : [unknown('features')]),
  ]
}

function checkMedia({ media = [] }: PropertyForm, room: Room): FieldError[] {
  if (media.length > room.photos) {
    const message = `may hold ${room.photos} pictures in your plan`
    return [{ path: 'media', rule: 'maxItems', message }]
  }
  return media.flatMap(({ url }, position) =>
    room.isOwnPicture(url)
      ? []
      : [{ path: `media.${position}.url`, rule: 'unknown', message: 'is not one of your uploads' }],
  )
}

/** Facts that visitors need; a draft may lack them. */
function missing(form: PropertyForm): FieldError[] {
  if (form.status !== 'live' || !nodeOf(form.category_id, 1)) return []
  const isResidential = propertyTypes.some(
    ({ slug, isResidential }) => isResidential && slug === typeOf(form),
  )
  const facts = {
    permit_number: form.permit_number ?? null,
    sub_category_id: form.sub_category_id ?? null,
    size: form.size ?? null,
    ...(isResidential && { bedrooms: form.bedrooms ?? null }),
  }
  return Object.entries(facts).flatMap(([path, fact]) =>
    fact === null ? [{ path, rule: 'required', message: 'is required for a live listing' }] : [],
  )
}

const unknown = (path: string): FieldError => ({
  path,
  rule: 'unknown',
  ...say('field.unknown'),
})
