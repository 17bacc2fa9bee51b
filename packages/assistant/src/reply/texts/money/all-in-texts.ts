import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Figures as finished texts. */
interface AllIn {
  sum: string
  price: string
  costs: string
}

/** The price of a home that a sum pays in cash with all costs. */
export const allInTexts: Readonly<Record<LanguageCode, (figures: AllIn) => string>> = {
  en: ({ sum, price, costs }) =>
    `With ${sum} in all, the home itself may cost up to about ${price}: paid in cash, buying it in Dubai adds about ${costs}.`,
  de: ({ sum, price, costs }) =>
    `Bei ${sum} insgesamt darf die Immobilie selbst bis etwa ${price} kosten: Bar gekauft kommen in Dubai rund ${costs} Nebenkosten dazu.`,
  ru: ({ sum, price, costs }) =>
    `Если всего есть ${sum}, само жильё может стоить примерно до ${price}: при покупке без кредита в Дубае расходы добавят около ${costs}.`,
  ar: ({ sum, price, costs }) =>
    `بمبلغ إجمالي ${sum} يمكن أن يصل سعر العقار نفسه إلى نحو ${price}: الشراء نقدًا في دبي يضيف نحو ${costs} من الرسوم.`,
  hi: ({ sum, price, costs }) =>
    `कुल ${sum} में घर की अपनी कीमत लगभग ${price} तक हो सकती है: दुबई में नकद ख़रीद पर ऊपर से लगभग ${costs} के ख़र्च आते हैं।`,
  zh: ({ sum, price, costs }) =>
    `总共${sum}，房价本身最高约${price}：在迪拜全款购买，另有约${costs}的各项费用。`,
}
