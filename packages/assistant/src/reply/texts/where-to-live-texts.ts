import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Sentences around places that are suggested. */
interface WhereToLiveTexts {
  /** Before the places. */
  lead: string
  /** The same, where it was told where somebody works. */
  leadNear: (workplace: string) => string
  /** A place, how many homes fit there, and what its guide tells. */
  place: (name: string, count: string, told: string) => string
  /** Asked again: where to begin, before what the places cost. */
  again: (first: string) => string
  /** Asked once more: before what would decide. */
  asBefore: (first: string) => string
}

const byLanguage: Readonly<Record<LanguageCode, WhereToLiveTexts>> = {
  en: {
    lead: 'Going by our guides and the live listings, I would look here first:',
    leadNear: (workplace) =>
      `Going by our guides, the live listings and how near they are to ${workplace} on the map, I would look here first:`,
    place: (name, count, told) => `• ${name} (listings that fit: ${count}). ${told}`,
    again: (first) =>
      `Of these I would begin with ${first}: it suits what you told me best. What the places cost beside one another:`,
    asBefore: (first) =>
      `${first} stays my first choice; our guides tell no more than that. One more thing from you would decide it.`,
  },
  ar: {
    lead: 'بناءً على أدلتنا والعقارات المعروضة، أبدأ البحث هنا:',
    leadNear: (workplace) =>
      `بناءً على أدلتنا والعقارات المعروضة والقرب من ${workplace} على الخريطة، أبدأ البحث هنا:`,
    place: (name, count, told) => `• ${name} (عقارات مناسبة: ${count}). ${told}`,
    again: (first) =>
      `من بينها أبدأ بـ${first}: فهي الأقرب إلى ما وصفته. وهذه أسعارها جنبًا إلى جنب:`,
    asBefore: (first) =>
      `تبقى ${first} خياري الأول، وليس في أدلتنا أكثر من ذلك. معلومة واحدة منك تحسم الأمر.`,
  },
  ru: {
    lead: 'Судя по нашим описаниям районов и объявлениям, я бы начала отсюда:',
    leadNear: (workplace) =>
      `Судя по нашим описаниям районов, объявлениям и близости на карте (${workplace}), я бы начала отсюда:`,
    place: (name, count, told) => `• ${name} (подходящих объявлений: ${count}). ${told}`,
    again: (first) =>
      `Из них я бы начала отсюда: ${first} — лучше всего подходит к тому, что вы рассказали. Цены рядом друг с другом:`,
    asBefore: (first) =>
      `Я по-прежнему начала бы отсюда: ${first}; больше в наших описаниях не сказано. Скажите о себе ещё что-нибудь, и станет ясно.`,
  },
  hi: {
    lead: 'हमारी गाइड और मौजूदा लिस्टिंग के हिसाब से मैं पहले यहाँ देखूँगी:',
    leadNear: (workplace) =>
      `हमारी गाइड, मौजूदा लिस्टिंग और नक़्शे पर ${workplace} से दूरी के हिसाब से मैं पहले यहाँ देखूँगी:`,
    place: (name, count, told) => `• ${name} (मेल खाती लिस्टिंग: ${count})। ${told}`,
    again: (first) =>
      `इनमें से मैं ${first} से शुरू करूँगी: आपने जो बताया, उससे यह सबसे ज़्यादा मेल खाता है। इन जगहों की कीमतें साथ-साथ:`,
    asBefore: (first) =>
      `मेरी पहली पसंद ${first} ही है; हमारी गाइड इससे ज़्यादा नहीं बतातीं। आप एक बात और बता दें तो फ़ैसला हो जाएगा।`,
  },
  zh: {
    lead: '根据我们的区域介绍和在线房源，我会先看这几个区：',
    leadNear: (workplace) =>
      `根据我们的区域介绍、在线房源以及地图上离${workplace}的远近，我会先看这几个区：`,
    place: (name, count, told) => `• ${name}（符合的房源：${count}）。${told}`,
    again: (first) => `这几个里我会先看${first}，最符合您说的情况。各区的价格对比：`,
    asBefore: (first) =>
      `首选仍是${first}，我们的区域介绍没有更多内容了。您再告诉我一点就能定下来。`,
  },
  de: {
    lead: 'Nach unseren Texten über die Gegenden und den Angeboten würde ich hier zuerst suchen:',
    leadNear: (workplace) =>
      `Nach unseren Texten über die Gegenden, den Angeboten und der Nähe zu ${workplace} auf der Karte würde ich hier zuerst suchen:`,
    place: (name, count, told) => `• ${name} (passende Angebote: ${count}). ${told}`,
    again: (first) =>
      `Davon würde ich mit ${first} beginnen: Das passt am besten zu dem, was Sie erzählt haben. Was die Gegenden im Vergleich kosten:`,
    asBefore: (first) =>
      `${first} bleibt meine erste Wahl; mehr sagen unsere Texte nicht. Eine Angabe von Ihnen würde es entscheiden.`,
  },
}

export const whereToLiveTextsOf = (language: LanguageCode): WhereToLiveTexts => byLanguage[language]
