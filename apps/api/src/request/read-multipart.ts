import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import { readForm } from '@manzil/api-client/read-form'
import {
  checkParts,
  formLimit,
  formTooLarge,
  PARTS_LIMIT,
  TEXT_LIMIT,
  textTooLong,
  unreadableForm,
} from '@manzil/api-client/request/form/check-parts'
import { sniffMediaType } from '@manzil/api-client/request/form/sniff-media-type'
import { receiveBody } from './receive-body.ts'

type Part = readonly [name: string, value: string | File]

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
  const received = await receiveBody(body, formLimit(operation))
  if (received === 'too large') throw formTooLarge(operation)
  if (received === 'broken off') throw unreadableForm()
  const parts = await splitParts(headers, received)
  checkParts(operation, parts)
  return readForm(operation, parts)
}

function splitParts(headers: IncomingHttpHeaders, bytes: Uint8Array): Promise<Part[]> {
  return new Promise((resolve, reject) => {
    const parts: Part[] = []
    const refuse = () => reject(unreadableForm())
    try {
      const form = new Busboy({
        headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
        limits: { parts: PARTS_LIMIT, fieldSize: TEXT_LIMIT, headerPairs: 20 },
      })
      form.on('field', (name, value, _nameCut, valueCut) => {
        if (valueCut) reject(textTooLong(name))
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
