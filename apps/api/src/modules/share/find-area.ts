import type { Purpose } from '@manzil/api-client/generated/types.gen'
import type { RequestContext } from '../../request-context.ts'
import { type NamedPlace, placePath } from '../catalogue/lookups.ts'
import type { FindParts } from './find-parts.ts'
import type { Setting, SharePage } from './page/share-page.ts'
import { areaPage } from './pages/area-page.ts'

/** Newest properties of each purpose, and places nearby, that the page of a place shows. */
const NEWEST = 6
const NEAR = 12

/** The page of a place that has a text or live properties. */
export async function findArea(
  slug: string,
  parts: Pick<FindParts, 'lookups' | 'store' | 'properties' | 'counts'>,
  at: Setting,
  context: RequestContext,
): Promise<SharePage | undefined> {
  const { lookups, store, properties } = parts
  const place = lookups.placeBySlug.get(slug)
  if (!place) return undefined
  const library = await store.library()
  const guide = library.all('area', at.language).find((each) => each.place === slug)
  const offered = async (purpose: Purpose) => {
    const query = { purpose, location: [slug], sort_by: 'newest' as const, page: 1, limit: NEWEST }
    const found = await properties.search(query, context)
    return 'fields' in found
      ? { cards: [], total: 0 }
      : { cards: found.data, total: found.pagination.total }
  }
  const sale = await offered('sale')
  const rent = await offered('rent')
  if (!guide && sale.total + rent.total === 0) return undefined
  const newest = [...sale.cards, ...rent.cards].sort((a, b) =>
    (b.published_at ?? '').localeCompare(a.published_at ?? ''),
  )
  return areaPage(
    {
      place,
      above: placePath(lookups, place.code).slice(0, -1),
      near: await nearTo(place, parts),
      guide,
      newest,
      sale: sale.total,
      rent: rent.total,
    },
    at,
  )
}

/** Places with pages of their own, inside this one or beside it, those with most properties first. */
async function nearTo(
  place: NamedPlace,
  { lookups, counts }: Pick<FindParts, 'lookups' | 'counts'>,
): Promise<NamedPlace[]> {
  const counted = (await counts()).place
  const of = (parent: number | null) =>
    lookups.places
      .filter(({ code, parent_code }) => parent_code === parent && code !== place.code)
      .filter(({ code }) => (counted.get(code) ?? 0) > 0)
      .sort((a, b) => (counted.get(b.code) ?? 0) - (counted.get(a.code) ?? 0))
      .slice(0, NEAR)
  const inside = of(place.code)
  return inside.length > 0 ? inside : of(place.parent_code)
}
