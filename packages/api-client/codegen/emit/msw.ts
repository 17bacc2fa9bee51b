import type { RestDocument } from '../document.ts'
import { exampleMaker } from '../fixtures.ts'
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

/** A success body for every operation, from the examples of the contract; a fresh copy at each call. */
export function emitFixtures(document: RestDocument, operations: OperationEntry[]): string {
  const make = exampleMaker(document)
  const rows = operations.flatMap(({ id, successes: [success] }) =>
    success.media
      ? [
          `  ${id}: (): SuccessBody<'${id}'> => (${JSON.stringify(success.media.example ?? make(success.media.schema))}),`,
        ]
      : [],
  )
  return `${header}
import type { SuccessBody } from '../server-handler.ts'

export const fixtures = {
${rows.join('\n')}
}
`
}
