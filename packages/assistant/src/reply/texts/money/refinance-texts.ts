import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What a lower interest does to a loan that runs. Figures come in as finished texts. */
interface RefinanceTexts {
  lead: (now: string, then: string, saved: string) => string
  interest: (saved: string, years: string) => string
  costs: (settlement: string, registration: string, together: string) => string
  /** After how long the costs have come back. */
  back: (months: string) => string
  beside: string
}

export const refinanceTexts: Readonly<Record<LanguageCode, RefinanceTexts>> = {
  en: {
    lead: (now, then, saved) =>
      `The instalment falls from ${then} to ${now} a month, ${saved} less.`,
    interest: (saved, years) => `Over ${years} that is about ${saved} less interest.`,
    costs: (settlement, registration, together) =>
      `The change costs about ${together}: ${settlement} for settling the old loan early and ${registration} for registering the new mortgage.`,
    back: (months) => `You have that back after about ${months}.`,
    beside:
      'The valuation and what the new bank charges are not counted; ask how long the lower rate is fixed.',
  },
  ar: {
    lead: (now, then, saved) => `ينخفض القسط من ${then} إلى ${now} شهريًا، أي أقل بمقدار ${saved}.`,
    interest: (saved, years) => `وعلى مدى ${years} تقل الفوائد بنحو ${saved}.`,
    costs: (settlement, registration, together) =>
      `ويكلّف النقل نحو ${together}: ${settlement} للسداد المبكر للقرض القديم و${registration} لتسجيل الرهن الجديد.`,
    back: (months) => `تستردّها بعد نحو ${months}.`,
    beside: 'لم أحسب التقييم ورسوم البنك الجديد؛ واسأل كم سنة تبقى الفائدة الأقل ثابتة.',
  },
  ru: {
    lead: (now, then, saved) => `Платёж снизится с ${then} до ${now} в месяц, на ${saved}.`,
    interest: (saved, years) => `Срок ${years}: процентов меньше примерно на ${saved}.`,
    costs: (settlement, registration, together) =>
      `Переход стоит около ${together}: ${settlement} за досрочное погашение старого кредита и ${registration} за регистрацию новой ипотеки.`,
    back: (months) => `Это окупится примерно за ${months}.`,
    beside:
      'Оценка жилья и сборы нового банка не учтены; спросите, на какой срок зафиксирована низкая ставка.',
  },
  hi: {
    lead: (now, then, saved) => `किस्त ${then} से घटकर ${now} महीना हो जाएगी, यानी ${saved} कम।`,
    interest: (saved, years) => `${years} में लगभग ${saved} कम ब्याज लगेगा।`,
    costs: (settlement, registration, together) =>
      `बदलने में लगभग ${together} लगेंगे: ${settlement} पुराना लोन समय से पहले चुकाने के और ${registration} नए मॉर्टगेज के रजिस्ट्रेशन के।`,
    back: (months) => `यह लगभग ${months} में निकल आएगा।`,
    beside: 'वैल्यूएशन और नए बैंक की फ़ीस नहीं गिनी है; यह पूछिए कि कम दर कितने समय तक तय है।',
  },
  zh: {
    lead: (now, then, saved) => `月供从${then}降到${now}，每月少${saved}。`,
    interest: (saved, years) => `${years}里利息大约少${saved}。`,
    costs: (settlement, registration, together) =>
      `转贷大约要花${together}：提前结清旧贷款${settlement}，新抵押登记${registration}。`,
    back: (months) => `大约${months}就能省回来。`,
    beside: '评估费和新银行的收费没有计入；问清楚低利率固定多久。',
  },
  de: {
    lead: (now, then, saved) => `Die Rate sinkt von ${then} auf ${now} im Monat, also um ${saved}.`,
    interest: (saved, years) => `Laufzeit ${years}: etwa ${saved} weniger Zinsen.`,
    costs: (settlement, registration, together) =>
      `Der Wechsel kostet etwa ${together}: ${settlement} für die vorzeitige Ablösung und ${registration} für die Eintragung der neuen Hypothek.`,
    back: (months) => `Amortisationsdauer: etwa ${months}.`,
    beside:
      'Bewertung und Gebühren der neuen Bank sind nicht eingerechnet; fragen Sie, wie lange der niedrigere Zins fest ist.',
  },
}
