import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** A home let to guests beside one let by the year. Figures come in as finished texts. */
interface LettingTexts {
  byNight: string
  byYear: string
  manager: (share: string) => string
  bills: string
  charge: string
  nightMore: (difference: string) => string
  yearMore: (difference: string) => string
  /** What the figures do not hold. */
  note: string
  emptyNote: string
}

export const lettingTexts: Readonly<Record<LanguageCode, LettingTexts>> = {
  en: {
    byNight: 'Let to guests, a year',
    byYear: 'Let by the year',
    manager: (share) => `${share} for the manager`,
    bills: 'bills',
    charge: 'service charge',
    nightMore: (difference) => `Letting to guests leaves ${difference} a year more.`,
    yearMore: (difference) => `Letting by the year leaves ${difference} a year more.`,
    note: 'Permit, furniture and cleaning are not included.',
    emptyNote: 'Neither are weeks without guests or a tenant.',
  },
  ar: {
    byNight: 'تأجير يومي، في السنة',
    byYear: 'تأجير سنوي',
    manager: (share) => `${share} لشركة التشغيل`,
    bills: 'فواتير',
    charge: 'رسوم الخدمات',
    nightMore: (difference) => `التأجير اليومي يُبقي لك ${difference} أكثر في السنة.`,
    yearMore: (difference) => `التأجير السنوي يُبقي لك ${difference} أكثر في السنة.`,
    note: 'لم أحسب التصريح والأثاث والتنظيف.',
    emptyNote: 'ولا الأسابيع التي تبقى فيها الشقة شاغرة.',
  },
  ru: {
    byNight: 'Посуточно за год',
    byYear: 'По годовому договору',
    manager: (share) => `${share} управляющему`,
    bills: 'коммунальные счета',
    charge: 'сервисный сбор',
    nightMore: (difference) => `Посуточно остаётся на ${difference} в год больше.`,
    yearMore: (difference) => `По годовому договору остаётся на ${difference} в год больше.`,
    note: 'Разрешение, мебель и уборка сюда не входят.',
    emptyNote: 'Недели без гостей или арендатора тоже.',
  },
  hi: {
    byNight: 'मेहमानों को देने पर, साल में',
    byYear: 'सालाना किराए पर',
    manager: (share) => `मैनेजर को ${share}`,
    bills: 'बिल',
    charge: 'सर्विस चार्ज',
    nightMore: (difference) => `मेहमानों को देने पर साल में ${difference} ज़्यादा बचते हैं।`,
    yearMore: (difference) => `सालाना किराए पर साल में ${difference} ज़्यादा बचते हैं।`,
    note: 'परमिट, फ़र्नीचर और सफ़ाई इसमें नहीं गिने।',
    emptyNote: 'बिना मेहमान या किराएदार वाले हफ़्ते भी नहीं।',
  },
  zh: {
    byNight: '短租，一年',
    byYear: '按年出租',
    manager: (share) => `托管方 ${share}`,
    bills: '水电等账单',
    charge: '物业费',
    nightMore: (difference) => `短租一年多剩${difference}。`,
    yearMore: (difference) => `按年出租一年多剩${difference}。`,
    note: '许可、家具和保洁没有算进去。',
    emptyNote: '空置的时间也没有算。',
  },
  de: {
    byNight: 'An Gäste vermietet, im Jahr',
    byYear: 'Ganzjährig vermietet',
    manager: (share) => `${share} für die Verwaltung`,
    bills: 'Strom, Wasser, Internet',
    charge: 'Servicegebühr',
    nightMore: (difference) => `An Gäste vermietet bleiben im Jahr ${difference} mehr.`,
    yearMore: (difference) => `Ganzjährig vermietet bleiben im Jahr ${difference} mehr.`,
    note: 'Genehmigung, Möbel und Reinigung sind nicht eingerechnet.',
    emptyNote: 'Wochen ohne Gäste oder Mieter auch nicht.',
  },
}
