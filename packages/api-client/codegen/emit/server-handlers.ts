import { pascal } from '../document.ts'
import { header } from '../locations.ts'
import type { OperationEntry } from '../operations.ts'

/** The parts of a request, and how the zod schema of each is called. */
const parts = [
  { key: 'path', suffix: 'Path', isIn: (o: OperationEntry) => o.path_parameters.length > 0 },
  { key: 'query', suffix: 'Query', isIn: (o: OperationEntry) => o.query.length > 0 },
  { key: 'headers', suffix: 'Headers', isIn: (o: OperationEntry) => o.headers.length > 0 },
  { key: 'body', suffix: 'Body', isIn: (o: OperationEntry) => o.body !== undefined },
] as const

/** The interface that a server (or a mock) must implement whole: a missing operation does not compile. */
export function emitServerHandlers(operations: OperationEntry[]): string {
  const schemaName = (operation: OperationEntry, suffix: string) =>
    `z${pascal(operation.id)}${suffix}`
  const present = (operation: OperationEntry) => parts.filter(({ isIn }) => isIn(operation))
  const imports = operations.flatMap((operation) =>
    present(operation).map(({ suffix }) => schemaName(operation, suffix)),
  )
  const requests = operations.map((operation) => {
    const members = parts.map(({ key, suffix, isIn }) =>
      isIn(operation)
        ? `${key}: z.output<typeof ${schemaName(operation, suffix)}>`
        : `${key}: undefined`,
    )
    return `  ${operation.id}: { ${members.join('; ')} }`
  })
  const schemas = operations.map((operation) => {
    const members = present(operation).map(
      ({ key, suffix }) => `${key}: ${schemaName(operation, suffix)}`,
    )
    return `  ${operation.id}: { ${members.join(', ')} },`
  })
  const handlers = operations.map(
    ({ id, method, path, summary }) => `  /** ${summary}: ${method.toUpperCase()} ${path} */
  ${id}(request: RequestOf<'${id}'>, context: Context): Promise<Reply<'${id}'>>`,
  )
  return `${header}
import type { z } from 'zod'
import type { Reply } from '../server-handler.ts'
import { ${imports.join(', ')} } from './zod.gen.ts'

/** Parsed parameters, headers and body of each operation; files are Blobs. */
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
