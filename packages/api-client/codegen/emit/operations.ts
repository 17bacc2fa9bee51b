import type { Parameter } from '../document.ts'
import { header } from '../locations.ts'
import type { OperationEntry } from '../operations.ts'

/** How a query or path parameter is read from its text. */
function kindOf(parameter: Parameter): string {
  const type = parameter.schema.type
  if (type === 'array') return 'list'
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'boolean' ? 'boolean' : 'text'
}

/** The operations table: what servers, mocks and tools need to know of each call. */
export function emitOperations(operations: OperationEntry[]): string {
  const rows = operations.map((operation) => {
    const query = operation.query.map((p) => `${JSON.stringify(p.name)}: '${kindOf(p)}'`)
    return `  ${operation.id}: {
    id: '${operation.id}',
    method: '${operation.method}',
    path: '${operation.path}',
    tag: '${operation.tag}',
    auth: '${operation.auth}',
    success: ${operation.success.status},
    statuses: [${[operation.success.status, ...operation.errors.filter((e) => e !== 'default')].join(', ')}],
    query: { ${query.join(', ')} },
    body: ${operation.body ? 'true' : 'false'},
  },`
  })
  return `${header}
/** Every call of the REST contract by its operationId. */
export const operationTable = {
${rows.join('\n')}
} as const

export type OperationId = keyof typeof operationTable
`
}

/** What a client shows when a failure brings no message of its own. */
export function emitFallbackMessages(operations: OperationEntry[]): string {
  const rows = operations.flatMap(({ id, fallback }) =>
    fallback ? [`  ${id}: ${JSON.stringify(fallback)},`] : [],
  )
  return `${header}
/** Texts of the specification's error catalogue by operationId. */
export const fallbackMessages: Readonly<Partial<Record<string, string>>> = {
${rows.join('\n')}
}
`
}
