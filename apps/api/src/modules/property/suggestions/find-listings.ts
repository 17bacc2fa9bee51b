import type { SearchSuggestion } from '@manzil/api-client/generated/types.gen'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { type Lookups, placePath } from '../../catalogue/lookups.ts'
import { propertyLink } from '../card.ts'

const most = 3

/** One word with a digit in it. */
const reference = /^(?=\S*\d)[\p{L}\p{N}][\p{L}\p{N}/_.-]{2,59}$/u

type Found = {
  id: string
  reference: string
  title: string
  title_ar: string | null
  place_code: number
}

/** Live listings with this id, or whose reference begins so. */
export async function findListings(
  db: Kysely<Database>,
  text: string,
  lookups: Lookups,
): Promise<SearchSuggestion[]> {
  if (!reference.test(text)) return []
  const { rows } = await sql<Found>`
    select l.id, l.reference, l.title, l.title_ar, l.place_code from listing l
    where l.status = 1 and (l.id = ${text.toLowerCase()}
      or starts_with(upper(l.reference), ${text.toUpperCase()}::text))
    order by length(l.reference), l.reference, l.id limit ${most}
  `.execute(db)
  return rows.map(({ id, reference, title, title_ar, place_code }) => {
    const place = placePath(lookups, place_code).at(-1)
    return {
      kind: 'listing',
      id,
      label: title,
      label_ar: title_ar,
      detail: [reference, place?.name_en].filter(Boolean).join(' · '),
      detail_ar: [reference, place?.name_ar].filter(Boolean).join(' · '),
      count: 1,
      query: null,
      parts: [],
      link: propertyLink(id),
    }
  })
}
