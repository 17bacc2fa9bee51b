import type { OperationId } from '../generated/operations.gen.ts'
import type { RequestOf } from '../generated/server-handlers.gen.ts'
import type { FieldError } from '../generated/types.gen.ts'
import { readHeaders } from '../read-headers.ts'
import { readQuery } from '../read-query.ts'
import type { Node, OperationSchemas } from './contract-schemas.ts'
import { queryProblems } from './query-problems.ts'
import { badBody, badParameters } from './request-problem.ts'
import { say } from './say.ts'
import { unstorableTexts } from './unstorable-text.ts'
import type { Check } from './validators.ts'

/** A request as it came; its body has been read, undefined where it has none. */
interface Received {
  path: unknown
  /** What follows the question mark. */
  query: string
  header: (name: string) => string | null | undefined
  body: unknown
}

/** @throws RequestProblem */
type Read<K extends OperationId> = (received: Received) => RequestOf<K>

/**
 * Prepares the reading of one operation's requests: parameters first (400), then the body (422). What
 * cannot be read at all was refused before. Defaults are filled in.
 */
export function createReader<K extends OperationId>(
  id: K,
  schemas: OperationSchemas,
  compile: (schema: Node) => Check,
): Read<K> {
  const path = checkOf(schemas.path, compile)
  const query = checkOf(schemas.query, compile)
  const headers = checkOf(schemas.headers, compile)
  const body = checkOf(schemas.body?.schema, compile)
  return (received) => {
    const input = {
      path: path && received.path,
      query: query && readQuery(id, new URLSearchParams(received.query)),
      headers: headers && readHeaders(id, received.header),
      body: body && received.body,
    }
    const wrong = [
      ...queryProblems(id, received.query),
      ...problemsOf(path, input.path),
      ...problemsOf(query, input.query),
      ...problemsOf(headers, input.headers),
    ]
    if (wrong.length > 0) throw badParameters(firstOfEach(wrong))
    if (body && input.body === undefined) throw noBody()
    const refused = problemsOf(body, input.body)
    if (refused.length > 0) throw badBody(firstOfEach(refused))
    // The four parts have just been checked against the operation that typed them.
    return input as RequestOf<K>
  }
}

const noBody = () => badBody([{ path: '', rule: 'required', ...say('field.required') }])

const checkOf = (schema: Node | undefined, compile: (schema: Node) => Check) =>
  schema && compile(schema)

const problemsOf = (check: Check | undefined, value: unknown): FieldError[] =>
  check ? [...unstorableTexts(value), ...check(value)] : []

const firstOfEach = (fields: FieldError[]): FieldError[] =>
  [...new Map(fields.toReversed().map((field) => [field.path, field])).values()].reverse()
