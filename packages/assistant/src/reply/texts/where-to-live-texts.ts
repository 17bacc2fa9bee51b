import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Sentences around places that are suggested. */
interface WhereToLiveTexts {
  /** Before the places. */
  lead: string
  /** The same, where it was told where somebody works. */
  leadNear: (workplace: string) => string
  /** A place, how many homes fit there, and what its guide tells. */
  place: (name: string, count: string, told: string) => string
}

const byLanguage: Readonly<Record<LanguageCode, WhereToLiveTexts>> = {
  en: {
    lead: 'Going by our guides and the live listings, I would look here first:',
    leadNear: (workplace) =>
      `Going by our guides, the live listings and how near they are to ${workplace} on the map, I would look here first:`,
    place: (name, count, told) => `• ${name} (listings that fit: ${count}). ${told}`,
  },
  ar: {
    lead: 'بناءً على أدلتنا والعقارات المعروضة، أبدأ البحث هنا:',
    leadNear: (workplace) =>
      `بناءً على أدلتنا والعقارات المعروضة والقرب من ${workplace} على الخريطة، أبدأ البحث هنا:`,
    place: (name, count, told) => `• ${name} (عقارات مناسبة: ${count}). ${told}`,
  },
  ru: {
    lead: 'Судя по нашим описаниям районов и объявлениям, я бы начала отсюда:',
    leadNear: (workplace) =>
      `Судя по нашим описаниям районов, объявлениям и близости на карте (${workplace}), я бы начала отсюда:`,
    place: (name, count, told) => `• ${name} (подходящих объявлений: ${count}). ${told}`,
  },
  hi: {
    lead: 'हमारी गाइड और मौजूदा लिस्टिंग के हिसाब से मैं पहले यहाँ देखूँगी:',
    leadNear: (workplace) =>
      `हमारी गाइड, मौजूदा लिस्टिंग और नक़्शे पर ${workplace} से दूरी के हिसाब से मैं पहले यहाँ देखूँगी:`,
    place: (name, count, told) => `• ${name} (मेल खाती लिस्टिंग: ${count})। ${told}`,
  },
  zh: {
    lead: '根据我们的区域介绍和在线房源，我会先看这几个区：',
    leadNear: (workplace) =>
      `根据我们的区域介绍、在线房源以及地图上离${workplace}的远近，我会先看这几个区：`,
    place: (name, count, told) => `• ${name}（符合的房源：${count}）。${told}`,
  },
  de: {
    lead: 'Nach unseren Texten über die Gegenden und den Angeboten würde ich hier zuerst suchen:',
    leadNear: (workplace) =>
      `Nach unseren Texten über die Gegenden, den Angeboten und der Nähe zu ${workplace} auf der Karte würde ich hier zuerst suchen:`,
    place: (name, count, told) => `• ${name} (passende Angebote: ${count}). ${told}`,
  },
}

export const whereToLiveTextsOf = (language: LanguageCode): WhereToLiveTexts => byLanguage[language]
