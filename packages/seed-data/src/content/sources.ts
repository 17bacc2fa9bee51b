import type { ContentSource } from '@manzil/api-client/generated/types.gen'

/** Day on which the figures in the texts were last checked. */
export const checkedOn = '2025-06-01'

/** Where the facts in the texts can be looked up. */
export const sources = {
  landDepartment: { name: 'Dubai Land Department', url: 'https://dubailand.gov.ae/en/' },
  legislation: { name: 'Dubai Legislation Portal', url: 'https://dlp.dubai.gov.ae/' },
  centralBank: { name: 'Central Bank of the UAE', url: 'https://www.centralbank.ae/en/' },
  utilities: {
    name: 'Dubai Electricity and Water Authority',
    url: 'https://www.dewa.gov.ae/en/',
  },
  rentalDisputes: { name: 'Dubai Rental Disputes Center', url: 'https://rdc.gov.ae/' },
} as const satisfies Record<string, ContentSource>
