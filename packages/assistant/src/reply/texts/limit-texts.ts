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
    short: (price, limit) =>
      `No, not with ${price} alone: the minimum for the golden visa is ${limit}. The two-year residence visa for owners of a finished home has conditions of its own.`,
  },
  ar: {
    enough: (price, limit) => `نعم، المبلغ كافٍ: ${price} يبلغ الحد الأدنى، وهو ${limit}.`,
    short: (price, limit) =>
      `لا يكفي ${price} وحده للإقامة الذهبية: الحد الأدنى لها ${limit}. أما إقامة السنتين لملاك العقارات الجاهزة فلها شروطها الخاصة.`,
  },
  ru: {
    enough: (price, limit) => `Да, этой суммы достаточно: ${price} при минимуме ${limit}.`,
    short: (price, limit) =>
      `Нет, только этой суммы (${price}) мало: минимум для золотой визы — ${limit}. У двухлетней визы для владельцев готового жилья свои условия.`,
  },
  hi: {
    enough: (price, limit) => `हाँ, ${price} की रकम काफ़ी है: न्यूनतम सीमा ${limit} है।`,
    short: (price, limit) =>
      `नहीं, गोल्डन वीज़ा के लिए सिर्फ़ ${price} काफ़ी नहीं: उसकी न्यूनतम सीमा ${limit} है। तैयार घर के मालिकों के दो साल वाले रेज़िडेंस वीज़ा की शर्तें अलग हैं।`,
  },
  zh: {
    enough: (price, limit) => `可以，金额够了：${price}，最低要求是 ${limit}。`,
    short: (price, limit) =>
      `单凭 ${price} 不够办黄金签证：它的最低要求是 ${limit}。现房业主的两年期居留签证另有条件。`,
  },
  de: {
    enough: (price, limit) => `Ja, der Betrag reicht: ${price} bei einem Mindestwert von ${limit}.`,
    short: (price, limit) =>
      `Nein, ${price} allein reichen nicht: Der Mindestwert für das Goldene Visum beträgt ${limit}. Das zweijährige Aufenthaltsvisum für Eigentümer einer fertigen Immobilie hat eigene Bedingungen.`,
  },
}

export function limitTextsOf(language: LanguageCode): LimitTexts {
  return byLanguage[language]
}
