import type { Said } from '@manzil/api-client/request/say'
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { languageFor } from '../../../mail/enquiry-mails.ts'
import { mailOf } from '../../../mail/mail-of.ts'
import { queueMail } from '../../../mail/outbox-repository.ts'
import { isMailable } from '../../../ports/mail/mailbox.ts'
import { findBuyer } from '../../payment/repository.ts'
import { inWords } from '../in-words.ts'
import type { FeedRow } from '../repository/feeds.ts'
import { feedMailTexts } from '../texts/feed-mail-texts.ts'

/** Writes to the owner of a feed why its schedule could not read it. */
export async function tellOwner(
  trx: Transaction<Database>,
  { account_id, name, url }: FeedRow,
  problem: Said,
  { publicUrl, domain, now }: { publicUrl: string; domain: string; now: Date },
): Promise<void> {
  const { email, language: spoken } = await findBuyer(trx, account_id)
  if (email === null || !isMailable(email)) return
  const language = languageFor([spoken])
  const texts = feedMailTexts[language]
  const mail = mailOf('account', { name: '', address: email }, null, {
    language,
    subject: texts.subject(name),
    paragraphs: [texts.intro, inWords(problem, language).message],
    facts: [
      [texts.feed, name],
      [texts.address, url ?? ''],
    ],
    link: { label: texts.open, url: `${publicUrl}/#/feeds` },
    ending: [texts.stays],
  })
  await queueMail(trx, mail, { domain, now })
}
