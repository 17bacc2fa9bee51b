import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** A search for two rooms to rent, as each language says it. */
export const roomsSearched: Readonly<Record<LanguageCode, string>> = {
  en: '2 bed flat for rent in JVC',
  ar: 'شقة غرفتين للإيجار في JVC',
  ru: 'двушка в аренду в JVC',
  hi: 'JVC में 2 बेडरूम फ्लैट किराए पर',
  zh: 'JVC两居室出租',
  de: '2 Schlafzimmer in JVC mieten',
}

/** A search for one room to rent with a budget. */
export const roomSearched: Readonly<Record<LanguageCode, string>> = {
  en: '1 bed to rent in Deira up to 60k',
  ar: 'غرفة وصالة للايجار في ديرة لحد 60 الف',
  ru: 'снять 1 спальню в Дейре до 60 тысяч',
  hi: '1bhk rent pe deira me 60 hazaar tak',
  zh: '想租迪拉一居室，6万以内',
  de: '1 Schlafzimmer mieten in Deira bis 60.000',
}
