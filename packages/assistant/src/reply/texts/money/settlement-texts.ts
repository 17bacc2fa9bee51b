import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** A loan after some of its years. Figures come in as finished texts. */
interface Later {
  years: string
  loan: string
  owed: string
  term: string
  rate: string
}

interface SettlementTexts {
  owedAfter: (later: Later) => string
}

export const settlementTexts: Readonly<Record<LanguageCode, SettlementTexts>> = {
  en: {
    owedAfter: ({ years, loan, owed, term, rate }) =>
      `After ${years}, about ${owed} of a loan of ${loan} over ${term} at ${rate} is still owed.`,
  },
  ar: {
    owedAfter: ({ years, loan, owed, term, rate }) =>
      `بعد ${years} يبقى نحو ${owed} من قرض قدره ${loan} على ${term} بفائدة ${rate}.`,
  },
  ru: {
    owedAfter: ({ years, loan, owed, term, rate }) =>
      `Кредит ${loan}, срок ${term}, ставка ${rate}. Прошло ${years}: долг составит около ${owed}.`,
  },
  hi: {
    owedAfter: ({ years, loan, owed, term, rate }) =>
      `${rate} ब्याज पर ${term} के ${loan} के लोन में से ${years} बाद लगभग ${owed} बाकी रहेंगे।`,
  },
  zh: {
    owedAfter: ({ years, loan, owed, term, rate }) =>
      `贷款${loan}，期限${term}，利率${rate}，${years}后还欠约${owed}。`,
  },
  de: {
    owedAfter: ({ years, loan, owed, term, rate }) =>
      `Darlehen ${loan}, Laufzeit ${term}, Zinssatz ${rate}: Laufzeit bisher ${years}, dann noch etwa ${owed} offen.`,
  },
}
