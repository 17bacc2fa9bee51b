import { listAgentsTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { AgentCard, ServiceNeed, SortBy } from '@manzil/api-client/generated/types.gen'
import { serviceNeeds } from '@manzil/domain/vocabulary'

export type AdvertiserType = AgentCard['user_type']

/** Cards on a page: rows of one, two and three. */
const CARDS = 12
/** Properties on a page of theirs. */
const PROPERTIES = 12

/** Orders of somebody's properties. */
export const orders = [
  'newest',
  'price_asc',
  'price_desc',
  'size_desc',
] as const satisfies readonly SortBy[]
export type Order = (typeof orders)[number]

/** Who is looked for; the names are those of the call and of the page's address. */
export interface AdvertiserCriteria {
  user_type: AdvertiserType
  page: number
  limit: number
  service_need?: ServiceNeed
  search?: string
  nationality?: string
  language?: string
}

export const filterNames = ['search', 'service_need', 'language', 'nationality'] as const

function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** Who an address asks for; what cannot be a filter is none. */
export function readCriteria(
  user_type: AdvertiserType,
  address: URLSearchParams,
): AdvertiserCriteria {
  const need = serviceNeeds.find((each) => each === address.get('service_need'))
  const search = address.get('search')?.trim().slice(0, listAgentsTexts.search)
  const nationality = address.get('nationality') ?? ''
  const language = address.get('language') ?? ''
  return {
    user_type,
    page: readPage(address),
    limit: CARDS,
    ...(need && { service_need: need }),
    ...(search && { search }),
    ...(/^[A-Z]{2}$/.test(nationality) && { nationality }),
    ...(/^[a-z]{2}$/.test(language) && { language }),
  }
}

/** Which of somebody's properties. */
export interface PropertiesCriteria {
  page: number
  limit: number
  sort_by: Order
}

export const readPropertiesCriteria = (address: URLSearchParams): PropertiesCriteria => ({
  page: readPage(address),
  limit: PROPERTIES,
  sort_by: orders.find((each) => each === address.get('sort_by')) ?? 'newest',
})

/** The address with a change; a filter that changes begins at the first page. */
export function changedAddress(
  address: URLSearchParams,
  change: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** A page of a list; the first has no number. */
export function pageAddress(path: string, address: URLSearchParams, page: number): string {
  const next = changedAddress(address, { page: page > 1 ? String(page) : '' })
  return next.size > 0 ? `${path}?${next}` : path
}
