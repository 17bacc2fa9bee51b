/** The names that an operator changes to make the site theirs. Contacts come from the server. */
export const brand = {
  name: { en: 'Manzil', ar: 'منزل', ru: 'Manzil', hi: 'Manzil', zh: 'Manzil', de: 'Manzil' },
  assistant: { en: 'Noor', ar: 'نور', ru: 'Нур', hi: 'नूर', zh: 'Noor', de: 'Noor' },
} as const
