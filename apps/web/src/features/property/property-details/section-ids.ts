/** Sections of the page in their order; each has an element of this id. */
export const sectionIds = [
  'overview',
  'description',
  'amenities',
  'costs',
  'listing',
  'enquiry',
  'similar',
] as const
export type SectionId = (typeof sectionIds)[number]
