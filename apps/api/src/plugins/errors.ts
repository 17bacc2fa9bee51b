import type { ErrorEnvelope } from '@manzil/api-client/generated/types.gen'
import { RequestProblem } from '@manzil/api-client/request/request-problem'
import { say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf, translateProblem } from './translate.ts'

/** A failure as the contract has it. */
export const envelopeOf = (requestId: string, problem: Problem): ErrorEnvelope => ({
  success: false,
  message: problem.message,
  ...(problem.key && { key: problem.key }),
  ...(problem.values && { values: problem.values }),
  code: problem.code,
  fields: problem.fields ?? [],
  requestId,
})

/** Seconds to wait where nothing better is known: limits are a minute long, overload passes soon. */
const waitOf: Readonly<Record<number, number>> = { 429: 60, 503: 5 }

/**
 * Sends the contract's envelope, in the language that is asked for. No cache keeps it: what is missing
 * or refused now may be there a moment later, as a file is while a release is put in place.
 */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  problem: Problem,
): FastifyReply {
  giveTime(reply, status)
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', vary: 'accept-language' })
    .type('application/json; charset=utf-8')
    .send(envelopeOf(request.id, translateProblem(problem, languageOf(request))))
}

/** Says when to come back, where the refusal itself has not: limits that a handler keeps do not. */
export function giveTime(reply: FastifyReply, status: number): void {
  const seconds = waitOf[status]
  if (seconds && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds)
}

/** Turns whatever went wrong into the envelope. Details of unexpected failures stay in the log. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const [status, problem] = problemOf(error)
    logFailure(request, status, error)
    return sendProblem(request, reply, status, problem)
  })
}

/** Nothing is at this address. */
export const sendNothingHere = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(request, reply, 404, nothingHere)

/** Faults of the server are errors in the log. Refusals are not: a flood of them would fill it. */
export function logFailure(request: FastifyRequest, status: number, error: FastifyError): void {
  if (error.statusCode === 503) request.log.debug({ reason: error.message }, 'too busy')
  else if (status >= 500) request.log.error({ err: error }, 'request failed')
}

/** What a visitor may know of an error: its status and a sentence. */
export function problemOf(error: FastifyError | RequestProblem): [number, Problem] {
  if (error instanceof RequestProblem) return [error.status, error.problem]
  if (isDatabaseAway(error)) return [503, { code: 'unavailable', ...say('problem.trouble') }]
  if (isPoolFull(error)) return [503, busy]
  const status = error.statusCode ?? 500
  // Addresses that leave the folder of the web app; nothing of ours answers 403 by an exception.
  if (status === 403) return [404, nothingHere]
  const known = knownProblems[status]
  if (known) return [status, known]
  if (status >= 400 && status < 500)
    return [status, { code: 'invalid_request', ...say('problem.unreadable') }]
  return [500, { code: 'internal', ...say('problem.ours') }]
}

const nothingHere: Problem = {
  code: 'not_found',
  ...say('problem.nothing'),
}

const busy: Problem = {
  code: 'unavailable',
  ...say('problem.busy'),
}

const knownProblems: Readonly<Record<number, Problem>> = {
  400: { code: 'invalid_request', ...say('problem.unreadable') },
  413: { code: 'payload_too_large', ...say('problem.tooLarge') },
  415: {
    code: 'unsupported_media_type',
    ...say('problem.mediaType', { type: 'application/json' }),
  },
  429: {
    code: 'too_many_requests',
    ...say('problem.attempts'),
  },
  503: busy,
}

/** SQLSTATE classes 08 (connection), 53 (resources), 57 (operator, timeout) and socket errors. */
const isDatabaseAway = (error: FastifyError): boolean =>
  /^(08|53|57)/.test(error.code ?? '') || /^(ECONNREFUSED|ECONNRESET|EPIPE)$/.test(error.code ?? '')

/** All connections of the database were in use for too long; the pool has no code for that. */
const isPoolFull = ({ message }: FastifyError): boolean =>
  message === 'timeout exceeded when trying to connect'
