import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FeedExport } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../../db/schema.ts'
import { accountOfExport, findExport, removeExport, saveExport } from './repository.ts'

export const exportShapes = ['property-finder', 'bayut'] as const
export type ExportShape = (typeof exportShapes)[number]

/** Addresses under which others read the properties of an account. */
export interface FeedExports {
  find(accountId: string): Promise<FeedExport | undefined>
  /** New addresses; those before answer no more. */
  renew(accountId: string): Promise<FeedExport>
  end(accountId: string): Promise<void>
  /** Whose address it is; undefined for one that is not good. */
  accountOf(id: string, key: string): Promise<string | undefined>
}

interface Options {
  /** Of the server: what keys are made with. */
  secret: string
  publicUrl: string
}

/** Keys are made of the id of the address and the server's secret: the database holds nothing that opens. */
export function createFeedExports(
  db: Kysely<Database>,
  { secret, publicUrl }: Options,
): FeedExports {
  const keyOf = (id: string) =>
    createHmac('sha256', secret).update(`feed-export ${id}`).digest('base64url')
  const shown = ({ id, created_at }: { id: string; created_at: Date }): FeedExport => {
    const at = (shape: ExportShape) => `${publicUrl}/feeds/${id}/${keyOf(id)}/${shape}.xml`
    return {
      property_finder_url: at('property-finder'),
      bayut_url: at('bayut'),
      created_at: created_at.toISOString(),
    }
  }
  return {
    async find(accountId) {
      const row = await findExport(db, accountId)
      return row && shown(row)
    },
    async renew(accountId) {
      const row = { id: v7(), created_at: new Date() }
      await saveExport(db, { account_id: accountId, ...row })
      return shown(row)
    },
    end: (accountId) => removeExport(db, accountId),
    async accountOf(id, key) {
      const [given, right] = [Buffer.from(key), Buffer.from(keyOf(id))]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      return accountOfExport(db, id)
    },
  }
}
