import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { isMailable } from '../ports/mail/mailbox.ts'
import { mailOf } from './mail-of.ts'
import type { OutgoingMail, OutgoingText } from './outbox-repository.ts'
import { fitsOneText } from './text-length.ts'
import { accountTexts } from './texts/account-texts.ts'
import { verificationTexts } from './texts/verification-texts.ts'

interface Code {
  otp: string
  language: LanguageCode
  uselessAt: Date
}

/** The code that proves an address of an account. */
export function codeMail({
  address,
  otp,
  language,
  uselessAt,
}: Code & { address: string }): OutgoingMail {
  const { greeting, codeLabel } = accountTexts[language]
  const { subject, intro, stranger } = verificationTexts[language].code
  const mail = mailOf('account', { name: '', address }, null, {
    language,
    subject,
    paragraphs: [greeting, intro],
    facts: [[codeLabel, otp]],
    ending: [stranger],
  })
  return { ...mail, uselessAt }
}

/** Tells the address that an account had before; undefined where it takes no mail. */
export function emailChangedMail(
  address: string | null,
  language: LanguageCode,
): OutgoingMail | undefined {
  if (address === null || !isMailable(address)) return undefined
  const { subject, intro, stranger } = verificationTexts[language].changed
  return mailOf('account', { name: '', address }, null, {
    language,
    subject,
    paragraphs: [accountTexts[language].greeting, intro],
    facts: [],
    ending: [stranger],
  })
}

interface Site {
  name: string
  /** For which browsers fill the code in. */
  host: string
}

/** A sender's name of mails may be longer than a text message has room for. */
const NAME_LIMIT = 20

/**
 * The code that proves a number. Its last line binds the code to the site, so that browsers fill it
 * in there and nowhere else (WebOTP); it is left out where a long host would make two messages of it.
 */
export function codeText({
  to,
  otp,
  language,
  uselessAt,
  site,
}: Code & { to: string; site: Site }): OutgoingText {
  const name = [...(site.name || 'Manzil')].slice(0, NAME_LIMIT).join('')
  const words = verificationTexts[language].text(name, otp)
  const bound = `${words}\n\n@${site.host} #${otp}`
  return { to, text: fitsOneText(bound) ? bound : words, uselessAt }
}
