import type { AgentSummary, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { zPropertySource, zStatedFact } from '@manzil/api-client/generated/zod.gen'
import { serverTexts } from '@manzil/i18n/server-texts'
import { statusOf } from '../../db/codes.ts'
import { FEED_SOURCE } from '../../db/property-source.ts'
import { askedLanguage } from '../../request-language.ts'
import { noteText, zStoredNotes } from '../../source-note.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { toCard } from './card.ts'
import type { PropertyDetailRow } from './repository/get-property.ts'

/** The property as its own page shows it. */
export function toDetail(
  row: PropertyDetailRow,
  lookups: Lookups,
  { agent, liked }: { agent: AgentSummary | null; liked: boolean },
): Omit<PropertyDetail, 'placeholders'> {
  const categoryId = (code: number | null) =>
    code === null ? null : (lookups.categoryByCode.get(code)?.id ?? null)
  const card = toCard(row, lookups, liked)
  const notes = zStoredNotes.safeParse(row.source_notes)
  const source = zPropertySource.safeParse({
    kind: sourceKind(row),
    name: sourceName(row),
    as_of: row.source_as_of?.toISOString() ?? null,
    notes: notes.data?.map((note) => noteText(note, askedLanguage() ?? 'en')),
  })
  const facts = zStatedFact.array().safeParse(row.stated_facts)
  const status = statusOf(row.status)
  if (!status) throw new Error(`property ${row.id} stands where nobody knows`)
  if (!source.success || !facts.success)
    throw new Error(`property ${row.id} holds notes or facts that are none of the contract`)
  return {
    ...card,
    status,
    updated_at: row.updated_at.toISOString(),
    description: row.description,
    description_ar: row.description_ar,
    sub_category_id: row.without_type ? null : categoryId(row.type_code),
    sub_sub_category_id: categoryId(row.subtype_code),
    permit_number: row.permit_number,
    plot_size: row.plot_size,
    view: card.features.filter((slug) => lookups.amenityBySlug.get(slug)?.kind === 'view'),
    service_charge: row.service_charge,
    security_deposit: row.security_deposit,
    available_from: row.available_from,
    developer: row.developer,
    floor: row.floor,
    total_floors: row.total_floors,
    parking: row.parking,
    year_built: row.year_built,
    handover: row.handover,
    video_url: row.video_url,
    tour_url: row.tour_url,
    agent,
    advertiser: row.advertiser,
    stated_facts: facts.data,
    source: source.data,
  }
}

/** What an operator's file is called is nobody else's affair; an advertiser may have given no name. */
const sourceName = (row: PropertyDetailRow): string =>
  sourceKind(row) === 'import'
    ? 'Imported adverts'
    : row.source_name || serverTexts[askedLanguage() ?? 'en'].source.owner

function sourceKind({ source }: PropertyDetailRow): PropertyDetail['source']['kind'] {
  if (source === FEED_SOURCE) return 'owner'
  return source === 'demo' || source === 'owner' ? source : 'import'
}
