import type {
  ContactChannel,
  EnquiryKind,
  LanguageCode,
} from '@manzil/api-client/generated/types.gen'
import { zLanguageCode } from '@manzil/api-client/generated/zod.gen'
import { localTitle, type TitledRow } from '@manzil/domain/local-name'
import { writtenPhone } from '@manzil/domain/phone-number'
import { formatLanguages } from '@manzil/i18n/format'
import type { Mailbox } from '../ports/mail/mail-port.ts'
import { isMailable, oneLine } from '../ports/mail/mailbox.ts'
import { mailOf } from './mail-of.ts'
import type { OutgoingMail } from './outbox-repository.ts'
import { readableOrNone } from './readable-address.ts'
import { mailTexts } from './texts/texts-of.ts'

/** Who has written, and what. */
export interface Submission {
  reference: string
  name: string
  /** One of the two is given. */
  email: string | null
  phone_number: string | null
  /** What the visitor called it; enquiries have a kind instead. */
  subject?: string
  kind?: EnquiryKind
  message: string
  preferred_contact?: ContactChannel | null
  preferred_time?: Date | null
  language: LanguageCode
}

/** The property that a submission is about. */
export interface PropertyFacts extends TitledRow {
  reference: string
  url: string
  /** Name of an advertiser without an account. */
  advertiser: string | null
}

/** To whom a submission goes. */
export interface Receiver {
  /** Null where the site names no address of the company: the submission is kept only. */
  mailbox: Mailbox | null
  language: LanguageCode
  /** False where it goes to the company. */
  isAdvertiser: boolean
}

/** Where an advertiser goes on with a submission, and what is said of one that asks for a viewing. */
export interface NoticeAbout {
  link: { label: string; url: string }
  viewing?: ViewingWords | undefined
}

/** What a notice says of the viewing that came with it. */
export interface ViewingWords {
  subject: string
  intro: string
  /** What its time is called: settled, or wished for. */
  time: string
}

/** Letters of a subject that a property's title may take. */
const TITLE = 120

/** The language of ours to write to an advertiser in: English where it is spoken, or none is. */
export function languageFor(spoken: readonly string[]): LanguageCode {
  if (spoken.includes('en')) return 'en'
  const ours = spoken.map((code) => zLanguageCode.safeParse(code)).find(({ success }) => success)
  return ours?.data ?? 'en'
}

/** The submission, as its receiver gets it; undefined where nobody can be written to. */
export function noticeOf(
  submission: Submission,
  { mailbox, language, isAdvertiser }: Receiver,
  property: PropertyFacts | undefined,
  { link, viewing }: Partial<NoticeAbout> = {},
): OutgoingMail | undefined {
  if (!mailbox) return undefined
  const { labels, kinds, channels, notice, open } = mailTexts[language]
  const { name, email, phone_number, kind, preferred_contact, preferred_time } = submission
  const replyTo = email !== null && isMailable(email) ? { name, address: email } : null
  const title = property && localTitle(property, language)
  const channel = preferred_contact ?? onlyChannel(submission)
  const about = title ?? submission.subject ?? (kind ? kinds[kind] : '')
  return mailOf('notice', mailbox, replyTo, {
    language,
    subject: viewing?.subject ?? notice.subject(submission.reference, oneLine(about, TITLE)),
    paragraphs: [
      viewing?.intro ?? notice.intro,
      ...(!isAdvertiser && property && kind !== 'report' ? [notice.noAccount] : []),
    ],
    facts: [
      [labels.reference, submission.reference],
      ...given(labels.kind, kind && kinds[kind]),
      ...propertyFacts(language, property),
      ...given(labels.advertiser, property?.advertiser),
      [labels.name, name],
      ...given(labels.email, readableOrNone(email)),
      ...given(labels.phone, phone_number && writtenPhone(phone_number)),
      [labels.language, formatLanguages(language, [submission.language])],
      ...given(labels.channel, channel && channels[channel]),
      ...given(viewing?.time ?? labels.time, preferred_time && dubaiTime(preferred_time, language)),
      ...given(labels.subject, submission.subject),
    ],
    quote: [labels.message, submission.message],
    ...(link ? { link } : property && { link: { label: open, url: property.url } }),
    ending: email === null ? [notice.callOnly] : replyTo ? [notice.reply] : [],
  })
}

/**
 * Tells a visitor that the submission has arrived; undefined where there is no address, or it
 * takes no mail. No text
 * that the visitor typed is in it: whoever enters a stranger's address cannot write to the stranger.
 */
export function receiptOf(
  { reference, email, language, kind, preferred_time }: Submission,
  { isAdvertiser }: Pick<Receiver, 'isAdvertiser'>,
  property: PropertyFacts | undefined,
): OutgoingMail | undefined {
  if (email === null || !isMailable(email)) return undefined
  const { labels, kinds, receipt, open } = mailTexts[language]
  return mailOf('receipt', { name: '', address: email }, null, {
    language,
    subject: receipt.subject(reference),
    paragraphs: [receipt.greeting, isAdvertiser ? receipt.toAdvertiser : receipt.toCompany],
    facts: [
      [labels.reference, reference],
      ...given(labels.kind, kind && kinds[kind]),
      ...propertyFacts(language, property),
      ...given(labels.time, preferred_time && dubaiTime(preferred_time, language)),
    ],
    ...(property && { link: { label: open, url: property.url } }),
    ending: [receipt.stranger],
  })
}

/** The way to answer somebody who left no other. */
function onlyChannel({ email, phone_number }: Submission): ContactChannel | undefined {
  if (email === null) return 'phone'
  return phone_number === null ? 'email' : undefined
}

type Fact = readonly [label: string, value: string]

const given = (label: string, value: string | null | undefined): Fact[] =>
  value ? [[label, value]] : []

const propertyFacts = (language: LanguageCode, property: PropertyFacts | undefined): Fact[] =>
  given(
    mailTexts[language].labels.listing,
    property && `${localTitle(property, language)} (${property.reference})`,
  )

/** Days and times are the Emirates' own, in Western digits. */
export const dubaiTime = (time: Date, language: LanguageCode): string =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-AE-u-nu-latn' : language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Asia/Dubai',
  }).format(time)
