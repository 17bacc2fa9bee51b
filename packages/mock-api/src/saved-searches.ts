import type { SavedSearch } from '@manzil/api-client/generated/types.gen'
import { readPropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { addressKey } from '@manzil/domain/tidy-address'
import type { EntryOf, MockUser, World } from './world.ts'

export type MockSavedSearch = EntryOf<'savedSearches'>

/** A saved search as its owner sees it. */
export const toSavedSearch = ({ user_id, ...search }: MockSavedSearch): SavedSearch => search

/** The filters of an address in one fixed form; the order and the page are no criteria. */
export function criteriaOf(search: string): string {
  const { sort_by, page, limit, ...query } = readPropertyQuery(new URLSearchParams(search))
  return writePropertyQuery(query).toString()
}

/** The address of an account that its owner has proven. */
export const provenAddress = (user: MockUser | undefined): string | undefined =>
  user && user.role !== 'guest' && user.email_verified && user.email
    ? addressKey(user.email)
    : undefined

const CONFIRM = '_confirm-this-search'
const ACCESS = 'access-to-searches_'

/** Token of the link that confirms a search. */
export const confirmToken = (id: string): string => id + CONFIRM

export const searchOfToken = (world: World, token: string): MockSavedSearch | undefined =>
  token.endsWith(CONFIRM) ? world.savedSearches.get(token.slice(0, -CONFIRM.length)) : undefined

/** Token of the link that opens the searches of an address: its letters as hexadecimal numbers. */
export const accessToken = (email: string): string =>
  ACCESS + [...addressKey(email)].map((letter) => letter.charCodeAt(0).toString(16)).join('-')

export function addressOfAccess(token: string | undefined): string | undefined {
  if (!token?.startsWith(ACCESS)) return undefined
  const codes = token.slice(ACCESS.length).split('-')
  return codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('')
}
