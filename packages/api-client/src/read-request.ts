import type { z } from 'zod'
import { checkFiles } from './check-files.ts'
import { type OperationId, operationTable } from './generated/operations.gen.ts'
import { type RequestOf, requestSchemas } from './generated/server-handlers.gen.ts'
import type { FieldError } from './generated/types.gen.ts'
import { readForm } from './read-form.ts'
import { readHeaders } from './read-headers.ts'
import { readQuery } from './read-query.ts'
import { readJson } from './request/json/read-json.ts'
import { queryProblems } from './request/query-problems.ts'
import { unstorableTexts } from './request/unstorable-text.ts'
import type { Problem } from './server-handler.ts'

interface Refusal {
  status: number
  problem: Problem
}

/** What a handler gets, or why the request was refused. */
type Parsed<K extends OperationId> = { request: RequestOf<K> } | Refusal

interface Schemas {
  path?: z.ZodType
  query?: z.ZodType
  headers?: z.ZodType
  body?: z.ZodType
}

/**
 * Reads a request by the contract: parameters first (400), then the body, which may be of another
 * type (415), too large (413), unreadable (400) or beyond its limits (422). A file
 * in it is measured like the body: 413 and 415.
 */
export async function readRequest<K extends OperationId>(
  id: K,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<Parsed<K>> {
  const schemas: Schemas = requestSchemas[id]
  const { search, searchParams } = new URL(request.url)
  const path = schemas.path?.safeParse(params)
  const query = schemas.query?.safeParse(readQuery(id, searchParams))
  const headers = schemas.headers?.safeParse(readHeaders(id, (name) => request.headers.get(name)))
  const errors = [path, query, headers].flatMap((parsed) => parsed?.error ?? [])
  const fields = [
    ...queryProblems(id, search.slice(1)),
    ...unstorableTexts(query?.data),
    ...errors.flatMap(fieldErrors),
  ]
  if (fields.length > 0)
    return refusal(400, {
      code: 'invalid_request',
      message: 'Some filters could not be used.',
      fields,
    })
  const content = schemas.body ? await readBody(id, request) : { body: undefined }
  if ('problem' in content) return content
  const body = schemas.body?.safeParse(content.body)
  const faults = [...unstorableTexts(body?.data), ...(body?.error ? fieldErrors(body.error) : [])]
  if (faults.length > 0)
    return refusal(422, {
      code: 'invalid_body',
      message: 'Some fields need another look.',
      fields: faults,
    })
  return {
    // The four schemas were made from the same operation as the type.
    request: {
      path: path?.data,
      query: query?.data,
      headers: headers?.data,
      body: body?.data,
    } as RequestOf<K>,
  }
}

type BodyKind = 'json' | 'multipart' | 'none'
const mediaTypes: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  none: '',
}

/** The body as it came. No body at all is left to validation, which names what is missing. */
async function readBody(id: OperationId, request: Request): Promise<{ body: unknown } | Refusal> {
  const kind: BodyKind = operationTable[id].body
  const type = request.headers.get('content-type')
  if (type === null) return { body: undefined }
  const wanted = mediaTypes[kind]
  if (type.split(';')[0]?.trim().toLowerCase() !== wanted)
    return refusal(415, {
      code: 'unsupported_media_type',
      message: `Only ${wanted} is understood here.`,
    })
  try {
    const copy = request.clone()
    if (kind === 'json') return readJsonBody(new Uint8Array(await copy.arrayBuffer()))
    const body = readForm(id, await copy.formData())
    return checkFiles(id, body) ?? { body }
  } catch {
    return refusal(400, { code: 'invalid_request', message: 'This request could not be read.' })
  }
}

/** Bytes of a JSON body. */
const jsonLimit = 256 * 1024

function readJsonBody(bytes: Uint8Array): { body: unknown } | Refusal {
  if (bytes.length > jsonLimit)
    return refusal(413, {
      code: 'payload_too_large',
      message: 'This is too large to be sent.',
    })
  return { body: readJson(bytes) }
}

const refusal = (status: number, problem: Problem): Refusal => ({ status, problem })

/** One entry per field, however many rules it breaks; unknown fields are named each. */
function fieldErrors(error: z.ZodError): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const issue of error.issues) {
    const parent = issue.path.join('.')
    const names = issue.code === 'unrecognized_keys' ? issue.keys : ['']
    for (const name of names) {
      const path = [parent, name].filter(Boolean).join('.')
      if (!found.has(path)) found.set(path, { path, rule: issue.code, message: issue.message })
    }
  }
  return [...found.values()]
}
