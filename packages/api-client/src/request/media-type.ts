import type { BodyKind } from './contract-schemas.ts'
import { type RequestProblem, wrongMediaType } from './request-problem.ts'

const mediaTypes: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
}

/** What a body says of itself in its headers. */
interface Announced {
  type: string | null | undefined
  encoding: string | null | undefined
}

/** Refuses a body that is announced as something else than the operation takes: 415. */
export function mediaTypeProblem(
  kind: BodyKind,
  { type, encoding }: Announced,
): RequestProblem | undefined {
  const [name = '', ...parameters] = (type ?? '').toLowerCase().split(';')
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='))
  const isEncoded = (encoding ?? 'identity').toLowerCase() !== 'identity'
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset)
  const understood = mediaTypes[kind]
  return name.trim() === understood && isUtf8 && !isEncoded ? undefined : wrongMediaType(understood)
}
