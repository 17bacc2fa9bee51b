import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { mailOf } from '../../../mail/mail-of.ts'
import type { OutgoingMail } from '../../../mail/outbox-repository.ts'
import { listUrl, type SearchLinks } from '../links.ts'
import { alertTexts } from '../texts/alert-texts.ts'

/**
 * Asks the owner of an address whether a search may be told there. Nothing that somebody typed is in
 * it: whoever enters a stranger's address cannot write to the stranger.
 */
export function confirmMail(
  { id, email, language }: { id: string; email: string; language: LanguageCode },
  links: SearchLinks,
): OutgoingMail {
  const { subject, intro, open, stranger } = alertTexts[language].confirm
  return mailOf('account', { name: '', address: email }, null, {
    language,
    subject,
    paragraphs: [intro],
    facts: [],
    link: {
      label: open,
      url: listUrl(links, { email, language }, { confirm: links.token('confirm', id) }),
    },
    ending: [stranger],
  })
}
