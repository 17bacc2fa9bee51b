/** Names that stay as their owners write them. */
const names = ['WhatsApp', 'AED']

/** Words that a language shares with English. */
const shared: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Illustration',
    'Median',
    'Name',
    'Penthouse',
    'Pool',
    'Portfolio',
    'Spam',
    'Studio',
    'Villa',
    '{type} in {place}',
    '{heading} in {places}',
  ],
  // Units and the tax as they stand on screens and invoices of Hindi speakers.
  hi: ['{value} KB', '{value} MB', 'TRN {number}', 'VAT {percent}'],
}

/** Whether a text may read in the language as it does in English. */
export const sameAsEnglish = (language: string, text: string): boolean =>
  names.includes(text) || (shared[language]?.includes(text) ?? false)
