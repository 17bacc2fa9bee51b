import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import { fieldsOf, readForm } from '@manzil/api-client/read-form'
import { receiveBody } from './receive-body.ts'
import { badBody, bodyTooLarge, unreadableBody, wrongMediaType } from './request-problem.ts'
import { sniffMediaType } from './sniff-media-type.ts'

/** Bytes of all text fields together, and of the lines between the parts. */
const TEXT_LIMIT = 256 * 1024
/** Parts of one body; the largest form of the contract has fewer fields. */
const PARTS_LIMIT = 50

type Part = readonly [name: string, value: string | File]
type Fields = ReturnType<typeof fieldsOf>

/**
 * The fields of a multipart body by the contract, files as `File`. The whole body is held in
 * memory, so that its largest size is that of the contract's files.
 * @throws RequestProblem 413 and 415 name the file; 400 where the body is not in parts
 */
export async function readMultipart(
  operation: OperationId,
  headers: IncomingHttpHeaders,
  body: Readable,
): Promise<Record<string, unknown>> {
  const fields = fieldsOf(operation)
  const files = Object.values(fields).reduce((sum, { maxBytes = 0 }) => sum + maxBytes, 0)
  const received = await receiveBody(body, files + TEXT_LIMIT)
  if (received === 'too large') throw bodyTooLarge(fileNames(fields).map(tooLarge(fields)))
  if (received === 'broken off') throw notInParts()
  const parts = await splitParts(headers, received)
  for (const [name, value] of parts) checkPart(fields, name, value)
  return readForm(operation, parts)
}

const notInParts = () => unreadableBody('The body could not be read as a form.')

function splitParts(headers: IncomingHttpHeaders, bytes: Uint8Array): Promise<Part[]> {
  return new Promise((resolve, reject) => {
    const parts: Part[] = []
    const refuse = () => reject(notInParts())
    try {
      const form = new Busboy({
        headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
        limits: { parts: PARTS_LIMIT, fieldSize: TEXT_LIMIT, headerPairs: 20 },
      })
      form.on('field', (name, value, _nameCut, valueCut) => {
        if (valueCut) reject(bodyTooLarge([{ path: name, rule: 'size', message: 'is too long' }]))
        parts.push([name, value])
      })
      form.on('file', (name, stream, fileName, _encoding, type) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('error', refuse)
        stream.on('end', () => parts.push([name, fileOf(Buffer.concat(chunks), fileName, type)]))
      })
      form.on('partsLimit', refuse)
      form.on('error', refuse)
      form.on('finish', () => resolve(parts))
      form.end(bytes)
    } catch {
      refuse()
    }
  })
}

const fileOf = (bytes: Buffer<ArrayBuffer>, name: string, declared: string): File =>
  new File([bytes], name, { type: sniffMediaType(bytes, declared) })

/** Size and kind of a file; names that the form does not have are validation's to refuse. */
function checkPart(fields: Fields, name: string, value: string | File): void {
  const { kind, maxBytes, mediaTypes } = (Object.hasOwn(fields, name) && fields[name]) || {}
  if (kind !== 'file' && kind !== 'files') return
  if (typeof value === 'string')
    throw badBody([{ path: name, rule: 'type', message: 'must be a file' }])
  if (maxBytes !== undefined && value.size > maxBytes) throw bodyTooLarge([tooLarge(fields)(name)])
  if (mediaTypes && !mediaTypes.includes(value.type))
    throw wrongMediaType(mediaTypes.join(', '), [wrongType(name, mediaTypes)])
}

const fileNames = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.maxBytes !== undefined)

const tooLarge = (fields: Fields) => (name: string) => ({
  path: name,
  rule: 'x-max-bytes',
  message: `must have at most ${inMegabytes(fields[name]?.maxBytes ?? 0)}`,
})

const inMegabytes = (bytes: number): string => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`

const wrongType = (name: string, mediaTypes: readonly string[]) => ({
  path: name,
  rule: 'x-media-types',
  message: `must be ${mediaTypes.join(', ')}`,
})
