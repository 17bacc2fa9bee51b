import type { LanguageCode, SavedSearchFrequency } from '@manzil/api-client/generated/types.gen'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadPropertyReferences } from '../../src/db/property-references.ts'
import type { PropertyRow } from '../../src/db/property-row.ts'
import { upsertProperties } from '../../src/db/property-writer.ts'
import { loadReferenceData } from '../../src/db/seed/load-reference-data.ts'
import { emailHash } from '../../src/modules/saved-search/links.ts'
import { matchChanges } from '../../src/modules/saved-search/match-changes.ts'
import { sendAlerts } from '../../src/modules/saved-search/send-alerts.ts'
import { seededRandom } from '../search/random.ts'
import { randomProperty } from '../search/random-properties.ts'
import { alertParts } from './alert-parts.ts'

interface Saved {
  criteria?: string
  frequency?: SavedSearchFrequency
  language?: LanguageCode
  email?: string
  state?: 'unconfirmed' | 'active' | 'paused'
}

const zMail = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.string().optional(),
})

const tables = [
  'saved_search',
  'property_text',
  'property',
  'gone_property',
  'property_change',
  'outbox_mail',
] as const

/** A flat of two bedrooms in Dubai Marina, and what is different about it. */
export const flat = (number: number, changes: Partial<PropertyRow> = {}): PropertyRow => ({
  ...randomProperty(number, seededRandom(number)),
  purpose: 'rent',
  type: 'apartment',
  subtype: null,
  place: 'dubai-marina',
  price: 100_000,
  bedrooms: 2,
  source: 'owner',
  ...changes,
})

/** Saved searches over a database, step by step and at a time of the test's choice. */
export async function alertWorld(database: OpenDatabase) {
  const { db } = database
  await loadReferenceData(db)
  const references = await loadPropertyReferences(db)
  const parts = await alertParts(db)
  const match = (now: Date) => matchChanges(parts, now)
  const send = (now: Date) => sendAlerts(parts, now)
  return {
    db,
    parts,
    /** As if nothing had happened yet. */
    async empty() {
      for (const table of tables) await db.deleteFrom(table).execute()
    },
    write: (...rows: PropertyRow[]) =>
      db.transaction().execute((trx) => upsertProperties(trx, rows, references)),
    changes: () =>
      db
        .selectFrom('property_change')
        .select(['property_id', 'reason', 'old_price', 'new_price'])
        .orderBy('at')
        .orderBy('id')
        .execute(),
    match,
    send,
    tell: async (now: Date) => {
      await match(now)
      return send(now)
    },
    async save({
      criteria = 'purpose=rent&location=dubai-marina',
      frequency = 'instant',
      language = 'en',
      email = 'sara@manzil.example',
      state = 'active',
    }: Saved = {}) {
      const id = v7()
      const long = new Date('2026-01-01')
      await db
        .insertInto('saved_search')
        .values({
          id,
          email,
          email_hash: emailHash(email),
          language,
          name: 'Marina',
          criteria,
          frequency,
          state,
          looked_at: long,
          created_at: long,
        })
        .execute()
      return id
    },
    mails: async () =>
      (
        await db
          .selectFrom('outbox_mail')
          .select(['to_address', 'content'])
          .orderBy('created_at')
          .orderBy('id')
          .execute()
      ).map(({ to_address, content }) => ({ to: to_address, ...zMail.parse(content) })),
  }
}
export type AlertWorld = Awaited<ReturnType<typeof alertWorld>>
