import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { localTitle } from '@manzil/domain/local-name'
import { mailOf } from '../../../mail/mail-of.ts'
import type { OutgoingMail } from '../../../mail/outbox-repository.ts'
import type { Mailbox } from '../../../ports/mail/mail-port.ts'
import { oneLine } from '../../../ports/mail/mailbox.ts'
import type { AskedRow } from '../repository.ts'
import { type AvailabilityNews, availabilityTexts } from '../texts/availability-texts.ts'

/** Letters of a subject that a title may take. */
const TITLE = 120
/** Properties that a mail names by a line of their own; the link for all reaches the rest. */
const NAMED = 50

/** Asks whether properties are still offered: each by a link of its own, and all of them by one. */
export function availabilityMail(
  properties: readonly AskedRow[],
  news: AvailabilityNews,
  {
    to,
    language,
    urlOf,
  }: {
    to: Mailbox
    language: LanguageCode
    /** Of one property, or of all of the mail. */
    urlOf: (propertyId: string | undefined) => string
  },
): OutgoingMail {
  const texts = availabilityTexts[language]
  const [first] = properties
  const one = properties.length === 1
  const about =
    one && first ? oneLine(localTitle(first, language), TITLE) : texts.count(properties.length)
  return mailOf('account', to, null, {
    language,
    subject: `${texts.subject[news]}: ${about}`,
    paragraphs: [texts.intro[news]],
    facts: one
      ? properties.map((each) => [each.reference, localTitle(each, language)])
      : properties
          .slice(0, NAMED)
          .map((each) => [`${each.reference} · ${localTitle(each, language)}`, urlOf(each.id)]),
    link: { label: one ? texts.answer : texts.answerAll, url: urlOf(one ? first?.id : undefined) },
    ending: [texts.presses],
  })
}
