import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { findCredentials } from '../account/repository.ts'
import { listEvents } from './event-repository.ts'
import type { SecurityLog } from './security-log.ts'

/** What of the security log is asked for. */
export interface EventFilter {
  since: Date
  /** Id, e-mail address or user name. */
  account?: string | undefined
  /** Of the network. */
  address?: string | undefined
}

/** Letters of a network's hash that are enough to tell it from others. */
const SHOWN = 12

/** Events as lines of text, oldest first: time, kind, account, network, how many times. */
export async function readEvents(
  db: Kysely<Database>,
  log: Pick<SecurityLog, 'networkOf'>,
  { since, account, address }: EventFilter,
): Promise<string[]> {
  const id = account && ((await findCredentials(db, account))?.id ?? account)
  const network = address === undefined ? undefined : log.networkOf(address)
  const rows = await listEvents(db, { since, id, network })
  return rows.map(({ at, kind, account_id, network_hash, times }) =>
    [
      at.toISOString(),
      kind.padEnd(16),
      (account_id || 'no account').padEnd(36),
      network_hash.slice(0, SHOWN) || 'no network',
      ...(times > 1 ? [`${times} times`] : []),
    ].join('  '),
  )
}
