import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Sentences that weigh shown homes against one another. Names and figures come in as finished texts. */
export interface WeighTexts {
  /** No home is better in itself: what was gone by. */
  goingBy: (count: number) => string
  /** An advert gives no reason for its price. */
  noReason: string
  common: (facts: string) => string
  /** What only the advert of one names. */
  onlyHere: (home: string, facts: string) => string
  place: (home: string, place: string) => string
  /** The cheaper one and the larger one are two. */
  trade: (cheap: string, large: string) => string
  /** One is both. */
  ahead: (home: string) => string
  /** Their adverts name no amenities at all. */
  noAmenities: string
  whatCounts: string
}

const byLanguage: Readonly<Record<LanguageCode, WeighTexts>> = {
  en: {
    goingBy: (count) =>
      `Which suits you better depends on what counts for you. By price, size, place and what the adverts of ${count === 2 ? 'these two' : `these ${count}`} state:`,
    noReason:
      'No advert says why it asks its price. What differs is the size, the place and what is stated:',
    common: (facts) => `In common: ${facts}.`,
    onlyHere: (home, facts) => `Only the advert of ${home} names: ${facts}.`,
    place: (home, place) => `${home}: ${place}.`,
    trade: (cheap, large) => `If the price decides, ${cheap} comes first; if space does, ${large}.`,
    ahead: (home) => `By price and size ${home} is ahead.`,
    noAmenities:
      'Their adverts name no amenities, so nothing is known of a pool, parking or a maid’s room.',
    whatCounts: 'What counts most for you?',
  },
  ar: {
    goingBy: (count) =>
      `الأنسب يتوقف على ما يهمك. من حيث السعر والمساحة والمنطقة وما تذكره ${count === 2 ? 'الإعلانان' : 'الإعلانات'}:`,
    noReason: 'لا يذكر أي إعلان سبب سعره. وما يختلف بينها هو المساحة والمنطقة وما يذكره الإعلان:',
    common: (facts) => `المشترك بينها: ${facts}.`,
    onlyHere: (home, facts) => `ما يذكره إعلان ${home} وحده: ${facts}.`,
    place: (home, place) => `${home}: ${place}.`,
    trade: (cheap, large) =>
      `إن كان السعر هو الأهم فـ${cheap} أولًا، وإن كانت المساحة أهم فـ${large}.`,
    ahead: (home) => `من حيث السعر والمساحة ${home} هو المتقدم.`,
    noAmenities: 'لا تذكر إعلاناتها أي مرافق، فلا يُعرف شيء عن المسبح أو المواقف أو غرفة الخادمة.',
    whatCounts: 'ما الأهم بالنسبة إليك؟',
  },
  ru: {
    goingBy: (count) =>
      `Что лучше, зависит от того, что для вас важнее. По цене, площади, месту и тому, что указано в ${count === 2 ? 'этих двух объявлениях' : 'этих объявлениях'}:`,
    noReason:
      'Почему цена такая, в объявлениях не сказано. Различаются площадь, место и то, что указано:',
    common: (facts) => `Общее: ${facts}.`,
    onlyHere: (home, facts) => `Указано только в одном объявлении (${home}): ${facts}.`,
    place: (home, place) => `${home}: ${place}.`,
    trade: (cheap, large) => `Если решает цена, первым идёт ${cheap}; если площадь — ${large}.`,
    ahead: (home) => `И по цене, и по площади впереди ${home}.`,
    noAmenities:
      'В этих объявлениях удобства не перечислены: о бассейне, парковке или комнате для прислуги ничего не известно.',
    whatCounts: 'Что для вас важнее всего?',
  },
  hi: {
    goingBy: (count) =>
      `कौन सा बेहतर है, यह इस पर निर्भर है कि आपके लिए क्या मायने रखता है। कीमत, साइज़, जगह और ${count === 2 ? 'इन दो' : `इन ${count}`} विज्ञापनों में लिखी बातों के हिसाब से:`,
    noReason: 'किसी विज्ञापन में कीमत की वजह नहीं लिखी है। फ़र्क़ साइज़, जगह और लिखी हुई बातों में है:',
    common: (facts) => `एक जैसा: ${facts}।`,
    onlyHere: (home, facts) => `सिर्फ़ ${home} के विज्ञापन में: ${facts}।`,
    place: (home, place) => `${home}: ${place}।`,
    trade: (cheap, large) => `कीमत सबसे ज़रूरी हो तो पहले ${cheap}; खुली जगह ज़रूरी हो तो ${large}।`,
    ahead: (home) => `कीमत और साइज़, दोनों में ${home} आगे है।`,
    noAmenities:
      'इन विज्ञापनों में कोई सुविधा नहीं लिखी है, इसलिए पूल, पार्किंग या मेड रूम के बारे में कुछ पता नहीं।',
    whatCounts: 'आपके लिए सबसे ज़रूरी क्या है?',
  },
  zh: {
    goingBy: (count) =>
      `哪套更好要看您最看重什么。按价格、面积、地段和这${count === 2 ? '两' : String(count)}套房源写明的内容比较：`,
    noReason: '房源没有说明为什么是这个价。不同的是面积、地段和写明的内容：',
    common: (facts) => `共同点：${facts}。`,
    onlyHere: (home, facts) => `只有${home}写明：${facts}。`,
    place: (home, place) => `${home}：${place}。`,
    trade: (cheap, large) => `最看重价格就先看${cheap}，最看重空间就先看${large}。`,
    ahead: (home) => `价格和面积都是${home}占优。`,
    noAmenities: '这几套房源没有列出任何设施，所以泳池、车位、保姆房都无从知道。',
    whatCounts: '您最看重哪一点？',
  },
  de: {
    goingBy: (count) =>
      `Was besser passt, hängt davon ab, was Ihnen wichtig ist. Nach Preis, Größe, Lage und dem, was ${count === 2 ? 'die beiden' : `die ${count}`} Angebote nennen:`,
    noReason:
      'Warum eine Immobilie so viel kostet, steht in keinem Inserat. Verschieden sind Größe, Lage und was genannt wird:',
    common: (facts) => `Gemeinsam: ${facts}.`,
    onlyHere: (home, facts) => `Nur ${home} nennt: ${facts}.`,
    place: (home, place) => `${home}: ${place}.`,
    trade: (cheap, large) =>
      `Entscheidet der Preis, liegt ${cheap} vorn; entscheidet der Platz, ${large}.`,
    ahead: (home) => `Nach Preis und Größe liegt ${home} vorn.`,
    noAmenities:
      'Diese Inserate nennen keine Ausstattung; über Pool, Parkplatz oder Personalzimmer ist also nichts bekannt.',
    whatCounts: 'Was ist Ihnen am wichtigsten?',
  },
}

export const weighTextsOf = (language: LanguageCode): WeighTexts => byLanguage[language]
