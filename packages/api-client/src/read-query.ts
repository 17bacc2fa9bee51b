import { type OperationId, operationTable } from './generated/operations.gen.ts'
import { isMany, readText } from './read-text.ts'

/**
 * Reads a query string by the kinds that the contract gives its parameters: numbers and booleans
 * from their text, lists from repeated names. Empty values are dropped; a text that is not a number
 * stays a text, so that validation can name it.
 */
export function readQuery(
  operation: OperationId,
  search: URLSearchParams,
): Record<string, unknown> {
  const kinds: Readonly<Record<string, string>> = operationTable[operation].query
  const query: Record<string, unknown> = {}
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name).filter((value) => value.trim() !== '')
    const [first] = values
    if (first === undefined) continue
    const kind = kinds[name]
    query[name] = isMany(kind)
      ? values.map((value) => readText(kind, value))
      : readText(kind, first)
  }
  return query
}
