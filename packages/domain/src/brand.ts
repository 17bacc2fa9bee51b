/** The names that an operator changes to make the site theirs. Contacts come from the server. */
export const brand = {
  name: { en: 'Manzil', ar: 'منزل' },
  assistant: { en: 'Noor', ar: 'نور' },
} as const
