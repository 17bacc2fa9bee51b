import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** To somebody in need, and to who jokes bitterly. */
interface MoodTexts {
  sorry: string
  /** What can be done, where nothing else was asked. */
  offer: string
  tooMuch: string
}

const byLanguage: Readonly<Record<LanguageCode, MoodTexts>> = {
  en: {
    sorry: 'I am sorry, that is hard.',
    offer:
      'I can look for a cheaper home with you, or tell you what the rules say about rent, notice and ending a contract. What would help most?',
    tooMuch:
      'Fair point, that is a lot of money. Name the most you would pay, and I look below it.',
  },
  ar: {
    sorry: 'يؤسفني ذلك، وأعرف أنه صعب.',
    offer:
      'يمكنني أن أبحث معك عن بيت أرخص، أو أن أشرح ما تقوله القواعد عن الإيجار والإخلاء وإنهاء العقد. ما الذي يفيدك أكثر؟',
    tooMuch: 'معك حق، المبلغ كبير. قل لي أقصى ما تدفعه وسأبحث تحته.',
  },
  ru: {
    sorry: 'Мне очень жаль, это тяжело.',
    offer:
      'Могу поискать с вами жильё дешевле или рассказать, что правила говорят об аренде, выселении и расторжении договора. Что поможет больше?',
    tooMuch: 'Согласна, это дорого. Назовите верхнюю границу, и я поищу ниже.',
  },
  hi: {
    sorry: 'यह सुनकर दुख हुआ, यह सचमुच मुश्किल है।',
    offer:
      'मैं आपके साथ सस्ता घर ढूँढ सकती हूँ, या बता सकती हूँ कि किराए, नोटिस और अनुबंध ख़त्म करने के नियम क्या कहते हैं। किससे सबसे ज़्यादा मदद होगी?',
    tooMuch: 'बात सही है, यह बहुत ज़्यादा है। बताइए ज़्यादा से ज़्यादा कितना दे सकते हैं, मैं उससे कम में देखती हूँ।',
  },
  zh: {
    sorry: '听到这个我很难过，这确实不容易。',
    offer: '我可以陪您找更便宜的房子，也可以讲讲房租、退租通知和解约的规定。哪一样最能帮到您？',
    tooMuch: '确实不便宜。告诉我您最多能出多少，我在这个数以内找。',
  },
  de: {
    sorry: 'Das tut mir leid, das ist schwer.',
    offer:
      'Ich kann mit Ihnen etwas Günstigeres suchen oder erklären, was die Regeln zu Miete, Kündigung und Vertragsende sagen. Was hilft Ihnen am meisten?',
    tooMuch: 'Stimmt, das ist viel Geld. Nennen Sie mir Ihre Obergrenze, dann suche ich darunter.',
  },
}

export const moodTextsOf = (language: LanguageCode): MoodTexts => byLanguage[language]
