import { createHash } from 'node:crypto'
import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import { earlier } from '@manzil/domain/time/moments'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../db/schema.ts'
import { findAnswer, keepAnswer, removeAnswersUntil, takeKey } from './repository.ts'

interface Call<Answer> {
  operation: OperationId
  sender: {
    /** Account of the caller; a key of one account says nothing to another. */
    id: string | undefined
    key: string | undefined
  }
  body: object
  /** The contract's schema of the answer. */
  answer: z.ZodType<Answer>
}

/** Written, with the answer that each repetition gets too, or refused for a reason. */
export type Outcome<Answer, Refusal extends string> =
  | { kind: 'accepted'; answer: Answer }
  | { kind: 'refused'; refusal: Refusal }

/** Takes a refusal out of the transaction, so that nothing of it is kept. */
class Refused extends Error {}

/**
 * Writes in one transaction, and once for each idempotency key: a repetition gets the first answer,
 * another body under the same key is refused. Of two calls at once the second waits for the first.
 * Failures are not kept, so that the same call may be tried again.
 */
export async function writeOnce<Answer, Refusal extends string>(
  db: Kysely<Database>,
  call: Call<Answer>,
  write: (trx: Transaction<Database>) => Promise<Outcome<Answer, Refusal>>,
  now = new Date(),
): Promise<Outcome<Answer, Refusal | 'key-reused'>> {
  const { operation, sender, body } = call
  const { key } = sender
  const named = key === undefined ? undefined : { owner: sender.id ?? '', operation, key }
  let refused: Outcome<Answer, Refusal> | undefined
  const work = async (
    trx: Transaction<Database>,
  ): Promise<Outcome<Answer, Refusal | 'key-reused'>> => {
    if (named !== undefined) {
      const hash = hashOf(body)
      if (!(await takeKey(trx, named, { hash, now, expired: expiredAt(now) }))) {
        const known = await findAnswer(trx, named)
        if (known.body_hash !== hash) return { kind: 'refused', refusal: 'key-reused' }
        return { kind: 'accepted', answer: call.answer.parse(known.answer) }
      }
    }
    const outcome = await write(trx)
    if (outcome.kind === 'refused') {
      refused = outcome
      throw new Refused('refused')
    }
    if (named !== undefined) await keepAnswer(trx, named, outcome.answer)
    return outcome
  }
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (error instanceof Refused && refused !== undefined) return refused
    throw error
  }
}

/** A key is known for a day. */
const expiredAt = (now: Date): Date => earlier(now, 1, 'day')

/** The order of the fields says nothing. */
const hashOf = (body: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')

/** Forgets the answers whose keys are known no longer. */
export const forgetOldAnswers = (db: Kysely<Database>, now = new Date()): Promise<void> =>
  removeAnswersUntil(db, expiredAt(now))
