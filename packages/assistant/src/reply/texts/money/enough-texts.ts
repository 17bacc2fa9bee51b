import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Whether what one has pays for a home. Figures come in as finished texts. */
interface EnoughTexts {
  /** All of it in cash, with the costs of the purchase. */
  pays: (have: string, all: string, costs: string, left: string) => string
  misses: (have: string, all: string, costs: string, missing: string) => string
  /** The least part of one's own beside a loan, with the costs. */
  loanPays: (share: string, cash: string) => string
  loanMisses: (share: string, cash: string, missing: string) => string
}

export const enoughTexts: Readonly<Record<LanguageCode, EnoughTexts>> = {
  en: {
    pays: (have, all, costs, left) =>
      `Yes: ${have} pays for it in cash. With about ${costs} of costs it comes to ${all}, and ${left} is left.`,
    misses: (have, all, costs, missing) =>
      `Not in cash: with about ${costs} of costs it comes to ${all}, so with ${have} you are ${missing} short.`,
    loanPays: (share, cash) =>
      `With a loan it is enough: you bring at least ${share} of the price and the costs, about ${cash} together.`,
    loanMisses: (share, cash, missing) =>
      `With a loan it is not enough either: you bring at least ${share} of the price and the costs, about ${cash} together, so you are ${missing} short.`,
  },
  ar: {
    pays: (have, all, costs, left) =>
      `نعم، ${have} تكفي نقدًا. مع رسوم نحو ${costs} يصبح المجموع ${all}، ويبقى ${left}.`,
    misses: (have, all, costs, missing) =>
      `لا تكفي نقدًا: مع رسوم نحو ${costs} يصبح المجموع ${all}، فينقصك ${missing} فوق ${have}.`,
    loanPays: (share, cash) =>
      `ومع قرض تكفي: تدفع ${share} من السعر على الأقل والرسوم، نحو ${cash} معًا.`,
    loanMisses: (share, cash, missing) =>
      `ولا تكفي حتى مع قرض: تدفع ${share} من السعر على الأقل والرسوم، نحو ${cash} معًا، فينقصك ${missing}.`,
  },
  ru: {
    pays: (have, all, costs, left) =>
      `Да, ${have} хватит без кредита: с расходами около ${costs} выходит ${all}, останется ${left}.`,
    misses: (have, all, costs, missing) =>
      `Без кредита не хватит: с расходами около ${costs} выходит ${all}, к ${have} недостаёт ${missing}.`,
    loanPays: (share, cash) =>
      `С кредитом хватит: своих нужно не меньше ${share} цены и расходы, вместе около ${cash}.`,
    loanMisses: (share, cash, missing) =>
      `С кредитом тоже не хватит: своих нужно не меньше ${share} цены и расходы, вместе около ${cash}, недостаёт ${missing}.`,
  },
  hi: {
    pays: (have, all, costs, left) =>
      `हाँ, ${have} में नकद आ जाएगा: लगभग ${costs} ख़र्च के साथ कुल ${all} होते हैं और ${left} बचेंगे।`,
    misses: (have, all, costs, missing) =>
      `नकद में नहीं: लगभग ${costs} ख़र्च के साथ कुल ${all} होते हैं, ${have} के ऊपर ${missing} और चाहिए।`,
    loanPays: (share, cash) =>
      `लोन के साथ काफ़ी है: कम से कम कीमत का ${share} और ख़र्च आपको देना होता है, कुल लगभग ${cash}।`,
    loanMisses: (share, cash, missing) =>
      `लोन के साथ भी काफ़ी नहीं: कम से कम कीमत का ${share} और ख़र्च आपको देना होता है, कुल लगभग ${cash}, यानी ${missing} और चाहिए।`,
  },
  zh: {
    pays: (have, all, costs, left) =>
      `够：${have}可以全款。加上约${costs}的费用共${all}，还剩${left}。`,
    misses: (have, all, costs, missing) =>
      `全款不够：加上约${costs}的费用共${all}，除了${have}还差${missing}。`,
    loanPays: (share, cash) => `贷款就够：至少自付房价的${share}和各项费用，合计约${cash}。`,
    loanMisses: (share, cash, missing) =>
      `贷款也不够：至少自付房价的${share}和各项费用，合计约${cash}，还差${missing}。`,
  },
  de: {
    pays: (have, all, costs, left) =>
      `Ja, ${have} reichen ohne Kredit: Mit rund ${costs} Nebenkosten sind es ${all}, ${left} bleiben übrig.`,
    misses: (have, all, costs, missing) =>
      `Ohne Kredit reicht es nicht: Mit rund ${costs} Nebenkosten sind es ${all}, zu Ihren ${have} fehlen ${missing}.`,
    loanPays: (share, cash) =>
      `Mit einem Kredit reicht es: Sie bringen mindestens ${share} des Preises und die Nebenkosten mit, zusammen etwa ${cash}.`,
    loanMisses: (share, cash, missing) =>
      `Auch mit einem Kredit reicht es nicht: Sie bringen mindestens ${share} des Preises und die Nebenkosten mit, zusammen etwa ${cash}, es fehlen ${missing}.`,
  },
}
