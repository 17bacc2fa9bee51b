import type { IncomingMessage } from 'node:http'
import { say } from '@manzil/api-client/request/say'
import { nothingHere } from '../gate/gate.ts'
import { type Refusal, refuse } from '../gate/refusal.ts'

/**
 * Bytes of a body that are read, as on the server: more than any call of the contract takes, so that
 * the call itself refuses what is too large for it.
 */
const largestBody = 16 * 1024 * 1024

/** Methods that HTTP has and fetch does not. */
const unspeakable = ['TRACE', 'CONNECT', 'TRACK']

/** A request off the wire, or the refusal of one that cannot be handed on. HEAD is read as GET. */
export async function readIncoming(incoming: IncomingMessage): Promise<Request | Response> {
  const { url = '/', headers: sent } = incoming
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET')
  if (unspeakable.includes(method)) return refuse(nothingHere)
  if (!URL.canParse(url, origin)) return refuse(unreadable)
  const bytes = await receive(incoming)
  if (bytes === undefined) return refuse(tooLarge)
  const headers = new Headers()
  for (const [name, value] of Object.entries(sent))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const body = method === 'GET' || bytes.length === 0 ? null : bytes
  return new Request(new URL(url, origin), { method, headers, body })
}

const origin = 'http://localhost'
const tooLarge: Refusal = {
  status: 413,
  code: 'payload_too_large',
  ...say('problem.tooLarge'),
  fields: [],
}
const unreadable: Refusal = {
  status: 400,
  code: 'invalid_request',
  ...say('problem.unreadable'),
  fields: [],
}

/** The bytes of a body; undefined where there are too many. The connection stays for the answer. */
async function receive(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > largestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
