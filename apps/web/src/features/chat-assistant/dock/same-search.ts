import { cleanSearch, filterFields, propertyFields } from '@manzil/domain/property-search'

/** What of an address chooses rows and orders them: neither the page that is read nor its view. */
export function searchOf(address: URLSearchParams): URLSearchParams {
  return cleanSearch(
    address,
    propertyFields.filter((name) => name !== 'page' && name !== 'limit'),
  )
}

/** Whether a search chooses anything. */
export const isNarrowed = (address: URLSearchParams): boolean =>
  cleanSearch(address, filterFields).size > 0

/** Whether two addresses ask for the same rows in the same order, however their values are ordered. */
export function isSameSearch(one: URLSearchParams, other: URLSearchParams): boolean {
  const sorted = (address: URLSearchParams) => {
    const search = searchOf(address)
    search.sort()
    return [...search]
      .map((pair) => pair.join('='))
      .toSorted()
      .join('&')
  }
  return sorted(one) === sorted(other)
}
