import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { findCredentials } from '../account/repository.ts'
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
  const rows = await db
    .selectFrom('security_event')
    .selectAll()
    .where('at', '>=', since)
    .$if(id !== undefined, (query) => query.where('account_id', '=', id ?? ''))
    .$if(address !== undefined, (query) => query.where('network_hash', '=', log.networkOf(address)))
    .orderBy('at')
    .execute()
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
