import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { localTitle, type TitledRow } from '@manzil/domain/local-name'
import type { Mailbox } from '../ports/mail/mail-port.ts'
import { oneLine } from '../ports/mail/mailbox.ts'
import { mailOf } from './mail-of.ts'
import type { OutgoingMail } from './outbox-repository.ts'
import { leadTexts } from './texts/lead-texts.ts'
import { mailTexts } from './texts/texts-of.ts'

/** What a mail between the sides of a lead says. */
export interface LeadMail {
  reference: string
  property: TitledRow | null
  text: string
  to: Mailbox
  language: LanguageCode
  /** Where a reply by mail comes in; null where none does. */
  replyTo: Mailbox | null
  /** The page to answer at, or the lead in the inbox. */
  url: string
  thread: NonNullable<OutgoingMail['thread']>
}

/** Letters of a subject that a property's title may take. */
const TITLE = 120

/** An advertiser's answer, for the visitor. `replies` says whether a reply to the mail comes back to the inbox. */
export function answerMail(
  mail: LeadMail,
  { author, replies }: { author: string | null; replies: boolean },
): OutgoingMail {
  const { subject, intro, open, reply, why } = leadTexts[mail.language].answer
  return build(mail, {
    subject,
    intro: intro(author && oneLine(author, TITLE)),
    open,
    ending: [...(replies ? [reply] : []), why],
  })
}

/** What the visitor has written back, for the advertiser. */
export function visitorMail(mail: LeadMail): OutgoingMail {
  const { subject, intro, open, reply } = leadTexts[mail.language].visitor
  return build(mail, { subject, intro, open, ending: mail.replyTo ? [reply] : [] })
}

function build(
  { reference, property, text, to, language, replyTo, url, thread }: LeadMail,
  words: {
    subject: (reference: string, about: string) => string
    intro: string
    open: string
    ending: string[]
  },
): OutgoingMail {
  const { labels, kinds } = mailTexts[language]
  const title = property && localTitle(property, language)
  const mail = mailOf('reply', to, replyTo, {
    language,
    subject: words.subject(reference, oneLine(title || kinds.question, TITLE)),
    paragraphs: [words.intro],
    facts: [[labels.reference, reference], ...(title ? [[labels.listing, title] as const] : [])],
    quote: [labels.message, text],
    link: { label: words.open, url },
    ending: words.ending,
  })
  return { ...mail, thread }
}
