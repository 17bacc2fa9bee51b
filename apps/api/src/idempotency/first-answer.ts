import { createHash } from 'node:crypto'
import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import type { Problem } from '@manzil/api-client/server-handler'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../db/schema.ts'

/** A key is known for a day, in milliseconds. */
const KEY_LIFE_MS = 24 * 60 * 60_000

interface Call<Body> {
  operation: OperationId
  /** Account of the caller; a key of one account says nothing to another. */
  owner: string | undefined
  headers: { 'Idempotency-Key'?: string | undefined }
  body: object
  /** The contract's schema of the answer. */
  answer: z.ZodType<Body>
}

interface Created<Body> {
  status: 201
  body: Body
}

const keyReused = {
  status: 422,
  problem: {
    code: 'invalid_body',
    message: 'Some fields need another look.',
    fields: [
      { path: 'Idempotency-Key', rule: 'reused', message: 'was sent before with another body' },
    ],
  },
} satisfies { status: 422; problem: Problem }

/** Takes a refusal out of the transaction, so that nothing of it is kept. */
class Refused<R> extends Error {
  readonly reply: R
  constructor(reply: R) {
    super('refused')
    this.reply = reply
  }
}

/**
 * Writes in one transaction, and once for each idempotency key: a repetition gets the first answer,
 * another body under the same key 422. Of two calls at once the second waits for the first.
 * Failures are not kept, so that the same call may be tried again.
 */
export async function firstAnswer<Body, Refusal extends { status: number; problem: Problem }>(
  db: Kysely<Database>,
  call: Call<Body>,
  write: (trx: Transaction<Database>) => Promise<Created<Body> | Refusal>,
  now = new Date(),
): Promise<Created<Body> | Refusal | typeof keyReused> {
  const key = call.headers['Idempotency-Key']
  const work = async (trx: Transaction<Database>) => {
    if (key !== undefined) {
      const known = await takeKey(trx, call, key, now)
      if (known) return known
    }
    const reply = await write(trx)
    if ('problem' in reply) throw new Refused(reply)
    if (key !== undefined) await keepAnswer(trx, call, key, reply.body)
    return reply
  }
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (error instanceof Refused) return error.reply as Refusal
    throw error
  }
}

const ownerOf = ({ owner = '' }: Pick<Call<unknown>, 'owner'>): string => owner

/** Takes the key for this call; what it was answered before where it has been taken already. */
async function takeKey<Body>(
  trx: Transaction<Database>,
  call: Call<Body>,
  key: string,
  now: Date,
): Promise<Created<Body> | typeof keyReused | undefined> {
  const hash = hashOf(call.body)
  const expired = new Date(now.getTime() - KEY_LIFE_MS)
  // Waits here while another transaction holds the same key.
  const { rows } = await sql`
    insert into first_answer (owner, operation, key, body_hash, created_at)
    values (${ownerOf(call)}, ${call.operation}, ${key}, ${hash}, ${now})
    on conflict (owner, operation, key) do update
      set body_hash = excluded.body_hash, answer = null, created_at = excluded.created_at
      where first_answer.created_at <= ${expired}
    returning key
  `.execute(trx)
  if (rows.length > 0) return undefined
  const known = await trx
    .selectFrom('first_answer')
    .select(['body_hash', 'answer'])
    .where('owner', '=', ownerOf(call))
    .where('operation', '=', call.operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (known.body_hash !== hash) return keyReused
  return { status: 201, body: call.answer.parse(known.answer) }
}

async function keepAnswer<Body>(
  trx: Transaction<Database>,
  call: Call<Body>,
  key: string,
  body: Body,
): Promise<void> {
  await trx
    .updateTable('first_answer')
    .set({ answer: JSON.stringify(body) })
    .where('owner', '=', ownerOf(call))
    .where('operation', '=', call.operation)
    .where('key', '=', key)
    .execute()
}

/** The order of the fields says nothing. */
const hashOf = (body: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')

/** Forgets the answers whose keys are known no longer. */
export async function forgetOldAnswers(db: Kysely<Database>, now = new Date()): Promise<void> {
  const expired = new Date(now.getTime() - KEY_LIFE_MS)
  await db.deleteFrom('first_answer').where('created_at', '<=', expired).execute()
}
