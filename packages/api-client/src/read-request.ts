import { type OperationId, operationTable } from './generated/operations.gen.ts'
import type { RequestOf } from './generated/server-handlers.gen.ts'
import { readForm } from './read-form.ts'
import { createReader } from './request/create-reader.ts'
import { checkParts, formLimit, formTooLarge, unreadableForm } from './request/form/check-parts.ts'
import { SNIFFED, sniffMediaType } from './request/form/sniff-media-type.ts'
import { parseJsonBody } from './request/json/parse-json-body.ts'
import { mediaTypeProblem } from './request/media-type.ts'
import { prepareContract } from './request/prepare-contract.ts'
import { RequestProblem } from './request/request-problem.ts'
import type { Problem } from './server-handler.ts'

/** What a handler gets, or why the request was refused. */
type Parsed<K extends OperationId> =
  | { request: RequestOf<K> }
  | { status: number; problem: Problem }

/**
 * Reads a request by the contract, by the rules of the server and in its order: a body that cannot be
 * read is refused first (415, 413, 400), then parameters (400), then what the body says (422).
 * @param params of the path, decoded
 */
export async function readRequest<K extends OperationId>(
  id: K,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<Parsed<K>> {
  const { schemas, compile } = prepareContract()
  const known = schemas.get(id)
  if (!known) throw new Error(`The contract has no operation ${id}; run \`npm run gen\`.`)
  // What the origin's wildcard stands for.
  const { 0: _origin, ...path } = params
  try {
    const read = createReader(id, known, compile)
    const body = await readBody(id, request)
    const query = new URL(request.url).search.slice(1)
    return { request: read({ path, query, header: (name) => request.headers.get(name), body }) }
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error
    return { status: error.status, problem: error.problem }
  }
}

/** The body, undefined where there is none. The request stays readable. */
async function readBody(id: OperationId, request: Request): Promise<unknown> {
  const kind: 'json' | 'multipart' | 'none' = operationTable[id].body
  if (kind === 'none') return undefined
  const type = request.headers.get('content-type')
  const encoding = request.headers.get('content-encoding')
  const bytes = new Uint8Array(await request.clone().arrayBuffer())
  if (bytes.length === 0 && type === null) return undefined
  const problem = bytes.length > 0 ? mediaTypeProblem(kind, { type, encoding }) : undefined
  if (problem) throw problem
  if (kind === 'json') return parseJsonBody(bytes)
  if (bytes.length > formLimit(id)) throw formTooLarge(id)
  const parts = await partsOf(request)
  checkParts(id, parts)
  return readForm(id, parts)
}

async function partsOf(request: Request): Promise<[name: string, value: string | Blob][]> {
  const form = await request
    .clone()
    .formData()
    .catch(() => {
      throw unreadableForm()
    })
  return Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : await byItsBytes(value),
    ]),
  )
}

/** A file whose type is that of what is in it. */
async function byItsBytes(file: File): Promise<Blob> {
  const start = new Uint8Array(await file.slice(0, SNIFFED).arrayBuffer())
  const type = sniffMediaType(start, file.type)
  return type === file.type ? file : file.slice(0, file.size, type)
}
