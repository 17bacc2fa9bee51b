import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/catalogue/amenities'
import { categories } from '@manzil/catalogue/categories'
import { places } from '@manzil/catalogue/places/places'
import { propertyTypes } from '@manzil/catalogue/property-types'
import type { FormCatalogue, PropertyForm } from '@manzil/domain/own-property/check-form'

/** What forms may name. */
export const formCatalogue: FormCatalogue = {
  category: (id) => categories.find((node) => node.id === id),
  typeOf: ({ category_id, sub_category_id }) => {
    const below = categories.filter(
      ({ level, parentId }) => level === 2 && parentId === category_id,
    )
    const node = below.find(({ id }) => id === sub_category_id) ?? below[0]
    return propertyTypes.find(({ slug }) => slug === node?.slug)?.slug
  },
  isPlace: (wanted) => places.some(({ slug }) => slug === wanted),
  isAmenity: (wanted) => amenities.some(({ slug }) => slug === wanted),
}

/** Kind of property of a valid form. */
export function typeOf(form: PropertyForm): PropertyType {
  const found = formCatalogue.typeOf(form)
  if (!found) throw new Error(`no kind of property in category ${form.category_id}`)
  return found
}
