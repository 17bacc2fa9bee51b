import type { SearchSuggestion } from '@manzil/api-client/generated/types.gen'
import { referenceIn } from '@manzil/domain/search/reference'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { type Lookups, placePath, placeRef } from '../../catalogue/lookups.ts'
import { propertyLink } from '../card.ts'

const most = 3

type Found = {
  id: string
  reference: string
  title: string
  title_ar: string | null
  place_code: number
}

/** Live properties with this id, or whose reference begins so. */
export async function findProperties(
  db: Kysely<Database>,
  text: string,
  lookups: Lookups,
): Promise<SearchSuggestion[]> {
  const reference = referenceIn(text)
  if (reference === undefined) return []
  const { rows } = await sql<Found>`
    select l.id, l.reference, l.title, l.title_ar, l.place_code from property l
    where l.status = 1 and (l.id = ${reference.toLowerCase()}
      or starts_with(upper(l.reference), ${reference.toUpperCase()}::text))
    order by length(l.reference), l.reference, l.id limit ${most}
  `.execute(db)
  return rows.map(({ id, reference: own, title, title_ar, place_code }) => {
    const path = placePath(lookups, place_code)
    const place = path.at(-1)
    return {
      kind: 'listing',
      id,
      label: title,
      label_ar: title_ar,
      detail: [own, place?.name_en].filter(Boolean).join(' · '),
      detail_ar: [own, place?.name_ar].filter(Boolean).join(' · '),
      location_path: path.map(placeRef),
      count: 1,
      query: null,
      parts: [],
      link: propertyLink(id),
    }
  })
}
