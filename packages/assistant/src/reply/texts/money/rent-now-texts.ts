import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Parts of the sentence: the rent that is paid, and what homes like it ask. Figures come in as finished texts. */
interface MarketOfRent {
  rent: string
  count: string
  subject: string
  median: string
  low: string
  high: string
}

type Verdict = (market: MarketOfRent) => string

/** A rent that is paid now, held beside what homes like it ask today. */
interface RentNowTexts {
  above: Verdict
  within: Verdict
  below: Verdict
  /** Where no place was said. */
  needsPlace: string
  /** Adverts are of new contracts. */
  note: string
}

const sentence =
  (lead: Readonly<Record<'above' | 'within' | 'below', string>>, market: Verdict) =>
  (verdict: 'above' | 'within' | 'below'): Verdict =>
  (parts) =>
    `${lead[verdict].replace('{rent}', parts.rent)} ${market(parts)}`

const rows = (of: (verdict: 'above' | 'within' | 'below') => Verdict) => ({
  above: of('above'),
  within: of('within'),
  below: of('below'),
})

export const rentNowTexts: Readonly<Record<LanguageCode, RentNowTexts>> = {
  en: {
    ...rows(
      sentence(
        {
          above: '{rent} is on the high side.',
          within: '{rent} is in line with what is asked today.',
          below: '{rent} is less than what is asked today.',
        },
        ({ count, subject, median, low, high }) =>
          `${count} live listings (${subject}) ask a median of ${median}, the middle half between ${low} and ${high}.`,
      ),
    ),
    needsPlace: 'To hold your rent beside others I need the area and the number of bedrooms.',
    note: 'Adverts are for new contracts; what a landlord may ask at renewal goes by the official rental index.',
  },
  ar: {
    ...rows(
      sentence(
        {
          above: '{rent} مرتفع قليلًا.',
          within: '{rent} ضمن ما يُطلب اليوم.',
          below: '{rent} أقل مما يُطلب اليوم.',
        },
        ({ count, subject, median, low, high }) =>
          `عدد العقارات المعروضة ${count} (${subject})، والوسيط المطلوب ${median}، ونصفها بين ${low} و${high}.`,
      ),
    ),
    needsPlace: 'لأقارن إيجارك بغيره أحتاج إلى المنطقة وعدد غرف النوم.',
    note: 'الإعلانات لعقود جديدة، أما ما يجوز طلبه عند التجديد فبحسب مؤشر الإيجار الرسمي.',
  },
  ru: {
    ...rows(
      sentence(
        {
          above: '{rent} — это дороговато.',
          within: '{rent} — в пределах того, что просят сейчас.',
          below: '{rent} — меньше, чем просят сейчас.',
        },
        ({ count, subject, median, low, high }) =>
          `Объявлений: ${count} (${subject}), медиана — ${median}, половина — от ${low} до ${high}.`,
      ),
    ),
    needsPlace: 'Чтобы сравнить вашу аренду с другими, нужны район и число спален.',
    note: 'Объявления — для новых договоров; сколько можно просить при продлении, решает официальный индекс аренды.',
  },
  hi: {
    ...rows(
      sentence(
        {
          above: '{rent} कुछ ज़्यादा है।',
          within: '{rent} आज के बाज़ार के हिसाब से ठीक है।',
          below: '{rent} आज माँगे जा रहे किराए से कम है।',
        },
        ({ count, subject, median, low, high }) =>
          `${count} मौजूदा लिस्टिंग (${subject}) का मीडियन किराया ${median} है, बीच की आधी ${low} से ${high}।`,
      ),
    ),
    needsPlace: 'आपके किराए की तुलना के लिए इलाक़ा और बेडरूम की संख्या चाहिए।',
    note: 'विज्ञापन नए अनुबंधों के हैं; नवीनीकरण पर कितना माँगा जा सकता है, यह सरकारी रेंटल इंडेक्स से तय होता है।',
  },
  zh: {
    ...rows(
      sentence(
        {
          above: '{rent}偏高。',
          within: '{rent}和现在的要价差不多。',
          below: '{rent}低于现在的要价。',
        },
        ({ count, subject, median, low, high }) =>
          `${count} 套在线房源（${subject}）的租金中位数是${median}，中间一半在${low}到${high}之间。`,
      ),
    ),
    needsPlace: '要比较您的租金，请告诉我地区和卧室数。',
    note: '广告是新租约的价；续租能涨多少，看官方租金指数。',
  },
  de: {
    ...rows(
      sentence(
        {
          above: '{rent} ist eher viel.',
          within: '{rent} liegt im Rahmen dessen, was heute verlangt wird.',
          below: '{rent} ist weniger, als heute verlangt wird.',
        },
        ({ count, subject, median, low, high }) =>
          `${count} Angebote (${subject}) verlangen im Median ${median}, die mittlere Hälfte ${low} bis ${high}.`,
      ),
    ),
    needsPlace:
      'Um Ihre Miete zu vergleichen, brauche ich die Gegend und die Zahl der Schlafzimmer.',
    note: 'Inserate gelten für neue Verträge; was bei der Verlängerung verlangt werden darf, richtet sich nach dem amtlichen Mietindex.',
  },
}
