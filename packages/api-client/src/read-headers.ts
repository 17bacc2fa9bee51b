import { type OperationId, operationTable } from './generated/operations.gen.ts'
import { readText } from './read-text.ts'

/**
 * The header parameters of an operation under the names of the contract, whatever their case was.
 * @param get answers the value of a header, nothing where it was not sent
 */
export function readHeaders(
  operation: OperationId,
  get: (name: string) => string | null | undefined,
): Record<string, unknown> {
  const kinds: Readonly<Record<string, string>> = operationTable[operation].headers
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      const value = get(name)
      return typeof value === 'string' ? [[name, readText(kind, value)]] : []
    }),
  )
}
