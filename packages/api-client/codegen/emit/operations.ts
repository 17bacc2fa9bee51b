import type { RestDocument } from '../document.ts'
import { kindsSource } from '../kinds.ts'
import { header } from '../locations.ts'
import type { OperationEntry } from '../operations.ts'

/** The operations table: what servers, mocks and tools need to know of each call. */
export function emitOperations(document: RestDocument, operations: OperationEntry[]): string {
  const rows = operations.map((operation) => {
    const { id, method, path, tag, auth, roles, successes, errors } = operation
    const statuses = [...successes, ...errors].map(({ status }) => status)
    return `  ${id}: {
    id: '${id}',
    method: '${method}',
    path: '${path}',
    tag: '${tag}',
    auth: '${auth}',
    roles: ${roles ? JSON.stringify(roles) : 'null'},
    idempotent: ${operation.idempotent},
    fallback: ${operation.fallback ? `fallbackMessages.${id}` : 'null'},
    success: ${successes[0].status},
    statuses: [${statuses.join(', ')}],
    query: ${kindsSource(document, operation.query)},
    headers: ${kindsSource(document, operation.headers)},
    body: '${operation.body?.kind ?? 'none'}',
  },`
  })
  return `${header}
import { fallbackMessages } from './fallback-messages.gen.ts'

/**
 * Every call of the REST contract by its operationId.
 * - \`auth\`: a session is never looked at, used when there is one, or needed.
 * - \`roles\`: kinds of account that may call; null means all that \`auth\` admits.
 * - \`idempotent\`: repeating it changes nothing more, by its method or by its Idempotency-Key.
 * - \`fallback\`: what a client shows when a failure brings no message.
 * - \`success\`: the first of the declared 2xx; \`statuses\`: every declared status below 500.
 * - \`query\`, \`headers\`: each parameter and how it is read from its text.
 */
export const operationTable = {
${rows.join('\n')}
} as const

export type OperationId = keyof typeof operationTable
`
}

/**
 * What a client shows when a failure brings no message of its own. Browsers do not load the table:
 * each call brings its own.
 */
export function emitFallbackMessages(operations: OperationEntry[]): string {
  const rows = (key: 'fallback' | 'fallback401') =>
    operations
      .flatMap(({ id, [key]: text }) => (text ? [`  ${id}: ${JSON.stringify(text)},`] : []))
      .join('\n')
  return `${header}
/** Texts of the specification's error catalogue by operationId. */
export const fallbackMessages = {
${rows('fallback')}
} as const

/** Those that differ where the failure has the status 401. */
export const fallbackMessages401 = {
${rows('fallback401')}
} as const
`
}
