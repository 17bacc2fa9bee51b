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
    'Spam',
    'Studio',
    'Villa',
    '{type} in {place}',
    '{heading} in {places}',
  ],
}

/** Whether a text may read in the language as it does in English. */
export const sameAsEnglish = (language: string, text: string): boolean =>
  names.includes(text) || (shared[language]?.includes(text) ?? false)
