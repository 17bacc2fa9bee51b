import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

interface YieldOfProperty {
  home: string
  price: string
  rent: string
  /** Homes to let that the rent was taken from. */
  listings: string
  share: string
}

/** Which of several shown homes brings the highest rent for its price. */
interface YieldsOfShownTexts {
  best: (home: string, share: string) => string
  line: (of: YieldOfProperty) => string
  few: (home: string) => string
  note: string
}

export const yieldsOfShownTexts: Readonly<Record<LanguageCode, YieldsOfShownTexts>> = {
  en: {
    best: (home, share) => `${home} comes out highest, at a gross yield of about ${share}.`,
    line: ({ home, price, rent, listings, share }) =>
      `• ${home}: ${share}, asking price ${price}, rent about ${rent} (from ${listings} homes to let like it)`,
    few: (home) => `• ${home}: too few homes like it are to let to say`,
    note: 'Worked out from asking rents; service charges, empty months and fees are not taken off, and no return is promised.',
  },
  de: {
    best: (home, share) => `${home} liegt vorn, mit rund ${share} Bruttorendite.`,
    line: ({ home, price, rent, listings, share }) =>
      `• ${home}: ${share}, Angebotspreis ${price}, Miete etwa ${rent} (aus ${listings} vergleichbaren Mietangeboten)`,
    few: (home) => `• ${home}: zu wenige vergleichbare Mietangebote für eine Aussage`,
    note: 'Gerechnet mit Angebotsmieten; Service Charge, Leerstand und Gebühren sind nicht abgezogen, und keine Rendite ist versprochen.',
  },
  ru: {
    best: (home, share) => `${home} — самая высокая валовая доходность, около ${share}.`,
    line: ({ home, price, rent, listings, share }) =>
      `• ${home}: ${share}, цена ${price}, аренда около ${rent} (похожих объявлений об аренде: ${listings})`,
    few: (home) => `• ${home}: похожих объявлений об аренде слишком мало`,
    note: 'Считала по арендным ставкам из объявлений; сервисный сбор, простой и расходы не вычтены, доход никто не обещает.',
  },
  ar: {
    best: (home, share) => `الأعلى عائدًا ${home}، بعائد إجمالي نحو ${share}.`,
    line: ({ home, price, rent, listings, share }) =>
      `• ${home}: ${share}، السعر المطلوب ${price}، والإيجار نحو ${rent} (من ${listings} من عقارات مشابهة للإيجار)`,
    few: (home) => `• ${home}: العقارات المشابهة المعروضة للإيجار قليلة ولا تكفي للحكم`,
    note: 'محسوب من الإيجارات المطلوبة، دون طرح رسوم الخدمات والأشهر الشاغرة والرسوم، ولا وعد بأي عائد.',
  },
  hi: {
    best: (home, share) => `सबसे ज़्यादा ग्रॉस यील्ड ${home} की बनती है, लगभग ${share}।`,
    line: ({ home, price, rent, listings, share }) =>
      `• ${home}: ${share}, माँगी गई कीमत ${price}, किराया लगभग ${rent} (ऐसे ${listings} किराए के विज्ञापनों से)`,
    few: (home) => `• ${home}: ऐसे किराए के विज्ञापन इतने कम हैं कि बताया नहीं जा सकता`,
    note: 'यह माँगे गए किरायों से निकाला है; सर्विस चार्ज, ख़ाली महीने और फ़ीस घटाए नहीं गए, और किसी रिटर्न का वादा नहीं है।',
  },
  zh: {
    best: (home, share) => `${home}最高，毛回报率约 ${share}。`,
    line: ({ home, price, rent, listings, share }) =>
      `• ${home}：${share}，要价${price}，租金约${rent}（按 ${listings} 套类似出租房源）`,
    few: (home) => `• ${home}：类似的出租房源太少，无法判断`,
    note: '按出租要价计算，未扣物业费、空置期和各项费用，也不承诺任何回报。',
  },
}
