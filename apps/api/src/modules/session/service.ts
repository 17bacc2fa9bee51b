import type { Role } from '@manzil/api-client/generated/types.gen'
import { later } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Device } from '../../request/device.ts'
import type { Caller } from '../../request-context.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  findCaller,
  insertSession,
  noteUse,
} from './repository.ts'
import { createToken, hashToken } from './token.ts'

/** How long a token lives, in days; guests keep their favourite language and chat for longer. */
const lifetime = { guest: 90, account: 30 }

/** Sessions behind bearer tokens. */
export interface Sessions {
  /** @param device what the owner is shown of it */
  open(account: { id: string; role: Role }, device?: Device): Promise<string>
  /** Notes the use too, not at every call. */
  authenticate(token: string): Promise<Caller | undefined>
  close(token: string): Promise<void>
  removeExpired(): Promise<void>
}

export function createSessions(db: Kysely<Database>, now: () => Date = () => new Date()): Sessions {
  return {
    async open({ id, role }, device) {
      const token = createToken()
      const days = role === 'guest' ? lifetime.guest : lifetime.account
      const begun = now()
      const expires_at = later(begun, days, 'day')
      const session = { token_hash: hashToken(token), account_id: id, expires_at, now: begun }
      await insertSession(db, session, device)
      return token
    },
    async authenticate(token) {
      const [hash, time] = [hashToken(token), now()]
      const found = await findCaller(db, hash, time)
      if (found?.isStale) await noteUse(db, hash, time)
      return found?.caller
    },
    close: (token) => deleteSession(db, hashToken(token)),
    removeExpired: () => deleteExpiredSessions(db, now()),
  }
}
