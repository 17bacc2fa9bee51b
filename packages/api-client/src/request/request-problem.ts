import type { FieldError } from '../generated/types.gen.ts'
import type { Problem } from '../server-handler.ts'
import { type Said, say } from './say.ts'

/** A request that is refused before a handler sees it. */
export class RequestProblem extends Error {
  readonly status: number
  readonly problem: Problem
  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

/** Path, query or headers break the contract. */
export const badParameters = (fields: FieldError[]): RequestProblem =>
  new RequestProblem(400, {
    code: 'invalid_request',
    ...say('problem.filters'),
    fields: fields.slice(0, MAX_FIELDS),
  })

/** The body can be read, but breaks the contract. */
export const badBody = (fields: FieldError[]): RequestProblem =>
  new RequestProblem(422, {
    code: 'invalid_body',
    ...say('problem.fields'),
    fields: fields.slice(0, MAX_FIELDS),
  })

/** The body cannot be read at all, or not in one way only. */
export const unreadableBody = (said: Said, fields: FieldError[] = []): RequestProblem =>
  new RequestProblem(400, { code: 'invalid_request', ...said, fields })

export const bodyTooLarge = (fields: FieldError[] = []): RequestProblem =>
  new RequestProblem(413, {
    code: 'payload_too_large',
    ...say('problem.tooLarge'),
    fields,
  })

export const wrongMediaType = (
  understood: string,
  fields: FieldError[] = [],
  said: Said = say('problem.mediaType', { type: understood }),
): RequestProblem => new RequestProblem(415, { code: 'unsupported_media_type', ...said, fields })

/** As many as the contract's envelope holds. */
const MAX_FIELDS = 100
