import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What visitors say, a language after the other; each conversation goes through one of them. */
export const sentences: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    '2 bed apartment in Dubai Marina under 2 million',
    'with a balcony',
    'what about JVC?',
    'how much is a one bedroom in Business Bay worth?',
    'which areas have the best yield?',
    'compare the first two',
    'what does it cost to buy?',
  ],
  ar: [
    'شقة غرفتين في دبي مارينا بأقل من مليونين',
    'مع بلكونة',
    'وماذا عن قرية جميرا الدائرية؟',
    'أرخص فلل للإيجار في دبي',
  ],
  ru: [
    'двухкомнатная квартира в Дубай Марине до 2 млн',
    'с балконом',
    'а в JVC?',
    'сравни первые две',
  ],
  hi: ['दुबई मरीना में 2 BHK फ्लैट 20 लाख तक', 'बालकनी के साथ', 'JVC में क्या है?', 'सबसे सस्ता विला किराए पर'],
  zh: ['迪拜码头两居室公寓200万以内', '要有阳台', 'JVC呢？', '比较前两个'],
  de: [
    'Wohnung mit 2 Schlafzimmern in Dubai Marina bis 2 Mio',
    'mit Balkon',
    'und in JVC?',
    'vergleiche die ersten beiden',
  ],
}

export const languages: readonly LanguageCode[] = ['en', 'ar', 'ru', 'hi', 'zh', 'de']
