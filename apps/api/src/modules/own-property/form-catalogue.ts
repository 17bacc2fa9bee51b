import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { zPropertyType } from '@manzil/api-client/generated/zod.gen'
import type { FormCatalogue } from '@manzil/domain/own-property/check-form'
import type { Lookups } from '../catalogue/lookups.ts'

/** What a property's form may name on this site. */
export function formCatalogueOf(lookups: Lookups): FormCatalogue {
  const { categories, categoryById, categoryByCode, placeBySlug, amenityBySlug } = lookups
  const typeOf = (
    categoryId: string,
    subId: string | null | undefined,
  ): PropertyType | undefined => {
    const top = categoryById.get(categoryId)
    if (top?.level !== 1) return undefined
    const below = categories.filter(
      ({ level, parent_code }) => level === 2 && parent_code === top.code,
    )
    const chosen = below.find(({ id }) => id === subId) ?? below[0]
    return zPropertyType.safeParse(chosen?.slug).data
  }
  return {
    category(id) {
      const found = categoryById.get(id)
      if (!found) return undefined
      const parent = found.parent_code === null ? undefined : categoryByCode.get(found.parent_code)
      return { level: found.level, parentId: parent?.id ?? null }
    },
    typeOf: ({ category_id, sub_category_id }) => typeOf(category_id, sub_category_id),
    isPlace: (slug) => placeBySlug.has(slug),
    isAmenity: (slug) => amenityBySlug.has(slug),
  }
}
