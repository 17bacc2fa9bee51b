import { isAllowed, settled } from '../contract/documents.ts'
import { isFile, type JsonSchema, typesOf } from '../contract/json-schema.ts'
import type { Operation, Parameter } from '../contract/operations.ts'
import type { Case, CaseBody, FormPart } from './case.ts'

/** What the contract says of an input: allowed, refused, or nothing that could be relied on. */
export type Verdict = 'allowed' | 'refused' | 'unclear'

/** Judges a case by the schemas of the contract alone, from what is really sent. */
export function judgeInput(operation: Operation, given: Case): Verdict {
  const verdicts = [
    ...operation.parameters.map((parameter) => judgeParameter(parameter, given)),
    judgeBody(operation, given.body),
    ...given.query.map(([name]): Verdict => (isDeclared(operation, name) ? 'allowed' : 'unclear')),
  ]
  if (verdicts.includes('refused')) return 'refused'
  return verdicts.includes('unclear') ? 'unclear' : 'allowed'
}

const isDeclared = ({ parameters }: Operation, name: string): boolean =>
  parameters.some((parameter) => parameter.in === 'query' && parameter.name === name)

function judgeParameter(parameter: Parameter, given: Case): Verdict {
  const { name, required } = parameter
  if (parameter.in === 'path') return judgeText(parameter, (given.path[name] ?? '').toWellFormed())
  if (parameter.in === 'header') {
    const value = given.headers[name]
    if (value === undefined) return required ? 'refused' : 'allowed'
    return judgeText(parameter, value)
  }
  const sent = given.query.filter(([key]) => key === name).map(([, value]) => value.toWellFormed())
  // Empty values are dropped before they are looked at.
  const values = sent.filter((value) => value.trim() !== '')
  if (values.length === 0) return required ? 'refused' : 'allowed'
  if (typesOf(settled(parameter.schema)).includes('array'))
    return isAllowed('rest', parameter.pointer, values) ? 'allowed' : 'refused'
  // Which of several counts is not said.
  return values[0] === undefined || sent.length > 1 ? 'unclear' : judgeText(parameter, values[0])
}

/** A text of an address or a header, read as its schema wants it. */
function judgeText(parameter: Parameter, text: string): Verdict {
  const types = typesOf(settled(parameter.schema))
  if (types.includes('boolean')) return /^(true|false)$/.test(text) ? 'allowed' : 'refused'
  if (types.includes('integer') || types.includes('number')) {
    const value = Number(text)
    if (Number.isNaN(value)) return 'refused'
    if (!isAllowed('rest', parameter.pointer, value)) return 'refused'
    return /^-?\d+(\.\d+)?$/.test(text) ? 'allowed' : 'unclear'
  }
  return isAllowed('rest', parameter.pointer, text) ? 'allowed' : 'refused'
}

function judgeBody({ body: declared }: Operation, body: CaseBody | undefined): Verdict {
  if (!declared) return body ? 'unclear' : 'allowed'
  if (!body) return declared.required ? 'refused' : 'allowed'
  if (body.kind === 'form') return judgeForm(declared, body.parts)
  if (body.bytes.length === 0) return declared.required ? 'refused' : 'unclear'
  if (body.encoding) return 'unclear'
  const mediaType = body.contentType?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== declared.mediaType) return 'refused'
  // Forms that are sent as bytes are broken on purpose.
  if (mediaType !== 'application/json') return 'refused'
  return judgeJson(declared.pointer, body.bytes)
}

function judgeForm(declared: NonNullable<Operation['body']>, parts: readonly FormPart[]): Verdict {
  if (declared.mediaType !== 'multipart/form-data') return 'refused'
  const { properties = {}, required = [], additionalProperties } = settled(declared.schema)
  const names = parts.map(({ name }) => name)
  if (required.some((name) => !names.includes(name))) return 'refused'
  if (additionalProperties === false && names.some((name) => !(name in properties)))
    return 'refused'
  // What the bytes of a file must be is not part of the schema.
  return parts.some((part) => breaksLimits(part, properties[part.name])) ? 'refused' : 'unclear'
}

function breaksLimits({ file }: FormPart, schema: JsonSchema | undefined): boolean {
  if (!schema || !isFile(schema)) return false
  const types = schema['x-media-types']
  const most = schema['x-max-bytes'] ?? Number.POSITIVE_INFINITY
  return !file || file.bytes.length > most || (types !== undefined && !types.includes(file.type))
}

function judgeJson(pointer: string, bytes: Uint8Array): Verdict {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return isAllowed('rest', pointer, JSON.parse(text)) ? 'allowed' : 'refused'
  } catch {
    // Bytes that are no UTF-8 may be read with replacement characters, or a byte order mark skipped.
    return isJson(bytes) ? 'unclear' : 'refused'
  }
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(bytes))
    return true
  } catch {
    return false
  }
}
