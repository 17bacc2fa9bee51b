import { type OperationId, operationTable } from '../generated/operations.gen.ts'
import type { FieldError } from '../generated/types.gen.ts'
import { say } from './say.ts'

/**
 * What is wrong with a query string besides its values: names that the operation does not have,
 * a single value given twice, bytes that are no UTF-8. An operation without a query reads none, so
 * whatever is appended to its address does not matter.
 * @param text what follows the question mark
 */
export function queryProblems(operation: OperationId, text: string): FieldError[] {
  const kinds: Readonly<Record<string, string>> = operationTable[operation].query
  if (Object.keys(kinds).length === 0) return []
  if (!isUtf8(text)) return [{ path: '', rule: 'encoding', ...say('field.encoding') }]
  const search = new URLSearchParams(text)
  return [...new Set(search.keys())].flatMap((name) => {
    const path = name.slice(0, 200)
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (kind === undefined) return [{ path, rule: 'unknown', ...say('field.unknownFilter') }]
    const given = search.getAll(name).filter((value) => value.trim() !== '')
    if (given.length > 1 && !isList(kind))
      return [{ path, rule: 'repeated', ...say('field.repeated') }]
    return []
  })
}

const isList = (kind: string): boolean => kind === 'list' || kind === 'numbers'

function isUtf8(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    // A lone percent sign is text; URLSearchParams keeps it. Bytes above 7F must be UTF-8.
    return !/%[89a-f][0-9a-f]/i.test(text)
  }
}
