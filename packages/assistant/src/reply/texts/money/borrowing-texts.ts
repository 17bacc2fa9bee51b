import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** How an income was read, and how far a loan may go beyond its instalments. Figures come in as finished texts. */
interface BorrowingTexts {
  /** An income so high was taken for that of a year. */
  ofYear: (income: string, month: string) => string
  /** A loan may not exceed the income of so many years. */
  mostByIncome: (years: string, amount: string) => string
  /** A rent beside a third of an income, which many keep to. */
  aboveThird: (third: string) => string
  withinThird: (third: string) => string
}

export const borrowingTexts: Readonly<Record<LanguageCode, BorrowingTexts>> = {
  en: {
    ofYear: (income, month) =>
      `I read ${income} as the income of a year, so ${month} a month; if you earn that each month, tell me.`,
    mostByIncome: (years, amount) =>
      `A loan may not exceed ${years} of income either: ${amount}, which is less than the instalments would allow.`,
    aboveThird: (third) =>
      `That is more than a third of it, the measure many keep to: a third would be ${third}.`,
    withinThird: (third) =>
      `That is within a third of it, the measure many keep to: a third would be ${third}.`,
  },
  ar: {
    ofYear: (income, month) =>
      `اعتبرت ${income} دخل سنة، أي ${month} شهريًا؛ وإن كان هذا دخلك في الشهر فأخبرني.`,
    mostByIncome: (years, amount) =>
      `كما لا يجوز أن يتجاوز القرض دخل ${years}، أي ${amount}، وهو أقل مما تسمح به الأقساط.`,
    aboveThird: (third) => `هذا أكثر من الثلث الذي يلتزم به كثيرون: الثلث يعني إيجار ${third}.`,
    withinThird: (third) => `هذا ضمن الثلث الذي يلتزم به كثيرون: الثلث يعني إيجار ${third}.`,
  },
  ru: {
    ofYear: (income, month) =>
      `${income} я посчитала доходом за год, то есть ${month} в месяц; если это за месяц, скажите.`,
    mostByIncome: (years, amount) =>
      `Кроме того, кредит не может быть больше дохода за ${years}: ${amount}, это меньше, чем позволили бы платежи.`,
    aboveThird: (third) =>
      `Это больше трети дохода, на которую ориентируются многие: треть — это аренда ${third}.`,
    withinThird: (third) =>
      `Это в пределах трети дохода, на которую ориентируются многие: треть — это аренда ${third}.`,
  },
  hi: {
    ofYear: (income, month) =>
      `${income} को मैंने साल की आय माना, यानी ${month} महीना; अगर यह महीने की है तो बताइए।`,
    mostByIncome: (years, amount) =>
      `लोन ${years} की आय से ज़्यादा भी नहीं हो सकता: ${amount}, जो किस्तों के हिसाब से कम है।`,
    aboveThird: (third) =>
      `यह आय के एक तिहाई से ज़्यादा है, जिसे कई लोग सीमा मानते हैं: एक तिहाई यानी ${third} का किराया।`,
    withinThird: (third) =>
      `यह आय के एक तिहाई के भीतर है, जिसे कई लोग सीमा मानते हैं: एक तिहाई यानी ${third} का किराया।`,
  },
  zh: {
    ofYear: (income, month) => `${income}我按年收入算，即每月${month}；如果是月收入，请告诉我。`,
    mostByIncome: (years, amount) =>
      `贷款总额也不能超过${years}的收入：${amount}，比按月供算出来的少。`,
    aboveThird: (third) => `这超过了收入的三分之一（很多人按这个标准）：三分之一是${third}。`,
    withinThird: (third) => `这在收入的三分之一以内（很多人按这个标准）：三分之一是${third}。`,
  },
  de: {
    ofYear: (income, month) =>
      `${income} habe ich als Einkommen eines Jahres gelesen, also ${month} im Monat; wenn Sie das im Monat verdienen, sagen Sie es mir.`,
    mostByIncome: (years, amount) =>
      `Außerdem darf der Kredit nicht höher sein als das Einkommen für ${years}: ${amount}; das ist weniger, als die Raten zuließen.`,
    aboveThird: (third) =>
      `Das ist mehr als ein Drittel, an das sich viele halten: Ein Drittel wären ${third}.`,
    withinThird: (third) =>
      `Das liegt innerhalb des Drittels, an das sich viele halten: Ein Drittel wären ${third}.`,
  },
}
