import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { withdrawnNoticeOf } from '../../mail/my-data-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { blankSubmissions, stopMails } from '../disclosure/blank-repository.ts'
import {
  type DisclosureRow,
  findOwnDisclosure,
  holdAccount,
  markWithdrawn,
  sameReceiver,
  thisOne,
} from '../disclosure/repository.ts'
import { companyOf } from '../enquiry/destination.ts'
import { toReceiver } from '../enquiry/mapper.ts'
import type { CompanySite } from '../enquiry/parts.ts'
import { findContact } from '../enquiry/repository.ts'
import type { SecurityLog } from '../security/security-log.ts'

interface Parts {
  site: CompanySite
  securityLog: Pick<SecurityLog, 'hash'>
}

type Scope = RequestOf<'withdrawDisclosure'>['body']['scope']

/**
 * Takes contact details back, in one transaction: the rows are marked, who wrote and what is blanked,
 * mails that wait are stopped, and the receiver is told where a mail may have been sent. Undefined where
 * the row is not the account's.
 */
export async function withdraw(
  db: Kysely<Database>,
  { accountId, id, scope, now }: { accountId: string; id: string; scope: Scope; now: Date },
  { site, securityLog: { hash } }: Parts,
): Promise<DisclosureRow | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await holdAccount(trx, accountId))) return undefined
    const row = await findOwnDisclosure(trx, accountId, id)
    if (!row) return undefined
    const which = scope === 'one' ? thisOne(id) : sameReceiver(row)
    const withdrawn = await markWithdrawn(trx, accountId, { which, now })
    const sent = withdrawn.filter(({ submission_id }) => submission_id !== null)
    const ids = sent.flatMap(({ submission_id }) => submission_id ?? [])
    const unheard = await stopMails(trx, ids, now)
    await blankSubmissions(trx, ids, { now, hash })
    const references = sent
      .filter(({ submission_id }) => !unheard.has(submission_id ?? ''))
      .flatMap(({ reference }) => reference ?? [])
    if (references.length > 0) {
      const receiver = await receiverOf(trx, row.recipient_id, site)
      const notice = withdrawnNoticeOf(references, receiver)
      if (notice) await queueMail(trx, notice, { domain: site.domain, now })
    }
    return findOwnDisclosure(trx, accountId, id)
  })
}

/** Whoever got the mails: the advertiser, or the company for one who cannot be written to. */
async function receiverOf(trx: Kysely<Database>, id: string | null, site: CompanySite) {
  const contact = id === null ? undefined : await findContact(trx, id)
  return (contact && toReceiver(contact)) ?? companyOf(site)
}
