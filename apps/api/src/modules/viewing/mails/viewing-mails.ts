import type { LanguageCode, ViewingSide } from '@manzil/api-client/generated/types.gen'
import { localTitle } from '@manzil/domain/local-name'
import { writtenPhone } from '@manzil/domain/phone-number'
import { dubaiTime, type NoticeAbout, type Receiver } from '../../../mail/enquiry-mails.ts'
import { mailOf } from '../../../mail/mail-of.ts'
import type { OutgoingMail } from '../../../mail/outbox-repository.ts'
import { readableAddress } from '../../../mail/readable-address.ts'
import { mailTexts } from '../../../mail/texts/texts-of.ts'
import type { CalendarFile, Mailbox } from '../../../ports/mail/mail-port.ts'
import { isMailable, oneLine } from '../../../ports/mail/mailbox.ts'
import { calendarEntry } from '../calendar-entry.ts'
import type { ViewingLinks } from '../links.ts'
import { agentName } from '../mapper.ts'
import type { ViewingRow } from '../repository.ts'
import { type ViewingNews, viewingTexts } from './viewing-texts.ts'

export interface MailSetting {
  links: ViewingLinks
  /** Of message ids and of calendar entries. */
  domain: string
  /** The site, which calendar entries come from. */
  from: Mailbox
}

/** Letters of a subject that a title may take. */
const TITLE = 120

type Mailed = Omit<ViewingRow, 'property_offered' | 'offers_times'>

/**
 * The mail to whoever comes; undefined where no address is left. Nothing that the visitor typed is in
 * it: whoever enters a stranger's address cannot write to the stranger.
 */
export function visitorMail(
  viewing: Mailed,
  news: ViewingNews,
  { now, ...setting }: MailSetting & { now: Date },
): OutgoingMail | undefined {
  const { email, language } = viewing
  if (email === null || !isMailable(email)) return undefined
  const { labels, receipt } = mailTexts[language]
  const texts = viewingTexts[language]
  return write(viewing, news, {
    side: 'visitor',
    kind: 'receipt',
    to: { name: '', address: email },
    language,
    facts: [[texts.agent, agentName(viewing)]],
    link: { label: texts.open.visitor, url: setting.links.visitorUrl(viewing.id, language) },
    ending: [receipt.stranger],
    labels,
    setting,
    now,
  })
}

/** The mail to whoever shows the property; undefined where nobody can be written to. */
export function advertiserMail(
  viewing: Mailed,
  news: ViewingNews,
  { mailbox, language }: Receiver,
  { now, ...setting }: MailSetting & { now: Date },
): OutgoingMail | undefined {
  if (!mailbox) return undefined
  const { labels } = mailTexts[language]
  const { name, phone_number, email } = viewing
  return write(viewing, news, {
    side: 'advertiser',
    // A notice is what the enquiry itself was told by; taking contact details back looks at it.
    kind: 'account',
    to: mailbox,
    language,
    facts: [
      [labels.name, name],
      [labels.phone, phone_number === null ? '' : writtenPhone(phone_number)],
      [labels.email, readableAddress(email ?? '')],
    ],
    link: {
      label: viewingTexts[language].open.advertiser,
      url: setting.links.advertiserUrl(viewing.id, language),
    },
    ending: [],
    labels,
    setting,
    now,
  })
}

/** What the notice of an enquiry tells the advertiser of the viewing that came with it. */
export function noticeAbout(
  viewing: Mailed,
  news: 'booked' | 'requested',
  language: LanguageCode,
  links: ViewingLinks,
): NoticeAbout {
  const texts = viewingTexts[language]
  const isBooked = news === 'booked'
  return {
    link: { label: texts.open.advertiser, url: links.advertiserUrl(viewing.id, language) },
    viewing: {
      subject: `${texts.subject[news](oneLine(titleOf(viewing, language), TITLE))} (${viewing.reference})`,
      intro: isBooked ? texts.intro.booked : texts.requested.advertiser,
      time: isBooked ? texts.time : mailTexts[language].labels.time,
    },
  }
}

interface Written {
  side: ViewingSide
  kind: OutgoingMail['kind']
  to: Mailbox
  language: LanguageCode
  facts: readonly (readonly [string, string])[]
  link: { label: string; url: string }
  ending: readonly string[]
  labels: (typeof mailTexts)[LanguageCode]['labels']
  setting: MailSetting
  now: Date
}

function write(
  viewing: Mailed,
  news: ViewingNews,
  { side, kind, to, language, facts, link, ending, labels, setting, now }: Written,
): OutgoingMail {
  const texts = viewingTexts[language]
  const title = titleOf(viewing, language)
  const subject = texts.subject[news](oneLine(title, TITLE))
  const intro = news === 'requested' || news === 'proposed' ? texts[news][side] : texts.intro[news]
  const mail = mailOf(kind, to, null, {
    language,
    subject,
    paragraphs: [intro],
    facts: [
      [labels.reference, viewing.reference],
      [labels.listing, title],
      [news === 'requested' ? labels.time : texts.time, dubaiTime(viewing.starts_at, language)],
      ...facts.filter(([, value]) => value !== ''),
    ],
    link,
    ending,
  })
  // What is first asked for is no appointment yet, and a reminder changes none.
  if (news === 'reminder' || viewing.sequence + Number(news !== 'requested') === 0) return mail
  return { ...mail, calendar: entryFor(viewing, side, language, to, { ...setting, now }) }
}

/** The entry for the calendar of one side. */
export function entryFor(
  viewing: Mailed,
  side: ViewingSide,
  language: LanguageCode,
  attendee: Mailbox,
  { links, domain, from: organizer, now }: MailSetting & { now: Date },
): CalendarFile {
  const { id, reference, sequence, state, starts_at, ends_at, name, phone_number } = viewing
  const url =
    side === 'visitor' ? links.visitorUrl(id, language) : links.advertiserUrl(id, language)
  const who =
    side === 'visitor'
      ? [agentName(viewing)]
      : [name, phone_number === null ? '' : writtenPhone(phone_number)]
  return calendarEntry(
    {
      id,
      sequence,
      state,
      starts_at,
      ends_at,
      summary: viewingTexts[language].entry(oneLine(titleOf(viewing, language), TITLE)),
      description: [reference, ...who, url].filter(Boolean).join('\n'),
      url,
    },
    { organizer, attendee, domain, now },
  )
}

const titleOf = ({ property_title, property_title_ar }: Mailed, language: LanguageCode): string =>
  localTitle({ title: property_title, title_ar: property_title_ar }, language)
