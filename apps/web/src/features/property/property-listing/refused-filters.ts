import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { propertyFields } from '@manzil/domain/property-search'
import { viewName } from '../../../property/listing-view.ts'

/** A filter that was left out of a search, as it stood in the address. */
export interface Refused {
  name: string
  value: string
  /** A rule of the contract; the words of the server for one that we have none for. */
  rule: string
  message: string
}

/** What campaigns and networks hang on links: no filters, and nobody misses them. */
const tracking = /^(utm_|mc_|_ga$|_gl$)|clid$/

const known = new Set<string>([...propertyFields, viewName])

/** Names that are no filters: of an older site, or mistyped. */
export const unknownParams = (address: URLSearchParams): Refused[] =>
  [...new Set(address.keys())]
    .filter((name) => !known.has(name) && !tracking.test(name))
    .map((name) => ({ name, value: address.getAll(name).join(' '), rule: 'unknown', message: '' }))

/** The filters that the server refused by name; `location.1` is the second place alone. */
export const refusedBy = (fields: readonly FieldError[], address: URLSearchParams): Refused[] =>
  fields.flatMap(({ path, rule, message }) => {
    const [name = '', at] = path.split('.')
    const values = address.getAll(name)
    const given = at === undefined ? values : values.slice(Number(at), Number(at) + 1)
    return given.map((value) => ({ name, value, rule, message }))
  })

/** An address without them; a page number means nothing to another search. */
export function withoutRefused(
  address: URLSearchParams,
  refused: readonly Refused[],
): URLSearchParams {
  const next = new URLSearchParams()
  const isAnother = refused.some(({ name }) => known.has(name))
  for (const [name, value] of address) {
    const isRefused = refused.some(
      (each) => each.name === name && (!known.has(name) || each.value === value.trim()),
    )
    if (!isRefused && !(isAnother && name === 'page')) next.append(name, value)
  }
  return next
}

const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'value', 'rule', 'message'].every((part) => typeof Reflect.get(value, part) === 'string')

/** What was left out before this entry of the history took the place of the one that was opened. */
export function readRefused(state: unknown): Refused[] {
  const held: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'refused')
  return Array.isArray(held) ? held.filter(isRefused) : []
}
