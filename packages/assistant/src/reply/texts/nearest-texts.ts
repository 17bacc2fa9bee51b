import type { LanguageCode, Purpose } from '@manzil/api-client/generated/types.gen'
import { counted } from './arabic-counted.ts'

/** What comes nearest where nothing fits. */
export interface NearestTexts {
  /** How many there are, and how they differ from what was asked for. */
  closest: (count: number, figure: string, differences: string) => string
  /** What holds of them, and what was asked for. */
  ratherThan: (now: string, asked: string) => string
  /** Amenities that these adverts do not state. */
  notStated: (features: string) => string
  /** There is none of this purpose in a whole emirate. */
  nowhere: (purpose: Purpose, inPlaces: string) => string
  /** All that comes nearest is in another emirate. */
  allElsewhere: (inPlaces: string) => string
}

const arabicHomes = {
  one: 'عقار واحد',
  two: 'عقاران',
  few: 'عقارات',
  many: 'عقارًا',
  other: 'عقار',
}

const russian = new Intl.PluralRules('ru')
const russianAdverts: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'объявление',
  few: 'объявления',
}

const byLanguage: Readonly<Record<LanguageCode, NearestTexts>> = {
  en: {
    closest: (count, figure, differences) =>
      `${count === 1 ? `Closest is ${figure} listing` : `Closest are ${figure} listings`}: ${differences}.`,
    ratherThan: (now, asked) => `${now} rather than ${asked}`,
    notStated: (features) => `not stated: ${features}`,
    nowhere: (purpose, inPlaces) =>
      `Nothing at all is ${purpose === 'sale' ? 'for sale' : 'for rent'} ${inPlaces} at present.`,
    allElsewhere: (inPlaces) => `All of these are ${inPlaces}.`,
  },
  ar: {
    closest: (count, figure, differences) =>
      `أقرب ما لدينا ${counted(count, arabicHomes, figure)}: ${differences}.`,
    ratherThan: (now, asked) => `${now} (وطلبك: ${asked})`,
    notStated: (features) => `دون ذكر: ${features}`,
    nowhere: (purpose, inPlaces) =>
      `لا يوجد حاليًا أي عقار ${purpose === 'sale' ? 'للبيع' : 'للإيجار'} ${inPlaces}.`,
    allElsewhere: (inPlaces) => `وكلها ${inPlaces}.`,
  },
  ru: {
    closest: (count, figure, differences) =>
      `Ближе всего ${figure} ${russianAdverts[russian.select(count)] ?? 'объявлений'}: ${differences}.`,
    ratherThan: (now, asked) => `${now}, а не ${asked}`,
    notStated: (features) => `не указано: ${features}`,
    nowhere: (purpose, inPlaces) =>
      `Объявлений ${purpose === 'sale' ? 'о продаже' : 'об аренде'} ${inPlaces} сейчас вообще нет.`,
    allElsewhere: (inPlaces) => `Все они ${inPlaces}.`,
  },
  hi: {
    closest: (count, figure, differences) =>
      `सबसे करीबी ${figure} लिस्टिंग ${count === 1 ? 'मिली' : 'मिलीं'}: ${differences}।`,
    ratherThan: (now, asked) => `${now} (आपने माँगा था: ${asked})`,
    notStated: (features) => `यह दर्ज नहीं: ${features}`,
    nowhere: (purpose, inPlaces) =>
      `${inPlaces} अभी ${purpose === 'sale' ? 'बिक्री के लिए' : 'किराए पर'} एक भी घर नहीं है।`,
    allElsewhere: (inPlaces) => `ये सब ${inPlaces} हैं।`,
  },
  zh: {
    closest: (_count, figure, differences) => `最接近的有 ${figure} 套：${differences}。`,
    ratherThan: (now, asked) => `${now}（您要的是${asked}）`,
    notStated: (features) => `未注明${features}`,
    nowhere: (purpose, inPlaces) =>
      `目前没有任何${inPlaces}的${purpose === 'sale' ? '出售' : '出租'}房源。`,
    allElsewhere: (inPlaces) => `这些房源都${inPlaces}。`,
  },
  de: {
    closest: (count, figure, differences) =>
      `Am nächsten ${count === 1 ? `kommt ${figure} Angebot` : `kommen ${figure} Angebote`}: ${differences}.`,
    ratherThan: (now, asked) => `${now} statt ${asked}`,
    notStated: (features) => `ohne Angabe zu: ${features}`,
    nowhere: (purpose, inPlaces) =>
      `Zurzeit gibt es ${inPlaces} gar nichts ${purpose === 'sale' ? 'zum Kauf' : 'zur Miete'}.`,
    allElsewhere: (inPlaces) => `Sie liegen alle ${inPlaces}.`,
  },
}

export const nearestTextsOf = (language: LanguageCode): NearestTexts => byLanguage[language]
