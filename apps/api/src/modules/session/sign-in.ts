import type { User } from '@manzil/api-client/generated/types.gen'
import { RequestProblem } from '@manzil/api-client/request/request-problem'
import { say } from '@manzil/api-client/request/say'
import { isGuest } from '@manzil/domain/roles'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import { newDeviceMail } from '../../mail/device-mails.ts'
import { languageFor } from '../../mail/enquiry-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import type { Mailing } from '../../mail/start-mailing.ts'
import type { RequestContext } from '../../request-context.ts'
import { findOwner, isSuspended } from '../account/repository.ts'
import { seeDevice } from '../security/known-device-repository.ts'
import type { SecurityLog } from '../security/security-log.ts'
import type { Sessions } from './service.ts'

/** A session that has begun. */
interface Entry {
  data: User
  token: string
  /** When the account is going to be deleted; null where it stays. */
  deletion_at: string | null
}

/** Said once it is proven whose account it is. */
const suspended = new RequestProblem(401, { code: 'unauthorized', ...say('problem.suspended') })

/** What every way to log in ends with. */
export interface SignIn {
  /**
   * Begins a session with a token of its own and ends the one that came along, whose guest's talks go
   * on. The owner is told of a kind of device that is new to the account.
   */
  enter(
    user: User,
    how: 'login' | 'passkey_login',
    context: RequestContext,
  ): Promise<{ status: 200; body: Entry }>
}

interface Parts {
  sessions: Sessions
  securityLog: SecurityLog
  mailing: Pick<Mailing, 'nudge'>
  config: Pick<Config, 'mail'>
  /** Gives what a guest talked about and sent to the account that the guest has logged in to. */
  handOver: (guestId: string, accountId: string) => Promise<void>
  /** When an account is going to be deleted; null where it stays. */
  findDeletionTime: (accountId: string) => Promise<Date | null>
}

export function createSignIn(db: Kysely<Database>, parts: Parts): SignIn {
  const { sessions, securityLog, mailing, config, handOver, findDeletionTime } = parts
  const { from, publicUrl } = config.mail
  const domain = from.address.split('@')[1] ?? 'localhost'

  /** Whoever logs in goes on with what they did as a guest; the guest's token proves it. */
  async function takeAlong(token: string, user: User): Promise<void> {
    const before = await sessions.authenticate(token)
    if (before && isGuest(before.role)) await handOver(before.id, user._id)
  }

  async function noteDevice(account: string, { device, address }: RequestContext): Promise<void> {
    if (!device) return
    const now = new Date()
    const isTold = await db.transaction().execute(async (trx) => {
      if (!(await seeDevice(trx, account, device, now))) return false
      await securityLog.note({ kind: 'new_device', account, address, device }, trx)
      const owner = await findOwner(trx, account)
      if (!owner || owner.is_demo) return false
      const url = `${publicUrl}/#/account-security`
      const language = languageFor(owner.languages)
      const mail = newDeviceMail(owner.email, language, { device, at: now, url })
      if (mail) await queueMail(trx, mail, { domain, now })
      return mail !== undefined
    })
    if (isTold) mailing.nudge()
  }

  return {
    async enter(user, how, context) {
      const { token: before, address, device } = context
      if (await isSuspended(db, user._id)) throw suspended
      if (before) {
        await takeAlong(before, user)
        // Whoever else may hold the token of before is not taken along.
        await sessions.close(before)
      }
      await securityLog.note({ kind: how, account: user._id, address, device })
      await noteDevice(user._id, context)
      const token = await sessions.open({ id: user._id, role: user.role }, device)
      const deletion_at = (await findDeletionTime(user._id))?.toISOString() ?? null
      return { status: 200, body: { data: user, token, deletion_at } }
    },
  }
}
