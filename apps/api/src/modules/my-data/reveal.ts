import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { earlier } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { TITLE } from '../disclosure/disclose.ts'
import { findAdvertiserName, holdAccount, noteReveal } from '../disclosure/repository.ts'
import { findAdvertised } from '../property/service.ts'

type Reveal = RequestOf<'recordContactReveal'>['body']

/**
 * Notes that an account has opened an advertiser's own number. Nothing was handed on by us, so there is
 * nothing shared and no words. What is not there is not noted.
 */
export async function recordReveal(
  db: Kysely<Database>,
  accountId: string,
  { channel, agent_id, property_id }: Reveal,
  { lookups, now }: { lookups: Lookups; now: Date },
): Promise<void> {
  const advertiser = await findAdvertiserName(db, agent_id)
  if (!advertiser) return
  const found = property_id ? await findAdvertised(db, property_id, lookups) : undefined
  const property = found?.agent_id === agent_id ? found.card : undefined
  const reveal = {
    id: v7(),
    account_id: accountId,
    kind: channel,
    recipient_id: agent_id,
    recipient_kind: advertiser.kind,
    recipient_name: advertiser.name,
    property_id: property?._id ?? null,
    property_title: property?.title.slice(0, TITLE) ?? null,
    property_title_ar: property?.title_ar?.slice(0, TITLE) ?? null,
    submission_id: null,
    reference: null,
    email: null,
    shared: [],
    words_key: null,
    words_language: null,
    words: null,
    created_at: now,
    withdrawn_at: null,
  }
  await db.transaction().execute(async (trx) => {
    if (await holdAccount(trx, accountId)) await noteReveal(trx, reveal, earlier(now, 1, 'day'))
  })
}
