import type { Transaction } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { queueMail } from '../../../mail/outbox-repository.ts'
import { toReceiver } from '../../enquiry/mapper.ts'
import { findContact } from '../../enquiry/repository.ts'
import { findViewing } from '../repository.ts'
import { advertiserMail, type MailSetting, visitorMail } from './viewing-mails.ts'
import type { ViewingNews } from './viewing-texts.ts'

/** Queues what both sides of a viewing are told. */
export async function tellBoth(
  trx: Transaction<Database>,
  id: string,
  news: ViewingNews,
  { setting, now }: { setting: MailSetting; now: Date },
): Promise<void> {
  const viewing = await findViewing(trx, id)
  if (!viewing) return
  const contact = await findContact(trx, viewing.agent_id)
  const receiver = contact && toReceiver(contact)
  const mails = [
    visitorMail(viewing, news, { ...setting, now }),
    receiver && advertiserMail(viewing, news, receiver, { ...setting, now }),
  ]
  for (const mail of mails)
    if (mail) await queueMail(trx, mail, { domain: setting.domain, now, submissionId: id })
}
