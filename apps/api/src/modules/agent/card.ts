import type { AgentCard, AgentProfile, PlaceRef } from '@manzil/api-client/generated/types.gen'
import type { AdvertiserRow } from './advertisers.ts'

/** Lengths of the contract's lists. */
const limits = { languages: 12, needs: 8, agents: 100 }

/** Route of the public page inside the web app. */
const pageOf = ({ id, role }: Pick<AdvertiserRow, 'id' | 'role'>): string =>
  `/${role}-info?id=${id}`

/** The agent or agency as lists show it. */
export function toAgentCard(row: AdvertiserRow, areas: ReadonlyMap<string, PlaceRef[]>): AgentCard {
  return {
    _id: row.id,
    user_type: row.role,
    name: row.name,
    agent_photo: row.photo,
    agency_logo: row.logo,
    agency_id: row.agency_id,
    agency_name: row.agency_name,
    nationality: row.nationality,
    languages: row.languages.slice(0, limits.languages),
    service_need: row.service_need.slice(0, limits.needs),
    areas: areas.get(row.id) ?? [],
    rera_number: row.rera_number,
    verified: row.verified,
    sale_count: row.sale,
    rent_count: row.rent,
    agents_count: row.agents,
    response_minutes: row.response_minutes,
    phone_number: row.phone && `+${row.phone.replace(/\D/g, '')}`,
    link: pageOf(row),
  }
}

/** The agent or agency as its own page shows it; `people` work for it. */
export function toAgentProfile(
  row: AdvertiserRow,
  people: readonly AdvertiserRow[],
  areas: ReadonlyMap<string, PlaceRef[]>,
): AgentProfile {
  return {
    ...toAgentCard(row, areas),
    about: row.about,
    about_ar: row.about_ar,
    agents: people.slice(0, limits.agents).map((person) => toAgentCard(person, areas)),
    member_since: row.created_at.toISOString(),
  }
}
