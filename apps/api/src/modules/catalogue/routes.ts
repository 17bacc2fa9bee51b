import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { SubCategory } from '@manzil/api-client/generated/types.gen'
import { zAmenity } from '@manzil/api-client/generated/zod.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { RequestContext } from '../../request-context.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { SiteSettings } from '../site/settings.ts'
import { createAskingPrices } from './asking-prices.ts'
import { createCounts } from './counts.ts'
import { locationsOf } from './locations.ts'
import type { Lookups } from './lookups.ts'

type CatalogueHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'listCategories'
  | 'listSubCategories'
  | 'listSubSubCategories'
  | 'listLocations'
  | 'listAskingPrices'
  | 'listAmenities'
  | 'listContactUs'
>

/** Lists that menus and forms are made of. */
export function catalogueHandlers(
  db: Kysely<Database>,
  lookups: Lookups,
  settings: SiteSettings,
  store: ContentStore,
): CatalogueHandlers {
  const counts = createCounts(db, lookups)
  const askingPrices = createAskingPrices(db, lookups)

  /** Children of a category at the level; empty where it has none, unknown ids included. */
  const childrenOf = async (parentId: string, level: number): Promise<SubCategory[]> => {
    const parent = lookups.categoryById.get(parentId)
    const { category } = await counts()
    return lookups.categories
      .filter(
        (child) => child.is_shown && child.level === level && child.parent_code === parent?.code,
      )
      .map((child) => ({
        _id: child.id,
        name: child.name_en,
        name_ar: child.name_ar,
        slug: child.slug,
        parent_id: parentId,
        listings_count: category.get(child.code) ?? 0,
      }))
  }

  return {
    async listCategories() {
      const { category } = await counts()
      const data = lookups.categories
        .filter(({ level, is_shown }) => level === 1 && is_shown)
        .map(({ id, code, name_en, name_ar, slug }) => ({
          _id: id,
          name: name_en,
          name_ar,
          slug,
          listings_count: category.get(code) ?? 0,
        }))
      return { status: 200, body: { data } }
    },

    async listSubCategories({ query }) {
      return { status: 200, body: { data: await childrenOf(query.categoryId, 2) } }
    },

    async listSubSubCategories({ query }) {
      return { status: 200, body: { data: await childrenOf(query.subCategoryId, 3) } }
    },

    async listLocations() {
      return { status: 200, body: { data: locationsOf(lookups, (await counts()).place) } }
    },

    async listAskingPrices({ query }) {
      return { status: 200, body: await askingPrices(query.limit) }
    },

    async listAmenities() {
      const data = lookups.amenities.map(({ slug, name_en, name_ar, kind }) => ({
        _id: slug,
        name: name_en,
        name_ar,
        group: zAmenity.shape.group.parse(kind),
      }))
      return { status: 200, body: { data } }
    },

    async listContactUs({ query }) {
      const library = await store.library()
      const [words] = library.all('contact_us', query.language)
      const short_description = words?.short_description ?? settings.contact.short_description
      const address = settings.addresses[query.language ?? 'en'] ?? settings.contact.address
      return { status: 200, body: { data: [{ ...settings.contact, short_description, address }] } }
    },
  }
}
