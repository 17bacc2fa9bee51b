import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Sentences around passages of the site's own texts. */
export interface PassageTexts {
  /** Nothing of the site fits the question: what can be asked instead. */
  none: string
}

const byLanguage: Readonly<Record<LanguageCode, PassageTexts>> = {
  en: {
    none: 'I found nothing about that in our guides, and I would rather not guess. I can search homes, work out what a purchase or a loan costs, compare areas, or explain buying and renting in Dubai.',
  },
  ar: {
    none: 'لم أجد شيئًا عن ذلك في أدلتنا، ولا أريد أن أخمّن. يمكنني البحث عن منازل، وحساب تكلفة الشراء أو القرض، ومقارنة المناطق، وشرح الشراء والاستئجار في دبي.',
  },
  ru: {
    none: 'В наших руководствах об этом ничего нет, а гадать не хочу. Могу подобрать жильё, посчитать расходы на покупку или ипотеку, сравнить районы, рассказать о покупке и аренде в Дубае.',
  },
  hi: {
    none: 'हमारी गाइड में इस बारे में कुछ नहीं मिला, और मैं अंदाज़ा नहीं लगाना चाहता। मैं घर खोज सकता हूँ, खरीद या लोन का खर्च निकाल सकता हूँ, इलाकों की तुलना कर सकता हूँ, या दुबई में खरीदना और किराए पर लेना समझा सकता हूँ।',
  },
  zh: {
    none: '我们的指南里没有这方面的内容，我不想乱猜。我可以帮您找房、算购房费用或贷款、比较区域，或解释在迪拜怎么买房、租房。',
  },
  de: {
    none: 'In unseren Ratgebern steht dazu nichts, und raten möchte ich nicht. Ich kann Immobilien suchen, Kaufnebenkosten oder eine Finanzierung ausrechnen, Gegenden vergleichen oder Kauf und Miete in Dubai erklären.',
  },
}

export function passageTextsOf(language: LanguageCode): PassageTexts {
  return byLanguage[language]
}
