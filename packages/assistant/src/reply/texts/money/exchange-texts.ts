import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

interface ExchangeTexts {
  inDirhams: (said: string, rate: string, sum: string) => string
  /** The rate was not named: that of the dollar is fixed. */
  fixed: string
  /** The rate is the visitor's. */
  yours: string
  /** A sum in dirhams was asked for in other money. */
  noRate: (currency: string) => string
  dollarIs: (rate: string) => string
}

/** Sentences about money of other countries. Figures come in as finished texts. */
export const exchangeTexts: Readonly<Record<LanguageCode, ExchangeTexts>> = {
  en: {
    inDirhams: (said, rate, sum) => `${said} at ${rate} dirhams is ${sum}.`,
    fixed:
      'That is the rate at which the Central Bank keeps the dollar; banks and exchanges take a little.',
    yours: 'I used the rate that you named; banks and exchanges take a little.',
    noRate: (currency) =>
      `I have no rate of the day for ${currency}, and I would rather not guess. Banks and exchanges tell you today’s; all my figures are in dirhams.`,
    dollarIs: (rate) =>
      `The Central Bank keeps the dollar at ${rate} dirhams: divide the sum by that. Banks and exchanges take a little.`,
  },
  ar: {
    inDirhams: (said, rate, sum) => `${said} بسعر ${rate} درهم تساوي ${sum}.`,
    fixed:
      'هذا هو السعر الذي يثبّته المصرف المركزي للدولار؛ وتأخذ البنوك ومحلات الصرافة فرقًا بسيطًا.',
    yours: 'استعملت السعر الذي ذكرته؛ وتأخذ البنوك ومحلات الصرافة فرقًا بسيطًا.',
    noRate: (currency) =>
      `ليس لديّ سعر اليوم لعملة ${currency}، ولا أحب أن أخمّن. تجد السعر لدى البنوك ومحلات الصرافة؛ وكل أرقامي بالدرهم.`,
    dollarIs: (rate) =>
      `المصرف المركزي يثبّت الدولار عند ${rate} درهم: اقسم المبلغ عليه. وتأخذ البنوك ومحلات الصرافة فرقًا بسيطًا.`,
  },
  ru: {
    inDirhams: (said, rate, sum) => `${said} по курсу ${rate} дирхама — это ${sum}.`,
    fixed:
      'Это курс, по которому Центральный банк держит доллар; банки и обменники берут немного себе.',
    yours: 'Я взяла курс, который вы назвали; банки и обменники берут немного себе.',
    noRate: (currency) =>
      `Курса ${currency} на сегодня у меня нет, и гадать я не хочу. Его скажут банки и обменники; все мои суммы — в дирхамах.`,
    dollarIs: (rate) =>
      `Центральный банк держит доллар по ${rate} дирхама: разделите сумму на этот курс. Банки и обменники берут немного себе.`,
  },
  hi: {
    inDirhams: (said, rate, sum) => `${rate} दिरहम के भाव पर ${said} यानी ${sum}।`,
    fixed: 'केंद्रीय बैंक डॉलर को इसी भाव पर स्थिर रखता है; बैंक और एक्सचेंज थोड़ा काटते हैं।',
    yours: 'मैंने आपका बताया भाव लिया; बैंक और एक्सचेंज थोड़ा काटते हैं।',
    noRate: (currency) =>
      `${currency} का आज का भाव मेरे पास नहीं है, और मैं अंदाज़ा नहीं लगाना चाहती। वह बैंक या एक्सचेंज से पता चलेगा; मेरे सारे आँकड़े दिरहम में हैं।`,
    dollarIs: (rate) =>
      `केंद्रीय बैंक डॉलर को ${rate} दिरहम पर स्थिर रखता है: रकम को इससे भाग दीजिए। बैंक और एक्सचेंज थोड़ा काटते हैं।`,
  },
  zh: {
    inDirhams: (said, rate, sum) => `${said} 按 ${rate} 迪拉姆折算为${sum}。`,
    fixed: '这是央行对美元的固定汇率；银行和换汇店会收一点差价。',
    yours: '按您说的汇率计算；银行和换汇店会收一点差价。',
    noRate: (currency) =>
      `我没有 ${currency} 当天的汇率，不想乱猜。银行和换汇店有当天的牌价；我的数字都以迪拉姆计。`,
    dollarIs: (rate) =>
      `央行把美元固定在 ${rate} 迪拉姆：用金额除以它即可。银行和换汇店会收一点差价。`,
  },
  de: {
    inDirhams: (said, rate, sum) => `${said} sind bei einem Kurs von ${rate} Dirham ${sum}.`,
    fixed:
      'Zu diesem Kurs bindet die Zentralbank den Dirham an den Dollar; Banken und Wechselstuben nehmen etwas.',
    yours: 'Gerechnet mit dem Kurs, den Sie genannt haben; Banken und Wechselstuben nehmen etwas.',
    noRate: (currency) =>
      `Einen Tageskurs für ${currency} habe ich nicht, und raten möchte ich nicht. Den nennen Banken und Wechselstuben; alle meine Beträge sind in Dirham.`,
    dollarIs: (rate) =>
      `Der Dollar ist fest an den Dirham gebunden, zu ${rate} Dirham: Teilen Sie den Betrag dadurch. Banken und Wechselstuben nehmen etwas.`,
  },
}
