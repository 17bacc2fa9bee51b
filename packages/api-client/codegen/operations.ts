import {
  deref,
  type MediaType,
  type Operation,
  type Parameter,
  type RestDocument,
} from './document.ts'

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

/** Who may call: nobody in particular, a session when there is one, a session always. */
export type Auth = 'none' | 'optional' | 'required'

export interface OperationEntry {
  id: string
  method: Method
  path: string
  tag: string
  summary: string
  auth: Auth
  fallback: string | undefined
  path_parameters: Parameter[]
  query: Parameter[]
  body: MediaType | undefined
  success: { status: number; media: MediaType | undefined }
  errors: (number | 'default')[]
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
  const parameters = (operation.parameters ?? []).map((p) => deref<Parameter>(document, p))
  const codes = Object.keys(operation.responses)
  const successCode = codes.find((code) => code.startsWith('2'))
  if (!successCode) throw new Error(`${operation.operationId} declares no success response`)
  const success = operation.responses[successCode]
  return {
    id: operation.operationId,
    method,
    path,
    tag: operation.tags[0] ?? 'untagged',
    summary: operation.summary,
    auth: authOf(operation),
    fallback: operation['x-fallback-message'],
    path_parameters: parameters.filter((p) => p.in === 'path'),
    query: parameters.filter((p) => p.in === 'query'),
    body: operation.requestBody?.content['application/json'],
    success: { status: Number(successCode), media: success?.content?.['application/json'] },
    errors: codes
      .filter((code) => code !== successCode)
      .map((code) => (code === 'default' ? 'default' : Number(code))),
  }
}

function authOf(operation: Operation): Auth {
  const security = operation.security ?? [{ bearerAuth: [] }]
  if (security.length === 0) return 'none'
  return security.some((entry) => Object.keys(entry).length === 0) ? 'optional' : 'required'
}
