import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { readArea } from '@manzil/domain/search/area'
import { flagNames, limitNames, type PlainName } from '@manzil/domain/search/plain-names'
import type { FilterQuery } from '@manzil/domain/search/relaxations'
import { completionCodes, furnishingCodes, purposeCodes } from '../../db/codes.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { amenityCriteria } from './amenity-criteria.ts'
import type { PlainFilters, PropertyFilter } from './filter/filter.ts'

/** Turns the names of the query into codes; names that nothing has are refused field by field. */
export function filterFromQuery(
  query: FilterQuery,
  lookups: Lookups,
): { filter: PropertyFilter } | { fields: FieldError[] } {
  const fields: FieldError[] = []
  const codeOf = (path: keyof FilterQuery, found: { code: number } | undefined) => {
    if (!found) fields.push({ path, rule: 'unknown', ...say('field.unknown') })
    return found?.code
  }
  const category = (path: 'category' | 'sub_category' | 'sub_sub_category', level: number) => {
    const id = query[path]
    if (id === undefined) return undefined
    const found = lookups.categoryById.get(id)
    return codeOf(path, found?.level === level ? found : undefined)
  }
  const many = <T>(
    path: keyof FilterQuery,
    values: readonly T[] | undefined,
    code: (value: T) => number | undefined,
  ) =>
    values?.flatMap((value) => {
      const found = code(value)
      return codeOf(path, found === undefined ? undefined : { code: found }) ?? []
    })

  many('features', query.features, (slug) => lookups.amenityBySlug.get(slug)?.bit)
  const filter: PropertyFilter = {
    purpose: query.purpose && purposeCodes[query.purpose],
    completion: query.completion && completionCodes[query.completion],
    furnished: query.furnished && furnishingCodes[query.furnished],
    category: category('category', 1),
    types: combined(
      category('sub_category', 2),
      many('type', query.type, (type) => lookups.categoryByType.get(type)?.code),
    ),
    subtype: category('sub_sub_category', 3),
    places: many('location', query.location, (slug) => lookups.placeBySlug.get(slug)?.code),
    ...amenityCriteria(query.features, lookups),
    ...plainOf(query),
    box: boxOf(query, fields),
    area: query.area === undefined ? undefined : readArea(query.area),
    text: query.search,
  }
  return fields.length > 0 ? { fields } : { filter }
}

/**
 * Limits and flags as they are. A filter of the contract that is neither does not compile here until
 * it is read above.
 */
function plainOf(query: FilterQuery): PlainFilters {
  const { purpose, completion, furnished, type, features, location, search, ...others } = query
  const { category, sub_category, sub_sub_category, ...rest } = others
  const { south, west, north, east, area, ...plain } = rest
  plain satisfies { [K in keyof typeof plain]: K extends PlainName ? unknown : never }
  const found: PlainFilters = {}
  for (const name of limitNames) found[name] = plain[name]
  for (const name of flagNames) found[name] = plain[name] || undefined
  return found
}

/** A sub-category and a list of types together mean both. */
function combined(one: number | undefined, many: number[] | undefined): number[] | undefined {
  if (one === undefined) return many
  return many ? many.filter((code) => code === one) : [one]
}

/** The four edges go together. */
function boxOf(
  { south, west, north, east }: FilterQuery,
  fields: FieldError[],
): PropertyFilter['box'] {
  const edges = { south, west, north, east }
  const given = Object.values(edges).filter((edge) => edge !== undefined)
  if (given.length === 0) return undefined
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined)
    return { south, west, north, east }
  for (const [path, edge] of Object.entries(edges))
    if (edge === undefined) fields.push({ path, rule: 'required', ...say('field.requiredEdges') })
  return undefined
}
