import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What the assistant does not do, and what it does instead. */
export interface BoundaryTexts {
  steer: string
  promise: string
  law: string
}

const byLanguage: Readonly<Record<LanguageCode, BoundaryTexts>> = {
  en: {
    steer:
      'I do not choose homes or areas by the nationality, religion or origin of people. I am glad to search by area, budget, kind of home, metro, schools, beach or amenities.',
    promise:
      'Nobody can promise a return or a price, and I do not. I can show what homes ask for sale and for rent, and the gross yields that follow from it.',
    law: 'I cannot give legal or tax advice. A lawyer, a tax adviser or the land department can. I can explain in general how buying and renting work, and search homes.',
  },
  ar: {
    steer:
      'لا أختار المنازل أو المناطق بحسب جنسية السكان أو دينهم أو أصلهم. يسعدني البحث بحسب المنطقة والميزانية ونوع العقار وقرب المترو أو المدارس أو الشاطئ أو المرافق.',
    promise:
      'لا يمكن لأحد أن يعد بعائد أو بسعر، ولا أعد بذلك. يمكنني عرض أسعار البيع والإيجار المطلوبة والعائد الإجمالي الناتج عنها.',
    law: 'لا أستطيع تقديم استشارة قانونية أو ضريبية؛ ذلك عند محامٍ أو مستشار ضريبي أو دائرة الأراضي. يمكنني أن أشرح بشكل عام كيف يتم الشراء والإيجار، وأن أبحث عن عقارات.',
  },
  ru: {
    steer:
      'Я не подбираю жильё и районы по национальности, религии или происхождению людей. С радостью поищу по району, бюджету, типу жилья, близости метро, школ, пляжа и удобствам.',
    promise:
      'Доходность или цену обещать не может никто, и я не обещаю. Могу показать, сколько просят за продажу и аренду и какая валовая доходность из этого следует.',
    law: 'Юридических и налоговых консультаций я не даю: это к юристу, налоговому консультанту или в земельный департамент. Могу в общих чертах объяснить, как проходят покупка и аренда, и поискать жильё.',
  },
  hi: {
    steer:
      'मैं लोगों की राष्ट्रीयता, धर्म या मूल के आधार पर घर या इलाक़े नहीं चुनती। इलाक़े, बजट, घर के प्रकार, मेट्रो, स्कूल, बीच या सुविधाओं के हिसाब से ख़ुशी से खोजूँगी।',
    promise:
      'रिटर्न या कीमत का वादा कोई नहीं कर सकता, और मैं भी नहीं करती। मैं बिक्री और किराए की माँगी गई कीमतें और उनसे बनने वाली ग्रॉस यील्ड दिखा सकती हूँ।',
    law: 'मैं कानूनी या टैक्स सलाह नहीं दे सकती; वह वकील, टैक्स सलाहकार या भूमि विभाग दे सकते हैं। मैं आम तौर पर बता सकती हूँ कि ख़रीदना और किराए पर लेना कैसे होता है, और घर खोज सकती हूँ।',
  },
  zh: {
    steer:
      '我不会按国籍、宗教或出身来挑选房源或区域。我很乐意按区域、预算、房型、地铁、学校、海滩或设施为您查找。',
    promise:
      '没有人能保证回报或价格，我也不会。我可以展示在售和在租房源的要价，以及由此得出的毛租金回报率。',
    law: '我不能提供法律或税务建议，请咨询律师、税务顾问或土地局。我可以大致说明买房和租房的流程，也可以帮您找房。',
  },
  de: {
    steer:
      'Ich wähle Wohnungen und Gegenden nicht nach Nationalität, Religion oder Herkunft der Menschen aus. Gern suche ich nach Gegend, Budget, Art, Metro, Schulen, Strand oder Ausstattung.',
    promise:
      'Eine Rendite oder einen Preis kann niemand versprechen, und ich tue es nicht. Ich kann zeigen, was zum Kauf und zur Miete verlangt wird und welche Bruttorendite daraus folgt.',
    law: 'Rechts- oder Steuerberatung gebe ich nicht; das kann eine Anwältin, ein Steuerberater oder das Grundbuchamt. Ich kann allgemein erklären, wie Kauf und Miete ablaufen, und Immobilien suchen.',
  },
}

export function boundaryTextsOf(language: LanguageCode): BoundaryTexts {
  return byLanguage[language]
}
