import { listOwnPropertiesQuery } from '@manzil/api-client/generated/own-property-queries.gen'
import type { OwnSort, PropertyStatus } from '@manzil/api-client/generated/types.gen'
import { zOwnSort, zPropertyStatus } from '@manzil/api-client/generated/zod-mini.gen'
import { api } from '../../../api/api.ts'
import { paths } from '../../../routing/paths.ts'

/** What an address of the page asks for. */
export interface OwnView {
  page: number
  search: string
  status: PropertyStatus | undefined
  /** The last changed first where it is absent. */
  sort: OwnSort | undefined
  /** Only those of which somebody waits to hear. */
  toConfirm: boolean
}

/** What an address names; values that nothing has count as absent. */
export function viewOf(address: URLSearchParams): OwnView {
  const page = Number(address.get('page'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: address.get('search')?.trim() ?? '',
    status: zPropertyStatus.safeParse(address.get('status')).data,
    toConfirm: address.get('to_confirm') === 'true',
    sort: zOwnSort.safeParse(address.get('sort_by')).data,
  }
}

export function addressOf({ page, search, status, sort, toConfirm }: OwnView): string {
  const address = new URLSearchParams()
  if (search !== '') address.set('search', search)
  if (status) address.set('status', status)
  if (sort) address.set('sort_by', sort)
  if (toConfirm) address.set('to_confirm', 'true')
  if (page > 1) address.set('page', String(page))
  return address.size > 0 ? `${paths.myPropertyListing()}?${address}` : paths.myPropertyListing()
}

const ROWS = 20

/** One page of the account's own properties. */
export const ownQuery = ({ page, search, status, sort, toConfirm }: OwnView) =>
  listOwnPropertiesQuery(api, {
    params: {
      query: {
        page,
        limit: ROWS,
        ...(search !== '' && { search }),
        ...(status && { status }),
        ...(toConfirm && { to_confirm: true }),
        ...(sort && { sort_by: sort }),
      },
    },
  })
