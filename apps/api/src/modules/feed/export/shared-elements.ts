import { element } from './element.ts'
import type { Exported } from './exported.ts'

/** What a shape calls what all shapes tell. */
export interface SharedNames {
  reference: string
  permit: string
  city: string
  community: string
  subCommunity: string
  title: string
  titleArabic: string
  description: string
  descriptionArabic: string
  size: string
  plot: string
  bedrooms: string
  bathrooms: string
  furnished: string
  /** Its word for a home without a bedroom. */
  studio: string
}

const furnished = { furnished: 'Yes', unfurnished: 'No', partly: 'Partly' } as const

/** The elements of what all shapes tell, by the names of one. */
export const sharedElements = (
  { row, place, ...each }: Exported,
  { studio, ...names }: SharedNames,
): string =>
  [
    element(names.reference, row.reference),
    element(names.permit, row.permit_number),
    element(names.city, place.city),
    element(names.community, place.community),
    element(names.subCommunity, place.subCommunity),
    element(names.title, row.title),
    element(names.titleArabic, row.title_ar),
    element(names.description, row.description),
    element(names.descriptionArabic, row.description_ar),
    element(names.size, row.size_sqft),
    element(names.plot, row.plot_size),
    element(names.bedrooms, row.beds === 0 ? studio : row.beds),
    element(names.bathrooms, row.baths),
    element(names.furnished, each.furnished && furnished[each.furnished]),
  ].join('')
