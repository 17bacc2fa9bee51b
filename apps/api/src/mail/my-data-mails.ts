import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { isMailable } from '../ports/mail/mailbox.ts'
import type { Receiver } from './enquiry-mails.ts'
import { mailOf } from './mail-of.ts'
import type { OutgoingMail } from './outbox-repository.ts'
import { myDataTexts } from './texts/my-data-texts.ts'

/**
 * Tells whoever got contact details that they are taken back; undefined where nobody can be written to.
 * Names the enquiries by their numbers, and nobody.
 */
export function withdrawnNoticeOf(
  references: readonly string[],
  { mailbox, language }: Pick<Receiver, 'mailbox' | 'language'>,
): OutgoingMail | undefined {
  if (!mailbox) return undefined
  const { subject, numbers, intro, ending } = myDataTexts[language].withdrawn
  const [first = ''] = references
  return mailOf('notice', mailbox, null, {
    language,
    subject: subject(references.length > 1 ? `${first} +${references.length - 1}` : first),
    paragraphs: [intro],
    facts: references.map((reference) => [numbers, reference] as const),
    ending: [ending],
  })
}

/** Tells the owner that the account will be deleted; undefined where the address takes no mail. */
export function deletionMail(
  address: string | null,
  { language, dueAt, url }: { language: LanguageCode; dueAt: Date; url: string },
): OutgoingMail | undefined {
  if (address === null || !isMailable(address)) return undefined
  const { subject, intro, open, stranger } = myDataTexts[language].deletion
  const mail = mailOf('account', { name: '', address }, null, {
    language,
    subject,
    paragraphs: [intro(dubaiDay(dueAt, language))],
    facts: [],
    link: { label: open, url },
    ending: [stranger],
  })
  return { ...mail, uselessAt: dueAt }
}

const dubaiDay = (time: Date, language: LanguageCode): string =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-AE-u-nu-latn' : language, {
    dateStyle: 'long',
    timeZone: 'Asia/Dubai',
  }).format(time)
