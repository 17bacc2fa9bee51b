import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What a rent leaves beside the instalments of a year. */
export interface CashFlowTexts {
  left: (rent: string, costs: string, instalments: string, left: string) => string
  short: (rent: string, costs: string, instalments: string, missing: string) => string
  /** Costs were named; they stand behind the rent. */
  lessCosts: (costs: string) => string
  note: string
}

export const cashFlowTexts: Readonly<Record<LanguageCode, CashFlowTexts>> = {
  en: {
    left: (rent, costs, instalments, left) =>
      `About ${left} a year is left to you: ${rent} of rent${costs} less ${instalments} for twelve instalments.`,
    short: (rent, costs, instalments, missing) =>
      `You add about ${missing} a year: ${rent} of rent${costs} does not cover ${instalments} for twelve instalments.`,
    lessCosts: (costs) => `, less ${costs} of costs,`,
    note: 'Empty months, repairs and the fees of the purchase are not counted.',
  },
  ar: {
    left: (rent, costs, instalments, left) =>
      `يبقى لك نحو ${left} في السنة: إيجار ${rent}${costs} ناقص ${instalments} لاثني عشر قسطًا.`,
    short: (rent, costs, instalments, missing) =>
      `ستدفع من جيبك نحو ${missing} في السنة: إيجار ${rent}${costs} لا يغطي ${instalments} لاثني عشر قسطًا.`,
    lessCosts: (costs) => ` بعد طرح مصاريف ${costs}`,
    note: 'لم تُحسب الأشهر الشاغرة ولا الصيانة ولا رسوم الشراء.',
  },
  ru: {
    left: (rent, costs, instalments, left) =>
      `Вам остаётся около ${left} в год: аренда ${rent}${costs} минус ${instalments} за двенадцать платежей по ипотеке.`,
    short: (rent, costs, instalments, missing) =>
      `Придётся доплачивать около ${missing} в год: аренда ${rent}${costs} не покрывает ${instalments} за двенадцать платежей по ипотеке.`,
    lessCosts: (costs) => ` за вычетом расходов ${costs}`,
    note: 'Простой, ремонт и расходы на покупку не учтены.',
  },
  hi: {
    left: (rent, costs, instalments, left) =>
      `साल में आपके पास लगभग ${left} बचेंगे: किराया ${rent}${costs}, इसमें से बारह किस्तों के ${instalments} घटाकर।`,
    short: (rent, costs, instalments, missing) =>
      `साल में लगभग ${missing} आपको अपनी जेब से देने होंगे: किराया ${rent}${costs} बारह किस्तों के ${instalments} पूरे नहीं करता।`,
    lessCosts: (costs) => `, ${costs} ख़र्च घटाकर`,
    note: 'ख़ाली महीने, मरम्मत और ख़रीद की फ़ीस इसमें शामिल नहीं हैं।',
  },
  zh: {
    left: (rent, costs, instalments, left) =>
      `每年大约剩${left}：租金${rent}${costs}，减去十二期月供${instalments}。`,
    short: (rent, costs, instalments, missing) =>
      `每年大约要贴${missing}：租金${rent}${costs}不够付十二期月供${instalments}。`,
    lessCosts: (costs) => `（扣除费用${costs}）`,
    note: '没有计入空置期、维修和购房费用。',
  },
  de: {
    left: (rent, costs, instalments, left) =>
      `Im Jahr bleiben Ihnen etwa ${left}: ${rent} Miete${costs} minus ${instalments} für zwölf Raten.`,
    short: (rent, costs, instalments, missing) =>
      `Sie legen im Jahr etwa ${missing} drauf: ${rent} Miete${costs} decken ${instalments} für zwölf Raten nicht.`,
    lessCosts: (costs) => ` abzüglich ${costs} Kosten`,
    note: 'Leerstand, Reparaturen und die Kaufnebenkosten sind nicht eingerechnet.',
  },
}
