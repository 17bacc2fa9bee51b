import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { hashToken } from '../session/token.ts'
import { fieldProblem, stepGone } from './problems.ts'
import { endAttempt, lockUnproven, noteProven, noteWrongCode } from './signup-repository.ts'
import { hashOtp, isSameHash, newStepToken } from './signup-secrets.ts'

/** Wrong codes that end an attempt. */
const TRIES = 5

/** A password has to follow within this time, in ms. */
const PASSWORD_STEP_MS = 30 * 60_000

const codeExpired = fieldProblem('otp', 'expired', say('field.codeExpired'))
const codeWrong = fieldProblem('otp', 'wrong', say('field.codeWrong'))
const codeDead = fieldProblem('otp', 'dead', say('field.codeDead'))

/** Holds a code against the one that was sent; wrong ones count, and the fifth ends the attempt. */
export async function proveAddress(
  trx: Transaction<Database>,
  { temporaryToken, code, otp }: RequestOf<'verifySignupCode'>['body'],
  now: Date,
) {
  const attempt = await lockUnproven(trx, { tokenHash: hashToken(temporaryToken), code, now })
  if (!attempt?.otp_hash) return stepGone
  if (attempt.otp_expires_at <= now) return codeExpired
  if (!isSameHash(attempt.otp_hash, hashOtp(otp, temporaryToken))) {
    const isLast = attempt.wrong_codes + 1 >= TRIES
    if (isLast) await endAttempt(trx, attempt.token_hash)
    else await noteWrongCode(trx, attempt.token_hash)
    return isLast ? codeDead : codeWrong
  }
  const next = newStepToken()
  await noteProven(trx, attempt.token_hash, {
    token_hash: hashToken(next),
    expires_at: new Date(now.getTime() + PASSWORD_STEP_MS),
  })
  return { status: 200 as const, body: { ...say('done.emailVerified'), temporaryToken: next } }
}
