import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { costsShown } from './costs-shown.ts'

/** Sections of the page in their order; each has an element of this id. */
const order = [
  'overview',
  'description',
  'amenities',
  'tour',
  'price',
  'costs',
  'mortgage',
  'place',
  'listing',
  'enquiry',
  'similar',
] as const
export type SectionId = (typeof order)[number]

export const plansOf = ({ media }: Pick<PropertyDetail, 'media'>) =>
  media.filter(({ role }) => role === 'plan')

const describes = ({ description, description_ar: arabic }: PropertyDetail) =>
  description.trim() !== '' || (arabic ?? '').trim() !== ''

/** What goes to its advertiser, or compares it with others: only what visitors see has them. */
const needsLive: readonly SectionId[] = ['price', 'enquiry', 'similar']

/** Whether a section has anything to say about a property. */
function isShown(id: SectionId, property: PropertyDetail): boolean {
  if (property.status !== 'live' && needsLive.includes(id)) return false
  if (id === 'tour')
    return plansOf(property).length > 0 || property.video_url !== null || property.tour_url !== null
  if (id === 'description') return describes(property)
  if (id === 'amenities') return property.features.length > 0 || property.stated_facts.length > 0
  if (id === 'costs') return costsShown(property)
  // Without a price there is nothing to lend on.
  if (id === 'mortgage') return property.purpose === 'sale' && property.price !== null
  return true
}

/** The sections of a home's page. */
export const sectionsOf = (property: PropertyDetail): SectionId[] =>
  order.filter((id) => isShown(id, property))

/** Sections below the fold; the others are drawn with the page. */
export type LazyId = Exclude<SectionId, 'overview' | 'description' | 'enquiry'>
