import { type OperationId, operationTable } from './generated/operations.gen.ts'

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
    query[name] = kinds[name] === 'list' ? values : readValue(kinds[name], first)
  }
  return query
}

function readValue(kind: string | undefined, text: string): unknown {
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
