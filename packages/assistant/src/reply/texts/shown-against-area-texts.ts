import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** A shown home beside what its kind asks in another place. */
interface ShownAgainstAreaTexts {
  against: (
    home: string,
    price: string,
    place: string,
    median: string,
    count: string,
    kind: string,
  ) => string
  less: (home: string, share: string) => string
  more: (home: string, share: string) => string
  perSqft: (own: string, place: string, other: string) => string
  few: (home: string, price: string, place: string, kind: string) => string
}

export const shownAgainstAreaTexts: Readonly<Record<LanguageCode, ShownAgainstAreaTexts>> = {
  en: {
    against: (home, price, place, median, count, kind) =>
      `${home} asks ${price}; in ${place} the same kind (${kind}) asks a median of ${median}, over ${count} homes.`,
    less: (home, share) => `So ${home} is ${share} below what is usual there.`,
    more: (home, share) => `So ${home} is ${share} above what is usual there.`,
    perSqft: (own, place, other) => `By size it is ${own} here against ${other} in ${place}.`,
    few: (home, price, place, kind) =>
      `${home} asks ${price}; in ${place} too few homes of its kind (${kind}) are offered for a median. What there is:`,
  },
  ar: {
    against: (home, price, place, median, count, kind) =>
      `${home} بسعر ${price}؛ والسعر الوسيط لمثله (${kind}) في ${place} هو ${median}، من ${count} من العقارات.`,
    less: (home, share) => `أي أن ${home} أقل بنسبة ${share} من المعتاد هناك.`,
    more: (home, share) => `أي أن ${home} أعلى بنسبة ${share} من المعتاد هناك.`,
    perSqft: (own, place, other) => `وبحسب المساحة: ${own} هنا مقابل ${other} في ${place}.`,
    few: (home, price, place, kind) =>
      `${home} بسعر ${price}؛ والمعروض من مثله (${kind}) في ${place} أقل من أن يُحسب له وسيط. والمتاح هو:`,
  },
  ru: {
    against: (home, price, place, median, count, kind) =>
      `${home} стоит ${price}; медиана такого же жилья (${kind}), ${place}: ${median}, объявлений — ${count}.`,
    less: (home, share) => `То есть ${home} на ${share} ниже обычного там.`,
    more: (home, share) => `То есть ${home} на ${share} выше обычного там.`,
    perSqft: (own, place, other) => `По площади: здесь ${own}, ${place} — ${other}.`,
    few: (home, price, place, kind) =>
      `${home} стоит ${price}; такого жилья (${kind}) здесь слишком мало для медианы: ${place}. Что есть:`,
  },
  hi: {
    against: (home, price, place, median, count, kind) =>
      `${home} ${price} में है; ${place} में ऐसे ही घर (${kind}) की मीडियन ${median} है, ${count} घरों से।`,
    less: (home, share) => `यानी ${home} वहाँ के आम दाम से ${share} कम है।`,
    more: (home, share) => `यानी ${home} वहाँ के आम दाम से ${share} ज़्यादा है।`,
    perSqft: (own, place, other) => `क्षेत्रफल से: यहाँ ${own}, ${place} में ${other}।`,
    few: (home, price, place, kind) =>
      `${home} ${price} में है; ${place} में ऐसे घर (${kind}) मीडियन निकालने लायक नहीं हैं। जो हैं:`,
  },
  zh: {
    against: (home, price, place, median, count, kind) =>
      `${home}要价${price}；${place}同类房源（${kind}）的中位数为${median}，共 ${count} 套。`,
    less: (home, share) => `也就是说，${home}比那边的一般价格低 ${share}。`,
    more: (home, share) => `也就是说，${home}比那边的一般价格高 ${share}。`,
    perSqft: (own, place, other) => `按面积算，这套${own}，${place}${other}。`,
    few: (home, price, place, kind) =>
      `${home}要价${price}；${place}的同类房源（${kind}）太少，算不出中位数。现有的是：`,
  },
  de: {
    against: (home, price, place, median, count, kind) =>
      `${home} kostet ${price}; in ${place} kostet Vergleichbares (${kind}) im Median ${median}, aus ${count} Angeboten.`,
    less: (home, share) => `${home} liegt damit ${share} unter dem, was dort üblich ist.`,
    more: (home, share) => `${home} liegt damit ${share} über dem, was dort üblich ist.`,
    perSqft: (own, place, other) => `Nach der Fläche: hier ${own}, in ${place} ${other}.`,
    few: (home, price, place, kind) =>
      `${home} kostet ${price}; in ${place} gibt es für einen Median zu wenig Vergleichbares (${kind}). Was es gibt:`,
  },
}
