import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

interface ExchangeTexts {
  inDirhams: (said: string, rate: string, sum: string) => string
  /** The rate was not named: that of the dollar is fixed. */
  fixed: string
  /** The rate is the visitor's. */
  yours: string
}

/** Sentences about money of other countries. Figures come in as finished texts. */
export const exchangeTexts: Readonly<Record<LanguageCode, ExchangeTexts>> = {
  en: {
    inDirhams: (said, rate, sum) => `${said} at ${rate} dirhams is ${sum}.`,
    fixed:
      'That is the rate at which the Central Bank keeps the dollar; banks and exchanges take a little.',
    yours: 'I used the rate that you named; banks and exchanges take a little.',
  },
  ar: {
    inDirhams: (said, rate, sum) => `${said} بسعر ${rate} درهم تساوي ${sum}.`,
    fixed:
      'هذا هو السعر الذي يثبّته المصرف المركزي للدولار؛ وتأخذ البنوك ومحلات الصرافة فرقًا بسيطًا.',
    yours: 'استعملت السعر الذي ذكرته؛ وتأخذ البنوك ومحلات الصرافة فرقًا بسيطًا.',
  },
  ru: {
    inDirhams: (said, rate, sum) => `${said} по курсу ${rate} дирхама — это ${sum}.`,
    fixed:
      'Это курс, по которому Центральный банк держит доллар; банки и обменники берут немного себе.',
    yours: 'Я взяла курс, который вы назвали; банки и обменники берут немного себе.',
  },
  hi: {
    inDirhams: (said, rate, sum) => `${rate} दिरहम के भाव पर ${said} यानी ${sum}।`,
    fixed: 'केंद्रीय बैंक डॉलर को इसी भाव पर स्थिर रखता है; बैंक और एक्सचेंज थोड़ा काटते हैं।',
    yours: 'मैंने आपका बताया भाव लिया; बैंक और एक्सचेंज थोड़ा काटते हैं।',
  },
  zh: {
    inDirhams: (said, rate, sum) => `${said} 按 ${rate} 迪拉姆折算为${sum}。`,
    fixed: '这是央行对美元的固定汇率；银行和换汇店会收一点差价。',
    yours: '按您说的汇率计算；银行和换汇店会收一点差价。',
  },
  de: {
    inDirhams: (said, rate, sum) => `${said} sind bei einem Kurs von ${rate} Dirham ${sum}.`,
    fixed:
      'Auf diesem Kurs hält die Zentralbank den Dollar; Banken und Wechselstuben nehmen etwas.',
    yours: 'Gerechnet mit dem Kurs, den Sie genannt haben; Banken und Wechselstuben nehmen etwas.',
  },
}
