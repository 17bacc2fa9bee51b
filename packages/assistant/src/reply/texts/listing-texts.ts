import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Sentences about single listings that were shown. */
export interface ListingTexts {
  says: (fact: string) => string
  silent: (fact: string) => string
  /** A number that no card on the screen has. */
  onlyShown: (count: string) => string
  noneCheaper: (price: string) => string
}

const byLanguage: Readonly<Record<LanguageCode, ListingTexts>> = {
  en: {
    says: (fact) => `The listing says: ${fact}.`,
    silent: (fact) => `The listing does not mention: ${fact}. Its agent can tell.`,
    onlyShown: (count) => `I have shown ${count} listings. Which one do you mean?`,
    noneCheaper: (price) => `None is cheaper: the lowest price for this search is ${price}.`,
  },
  ar: {
    says: (fact) => `يذكر الإعلان: ${fact}.`,
    silent: (fact) => `لا يذكر الإعلان: ${fact}. يمكن للوكيل أن يوضح ذلك.`,
    onlyShown: (count) => `عدد الإعلانات التي عرضتها هو ${count}. أيها تقصد؟`,
    noneCheaper: (price) => `لا يوجد أرخص: أقل سعر في هذا البحث هو ${price}.`,
  },
  ru: {
    says: (fact) => `В объявлении указано: ${fact}.`,
    silent: (fact) => `В объявлении не указано: ${fact}. Это подскажет агент.`,
    onlyShown: (count) => `Показано объявлений: ${count}. Какое вы имеете в виду?`,
    noneCheaper: (price) => `Дешевле нет: самая низкая цена по этому запросу ${price}.`,
  },
  hi: {
    says: (fact) => `विज्ञापन में लिखा है: ${fact}।`,
    silent: (fact) => `विज्ञापन में यह नहीं लिखा है: ${fact}। एजेंट बता सकते हैं।`,
    onlyShown: (count) => `मैंने ${count} विज्ञापन दिखाए हैं। आप किसकी बात कर रहे हैं?`,
    noneCheaper: (price) => `इससे सस्ता कोई नहीं है: इस खोज में सबसे कम कीमत ${price} है।`,
  },
  zh: {
    says: (fact) => `房源注明：${fact}。`,
    silent: (fact) => `房源没有注明：${fact}。可以向经纪人确认。`,
    onlyShown: (count) => `我展示了${count}套房源，您指的是哪一套？`,
    noneCheaper: (price) => `没有更便宜的了：符合条件的最低价是${price}。`,
  },
  de: {
    says: (fact) => `Im Angebot steht: ${fact}.`,
    silent: (fact) => `Im Angebot steht nichts dazu: ${fact}. Der Makler weiß es.`,
    onlyShown: (count) => `Ich habe ${count} Angebote gezeigt. Welches meinen Sie?`,
    noneCheaper: (price) =>
      `Günstiger geht es nicht: Der niedrigste Preis dieser Suche ist ${price}.`,
  },
}

export function listingTextsOf(language: LanguageCode): ListingTexts {
  return byLanguage[language]
}
