import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Areas in the order of what their homes ask. */
export interface RankedAreasTexts {
  leadCheapest: (kind: string) => string
  line: (place: string, price: string, count: string) => string
  leadMost: (sum: string, kind: string) => string
  lineMost: (place: string, size: string, perSqft: string, count: string) => string
  /** Only areas whose guide tells of these are among them. */
  onlyGuided: (aspects: string) => string
  metro: string
}

const byLanguage: Readonly<Record<LanguageCode, RankedAreasTexts>> = {
  en: {
    leadCheapest: (kind) => `Cheapest areas by the median of what is asked (${kind}):`,
    line: (place, price, count) => `• ${place}: ${price} (${count} homes)`,
    leadMost: (sum, kind) => `Where ${sum} gets the most space by asking prices (${kind}):`,
    lineMost: (place, size, perSqft, count) =>
      `• ${place}: about ${size} for that sum (median ${perSqft}, ${count} homes within it)`,
    onlyGuided: (aspects) => `Only areas whose guide tells of this are counted: ${aspects}.`,
    metro: 'a metro station',
  },
  ar: {
    leadCheapest: (kind) => `أرخص المناطق بحسب وسيط الأسعار المطلوبة (${kind}):`,
    line: (place, price, count) => `• ${place}: ${price} (عدد العقارات: ${count})`,
    leadMost: (sum, kind) =>
      `أين تحصل بمبلغ ${sum} على أكبر مساحة بحسب الأسعار المطلوبة (${kind}):`,
    lineMost: (place, size, perSqft, count) =>
      `• ${place}: نحو ${size} بهذا المبلغ (الوسيط ${perSqft}، والعقارات ضمنه: ${count})`,
    onlyGuided: (aspects) => `لا يُحسب إلا ما يذكر دليله هذا: ${aspects}.`,
    metro: 'محطة مترو',
  },
  ru: {
    leadCheapest: (kind) => `Самые дешёвые районы по медиане цен в объявлениях (${kind}):`,
    line: (place, price, count) => `• ${place}: ${price} (объявлений: ${count})`,
    leadMost: (sum, kind) => `Где за ${sum} по ценам объявлений больше всего площади (${kind}):`,
    lineMost: (place, size, perSqft, count) =>
      `• ${place}: около ${size} за эту сумму (медиана ${perSqft}, объявлений в её пределах: ${count})`,
    onlyGuided: (aspects) => `Учтены только районы, в описании которых есть это: ${aspects}.`,
    metro: 'станция метро',
  },
  hi: {
    leadCheapest: (kind) => `माँगी गई कीमतों के मीडियन से सबसे सस्ते इलाक़े (${kind}):`,
    line: (place, price, count) => `• ${place}: ${price} (${count} घर)`,
    leadMost: (sum, kind) => `${sum} में माँगी गई कीमतों से सबसे ज़्यादा जगह कहाँ मिलती है (${kind}):`,
    lineMost: (place, size, perSqft, count) =>
      `• ${place}: इस रकम में लगभग ${size} (मीडियन ${perSqft}, इसके भीतर ${count} घर)`,
    onlyGuided: (aspects) => `सिर्फ़ वे इलाक़े गिने गए जिनकी गाइड में यह लिखा है: ${aspects}।`,
    metro: 'मेट्रो स्टेशन',
  },
  zh: {
    leadCheapest: (kind) => `按要价中位数，最便宜的区域（${kind}）：`,
    line: (place, price, count) => `• ${place}：${price}（${count} 套）`,
    leadMost: (sum, kind) => `按要价，${sum}能住到最大面积的地方（${kind}）：`,
    lineMost: (place, size, perSqft, count) =>
      `• ${place}：这笔钱约 ${size}（中位数${perSqft}，预算内 ${count} 套）`,
    onlyGuided: (aspects) => `只算介绍里提到以下内容的区域：${aspects}。`,
    metro: '地铁站',
  },
  de: {
    leadCheapest: (kind) => `Die günstigsten Gegenden nach dem Median der Angebote (${kind}):`,
    line: (place, price, count) => `• ${place}: ${price} (${count} Angebote)`,
    leadMost: (sum, kind) => `Wo es für ${sum} nach den Angeboten am meisten Platz gibt (${kind}):`,
    lineMost: (place, size, perSqft, count) =>
      `• ${place}: etwa ${size} für diese Summe (im Median ${perSqft}, ${count} Angebote darunter)`,
    onlyGuided: (aspects) => `Gezählt sind nur Gegenden, deren Text dies nennt: ${aspects}.`,
    metro: 'eine Metrostation',
  },
}

export const rankedAreasTextsOf = (language: LanguageCode): RankedAreasTexts => byLanguage[language]
