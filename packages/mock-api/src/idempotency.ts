import { say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import { earlier } from '@manzil/domain/time/moments'
import type { z } from 'zod'
import { fieldProblem } from './problems.ts'
import type { World } from './world.ts'

interface Call<Body> {
  operation: string
  /** Account of the caller; a key of one account says nothing to another. */
  userId: string | undefined
  headers: { 'Idempotency-Key'?: string | undefined }
  body: object
  /** The contract's schema of the answer. */
  answer: z.ZodType<Body>
}

interface Created<Body> {
  status: 201
  body: Body
}

/**
 * Writes once for each idempotency key: a repetition gets the first answer, another body under the
 * same key 422. Failures are not kept, so that the same call may be tried again.
 */
export function writeOnce<Body, Reply extends Created<Body> | { problem: Problem }>(
  world: World,
  { operation, userId = 'nobody', headers, body, answer }: Call<Body>,
  write: () => Reply,
) {
  const given = headers['Idempotency-Key']
  if (given === undefined) return write()
  const key = `${operation} ${userId} ${given}`
  const asked = JSON.stringify(body)
  const known = world.firstAnswers.get(key)
  if (known && new Date(known.at) > earlier(new Date(), 1, 'day'))
    return known.body === asked
      ? { status: 201 as const, body: answer.parse(JSON.parse(known.answer)) }
      : fieldProblem('Idempotency-Key', 'reused', say('field.reused'))
  const reply = write()
  if ('body' in reply) {
    const at = new Date().toISOString()
    world.firstAnswers.set(key, { body: asked, answer: JSON.stringify(reply.body), at })
  }
  return reply
}
