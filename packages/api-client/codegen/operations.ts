import {
  deref,
  type MediaType,
  type Operation,
  type Parameter,
  type Referable,
  type Response,
  type RestDocument,
  refName,
} from './document.ts'

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

/** Who may call: nobody in particular, a session when there is one, a session always. */
export type Auth = 'none' | 'optional' | 'required'

/** How a body travels, and the media type that says so. */
const bodyTypes = { json: 'application/json', multipart: 'multipart/form-data' } as const
type BodyKind = keyof typeof bodyTypes

export interface Body {
  kind: BodyKind
  media: MediaType
}

/** One declared answer. `name` is that of a response which several operations share. */
export interface Answer {
  status: number
  media: MediaType | undefined
  name: string | undefined
}

export interface OperationEntry {
  id: string
  method: Method
  path: string
  tag: string
  summary: string
  auth: Auth
  roles: string[] | undefined
  idempotent: boolean
  fallback: string | undefined
  fallback401: string | undefined
  path_parameters: Parameter[]
  query: Parameter[]
  headers: Parameter[]
  body: Body | undefined
  /** Every declared 2xx, the lowest first. */
  successes: [Answer, ...Answer[]]
  /** Every declared 4xx. */
  errors: Answer[]
  /** What `default` declares: failures of the server itself, 5xx. */
  unexpected: Omit<Answer, 'status'> | undefined
}

/** Every operation of the document, sorted by its id so that output never depends on file order. */
export function listOperations(document: RestDocument): OperationEntry[] {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [toEntry(document, path, method, operation)] : []
    }),
  )
  return entries.sort((a, b) => (a.id < b.id ? -1 : 1))
}

function toEntry(
  document: RestDocument,
  path: string,
  method: Method,
  operation: Operation,
): OperationEntry {
  const id = operation.operationId
  const parameters = (operation.parameters ?? []).map((p) => deref<Parameter>(document, p))
  const headers = parameters.filter((p) => p.in === 'header')
  const [success, ...successes] = answersOf(document, operation, /^2\d\d$/)
  if (!success) throw new Error(`${id} declares no success response`)
  refuseRanges(operation)
  const unexpected = operation.responses.default ?? operation.responses['5XX']
  return {
    id,
    method,
    path,
    tag: operation.tags[0] ?? 'untagged',
    summary: operation.summary,
    auth: authOf(operation),
    roles: operation['x-roles'],
    idempotent: isIdempotent(method, headers),
    fallback: operation['x-fallback-message'],
    fallback401: operation['x-fallback-message-401'],
    path_parameters: parameters.filter((p) => p.in === 'path'),
    query: parameters.filter((p) => p.in === 'query'),
    headers,
    body: bodyOf(document, operation),
    successes: [success, ...successes],
    errors: answersOf(document, operation, /^4\d\d$/),
    unexpected: unexpected && answerOf(document, unexpected),
  }
}

function authOf(operation: Operation): Auth {
  const security = operation.security ?? [{ bearerAuth: [] }]
  if (security.length === 0) return 'none'
  return security.some((entry) => Object.keys(entry).length === 0) ? 'optional' : 'required'
}

/** Whether a repetition changes nothing more: by its method (RFC 9110, 9.2.2) or by a key. */
const isIdempotent = (method: Method, headers: Parameter[]): boolean =>
  (method !== 'post' && method !== 'patch') || headers.some((p) => p.name === 'Idempotency-Key')

function bodyOf(document: RestDocument, operation: Operation): Body | undefined {
  if (!operation.requestBody) return undefined
  const { content, required } = deref(document, operation.requestBody)
  if (!required)
    throw new Error(`${operation.operationId}: say required: true; there are no optional bodies`)
  const [type, ...others] = Object.keys(content)
  const found = Object.entries(bodyTypes).find(([, name]) => name === type)
  const media = type === undefined ? undefined : content[type]
  if (!found || !media || others.length > 0)
    throw new Error(
      `${operation.operationId}: a body is either ${Object.values(bodyTypes).join(' or ')}`,
    )
  return { kind: found[0] === 'json' ? 'json' : 'multipart', media }
}

const answersOf = (document: RestDocument, { responses }: Operation, wanted: RegExp): Answer[] =>
  Object.entries(responses)
    .filter(([code]) => wanted.test(code))
    .map(([code, response]) => ({ status: Number(code), ...answerOf(document, response) }))
    .sort((a, b) => a.status - b.status)

function answerOf(document: RestDocument, response: Referable<Response>): Omit<Answer, 'status'> {
  const name = '$ref' in response ? refName(response.$ref) : undefined
  return { media: deref<Response>(document, response).content?.['application/json'], name }
}

/** Handlers and fuzz rely on every status below 500 being declared one by one. */
function refuseRanges({ operationId, responses }: Operation): void {
  const allowed = /^([24]\d\d|default|5XX)$/
  const other = Object.keys(responses).find((code) => !allowed.test(code))
  if (other)
    throw new Error(`${operationId}: declare 2xx and 4xx one by one, 5xx as default; not ${other}`)
}
