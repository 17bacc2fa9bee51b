import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What a bank looks at beside an income. Figures come in as finished texts. */
interface IncomeTexts {
  /** A part of the limit of a credit card counts each month, whether it is used or not. */
  cardLimit: (limit: string, share: string, amount: string) => string
  /** Several incomes, with a sign between them, and what they make together. */
  together: (incomes: string, sum: string) => string
  offPlan: (share: string) => string
  selfEmployed: string
}

export const incomeTexts: Readonly<Record<LanguageCode, IncomeTexts>> = {
  en: {
    cardLimit: (limit, share, amount) =>
      `Of a card limit of ${limit} banks usually count ${share} a month, used or not: ${amount}.`,
    together: (incomes, sum) => `Your incomes together: ${incomes}, ${sum} a month.`,
    offPlan: (share) =>
      `That is worked out for an off-plan home, for which banks lend at most ${share} of the price; many are paid for by the developer’s plan instead.`,
    selfEmployed:
      'For freelancers and business owners a bank decides which part of the income it counts; it usually asks for the licence and the accounts of two years or more. I have counted all of it, so ask a bank first.',
  },
  ar: {
    cardLimit: (limit, share, amount) =>
      `من حد البطاقة ${limit} تحتسب البنوك عادةً ${share} شهريًا، استُخدم أم لا: ${amount}.`,
    together: (incomes, sum) => `الدخلان معًا: ${incomes}، أي ${sum} شهريًا.`,
    offPlan: (share) =>
      `هذا الحساب لعقار على الخارطة، والبنوك تموّل له ${share} من السعر على الأكثر؛ وكثيرون يدفعون بخطة المطوّر بدل القرض.`,
    selfEmployed:
      'لأصحاب العمل الحر والشركات يقرر البنك أي جزء من الدخل يحتسب، ويطلب عادةً الرخصة وحسابات سنتين أو أكثر. احتسبتُ الدخل كله، فاسأل بنكًا أولًا.',
  },
  ru: {
    cardLimit: (limit, share, amount) =>
      `От лимита карты ${limit} банки обычно засчитывают ${share} в месяц, даже если картой не пользуются: ${amount}.`,
    together: (incomes, sum) => `Доходы вместе: ${incomes}, то есть ${sum} в месяц.`,
    offPlan: (share) =>
      `Это расчёт для жилья на стадии строительства: на него банки дают не больше ${share} цены, и многие платят по рассрочке застройщика.`,
    selfEmployed:
      'Для фрилансеров и владельцев бизнеса банк сам решает, какую часть дохода учесть; обычно он просит лицензию и отчётность за два года или больше. Я учла доход целиком, поэтому сначала спросите банк.',
  },
  hi: {
    cardLimit: (limit, share, amount) =>
      `${limit} की कार्ड लिमिट में से बैंक आम तौर पर हर महीने ${share} गिनते हैं, चाहे इस्तेमाल हो या नहीं: ${amount}।`,
    together: (incomes, sum) => `आमदनी मिलाकर: ${incomes}, यानी ${sum} महीना।`,
    offPlan: (share) =>
      `यह हिसाब ऑफ़-प्लान घर के लिए है, जिस पर बैंक कीमत का ज़्यादा से ज़्यादा ${share} देते हैं; कई लोग डेवलपर के प्लान से चुकाते हैं।`,
    selfEmployed:
      'फ़्रीलांसर और कारोबारी की आय का कितना हिस्सा गिना जाए, यह बैंक तय करता है; आम तौर पर लाइसेंस और दो साल या उससे ज़्यादा के खाते माँगता है। मैंने पूरी आय गिनी है, इसलिए पहले बैंक से पूछ लीजिए।',
  },
  zh: {
    cardLimit: (limit, share, amount) =>
      `信用卡额度${limit}，不管用没用，银行通常每月按${share}计：${amount}。`,
    together: (incomes, sum) => `收入合计：${incomes}，每月${sum}。`,
    offPlan: (share) =>
      `这是按期房算的：银行对期房最多贷房价的${share}，很多人按开发商的付款计划付。`,
    selfEmployed:
      '自由职业者和企业主的收入算多少由银行决定，通常要看执照和两年以上的账目。我按全部收入算，请先问银行。',
  },
  de: {
    cardLimit: (limit, share, amount) =>
      `Von einem Kartenlimit von ${limit} rechnen Banken meist ${share} im Monat an, genutzt oder nicht: ${amount}.`,
    together: (incomes, sum) => `Die Einkommen zusammen: ${incomes}, also ${sum} im Monat.`,
    offPlan: (share) =>
      `Gerechnet ist das für einen Kauf ab Plan (Off-Plan): Dafür leihen Banken höchstens ${share} des Preises; oft zahlt man stattdessen nach dem Plan des Bauträgers.`,
    selfEmployed:
      'Bei Freiberuflern und Selbstständigen entscheidet die Bank, welchen Teil des Einkommens sie anrechnet; meist verlangt sie die Lizenz und Abschlüsse von zwei Jahren oder mehr. Ich habe alles angerechnet, fragen Sie also zuerst eine Bank.',
  },
}
