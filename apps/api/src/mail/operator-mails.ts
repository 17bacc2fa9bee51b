import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { isMailable, oneLine } from '../ports/mail/mailbox.ts'
import { mailOf } from './mail-of.ts'
import type { OutgoingMail } from './outbox-repository.ts'
import { operatorTexts, type Verdict } from './texts/operator-texts.ts'

/** What somebody is told of a decision. */
export interface VerdictMail {
  verdict: Verdict
  language: LanguageCode
  /** The property that it is about. */
  title?: string
  /** Number of a report. */
  reference?: string
  reason?: string | undefined
  url: string
}

/** Letters of a title in a mail. */
const TITLE = 120

/** Tells somebody what an operator has decided; undefined where the address takes no mail. */
export function verdictMail(
  address: string | null,
  { verdict, language, title, reference, reason, url }: VerdictMail,
): OutgoingMail | undefined {
  if (address === null || !isMailable(address)) return undefined
  const texts = operatorTexts[language]
  const [subject, text] = texts.verdicts[verdict]
  return mailOf('notice', { name: '', address }, null, {
    language,
    subject,
    paragraphs: [text],
    facts: [
      ...(title === undefined ? [] : [[texts.listing, oneLine(title, TITLE)] as const]),
      ...(reference === undefined ? [] : [[texts.reference, reference] as const]),
    ],
    ...(reason !== undefined && { quote: [texts.reason, reason] as const }),
    link: { label: texts.open[verdict], url },
    ending: [],
  })
}
