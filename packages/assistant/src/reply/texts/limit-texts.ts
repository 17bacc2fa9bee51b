import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Tell = (price: string, limit: string) => string

/** What a rule means for a price that somebody names. */
interface LimitTexts {
  /** It reaches the least that the rule asks for. */
  enough: Tell
  short: Tell
}

const byLanguage: Readonly<Record<LanguageCode, LimitTexts>> = {
  en: {
    enough: (price, limit) =>
      `Yes, the amount is enough: ${price} reaches the minimum of ${limit}.`,
    short: (price, limit) => `No, not with ${price} alone: the minimum is ${limit}.`,
  },
  ar: {
    enough: (price, limit) => `نعم، المبلغ كافٍ: ${price} يبلغ الحد الأدنى، وهو ${limit}.`,
    short: (price, limit) => `لا، لا يكفي ${price} وحده: الحد الأدنى ${limit}.`,
  },
  ru: {
    enough: (price, limit) => `Да, этой суммы достаточно: ${price} при минимуме ${limit}.`,
    short: (price, limit) => `Нет, одних ${price} мало: минимум — ${limit}.`,
  },
  hi: {
    enough: (price, limit) => `हाँ, रकम काफ़ी है: ${price}, जबकि न्यूनतम सीमा ${limit} है।`,
    short: (price, limit) => `नहीं, सिर्फ़ ${price} से नहीं: न्यूनतम सीमा ${limit} है।`,
  },
  zh: {
    enough: (price, limit) => `可以，金额够了：${price}，最低要求是 ${limit}。`,
    short: (price, limit) => `不够，单凭 ${price} 不行：最低要求是 ${limit}。`,
  },
  de: {
    enough: (price, limit) => `Ja, der Betrag reicht: ${price} bei einem Minimum von ${limit}.`,
    short: (price, limit) => `Nein, ${price} allein reichen nicht: Das Minimum sind ${limit}.`,
  },
}

export function limitTextsOf(language: LanguageCode): LimitTexts {
  return byLanguage[language]
}
