import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Location, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/catalogue/amenities'
import { type CategoryNode, categories } from '@manzil/catalogue/categories'
import { places } from '@manzil/catalogue/places/places'
import { contentLibrary } from '../content-library.ts'
import type { MockContext } from '../context.ts'
import { placeRef } from '../place-ref.ts'
import { askingPrices } from '../search/asking-prices.ts'
import type { World } from '../world.ts'

type CatalogueHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'listCategories'
  | 'listSubCategories'
  | 'listSubSubCategories'
  | 'listLocations'
  | 'listAskingPrices'
  | 'listAmenities'
  | 'listContactUs'
>

export function catalogueHandlers(world: World): CatalogueHandlers {
  const isShown = ({ id }: CategoryNode) => world.categoryEdits.get(id)?.is_shown !== false
  const named = (node: CategoryNode) => ({
    _id: node.id,
    name: world.categoryEdits.get(node.id)?.name ?? node.names.en,
    name_ar: world.categoryEdits.get(node.id)?.name_ar ?? node.names.ar,
    slug: node.slug,
    listings_count: world.properties.filter((property) => kindsOf(property).includes(node.id))
      .length,
  })
  const childrenOf = (parentId: string, level: number) =>
    categories
      .filter((node) => isShown(node) && node.level === level && node.parentId === parentId)
      .map((node) => ({ ...named(node), parent_id: parentId }))

  return {
    async listCategories() {
      const data = categories.filter((node) => node.level === 1 && isShown(node)).map(named)
      return { status: 200, body: { data } }
    },
    async listSubCategories({ query }) {
      return { status: 200, body: { data: childrenOf(query.categoryId, 2) } }
    },
    async listSubSubCategories({ query }) {
      return { status: 200, body: { data: childrenOf(query.subCategoryId, 3) } }
    },
    async listLocations() {
      return { status: 200, body: { data: locationsOf(world) } }
    },
    async listAskingPrices({ query }) {
      const data = askingPrices(world).slice(0, query.limit)
      return { status: 200, body: { data, as_of: new Date().toISOString() } }
    },
    async listAmenities() {
      const data = amenities.map(({ slug, names, group }) => ({
        _id: slug,
        name: names.en,
        name_ar: names.ar,
        group,
      }))
      return { status: 200, body: { data } }
    },
    async listContactUs({ query }) {
      const [words] = (await contentLibrary(query.language)).all('contact_us', query.language)
      const [contact] = fixtures.listContactUs().data
      const local = query.language === 'ar' && { address: 'دبي، الإمارات العربية المتحدة' }
      return { status: 200, body: { data: contact ? [{ ...contact, ...words, ...local }] : [] } }
    },
  }
}

/** Ids of the category, the sub-category and the sub-sub-category of a property. */
const kindsOf = ({ category_id, sub_category_id, sub_sub_category_id }: PropertyDetail) => [
  category_id,
  sub_category_id,
  sub_sub_category_id,
]

export function locationsOf(world: World): Location[] {
  const counts = new Map<string, number>()
  for (const { location_path } of world.properties)
    for (const { _id } of location_path) counts.set(_id, (counts.get(_id) ?? 0) + 1)
  return places.flatMap((place) => {
    const listings_count = counts.get(place.slug)
    if (!listings_count) return []
    const location: Location = {
      ...placeRef(place),
      parent_id: place.parent,
      coordinates: { ...place.centroid, approximate: true },
      bounds: place.bounds,
      listings_count,
    }
    return [location]
  })
}
