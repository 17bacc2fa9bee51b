import { cleanSearch, type PropertyField, readPropertyQuery } from '@manzil/domain/property-search'

/**
 * What a call about the search of an address sends. Unlike those of a generated query its values go
 * as they were typed, so that the server can name what is wrong with them; `text` belongs into the key
 * for the same reason.
 */
export function addressCall(address: URLSearchParams, fields?: readonly PropertyField[]) {
  const clean = cleanSearch(address, fields)
  const text = clean.toString()
  return {
    text,
    call: { params: { query: readPropertyQuery(clean) }, querySerializer: () => text },
  }
}
