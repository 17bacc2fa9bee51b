import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { FieldError, PropertyType } from '@manzil/api-client/generated/types.gen'
import { type Said, say } from '@manzil/api-client/request/say'
import { isResidential } from '../is-residential.ts'
import { type UntrueFact, untrueFacts } from './untrue-facts.ts'

/** A form as it was read. */
export type PropertyForm = RequestOf<'createProperty'>['body']

/** What a form may name, as far as it has to be known to check one. */
export interface FormCatalogue {
  category(id: string): { level: number; parentId: string | null } | undefined
  /** Kind of property of a known category, or of the first below it. */
  typeOf(form: Pick<PropertyForm, 'category_id' | 'sub_category_id'>): PropertyType | undefined
  isPlace(slug: string): boolean
  isAmenity(slug: string): boolean
}

/** What a form may hold. */
export interface FormRoom {
  /** Pictures of one property. */
  photos: number
  /** Addresses that the account may name: its uploads, and pictures that the property has. */
  isOwnPicture(url: string): boolean
}

/** What the schema cannot say of a property's form: names that lead nowhere, missing facts. */
export function checkPropertyForm(
  form: PropertyForm,
  catalogue: FormCatalogue,
  room: FormRoom,
): FieldError[] {
  return [
    ...checkCategories(form, catalogue),
    ...checkNames(form, catalogue),
    ...checkMedia(form, room),
    ...checkFacts(form),
    ...(form.status === 'live' ? missingFacts(form, catalogue) : []),
  ]
}

function checkCategories(form: PropertyForm, { category }: FormCatalogue): FieldError[] {
  const nodeOf = (id: string | null | undefined, level: number) => {
    const found = id ? category(id) : undefined
    return found?.level === level ? found : undefined
  }
  const { category_id, sub_category_id, sub_sub_category_id } = form
  if (!nodeOf(category_id, 1)) return [unknown('category_id')]
  const sub = nodeOf(sub_category_id, 2)
  if (sub_category_id && !sub) return [unknown('sub_category_id')]
  if (sub && sub.parentId !== category_id)
    return [refused('sub_category_id', 'parent', say('field.otherCategory'))]
  const subSub = nodeOf(sub_sub_category_id, 3)
  if (sub_sub_category_id && !subSub) return [unknown('sub_sub_category_id')]
  if (subSub && subSub.parentId !== sub_category_id)
    return [refused('sub_sub_category_id', 'parent', say('field.otherSubCategory'))]
  return []
}

function checkNames(
  { location_id, features = [] }: PropertyForm,
  { isPlace, isAmenity }: FormCatalogue,
): FieldError[] {
  return [
    ...(isPlace(location_id) ? [] : [unknown('location_id')]),
    ...(features.every(isAmenity) ? [] : [unknown('features')]),
  ]
}

function checkMedia({ media = [] }: PropertyForm, room: FormRoom): FieldError[] {
  if (media.length > room.photos)
    return [refused('media', 'maxItems', say('field.planPictures', { count: room.photos }))]
  return media.flatMap(({ url }, position) =>
    room.isOwnPicture(url)
      ? []
      : [refused(`media.${position}.url`, 'unknown', say('field.notUploaded'))],
  )
}

function checkFacts(form: PropertyForm): FieldError[] {
  return untrueFacts(form).map((untrue) => refused(untrue.path, untrue.fault, saidOf(untrue)))
}

function saidOf({ fault, limit = 0 }: UntrueFact): Said {
  if (fault === 'day') return say('field.day', { example: '2026-12-01' })
  if (fault === 'most') return say('field.atMost', { limit })
  return say(plainFaults[fault])
}

const plainFaults = {
  outside: 'field.outsideEmirates',
  aboveTop: 'field.aboveTop',
  noArabic: 'field.noArabic',
} as const

/** Facts that visitors and the law want of a live property; a draft may lack them. */
export function missingFacts(
  form: Pick<
    PropertyForm,
    'category_id' | 'sub_category_id' | 'permit_number' | 'size' | 'bedrooms'
  >,
  { typeOf }: Pick<FormCatalogue, 'typeOf'>,
): FieldError[] {
  const type = typeOf(form)
  if (type === undefined) return []
  const facts = {
    permit_number: form.permit_number ?? null,
    sub_category_id: form.sub_category_id ?? null,
    size: form.size ?? null,
    ...(isResidential(type) && { bedrooms: form.bedrooms ?? null }),
  }
  return Object.entries(facts).flatMap(([path, fact]) =>
    fact === null ? [refused(path, 'required', say('field.requiredLive'))] : [],
  )
}

const refused = (path: string, rule: string, said: Said): FieldError => ({ path, rule, ...said })

const unknown = (path: string): FieldError => refused(path, 'unknown', say('field.unknown'))
