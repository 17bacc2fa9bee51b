import { header } from '../locations.ts'
import type { OperationEntry } from '../operations.ts'

/** MSW handlers: the same interface as the server's, behind a shell that validates what comes in. */
export function emitMsw(operations: OperationEntry[]): string {
  const rows = operations.map(
    ({ id, method, path }) =>
      `  http.${method}(address('${path.replace(/\{(\w+)\}/g, ':$1')}'), answer('${id}', handlers.${id}.bind(handlers), shell)),`,
  )
  return `${header}
import { type HttpHandler, http } from 'msw'
import { address, answer, type Shell } from '../msw-shell.ts'
import type { ServerHandlers } from './server-handlers.gen.ts'

/** One MSW handler per operation of the contract. */
export const createMswHandlers = <Context>(
  handlers: ServerHandlers<Context>,
  shell: Shell<Context>,
): HttpHandler[] => [
${rows.join('\n')}
]
`
}
