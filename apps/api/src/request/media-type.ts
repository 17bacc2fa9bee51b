import type { IncomingHttpHeaders } from 'node:http'
import type { BodyKind } from './contract-schemas.ts'
import { hasBody } from './receive-body.ts'
import { type RequestProblem, wrongMediaType } from './request-problem.ts'

const mediaTypes: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
}

/** Refuses a body that is announced as something else than the operation takes: 415. */
export function mediaTypeProblem(
  headers: IncomingHttpHeaders,
  kind: BodyKind,
): RequestProblem | undefined {
  if (!hasBody(headers)) return undefined
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='))
  const isEncoded = (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset)
  const understood = mediaTypes[kind]
  return type.trim() === understood && isUtf8 && !isEncoded ? undefined : wrongMediaType(understood)
}
