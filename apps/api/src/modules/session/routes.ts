import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { User } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { isGuest } from '@manzil/domain/roles'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import { isDemoData } from '../../db/settings.ts'
import { verifyPassword } from '../../passwords/password.ts'
import { withPlace } from '../../passwords/password-pool.ts'
import type { RequestContext } from '../../request-context.ts'
import { findAccount, findCredentials, findUser, insertGuest } from '../account/repository.ts'
import { type GuessGuard, tooSoon } from '../security/guess-guard.ts'
import type { SecurityLog } from '../security/security-log.ts'
import type { Sessions } from './service.ts'

type AccountHandlers = Pick<
  ServerHandlers<RequestContext>,
  'loginGuest' | 'loginUser' | 'logoutUser' | 'getCurrentUser'
>

interface AccountParts {
  config: Pick<Config, 'demoAccounts'>
  guard: GuessGuard
  securityLog: SecurityLog
  /** Gives what a guest talked about and sent to the account that the guest has logged in to. */
  handOver: (guestId: string, accountId: string) => Promise<void>
  /** When an account is going to be deleted; null where it stays. */
  findDeletionTime: (accountId: string) => Promise<Date | null>
}

interface Entry {
  email: string
  password: string
}

const sessionExpired = {
  status: 401,
  problem: { code: 'unauthorized', ...say('problem.session') },
} as const

/** Sessions and the account behind them. */
export function accountHandlers(
  db: Kysely<Database>,
  sessions: Sessions,
  { config: { demoAccounts }, guard, securityLog, handOver, findDeletionTime }: AccountParts,
): AccountHandlers {
  const openSession = async (user: User) => {
    const token = await sessions.open({ id: user._id, role: user.role })
    return { status: 200 as const, body: { data: user, token } }
  }
  /** Whoever logs in goes on with what they did as a guest; the guest's token proves it. */
  const takeAlong = async (token: string | undefined, user: User) => {
    const before = token ? await sessions.authenticate(token) : undefined
    if (before && isGuest(before.role)) await handOver(before.id, user._id)
  }
  const findByPassword = async ({ email, password }: Entry, context: RequestContext) => {
    const found = await findCredentials(db, email)
    const attempt = { account: found?.id, name: email, purpose: 'login' } as const
    return guard.attempt(attempt, context, async () => {
      const right = await verifyPassword(found?.password_hash ?? null, password)
      const admitted = right && (!found?.is_demo || (demoAccounts ?? (await isDemoData(db))))
      return found && admitted ? findUser(db, found.id) : undefined
    })
  }
  return {
    async loginGuest() {
      const user = await findUser(db, await insertGuest(db))
      if (!user) throw new Error('the guest that was just made is gone')
      return openSession(user)
    },

    async loginUser({ body }, context) {
      const { token, address } = context
      const outcome = await withPlace(() => findByPassword(body, context))
      if (outcome.right) {
        const user = outcome.right
        await takeAlong(token, user)
        // Whoever else may hold the token of before is not taken along.
        if (token) await sessions.close(token)
        await securityLog.note({ kind: 'login', account: user._id, address })
        const deletion_at = (await findDeletionTime(user._id))?.toISOString() ?? null
        const { status, body: opened } = await openSession(user)
        return { status, body: { ...opened, deletion_at } }
      }
      if (outcome.waitS > 0) return tooSoon(outcome.waitS)
      return {
        status: 401,
        problem: {
          code: 'unauthorized',
          ...say('problem.login'),
        },
      }
    },

    async logoutUser(_request, { token, caller, address }) {
      if (token) await sessions.close(token)
      if (caller && !isGuest(caller.role))
        await securityLog.note({ kind: 'logout', account: caller.id, address })
      return { status: 200, body: { ...say('done.logout') } }
    },

    async getCurrentUser(_request, { caller }) {
      const user = caller && (await findAccount(db, caller.id))
      return user ? { status: 200, body: { data: user } } : sessionExpired
    },
  }
}
