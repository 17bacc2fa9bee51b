import type { AgentSummary, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { Lookups } from '../catalogue/lookups.ts'
import { toCard } from './card.ts'
import type { ListingDetailRow } from './search/get-listing.ts'

/** The listing as its own page shows it. */
export function toDetail(
  row: ListingDetailRow,
  lookups: Lookups,
  { agent, liked }: { agent: AgentSummary | null; liked: boolean },
): PropertyDetail {
  const categoryId = (code: number | null) =>
    code === null ? null : (lookups.categoryByCode.get(code)?.id ?? null)
  return {
    ...toCard(row, lookups, liked),
    description: row.description,
    description_ar: row.description_ar,
    sub_category_id: categoryId(row.type_code),
    sub_sub_category_id: categoryId(row.subtype_code),
    permit_number: row.permit_number,
    service_charge: row.service_charge,
    cheques: row.cheques,
    developer: row.developer,
    floor: row.floor,
    parking: row.parking,
    year_built: row.year_built,
    handover: row.handover,
    agent,
    advertiser: row.advertiser,
    source: {
      kind: sourceKind(row),
      name: row.source_name,
      as_of: row.source_as_of?.toISOString() ?? null,
      notes: row.source_notes,
    },
  }
}

function sourceKind({ source }: ListingDetailRow): PropertyDetail['source']['kind'] {
  return source === 'demo' || source === 'owner' ? source : 'import'
}
