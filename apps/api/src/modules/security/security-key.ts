import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import { keepFirstSetting } from '../../db/settings.ts'

/**
 * The key of hashes that stand for addresses: the operator's own, else one that the first server
 * makes and all servers of the database share.
 */
export async function findSecurityKey(
  db: Kysely<Database>,
  { securityKey }: Pick<Config, 'securityKey'>,
): Promise<string> {
  if (securityKey !== undefined) return securityKey
  return String(await keepFirstSetting(db, 'security-key', randomBytes(32).toString('base64url')))
}
