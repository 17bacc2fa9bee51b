import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { ACCOUNT_GRACE_DAYS } from '@manzil/domain/limits'
import { addressKey } from '@manzil/domain/tidy-address'
import { later } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import { languageFor } from '../../mail/enquiry-mails.ts'
import { deletionMail } from '../../mail/my-data-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import type { Mailing } from '../../mail/start-mailing.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { fieldProblem } from '../credentials/problems.ts'
import type { OwnerCheck } from '../owner/service.ts'
import type { SecurityLog } from '../security/security-log.ts'
import { createToken, hashToken } from '../session/token.ts'
import {
  endSessions,
  findDeletable,
  keepDeletion,
  pauseProperties,
  takeDeletionBack,
} from './repository/deletion.ts'

export interface DeletionParts {
  mailing: Pick<Mailing, 'nudge'>
  securityLog: SecurityLog
  owner: OwnerCheck
  config: Pick<Config, 'mail'>
}

const otherAddress = fieldProblem('email', 'wrong', say('field.ownEmail'))
const linkEnded = fieldProblem('token', 'expired', say('field.keepLinkEnded'))
const demoStays = {
  status: 403,
  problem: { code: 'forbidden', ...say('problem.demoAccount') },
} as const
const sessionExpired = {
  status: 401,
  problem: { code: 'unauthorized', ...say('problem.session') },
} as const

/** Begins the deletion of the account, if it is its owner who asks. */
export async function beginDeletion(
  db: Kysely<Database>,
  { password, email, language }: RequestOf<'deleteAccount'>['body'],
  context: RequestContext,
  { mailing, securityLog, owner, config }: DeletionParts,
) {
  const { id } = callerOf(context)
  const account = await findDeletable(db, id)
  if (!account) return sessionExpired
  if (account.is_demo) return demoStays
  const { password_hash } = account
  if (password_hash === null) {
    if (addressKey(email ?? '') !== addressKey(account.email ?? '')) return otherAddress
    const refusal = await owner.refuseUnproven(context)
    if (refusal) return refusal
  } else {
    const refusal = await owner.refusePassword(context, password ?? '')
    if (refusal) return refusal
  }
  const now = new Date()
  const token = `ka_${createToken()}`
  const { from, publicUrl } = config.mail
  const deletion_at = await db.transaction().execute(async (trx) => {
    const due_at = await keepDeletion(trx, {
      account_id: id,
      token_hash: hashToken(token),
      requested_at: now,
      due_at: later(now, ACCOUNT_GRACE_DAYS, 'day'),
    })
    await endSessions(trx, id)
    await pauseProperties(trx, id)
    await securityLog.note({ kind: 'sessions_ended', account: id, address: context.address }, trx)
    const mail = deletionMail(account.email, {
      language: language ?? languageFor(account.languages),
      dueAt: due_at,
      url: `${publicUrl}/#/keep-account?token=${token}`,
    })
    const domain = from.address.split('@')[1] ?? 'localhost'
    if (mail) await queueMail(trx, mail, { domain, now })
    return due_at
  })
  mailing.nudge()
  return {
    status: 200 as const,
    body: { ...say('done.deletionBegun'), deletion_at: deletion_at.toISOString() },
  }
}

/** Keeps an account that is going to be deleted: by the link of the mail, or by a session of it. */
export async function keepAccount(
  db: Kysely<Database>,
  token: string | undefined,
  { caller }: RequestContext,
) {
  if (token === undefined && !caller) return sessionExpired
  const by =
    token === undefined
      ? { account: caller?.id ?? '' }
      : { tokenHash: hashToken(token), now: new Date() }
  const kept = await db.transaction().execute((trx) => takeDeletionBack(trx, by))
  if (token !== undefined && kept === undefined) return linkEnded
  return { status: 200 as const, body: { ...say('done.accountKept') } }
}
