import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import type { BodyKind } from '@manzil/api-client/request/contract-schemas'
import { mediaTypeProblem } from '@manzil/api-client/request/media-type'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readJsonBody } from '../request/read-json-body.ts'
import { readMultipart } from '../request/read-multipart.ts'
import { discardBody, hasBody } from '../request/receive-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that a route serves. */
    operation?: OperationId
    /** How its body travels; undefined where it has none. */
    body?: BodyKind | undefined
  }
}

/**
 * Reads bodies as the operation of the route wants them, within its limits. A body where none
 * belongs means nothing, as HTTP has it for GET and DELETE.
 */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (request: FastifyRequest) => readBody(request))
  app.addHook('onSend', async (request, reply) => {
    // What is left of a body that is too long would be taken for the next request.
    if (hasBody(request.headers) && !request.raw.complete) reply.header('connection', 'close')
  })
}

/** Refuses bodies of another kind than the route's, and lets those pass by that mean nothing. */
export async function checkBody(request: FastifyRequest): Promise<void> {
  const { body } = request.routeOptions.config
  const { 'content-type': type, 'content-encoding': encoding } = request.headers
  const problem =
    body && hasBody(request.headers) ? mediaTypeProblem(body, { type, encoding }) : undefined
  if (!body || problem) await discardBody(request.raw)
  if (problem) throw problem
  // What a body that passed by called itself does not matter, not even where it is malformed.
  if (!body) delete request.headers['content-type']
}

/** Operations whose callers sign the body, sign by sign. */
const signed: readonly OperationId[] = ['receivePaymentEvent']

const signedBodies = new WeakMap<FastifyRequest, string>()

/** What a signed body said; undefined of bodies that nobody signs. */
export const rawBodyOf = (request: FastifyRequest): string | undefined => signedBodies.get(request)

async function readBody(request: FastifyRequest): Promise<unknown> {
  const { routeOptions, headers, raw } = request
  const { operation, body } = routeOptions.config
  const keep = (bytes: Uint8Array) =>
    signedBodies.set(request, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  if (body === 'json')
    return readJsonBody(raw, operation && signed.includes(operation) ? keep : undefined)
  if (body === 'multipart' && operation) return readMultipart(operation, headers, raw)
  return undefined
}
