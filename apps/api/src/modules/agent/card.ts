import type { AgentCard, AgentProfile, PlaceRef } from '@manzil/api-client/generated/types.gen'
import { zAgentCard } from '@manzil/api-client/generated/zod.gen'
import { type RowLog, readable } from '../../readable-rows.ts'
import type { AdvertiserRow } from './repository.ts'

/** Lengths of the contract's lists. */
const limits = { languages: 12, needs: 8, agents: 100 }

/** Route of the public page inside the web app. */
const pageOf = ({ id, role }: Pick<AdvertiserRow, 'id' | 'role'>): string =>
  `/${role}-info?id=${id}`

const zLists = zAgentCard.pick({ languages: true, service_need: true })

/** The agent or agency as lists show it. Lists that nothing writes are an error. */
export function toAgentCard(row: AdvertiserRow, areas: ReadonlyMap<string, PlaceRef[]>): AgentCard {
  const { languages, service_need } = listsOf(row)
  return {
    _id: row.id,
    user_type: row.role,
    name: row.name,
    agent_photo: row.photo,
    agency_logo: row.logo,
    agency_id: row.agency_id,
    agency_name: row.agency_name,
    nationality: row.nationality,
    languages,
    service_need,
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

function listsOf({ id, languages, service_need }: AdvertiserRow) {
  const cut = (list: readonly unknown[], most: number) =>
    Array.isArray(list) ? list.slice(0, most) : list
  const read = zLists.safeParse({
    languages: cut(languages, limits.languages),
    service_need: cut(service_need, limits.needs),
  })
  if (!read.success) throw new Error(`account ${id} holds lists that are none of the contract`)
  return read.data
}

/** The agent or agency as its own page shows it; `people` work for it. */
export function toAgentProfile(
  row: AdvertiserRow,
  people: readonly AdvertiserRow[],
  areas: ReadonlyMap<string, PlaceRef[]>,
  log: RowLog,
): Omit<AgentProfile, 'availability'> {
  return {
    ...toAgentCard(row, areas),
    about: row.about,
    about_ar: row.about_ar,
    agents: readable('account', people, (person) => toAgentCard(person, areas), log).slice(
      0,
      limits.agents,
    ),
    member_since: row.created_at.toISOString(),
  }
}
