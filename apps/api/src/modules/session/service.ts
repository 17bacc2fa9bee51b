import type { Role } from '@manzil/api-client/generated/types.gen'
import { later } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Caller } from '../../request-context.ts'
import { deleteExpiredSessions, deleteSession, findCaller, insertSession } from './repository.ts'
import { createToken, hashToken } from './token.ts'

/** How long a token lives, in days; guests keep their favourite language and chat for longer. */
const lifetime = { guest: 90, account: 30 }

/** Sessions behind bearer tokens. */
export interface Sessions {
  open(account: { id: string; role: Role }): Promise<string>
  authenticate(token: string): Promise<Caller | undefined>
  close(token: string): Promise<void>
  removeExpired(): Promise<void>
}

export function createSessions(db: Kysely<Database>, now: () => Date = () => new Date()): Sessions {
  return {
    async open({ id, role }) {
      const token = createToken()
      const days = role === 'guest' ? lifetime.guest : lifetime.account
      const expires_at = later(now(), days, 'day')
      await insertSession(db, { token_hash: hashToken(token), account_id: id, expires_at })
      return token
    },
    authenticate: (token) => findCaller(db, hashToken(token), now()),
    close: (token) => deleteSession(db, hashToken(token)),
    removeExpired: () => deleteExpiredSessions(db, now()),
  }
}
