import { pascal } from '../document.ts'
import { header } from '../locations.ts'
import type { OperationEntry } from '../operations.ts'

/** The interface that a server (or a mock) must implement whole: a missing operation does not compile. */
export function emitServerHandlers(operations: OperationEntry[]): string {
  const imports = operations.flatMap((operation) => {
    const name = pascal(operation.id)
    return [
      operation.query.length ? `z${name}Query` : '',
      operation.path_parameters.length ? `z${name}Path` : '',
      operation.body ? `z${name}Body` : '',
    ].filter(Boolean)
  })
  const requests = operations.map((operation) => {
    const name = pascal(operation.id)
    const part = (present: boolean, suffix: string) =>
      present ? `z.output<typeof z${name}${suffix}>` : 'undefined'
    return `  ${operation.id}: { path: ${part(operation.path_parameters.length > 0, 'Path')}; query: ${part(operation.query.length > 0, 'Query')}; body: ${part(operation.body !== undefined, 'Body')} }`
  })
  const schemas = operations.map((operation) => {
    const name = pascal(operation.id)
    const entry = (present: boolean, key: string, suffix: string) =>
      present ? `${key}: z${name}${suffix}, ` : ''
    return `  ${operation.id}: { ${entry(operation.path_parameters.length > 0, 'path', 'Path')}${entry(operation.query.length > 0, 'query', 'Query')}${entry(operation.body !== undefined, 'body', 'Body')}},`
  })
  const handlers = operations.map(
    ({ id, method, path, summary }) => `  /** ${summary}: ${method.toUpperCase()} ${path} */
  ${id}(request: RequestOf<'${id}'>, context: Context): Promise<Reply<'${id}'>>`,
  )
  return `${header}
import type { z } from 'zod'
import type { Reply } from '../server-handler.ts'
import { ${imports.join(', ')} } from './zod.gen.ts'

/** Parsed parameters and body of each operation. */
export interface OperationRequests {
${requests.join('\n')}
}
export type RequestOf<K extends keyof OperationRequests> = OperationRequests[K]

/** Schemas that make those requests out of what came in. */
export const requestSchemas = {
${schemas.join('\n')}
} as const

/** Every operation of the contract. */
export interface ServerHandlers<Context> {
${handlers.join('\n')}
}
`
}
