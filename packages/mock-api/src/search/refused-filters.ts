import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import type { FilterQuery } from '@manzil/domain/search/relaxations'
import { unknownNames } from '../unknown-names.ts'

/** What a search names that nothing is called, and edges of a box that are missing. */
export const refusedFilters = (query: FilterQuery): FieldError[] => [
  ...unknownNames(query),
  ...missingEdges(query),
]

/** The four edges of a box go together. */
function missingEdges({ south, west, north, east }: FilterQuery): FieldError[] {
  const edges = { south, west, north, east }
  const missing = Object.entries(edges).filter(([, edge]) => edge === undefined)
  if (missing.length === Object.keys(edges).length) return []
  const said = say('field.requiredEdges')
  return missing.map(([path]) => ({ path, rule: 'required', ...said }))
}
