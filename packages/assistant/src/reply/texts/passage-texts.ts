import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Sentences around passages of the site's own texts. */
export interface PassageTexts {
  /** Nothing of the site fits the question: what can be asked instead. */
  none: string
  /** Nothing answers the question, and the links below it come near. */
  near: string
  /** One of several questions that nothing answers. */
  notKnown: (question: string) => string
  /** What follows is the likeliest answer, and others below may be meant. */
  unsure: string
  /** How a question was read whose answer follows, where others may be meant as well. */
  taken: string
  /** What the buttons are: the questions that may be meant instead. */
  orMeant: string
  /** Searches homes in a place: what the button says, and the message that it sends. */
  homesIn: (place: string) => { label: string; message: string }
  /** Asks about a place: likewise. */
  aboutPlace: (place: string) => { label: string; message: string }
  /** Asks which of the two is meant. */
  homesOrArea: (place: string) => string
}

const byLanguage: Readonly<Record<LanguageCode, PassageTexts>> = {
  en: {
    none: 'I found nothing about that in our guides, and I would rather not guess. I can search homes, work out what a purchase or a loan costs, compare areas, or explain buying and renting in Dubai.',
    near: 'None of our texts answers this, and I would rather not guess. These come nearest:',
    notKnown: (question) => `“${question}”: our texts do not say, and I would rather not guess.`,
    unsure: 'This may not be exactly what you mean, but it comes nearest:',
    taken: 'This is how I understand your question:',
    orMeant: 'Or did you mean this?',
    homesIn: (place) => ({ label: `Homes in ${place}`, message: `homes in ${place}` }),
    aboutPlace: (place) => ({
      label: `About ${place}`,
      message: `what is it like to live in ${place}?`,
    }),
    homesOrArea: (place) =>
      `Are you looking for homes in ${place}, or would you like to know what it is like to live there?`,
  },
  ar: {
    none: 'لم أجد شيئًا عن ذلك في أدلتنا، ولا أريد أن أخمّن. يمكنني البحث عن منازل، وحساب تكلفة الشراء أو القرض، ومقارنة المناطق، وشرح الشراء والاستئجار في دبي.',
    near: 'لا يجيب أي من نصوصنا عن هذا السؤال، ولا أريد أن أخمّن. وهذه أقربها إليه:',
    notKnown: (question) => `«${question}»: لا تذكره نصوصنا، ولا أريد أن أخمّن.`,
    unsure: 'قد لا يكون هذا ما تقصده تمامًا، لكنه الأقرب إلى سؤالك:',
    taken: 'هكذا فهمت سؤالك:',
    orMeant: 'أم تقصد هذا؟',
    homesIn: (place) => ({ label: `عقارات في ${place}`, message: `عقارات في ${place}` }),
    aboutPlace: (place) => ({ label: `عن ${place}`, message: `كيف هي الحياة في ${place}؟` }),
    homesOrArea: (place) => `هل تبحث عن عقارات في ${place}، أم تريد أن تعرف كيف هي الحياة هناك؟`,
  },
  ru: {
    none: 'В наших гидах об этом ничего нет, а гадать не хочу. Могу подобрать жильё, посчитать расходы на покупку или ипотеку, сравнить районы, рассказать о покупке и аренде в Дубае.',
    near: 'Прямого ответа в наших текстах нет, а гадать не хочу. Ближе всего вот это:',
    notKnown: (question) => `«${question}»: об этом в наших текстах нет, а гадать не хочу.`,
    unsure: 'Не уверена, что поняла вопрос до конца. Скорее всего, вам нужно вот это:',
    taken: 'Вопрос поняла так:',
    orMeant: 'Или вы о другом?',
    homesIn: (place) => ({ label: `Жильё: ${place}`, message: `жильё ${place}` }),
    aboutPlace: (place) => ({
      label: `О районе: ${place}`,
      message: `каково жить в районе ${place}?`,
    }),
    homesOrArea: (place) => `Подобрать жильё (${place}) или рассказать, каково там жить?`,
  },
  hi: {
    none: 'हमारी गाइड में इस बारे में कुछ नहीं मिला, और मैं अंदाज़ा नहीं लगाना चाहती। मैं घर खोज सकती हूँ, ख़रीद या लोन का ख़र्च निकाल सकती हूँ, इलाकों की तुलना कर सकती हूँ, या समझा सकती हूँ कि दुबई में घर ख़रीदना और किराए पर लेना कैसे होता है।',
    near: 'हमारे किसी लेख में इसका सीधा जवाब नहीं है, और मैं अंदाज़ा नहीं लगाना चाहती। सबसे नज़दीकी ये हैं:',
    notKnown: (question) => `“${question}”: इस पर हमारे लेखों में कुछ नहीं है, और मैं अंदाज़ा नहीं लगाना चाहती।`,
    unsure: 'हो सकता है आप ठीक यही न पूछ रहे हों, पर सबसे करीब यही लगता है:',
    taken: 'मैंने आपका सवाल ऐसे समझा:',
    orMeant: 'या आप यह पूछ रहे थे?',
    homesIn: (place) => ({ label: `${place} में घर`, message: `${place} में घर` }),
    aboutPlace: (place) => ({ label: `${place} के बारे में`, message: `${place} में रहना कैसा है?` }),
    homesOrArea: (place) => `आप ${place} में घर ढूँढ रहे हैं या जानना चाहते हैं कि वहाँ रहना कैसा है?`,
  },
  zh: {
    none: '我们的指南里没有这方面的内容，我不想乱猜。我可以帮您找房、算购房费用或贷款、比较区域，或解释在迪拜怎么买房、租房。',
    near: '我们的文章没有直接回答这个问题，我不想乱猜。最接近的是这些：',
    notKnown: (question) => `“${question}”：我们的文章没有讲到，我不想乱猜。`,
    unsure: '我不太确定您问的是不是这个，最可能的是这一篇：',
    taken: '我是这样理解您的问题的：',
    orMeant: '还是您想问这个？',
    homesIn: (place) => ({ label: `${place}的房源`, message: `找${place}的房子` }),
    aboutPlace: (place) => ({ label: `了解${place}`, message: `住在${place}怎么样？` }),
    homesOrArea: (place) => `您是想找${place}的房源，还是想了解住在那里怎么样？`,
  },
  de: {
    none: 'In unseren Ratgebern steht dazu nichts, und raten möchte ich nicht. Ich kann Immobilien suchen, Kaufnebenkosten oder eine Finanzierung ausrechnen, Gegenden vergleichen oder Kauf und Miete in Dubai erklären.',
    near: 'Keiner unserer Texte beantwortet das, und raten möchte ich nicht. Am nächsten kommen diese:',
    notKnown: (question) =>
      `„${question}“: Dazu sagen unsere Texte nichts, und raten möchte ich nicht.`,
    unsure: 'Ich bin nicht sicher, ob Sie genau das meinen. Am ehesten passt dies:',
    taken: 'So verstehe ich Ihre Frage:',
    orMeant: 'Oder meinen Sie dies?',
    homesIn: (place) => ({ label: `Immobilien: ${place}`, message: `Immobilien ${place}` }),
    aboutPlace: (place) => ({ label: `Über ${place}`, message: `Wie lebt es sich in ${place}?` }),
    homesOrArea: (place) =>
      `Suchen Sie Immobilien in ${place}, oder möchten Sie wissen, wie es sich dort lebt?`,
  },
}

export function passageTextsOf(language: LanguageCode): PassageTexts {
  return byLanguage[language]
}
