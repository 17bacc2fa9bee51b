import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { isMailable } from '../ports/mail/mailbox.ts'
import type { Device } from '../request/device.ts'
import { dubaiTime } from './enquiry-mails.ts'
import { mailOf } from './mail-of.ts'
import type { OutgoingMail } from './outbox-repository.ts'
import { accountTexts } from './texts/account-texts.ts'
import { deviceTexts } from './texts/device-texts.ts'

interface Happened {
  device: Device | undefined
  at: Date
  /** Where the owner sees and ends log-ins. */
  url: string
}

/** Tells the owner of a log-in from a new kind of device; undefined where the address takes no mail. */
export const newDeviceMail = (
  address: string | null,
  language: LanguageCode,
  happened: Happened,
): OutgoingMail | undefined => noticeOf('entered', address, language, happened)

/** Tells the owner that a passkey was added; undefined where the address takes no mail. */
export const passkeyAddedMail = (
  address: string | null,
  language: LanguageCode,
  happened: Happened,
): OutgoingMail | undefined => noticeOf('passkey', address, language, happened)

function noticeOf(
  what: 'entered' | 'passkey',
  address: string | null,
  language: LanguageCode,
  { device, at, url }: Happened,
): OutgoingMail | undefined {
  if (address === null || !isMailable(address)) return undefined
  const texts = deviceTexts[language]
  const { subject, intro, stranger } = texts[what]
  const country = device?.country && nameOfCountry(device.country, language)
  return mailOf('account', { name: '', address }, null, {
    language,
    subject,
    paragraphs: [accountTexts[language].greeting, intro],
    facts: [
      [texts.time, dubaiTime(at, language)],
      [texts.device, device ? nameOfDevice(device, texts) : texts.unknown],
      ...(country ? [[texts.place, country] as const] : []),
    ],
    link: { label: texts.open, url },
    ending: [stranger],
  })
}

function nameOfDevice(
  { browser, os }: Device,
  { on, unknown }: (typeof deviceTexts)['en'],
): string {
  if (browser && os) return on(browser, os)
  return browser ?? os ?? unknown
}

const nameOfCountry = (code: string, language: LanguageCode): string | undefined =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code)
