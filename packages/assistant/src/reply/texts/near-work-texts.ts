import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Sentences before homes that are looked for near where somebody works. */
interface NearWorkTexts {
  /** The places that are searched, with how far each is. */
  lead: (workplace: string, places: string) => string
  place: (name: string, kilometres: string) => string
  /** Asked for on foot. */
  onFoot: string
}

export const nearWorkTexts: Readonly<Record<LanguageCode, NearWorkTexts>> = {
  en: {
    lead: (workplace, places) =>
      `Since your work is in ${workplace}, I looked in the places nearest to it on the map: ${places}. Distances are as the crow flies.`,
    place: (name, kilometres) => `${name} (about ${kilometres} km)`,
    onFoot:
      'Homes cannot be searched by walking time; the map on the page of each home shows where it stands.',
  },
  ar: {
    lead: (workplace, places) =>
      `بما أن عملك في ${workplace}، بحثت في أقرب الأماكن إليه على الخريطة: ${places}. المسافات بخط مستقيم.`,
    place: (name, kilometres) => `${name} (نحو ${kilometres} كم)`,
    onFoot: 'لا يمكن البحث بمدة المشي، لكن الخريطة في صفحة كل عقار تبيّن موقعه.',
  },
  ru: {
    lead: (workplace, places) =>
      `Работа у вас здесь: ${workplace}. Поэтому я искала в самых близких по карте местах: ${places}. Расстояния по прямой.`,
    place: (name, kilometres) => `${name} (около ${kilometres} км)`,
    onFoot: 'Искать по времени пешком нельзя; где стоит дом, видно на карте на странице объекта.',
  },
  hi: {
    lead: (workplace, places) =>
      `आपका काम ${workplace} में है, इसलिए मैंने नक़्शे पर उसके सबसे नज़दीकी इलाकों में खोजा: ${places}। दूरियाँ सीधी रेखा में हैं।`,
    place: (name, kilometres) => `${name} (लगभग ${kilometres} किमी)`,
    onFoot: 'पैदल के समय से खोज नहीं हो सकती; घर कहाँ है, यह उसके पेज के नक़्शे पर दिखता है।',
  },
  zh: {
    lead: (workplace, places) =>
      `您在${workplace}上班，所以我找的是地图上离那里最近的区域：${places}。距离按直线计算。`,
    place: (name, kilometres) => `${name}（约 ${kilometres} 公里）`,
    onFoot: '不能按步行时间搜索，每套房源页面的地图上可以看到具体位置。',
  },
  de: {
    lead: (workplace, places) =>
      `Weil Sie in ${workplace} arbeiten, habe ich dort gesucht, wo es auf der Karte am nächsten ist: ${places}. Entfernungen in Luftlinie.`,
    place: (name, kilometres) => `${name} (etwa ${kilometres} km)`,
    onFoot:
      'Nach Gehminuten lässt sich nicht suchen; wo das Haus steht, zeigt die Karte auf der Seite der Immobilie.',
  },
}
