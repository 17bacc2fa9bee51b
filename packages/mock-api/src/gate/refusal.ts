import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import { requestSchemas } from '@manzil/api-client/generated/server-handlers.gen'
import type {
  ErrorEnvelope,
  FieldError,
  MessageKey,
  MessageValues,
} from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'

/** What went wrong, as the gate tells it. */
export interface Refusal {
  status: number
  message: string
  key?: MessageKey
  values?: MessageValues
  code: ErrorEnvelope['code']
  fields: FieldError[]
}

type Known = Pick<Refusal, 'code' | 'message' | 'key' | 'values'>

const known: Readonly<Record<number, Known>> = {
  400: { code: 'invalid_request', ...say('problem.filters') },
  401: { code: 'unauthorized', ...say('problem.session') },
  403: { code: 'forbidden', message: 'Your account may not do this.' },
  404: { code: 'not_found', message: 'This is no longer available.' },
  409: { code: 'conflict', message: 'This has been done already.' },
  413: { code: 'payload_too_large', ...say('problem.tooLarge') },
  415: {
    code: 'unsupported_media_type',
    ...say('problem.mediaType', { type: 'application/json' }),
  },
  422: { code: 'invalid_body', ...say('problem.fields') },
  429: {
    code: 'too_many_requests',
    ...say('problem.attempts'),
  },
  501: { code: 'not_implemented', message: 'This is not available yet.' },
  503: {
    code: 'unavailable',
    ...say('problem.trouble'),
  },
}

const unexpected: Known = {
  code: 'internal',
  ...say('problem.ours'),
}

/** Whether an operation may answer this status: a declared one, or any of the server's own failures. */
export const mayAnswer = (operation: OperationId, status: number): boolean => {
  const declared: readonly number[] = operationTable[operation].statuses
  return declared.includes(status) || (status >= 500 && status <= 599)
}

/** The failure with this status in the server's words; 400 and 422 name the fields. */
export function refusalOf(operation: OperationId, status: number): Refusal {
  const fields = status === 400 || status === 422 ? fieldsOf(operation, status) : []
  const words = known[status] ?? (status < 500 ? knownClientError : unexpected)
  const loggedOut = status === 401 && operationTable[operation].auth === 'none'
  return {
    status,
    ...words,
    ...(loggedOut && say('problem.login')),
    fields,
  }
}

const knownClientError: Known = {
  code: 'invalid_request',
  ...say('problem.unreadable'),
}

/** Every field of the body, or of the query: screens show what they know. */
function fieldsOf(operation: OperationId, status: number): FieldError[] {
  const schemas: { path?: unknown; headers?: unknown; query?: unknown; body?: unknown } =
    requestSchemas[operation]
  const names = shapeOf(status === 422 ? schemas.body : (schemas.query ?? schemas.body))
  const message = 'is not accepted by the mock'
  return names.map((path) => ({ path, rule: 'sentinel', message })).slice(0, 100)
}

const shapeOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema && schema.shape
    ? Object.keys(schema.shape)
    : []

/** Seconds after which a client that was too fast may come back. */
const retryAfter = '60'

/** The envelope of the contract. */
export function refuse({ status, ...problem }: Refusal): Response {
  const envelope: ErrorEnvelope = { success: false, ...problem, requestId: 'mock' }
  const headers: HeadersInit = status === 429 ? { 'retry-after': retryAfter } : {}
  return Response.json(envelope, { status, headers })
}
