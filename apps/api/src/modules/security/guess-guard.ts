import { say } from '@manzil/api-client/request/say'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { EventKind } from '../../db/event-kinds.ts'
import type { Database } from '../../db/schema.ts'
import { passwordGuessedMail } from '../../mail/account-mails.ts'
import { languageFor } from '../../mail/enquiry-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import type { Mailing } from '../../mail/start-mailing.ts'
import type { RequestContext } from '../../request-context.ts'
import { findOwner } from '../account/repository.ts'
import {
  forgetGuesses,
  giveGuessBack,
  networkPace,
  takeGuess,
  takeTelling,
} from './guess-repository.ts'
import type { SecurityLog } from './security-log.ts'

/** Whose password is tried, and from where. */
interface Attempt {
  /** Undefined where no account has the name that was given. */
  account: string | undefined
  /** What was given to name the account; unknown ones are held up alike. */
  name: string
  /**
   * To get in by password or by passkey, or with a session that is there, to change what opens the
   * account. Each has a row of failures of its own.
   */
  purpose: 'login' | 'change' | 'passkey'
}

const failureOf = {
  login: 'login_failed',
  change: 'password_refused',
  passkey: 'passkey_refused',
} as const satisfies Record<Attempt['purpose'], EventKind>

type Outcome<T> = { right: T; waitS: 0 } | { right: undefined; waitS: number }

/** Tries passwords, each account's one after another and ever more slowly while they are wrong. */
export interface GuessGuard {
  /**
   * @param check undefined where the password is wrong
   * @returns what the check gave, or how long nothing is tried: 0 after a wrong password
   */
  attempt<T>(
    attempt: Attempt,
    context: Pick<RequestContext, 'address' | 'device' | 'log'>,
    check: () => Promise<T | undefined>,
  ): Promise<Outcome<T>>
}

interface Parts {
  securityLog: SecurityLog
  mailing: Pick<Mailing, 'nudge'>
  config: Pick<Config, 'mail'>
}

export function createGuessGuard(
  db: Kysely<Database>,
  { securityLog, mailing, config }: Parts,
): GuessGuard {
  const { from, publicUrl } = config.mail
  const domain = from.address.split('@')[1] ?? 'localhost'

  /**
   * Who was let in from a network before is not held up by guesses from elsewhere, nor by those at
   * other accounts from there: that network has a row of failures of its own. All other accounts of a
   * network share a row besides, since one password may be tried on each of them.
   */
  async function targetsOf({ account, name, purpose }: Attempt, address: string | undefined) {
    const isKnown = await securityLog.knows(account ?? '', address)
    const whom = account === undefined ? `name:${name.trim().toLowerCase()}` : `account:${account}`
    const from = securityLog.networkOf(address)
    const target = securityLog.hash([purpose, whom, ...(isKnown ? [from] : [])].join(' '))
    const isSpread = purpose === 'login' && address !== undefined && !isKnown
    const network = isSpread ? securityLog.hash(`login network ${from}`) : undefined
    return { target, network }
  }

  /** The turn of the account and of the network: who has none of the first uses up none of the other. */
  async function takeTurns({ target, network }: Awaited<ReturnType<typeof targetsOf>>) {
    const now = new Date()
    const waitS = await takeGuess(db, target, now)
    if (waitS > 0 || network === undefined) return waitS
    const networkS = await takeGuess(db, network, now, networkPace)
    if (networkS > 0) await giveGuessBack(db, target)
    return networkS
  }

  /** Once in a row of failures. */
  async function tellOwner(target: string, { account, address }: Told): Promise<void> {
    const isTold = await db.transaction().execute(async (trx) => {
      if (!(await takeTelling(trx, target))) return false
      const owner = await findOwner(trx, account ?? '')
      if (!owner || owner.is_demo) return false
      const url = `${publicUrl}/#/login`
      const mail = passwordGuessedMail(owner.email, languageFor(owner.languages), url)
      if (!mail) return false
      await queueMail(trx, mail, { domain, now: new Date() })
      await securityLog.note({ kind: 'owner_told', account, address }, trx)
      return true
    })
    if (isTold) mailing.nudge()
  }

  /** Behind the answer, whose time would else tell that there is an owner. */
  const tellLater = (target: string, told: Told, log: RequestContext['log']): void => {
    tellOwner(target, told).catch((error: unknown) =>
      log.warn({ err: error }, 'an owner could not be told of guesses yet'),
    )
  }

  return {
    async attempt(attempt, { address, device, log }, check) {
      const { account, purpose } = attempt
      const targets = await targetsOf(attempt, address)
      const { target, network } = targets
      const waitS = await takeTurns(targets)
      if (waitS > 0) {
        await securityLog.note({ kind: 'login_delayed', account, address, device })
        if (purpose !== 'passkey') tellLater(target, { account, address }, log)
        return { right: undefined, waitS }
      }
      const right = await check().catch(async (error: unknown) => {
        await giveGuessBack(db, target)
        if (network !== undefined) await giveGuessBack(db, network)
        throw error
      })
      if (right !== undefined) {
        await forgetGuesses(db, target)
        if (network !== undefined) await giveGuessBack(db, network)
        return { right, waitS: 0 }
      }
      await securityLog.note({ kind: failureOf[purpose], account, address, device })
      // The mail speaks of passwords.
      if (purpose !== 'passkey') tellLater(target, { account, address }, log)
      return { right: undefined, waitS: 0 }
    },
  }
}

type Told = Pick<Attempt, 'account'> & { address: string | undefined }

/** What is said to whoever tries too soon, whether or not there is such an account. */
export const tooSoon = (waitS: number) => ({
  status: 429 as const,
  retryAfter: waitS,
  problem: {
    code: 'too_many_requests' as const,
    ...say('problem.guesses', { minutes: Math.ceil(waitS / 60) }),
  },
})
