import type { LanguageCode, Purpose } from '@manzil/api-client/generated/types.gen'

/** What is known of one of the places that are weighed. */
export interface PlaceFactsTexts {
  /** One place with what is known of it. */
  place: (name: string, facts: string) => string
  /** A sentence of the guide to one community of an emirate. */
  ofCommunity: (name: string, sentence: string) => string
  noGuide: string
  /** Parts of what is known of a place, which stand one after the other with a comma between. */
  offered: Readonly<Record<Purpose, (count: string, median: string | undefined) => string>>
  none: Readonly<Record<Purpose, string>>
  /** Homes with three bedrooms and more. */
  large: (count: string) => string
  mostly: Readonly<Record<'apartments' | 'houses', string>>
  yieldOf: (share: string, price: string, rent: string, kind: string) => string
  /** Over several kinds of homes: the price and the rent are those of `most`, and do not make the yield. */
  yieldOfKinds: (share: string, kinds: string, most: string, price: string, rent: string) => string
  highestYield: (community: string, share: string) => string
  noYield: string
  away: (kilometres: string, to: string) => string
}

const byLanguage: Readonly<Record<LanguageCode, PlaceFactsTexts>> = {
  en: {
    place: (name, facts) => `• ${name}: ${facts}`,
    ofCommunity: (name, sentence) => `${name} – ${sentence}`,
    noGuide: 'we have no guide to it.',
    offered: {
      sale: (count, median) =>
        `${count} for sale${median === undefined ? '' : ` (median ${median})`}`,
      rent: (count, median) =>
        `${count} for rent${median === undefined ? '' : ` (median ${median})`}`,
    },
    none: { sale: 'none for sale on this site', rent: 'none for rent on this site' },
    large: (count) => `${count} homes with 3 bedrooms or more`,
    mostly: { apartments: 'mostly apartments', houses: 'mostly villas and townhouses' },
    yieldOf: (share, price, rent, kind) =>
      `gross yield ${share} (${kind}: price ${price}, rent ${rent})`,
    yieldOfKinds: (share, kinds, most, price, rent) =>
      `gross yield ${share} over ${kinds} kinds of homes (most of them ${most}: price ${price}, rent ${rent})`,
    highestYield: (community, share) => `highest gross yield ${share}, in ${community}`,
    noYield: 'too few adverts on both sides for a yield',
    away: (kilometres, to) => `about ${kilometres} km from ${to}`,
  },
  ar: {
    place: (name, facts) => `• ${name}: ${facts}`,
    ofCommunity: (name, sentence) => `${name} – ${sentence}`,
    noGuide: 'لا دليل لدينا عنها.',
    offered: {
      sale: (count, median) =>
        `المعروض للبيع: ${count}${median === undefined ? '' : `، والسعر الوسيط ${median}`}`,
      rent: (count, median) =>
        `المعروض للإيجار: ${count}${median === undefined ? '' : `، والإيجار الوسيط ${median}`}`,
    },
    none: {
      sale: 'لا شيء معروض للبيع في هذا الموقع',
      rent: 'لا شيء معروض للإيجار في هذا الموقع',
    },
    large: (count) => `بثلاث غرف نوم أو أكثر: ${count}`,
    mostly: { apartments: 'أغلبها شقق', houses: 'أغلبها فلل وتاون هاوس' },
    yieldOf: (share, price, rent, kind) =>
      `العائد الإجمالي ${share} (${kind}: السعر ${price}، الإيجار ${rent})`,
    yieldOfKinds: (share, kinds, most, price, rent) =>
      `العائد الإجمالي ${share} (عدد أنواع العقارات: ${kinds}، وأكثرها ${most}: السعر ${price}، الإيجار ${rent})`,
    highestYield: (community, share) => `أعلى عائد إجمالي ${share} في ${community}`,
    noYield: 'إعلانات البيع والإيجار أقل من أن يُحسب منها عائد',
    away: (kilometres, to) => `نحو ${kilometres} كم من ${to}`,
  },
  ru: {
    place: (name, facts) => `• ${name}: ${facts}`,
    ofCommunity: (name, sentence) => `${name} – ${sentence}`,
    noGuide: 'текста об этом районе у нас нет.',
    offered: {
      sale: (count, median) =>
        `объявлений о продаже — ${count}${median === undefined ? '' : `, медиана ${median}`}`,
      rent: (count, median) =>
        `объявлений об аренде — ${count}${median === undefined ? '' : `, медиана ${median}`}`,
    },
    none: {
      sale: 'на продажу на этом сайте ничего нет',
      rent: 'в аренду на этом сайте ничего нет',
    },
    large: (count) => `с 3 спальнями и больше — ${count}`,
    mostly: { apartments: 'в основном квартиры', houses: 'в основном виллы и таунхаусы' },
    yieldOf: (share, price, rent, kind) =>
      `валовая доходность ${share} (${kind}: цена ${price}, аренда ${rent})`,
    yieldOfKinds: (share, kinds, most, price, rent) =>
      `валовая доходность ${share} (видов жилья: ${kinds}, больше всего: ${most} — цена ${price}, аренда ${rent})`,
    highestYield: (community, share) =>
      `самая высокая валовая доходность ${share}, район ${community}`,
    noYield: 'для доходности слишком мало объявлений о продаже и аренде',
    away: (kilometres, to) => `около ${kilometres} км до: ${to}`,
  },
  hi: {
    place: (name, facts) => `• ${name}: ${facts}`,
    ofCommunity: (name, sentence) => `${name} – ${sentence}`,
    noGuide: 'इस पर हमारी कोई गाइड नहीं है।',
    offered: {
      sale: (count, median) =>
        `बिक्री के लिए ${count} घर${median === undefined ? '' : `, मीडियन कीमत ${median}`}`,
      rent: (count, median) =>
        `किराए के लिए ${count} घर${median === undefined ? '' : `, मीडियन किराया ${median}`}`,
    },
    none: {
      sale: 'इस साइट पर बिक्री के लिए कोई घर नहीं',
      rent: 'इस साइट पर किराए के लिए कोई घर नहीं',
    },
    large: (count) => `3 या ज़्यादा बेडरूम वाले घर ${count}`,
    mostly: { apartments: 'ज़्यादातर अपार्टमेंट', houses: 'ज़्यादातर विला और टाउनहाउस' },
    yieldOf: (share, price, rent, kind) =>
      `ग्रॉस यील्ड ${share} (${kind}: कीमत ${price}, किराया ${rent})`,
    yieldOfKinds: (share, kinds, most, price, rent) =>
      `ग्रॉस यील्ड ${share} (घरों के ${kinds} प्रकार, सबसे ज़्यादा ${most}: कीमत ${price}, किराया ${rent})`,
    highestYield: (community, share) => `सबसे ऊँची ग्रॉस यील्ड ${share}, ${community} में`,
    noYield: 'यील्ड निकालने लायक बिक्री और किराए के विज्ञापन नहीं हैं',
    away: (kilometres, to) => `${to} से लगभग ${kilometres} किमी`,
  },
  zh: {
    place: (name, facts) => `• ${name}：${facts}`,
    ofCommunity: (name, sentence) => `（${name}）${sentence}`,
    noGuide: '我们没有这里的介绍。',
    offered: {
      sale: (count, median) =>
        `在售 ${count} 套${median === undefined ? '' : `，售价中位数${median}`}`,
      rent: (count, median) =>
        `在租 ${count} 套${median === undefined ? '' : `，租金中位数${median}`}`,
    },
    none: { sale: '本站没有在售房源', rent: '本站没有出租房源' },
    large: (count) => `三居及以上 ${count} 套`,
    mostly: { apartments: '以公寓为主', houses: '以别墅和联排为主' },
    yieldOf: (share, price, rent, kind) =>
      `毛回报率 ${share}（${kind}：售价${price}，租金${rent}）`,
    yieldOfKinds: (share, kinds, most, price, rent) =>
      `毛回报率 ${share}（共 ${kinds} 类房源，最多的是${most}：售价${price}，租金${rent}）`,
    highestYield: (community, share) => `毛回报率最高的是${community}，${share}`,
    noYield: '出售和出租的房源太少，算不出回报率',
    away: (kilometres, to) => `离${to}约 ${kilometres} 公里`,
  },
  de: {
    place: (name, facts) => `• ${name}: ${facts}`,
    ofCommunity: (name, sentence) => `${name} – ${sentence}`,
    noGuide: 'darüber haben wir keinen Text.',
    offered: {
      sale: (count, median) =>
        `zum Kauf: ${count}${median === undefined ? '' : ` (im Median ${median})`}`,
      rent: (count, median) =>
        `zur Miete: ${count}${median === undefined ? '' : ` (im Median ${median})`}`,
    },
    none: {
      sale: 'nichts zum Kauf auf dieser Seite',
      rent: 'nichts zur Miete auf dieser Seite',
    },
    large: (count) => `mit 3 oder mehr Schlafzimmern: ${count}`,
    mostly: { apartments: 'meist Wohnungen', houses: 'meist Villen und Reihenhäuser' },
    yieldOf: (share, price, rent, kind) =>
      `Bruttorendite ${share} (${kind}: Preis ${price}, Miete ${rent})`,
    yieldOfKinds: (share, kinds, most, price, rent) =>
      `Bruttorendite ${share} über ${kinds} Arten von Immobilien (am häufigsten ${most}: Preis ${price}, Miete ${rent})`,
    highestYield: (community, share) => `höchste Bruttorendite ${share}, in ${community}`,
    noYield: 'für eine Rendite zu wenige Angebote auf beiden Seiten',
    away: (kilometres, to) => `etwa ${kilometres} km bis ${to}`,
  },
}

export const placeFactsTextsOf = (language: LanguageCode): PlaceFactsTexts => byLanguage[language]
