import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { isMailable } from '../ports/mail/mailbox.ts'
import { mailOf } from './mail-of.ts'
import type { OutgoingMail } from './outbox-repository.ts'
import { accountTexts } from './texts/account-texts.ts'

interface Receiver {
  address: string
  language: LanguageCode
}

/** The one-time code of a sign-up. `reference` names the attempt, here and on the screen. */
export function signupCodeMail({
  address,
  language,
  otp,
  reference,
  uselessAt,
}: Receiver & { otp: string; reference: string; uselessAt: Date }): OutgoingMail {
  const texts = accountTexts[language]
  const { subject, intro, stranger } = texts.code
  const mail = mailOf('account', { name: '', address }, null, {
    language,
    subject: subject(reference),
    paragraphs: [texts.greeting, intro],
    facts: [
      [texts.codeLabel, otp],
      [texts.referenceLabel, reference],
    ],
    ending: [stranger],
  })
  return { ...mail, uselessAt }
}

/** To the owner of an address that somebody signed up with, though it has an account. */
export function signupKnownMail({
  address,
  language,
  reference,
  url,
  uselessAt,
}: Receiver & { reference: string; url: string; uselessAt: Date }): OutgoingMail {
  const texts = accountTexts[language]
  const { subject, intro, open, stranger } = texts.known
  const mail = mailOf('account', { name: '', address }, null, {
    language,
    subject: subject(reference),
    paragraphs: [texts.greeting, intro],
    facts: [],
    link: { label: open, url },
    ending: [stranger],
  })
  return { ...mail, uselessAt }
}

/** The link that resets the password. */
export function resetMail({
  address,
  language,
  url,
  uselessAt,
}: Receiver & { url: string; uselessAt: Date }): OutgoingMail {
  const texts = accountTexts[language]
  const { subject, intro, open, stranger } = texts.reset
  const mail = mailOf('account', { name: '', address }, null, {
    language,
    subject,
    paragraphs: [texts.greeting, intro],
    facts: [],
    link: { label: open, url },
    ending: [stranger],
  })
  return { ...mail, uselessAt }
}

/** Tells the owner that somebody guesses at the password; undefined where the address takes no mail. */
export function passwordGuessedMail(
  address: string | null,
  language: LanguageCode,
  url: string,
): OutgoingMail | undefined {
  if (address === null || !isMailable(address)) return undefined
  const texts = accountTexts[language]
  const { subject, intro, open, stranger } = texts.guessed
  return mailOf('account', { name: '', address }, null, {
    language,
    subject,
    paragraphs: [texts.greeting, intro],
    facts: [],
    link: { label: open, url },
    ending: [stranger],
  })
}

/** Tells the owner that the password is another one; undefined where the address takes no mail. */
export function passwordChangedMail(
  address: string | null,
  language: LanguageCode,
): OutgoingMail | undefined {
  if (address === null || !isMailable(address)) return undefined
  const texts = accountTexts[language]
  const { subject, intro, stranger } = texts.changed
  return mailOf('account', { name: '', address }, null, {
    language,
    subject,
    paragraphs: [texts.greeting, intro],
    facts: [],
    ending: [stranger],
  })
}

/** Tells the owner of another way into the account; undefined where the address takes no mail. */
export function identityLinkedMail(
  address: string | null,
  language: LanguageCode,
  provider: string,
): OutgoingMail | undefined {
  if (address === null || !isMailable(address)) return undefined
  const texts = accountTexts[language]
  const { subject, intro, stranger } = texts.linked
  return mailOf('account', { name: '', address }, null, {
    language,
    subject: subject(provider),
    paragraphs: [texts.greeting, intro(provider)],
    facts: [],
    ending: [stranger],
  })
}
