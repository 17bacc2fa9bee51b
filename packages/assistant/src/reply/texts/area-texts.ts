import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'

/** Sentences around what guides tell of places. */
interface AreaTexts {
  /** The guide of a place is silent about these. */
  silent: (place: string, aspects: string) => string
  /** No guide tells about a place. */
  noGuide: (place: string) => string
  aspects: Readonly<Record<AreaAspect, string>>
}

const byLanguage: Readonly<Record<LanguageCode, AreaTexts>> = {
  en: {
    silent: (place, aspects) => `Our guide to ${place} says nothing about: ${aspects}.`,
    noGuide: (place) =>
      `We have no guide to ${place}, and I would rather not guess what it is like. I can show you its homes and what they ask.`,
    aspects: {
      transport: 'transport',
      distance: 'distances',
      schools: 'schools',
      noise: 'noise',
      building_works: 'building works',
      shops: 'shops',
      parking: 'parking',
      beach: 'the beach',
      pets: 'pets',
      people: 'who lives there',
    },
  },
  ar: {
    silent: (place, aspects) => `دليلنا عن ${place} لا يذكر شيئًا عن: ${aspects}.`,
    noGuide: (place) =>
      `ليس لدينا دليل عن ${place}، ولا أريد أن أخمّن كيف هي. يمكنني أن أعرض لك عقاراتها وأسعارها.`,
    aspects: {
      transport: 'المواصلات',
      distance: 'المسافات',
      schools: 'المدارس',
      noise: 'الضوضاء',
      building_works: 'أعمال البناء',
      shops: 'المحلات',
      parking: 'مواقف السيارات',
      beach: 'الشاطئ',
      pets: 'الحيوانات الأليفة',
      people: 'من يسكن هناك',
    },
  },
  ru: {
    silent: (place, aspects) => `В нашем тексте о районе (${place}) не сказано про: ${aspects}.`,
    noGuide: (place) =>
      `Текста о районе ${place} у нас нет, а гадать не хочу. Могу показать жильё там и цены.`,
    aspects: {
      transport: 'транспорт',
      distance: 'расстояния',
      schools: 'школы',
      noise: 'шум',
      building_works: 'стройки',
      shops: 'магазины',
      parking: 'парковку',
      beach: 'пляж',
      pets: 'животных',
      people: 'кто там живёт',
    },
  },
  hi: {
    silent: (place, aspects) => `${place} की हमारी गाइड में इस बारे में कुछ नहीं लिखा है: ${aspects}।`,
    noGuide: (place) =>
      `${place} पर हमारी कोई गाइड नहीं है, और मैं अंदाज़ा नहीं लगाना चाहती। मैं वहाँ के घर और उनके दाम दिखा सकती हूँ।`,
    aspects: {
      transport: 'आना-जाना',
      distance: 'दूरी',
      schools: 'स्कूल',
      noise: 'शोर',
      building_works: 'निर्माण',
      shops: 'दुकानें',
      parking: 'पार्किंग',
      beach: 'समुद्र तट',
      pets: 'पालतू जानवर',
      people: 'वहाँ कौन रहता है',
    },
  },
  zh: {
    silent: (place, aspects) => `我们关于${place}的介绍没有提到：${aspects}。`,
    noGuide: (place) => `我们没有关于${place}的介绍，我不想乱猜。我可以给您看那里的房源和价格。`,
    aspects: {
      transport: '交通',
      distance: '距离',
      schools: '学校',
      noise: '噪音',
      building_works: '施工',
      shops: '商店',
      parking: '停车',
      beach: '海滩',
      pets: '宠物',
      people: '住户',
    },
  },
  de: {
    silent: (place, aspects) => `Unser Text über ${place} sagt nichts zu: ${aspects}.`,
    noGuide: (place) =>
      `Über ${place} haben wir keinen Text, und raten möchte ich nicht. Ich kann Ihnen Angebote dort und ihre Preise zeigen.`,
    aspects: {
      transport: 'Verkehr',
      distance: 'Entfernungen',
      schools: 'Schulen',
      noise: 'Lärm',
      building_works: 'Baustellen',
      shops: 'Läden',
      parking: 'Parkplätze',
      beach: 'Strand',
      pets: 'Haustiere',
      people: 'wer dort wohnt',
    },
  },
}

export const areaTextsOf = (language: LanguageCode): AreaTexts => byLanguage[language]
