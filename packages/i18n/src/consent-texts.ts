import type { Language } from './languages.ts'
import arContent from './locales/ar/content.json' with { type: 'json' }
import arEnquiry from './locales/ar/enquiry.json' with { type: 'json' }
import deContent from './locales/de/content.json' with { type: 'json' }
import deEnquiry from './locales/de/enquiry.json' with { type: 'json' }
import enContent from './locales/en/content.json' with { type: 'json' }
import enEnquiry from './locales/en/enquiry.json' with { type: 'json' }
import hiContent from './locales/hi/content.json' with { type: 'json' }
import hiEnquiry from './locales/hi/enquiry.json' with { type: 'json' }
import ruContent from './locales/ru/content.json' with { type: 'json' }
import ruEnquiry from './locales/ru/enquiry.json' with { type: 'json' }
import zhContent from './locales/zh/content.json' with { type: 'json' }
import zhEnquiry from './locales/zh/enquiry.json' with { type: 'json' }

type Words = Readonly<Record<'enquiry_form' | 'enquiry_conversation' | 'contact_form', string>>

/** As a person reads it: the marks of a link go. */
const plain = (text: string): string => text.replace(/<\/?\w+>/g, '')

const wordsOf = (
  enquiry: Pick<typeof enEnquiry, 'consent' | 'conversationConsent'>,
  content: { contact: Pick<(typeof enContent)['contact'], 'consent'> },
): Words => ({
  enquiry_form: plain(enquiry.consent),
  enquiry_conversation: `${plain(enquiry.consent)} ${enquiry.conversationConsent}`,
  contact_form: plain(content.contact.consent),
})

/** The sentences that forms show where contact details are sent, as the pages have them. */
export const consentTexts: Readonly<Record<Language, Words>> = {
  en: wordsOf(enEnquiry, enContent),
  ar: wordsOf(arEnquiry, arContent),
  de: wordsOf(deEnquiry, deContent),
  hi: wordsOf(hiEnquiry, hiContent),
  ru: wordsOf(ruEnquiry, ruContent),
  zh: wordsOf(zhEnquiry, zhContent),
}
