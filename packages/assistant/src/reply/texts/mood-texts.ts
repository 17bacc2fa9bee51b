import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** To somebody in need, and to who jokes bitterly. */
interface MoodTexts {
  sorry: string
  /** What can be done, where nothing else was asked. */
  offer: string
  tooMuch: string
  /** To who holds a promised figure against what was told. */
  promised: string
}

const byLanguage: Readonly<Record<LanguageCode, MoodTexts>> = {
  en: {
    sorry: 'I am sorry, that is hard.',
    offer:
      'I can look for a cheaper home with you, or tell you what the rules say about rent, notice and ending a contract. What would help most?',
    tooMuch:
      'Fair point, that is a lot of money. Name the most you would pay, and I will look below it.',
    promised:
      'Nobody can promise a return or rising prices. Figures in adverts are mostly gross, before service charge, purchase costs and empty months; ask for the sum behind them in writing.',
  },
  ar: {
    sorry: 'يؤسفني ذلك، وأعرف أنه صعب.',
    offer:
      'يمكنني أن أبحث معك عن بيت أرخص، أو أن أشرح ما تقوله القواعد عن الإيجار والإخلاء وإنهاء العقد. ما الذي يفيدك أكثر؟',
    tooMuch: 'معك حق، المبلغ كبير. قل لي أقصى ما تدفعه وسأبحث ضمنه.',
    promised:
      'لا يمكن لأحد أن يعد بعائد أو بارتفاع الأسعار. أرقام الإعلانات إجمالية غالبًا، قبل رسوم الخدمات ومصاريف الشراء والأشهر الشاغرة؛ فاطلب الحساب الذي وراءها كتابةً.',
  },
  ru: {
    sorry: 'Мне очень жаль, это тяжело.',
    offer:
      'Могу поискать с вами жильё дешевле или рассказать, что правила говорят об аренде, выселении и расторжении договора. Что поможет больше?',
    tooMuch: 'Согласна, это дорого. Назовите верхнюю границу, и я поищу ниже.',
    promised:
      'Доходность и рост цен никто обещать не может. В рекламе обычно валовые цифры: без сервисного сбора, расходов на покупку и простоя; попросите расчёт письменно.',
  },
  hi: {
    sorry: 'यह सुनकर दुख हुआ, यह सचमुच मुश्किल है।',
    offer:
      'मैं आपके साथ सस्ता घर ढूँढ सकती हूँ, या बता सकती हूँ कि किराए, नोटिस और अनुबंध ख़त्म करने के नियम क्या कहते हैं। किससे सबसे ज़्यादा मदद होगी?',
    tooMuch: 'बात सही है, यह बहुत ज़्यादा है। बताइए ज़्यादा से ज़्यादा कितना दे सकते हैं, मैं उससे कम में देखती हूँ।',
    promised:
      'रिटर्न या दाम बढ़ने का वादा कोई नहीं कर सकता। विज्ञापन के आँकड़े ज़्यादातर ग्रॉस होते हैं, यानी सर्विस चार्ज, ख़रीद के ख़र्च और ख़ाली महीने घटाए बिना; उनका हिसाब लिखित में माँगिए।',
  },
  zh: {
    sorry: '很遗憾听到这些，这确实不容易。',
    offer: '我可以陪您找更便宜的房子，也可以讲讲房租、退租通知和解约的规定。哪一样最能帮到您？',
    tooMuch: '确实不便宜。告诉我您最多能出多少，我在这个数以内找。',
    promised:
      '回报和涨幅谁也保证不了。广告里的数字多半是毛回报，没扣物业费、买房费用和空置期；请对方书面列出算法。',
  },
  de: {
    sorry: 'Das tut mir leid, das ist schwer.',
    offer:
      'Ich kann mit Ihnen etwas Günstigeres suchen oder erklären, was die Regeln zu Miete, Kündigung und Vertragsende sagen. Was hilft Ihnen am meisten?',
    tooMuch: 'Stimmt, das ist viel Geld. Nennen Sie mir Ihre Obergrenze, dann suche ich darunter.',
    promised:
      'Eine Rendite oder steigende Preise kann niemand versprechen. Zahlen in der Werbung sind meist brutto, vor Servicegebühren, Kaufnebenkosten und Leerstand; lassen Sie sich die Rechnung dahinter schriftlich geben.',
  },
}

export const moodTextsOf = (language: LanguageCode): MoodTexts => byLanguage[language]
