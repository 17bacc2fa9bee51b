import { say } from '@manzil/api-client/request/say'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { fieldProblem } from '../credentials/problems.ts'
import { isSameHash } from '../credentials/signup-secrets.ts'
import type { SecurityLog } from '../security/security-log.ts'
import { type CodeOwner, endCode, lockCode, noteWrongCode } from './repository.ts'

/** Wrong codes that end an attempt. */
const TRIES = 5

const codeExpired = fieldProblem('code', 'expired', say('field.codeExpired'))
const codeWrong = fieldProblem('code', 'wrong', say('field.codeWrong'))
const codeDead = fieldProblem('code', 'dead', say('field.codeDead'))

/** A code with all that it is good for. */
export interface ProofOfTarget extends CodeOwner {
  /** The address or number, as it is written to. */
  target: string
  code: string
}

/** What is kept of a code: keyed, so that whoever steals the table cannot try all there are. */
export const hashesOf = (
  { hash }: Pick<SecurityLog, 'hash'>,
  { account, channel, target, code }: ProofOfTarget,
) => ({
  target_hash: hash(`one-time-code target ${channel} ${target}`),
  code_hash: hash(`one-time-code ${account} ${channel} ${target} ${code}`),
})

/** Uses a code up, or says why it does not count; wrong ones count, and the fifth ends the attempt. */
export async function useCode(
  trx: Transaction<Database>,
  proof: ProofOfTarget,
  { securityLog, address, now }: { securityLog: SecurityLog; address?: string; now: Date },
) {
  const kept = await lockCode(trx, proof)
  const { target_hash, code_hash } = hashesOf(securityLog, proof)
  if (!kept || kept.expires_at <= now || kept.target_hash !== target_hash) return codeExpired
  if (isSameHash(kept.code_hash, code_hash)) {
    await endCode(trx, proof)
    return undefined
  }
  if (kept.wrong_codes + 1 < TRIES) {
    await noteWrongCode(trx, proof)
    return codeWrong
  }
  await endCode(trx, proof)
  await securityLog.note({ kind: 'code_refused', account: proof.account, address }, trx)
  return codeDead
}
