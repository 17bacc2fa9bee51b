import type { ChatAction, LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'

/** Sentences around what guides tell of places. */
interface AreaTexts {
  /** The guide of a place is silent about these. */
  silent: (place: string, aspects: string) => string
  /** No guide tells these of any place. */
  untold: (aspects: string) => string
  /** No guide tells about a place. */
  noGuide: (place: string) => string
  /** Where what no guide tells can be found out. */
  offer: string
  askAgent: ChatAction
  /** It was asked of a place, and none was spoken of. */
  whichPlace: string
  aspects: Readonly<Record<AreaAspect, string>>
}

const byLanguage: Readonly<Record<LanguageCode, AreaTexts>> = {
  en: {
    silent: (place, aspects) => `Our guide to ${place} says nothing about: ${aspects}.`,
    untold: (aspects) => `Our guides say nothing about: ${aspects}.`,
    noGuide: (place) =>
      `We have no guide to ${place}, and I would rather not guess what it is like. I can show you its homes and what they ask.`,
    offer: 'Each home shows where it lies on the map, and an agent who works there can tell.',
    askAgent: { label: 'Ask an agent', message: 'please call me' },
    whichPlace: 'Which place do you mean?',
    aspects: {
      transport: 'transport',
      distance: 'distances',
      schools: 'schools',
      noise: 'noise',
      building_works: 'building works',
      shops: 'shops',
      health: 'hospitals and clinics',
      parking: 'parking',
      beach: 'the beach',
      pets: 'pets',
      people: 'who lives there',
      safety: 'how safe it is',
      airport: 'the way to the airport',
      curricula: 'which schools those are and what they teach',
      green: 'parks and greenery',
      walking: 'how much is in walking distance',
    },
  },
  ar: {
    silent: (place, aspects) => `لا يذكر دليلنا عن ${place} شيئًا عن: ${aspects}.`,
    untold: (aspects) => `لا تذكر أدلة المناطق لدينا شيئًا عن: ${aspects}.`,
    noGuide: (place) =>
      `لم نكتب بعد دليلًا عن ${place}، ولا أريد أن أخمّن كيف هي. يمكنني أن أعرض لك عقاراتها وأسعارها.`,
    offer: 'ترى على الخريطة موقع كل عقار، ويمكن لوكيل يعمل هناك أن يوضح لك ذلك.',
    askAgent: { label: 'اسأل وكيلًا', message: 'اتصلوا بي' },
    whichPlace: 'عن أي منطقة تسأل؟',
    aspects: {
      transport: 'المواصلات',
      distance: 'المسافات',
      schools: 'المدارس',
      noise: 'الضوضاء',
      building_works: 'أعمال البناء',
      shops: 'المحلات',
      health: 'المستشفيات والعيادات',
      parking: 'مواقف السيارات',
      beach: 'الشاطئ',
      pets: 'الحيوانات الأليفة',
      people: 'من يسكن هناك',
      safety: 'مدى الأمان',
      airport: 'القرب من المطار',
      curricula: 'أسماء المدارس ومناهجها',
      green: 'الحدائق والخضرة',
      walking: 'ما يُوصل إليه مشيًا',
    },
  },
  ru: {
    silent: (place, aspects) => `В нашем тексте о районе (${place}) не сказано про: ${aspects}.`,
    untold: (aspects) => `В наших текстах о районах не сказано про: ${aspects}.`,
    noGuide: (place) =>
      `Текста о районе ${place} у нас нет, а гадать не хочу. Могу показать, что там продаётся и сдаётся и по каким ценам.`,
    offer:
      'У каждого объекта видно место на карте, а остальное подскажет агент, который работает в этом районе.',
    askAgent: { label: 'Спросить агента', message: 'перезвоните мне' },
    whichPlace: 'Про какой район вы спрашиваете?',
    aspects: {
      transport: 'транспорт',
      distance: 'расстояния',
      schools: 'школы',
      noise: 'шум',
      building_works: 'стройки',
      shops: 'магазины',
      health: 'больницы и клиники',
      parking: 'парковку',
      beach: 'пляж',
      pets: 'животных',
      people: 'кто там живёт',
      safety: 'безопасность',
      airport: 'дорогу до аэропорта',
      curricula: 'какие это школы и по каким программам в них учат',
      green: 'парки и зелень',
      walking: 'что можно пройти пешком',
    },
  },
  hi: {
    silent: (place, aspects) => `${place} की हमारी गाइड में इस बारे में कुछ नहीं लिखा है: ${aspects}।`,
    untold: (aspects) => `हमारी गाइड में इस बारे में कुछ नहीं लिखा है: ${aspects}।`,
    noGuide: (place) =>
      `${place} पर हमारी कोई गाइड नहीं है, और मैं अंदाज़ा नहीं लगाना चाहती। मैं वहाँ के घर और उनके दाम दिखा सकती हूँ।`,
    offer: 'हर घर के पेज पर उसकी जगह नक़्शे पर दिखती है, और वहाँ काम करने वाला एजेंट बता सकता है।',
    askAgent: { label: 'एजेंट से पूछें', message: 'मुझे कॉल करें' },
    whichPlace: 'आप किस इलाक़े के बारे में पूछ रहे हैं?',
    aspects: {
      transport: 'आना-जाना',
      distance: 'दूरी',
      schools: 'स्कूल',
      noise: 'शोर',
      building_works: 'निर्माण',
      shops: 'दुकानें',
      health: 'अस्पताल और क्लिनिक',
      parking: 'पार्किंग',
      beach: 'समुद्र तट',
      pets: 'पालतू जानवर',
      people: 'वहाँ कौन रहता है',
      safety: 'इलाक़ा कितना सुरक्षित है',
      airport: 'हवाई अड्डे की दूरी',
      curricula: 'कौन-से स्कूल हैं और उनमें कौन-सा बोर्ड है',
      green: 'पार्क और हरियाली',
      walking: 'पैदल क्या-क्या है',
    },
  },
  zh: {
    silent: (place, aspects) => `我们关于${place}的介绍没有提到：${aspects}。`,
    untold: (aspects) => `我们的区域介绍没有提到：${aspects}。`,
    noGuide: (place) => `我们没有关于${place}的介绍，我不想乱猜。我可以给您看那里的房源和价格。`,
    offer: '每套房源都能在地图上看位置，具体可以问在当地带看的经纪人。',
    askAgent: { label: '询问经纪人', message: '请给我打电话' },
    whichPlace: '您问的是哪个区域？',
    aspects: {
      transport: '交通',
      distance: '距离',
      schools: '学校',
      noise: '噪音',
      building_works: '施工',
      shops: '商店',
      health: '医院和诊所',
      parking: '停车',
      beach: '海滩',
      pets: '宠物',
      people: '住户',
      safety: '治安',
      airport: '离机场多远',
      curricula: '具体有哪些学校、什么课程体系',
      green: '公园和绿化',
      walking: '步行是否方便',
    },
  },
  de: {
    silent: (place, aspects) => `Unser Text über ${place} sagt nichts zu: ${aspects}.`,
    untold: (aspects) => `Unsere Texte über die Gegenden sagen nichts zu: ${aspects}.`,
    noGuide: (place) =>
      `Über ${place} haben wir keinen Text, und raten möchte ich nicht. Ich kann Ihnen Angebote dort und ihre Preise zeigen.`,
    offer:
      'Die Karte zeigt, wo jede Immobilie liegt, und ein Makler, der dort arbeitet, kann es sagen.',
    askAgent: { label: 'Makler fragen', message: 'bitte rufen Sie mich an' },
    whichPlace: 'Welche Gegend meinen Sie?',
    aspects: {
      transport: 'Verkehr',
      distance: 'Entfernungen',
      schools: 'Schulen',
      noise: 'Lärm',
      building_works: 'Baustellen',
      shops: 'Läden',
      health: 'Krankenhäuser und Praxen',
      parking: 'Parkplätze',
      beach: 'Strand',
      pets: 'Haustiere',
      people: 'wer dort wohnt',
      safety: 'Sicherheit',
      airport: 'Weg zum Flughafen',
      curricula: 'einzelnen Schulen und ihren Lehrplänen',
      green: 'Parks und Grün',
      walking: 'was zu Fuß erreichbar ist',
    },
  },
}

export const areaTextsOf = (language: LanguageCode): AreaTexts => byLanguage[language]
