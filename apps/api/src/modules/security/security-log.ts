import { createHmac } from 'node:crypto'
import { earlier } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import type { EventKind } from '../../db/event-kinds.ts'
import type { Database } from '../../db/schema.ts'
import { addressKey } from '../../request/client-address.ts'
import type { Device } from '../../request/device.ts'
import { countEvent, hasEvent, removeEventsBefore } from './event-repository.ts'

/** Something that happened to an account. Holds no words of anybody, and no address is kept of it. */
export interface SecurityEvent {
  kind: EventKind
  /** Undefined where no account has the name that was given. */
  account: string | undefined
  /** Of the network that it came from. */
  address: string | undefined
  /** What it came from, for the owner to see. */
  device?: Device | undefined
}

/** What happened to accounts, for those who look after them. */
export interface SecurityLog {
  /** Writes an event down: in a transaction, together with what it tells of. */
  note(event: SecurityEvent, trx?: Kysely<Database>): Promise<void>
  /** Whether the account was entered from this network lately. */
  knows(account: string, address: string | undefined, trx?: Kysely<Database>): Promise<boolean>
  /** What is kept of the address of a network. */
  networkOf(address: string | undefined): string
  /** What is kept instead of a text that names somebody; nobody finds it without the key. */
  hash(text: string): string
}

/** Anybody can make these happen many times a second, so they are counted by the minute. */
const counted: readonly EventKind[] = ['login_delayed', 'role_refused', 'payment_forged']

/** Only the owner, or whoever reads the owner's mail, can do these. */
const proofs = [
  'login',
  'passkey_login',
  'signup',
  'password_reset',
] as const satisfies readonly EventKind[]

const MINUTE_MS = 60_000

/** How long events are kept, in days. */
const KEPT_DAYS = 30

export function createSecurityLog(
  db: Kysely<Database>,
  key: string,
  now: () => number = Date.now,
): SecurityLog {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('hex')
  const networkOf = (address: string | undefined) =>
    address === undefined ? '' : hash(`network:${addressKey(address)}`)
  return {
    hash,
    networkOf,
    async note({ kind, account, address, device }, trx = db) {
      const time = now()
      const at = new Date(counted.includes(kind) ? time - (time % MINUTE_MS) : time)
      const event = { account_id: account ?? '', at, kind, network_hash: networkOf(address) }
      await countEvent(trx, { ...event, ...device })
    },
    async knows(account, address, trx = db) {
      if (address === undefined) return false
      return hasEvent(trx, { account, network: networkOf(address), kinds: proofs })
    },
  }
}

/** Removes what nobody needs any more. */
export async function forgetOldEvents(db: Kysely<Database>, now = new Date()): Promise<void> {
  const since = earlier(now, KEPT_DAYS, 'day')
  await removeEventsBefore(db, since)
}
