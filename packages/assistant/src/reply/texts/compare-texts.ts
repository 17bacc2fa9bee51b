import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Names of the rows of a comparison, in their order. */
export interface CompareLabels {
  price: string
  perSqft: string
  bedrooms: string
  bathrooms: string
  size: string
  type: string
  furnished: string
  completion: string
  serviceCharge: string
  available: string
  handover: string
  common: string
  onlyHere: string
  listings: string
  medianPrice: string
  middlePrice: string
  medianPerSqft: string
  middlePerSqft: string
}

/** Sentences about properties and places side by side. Figures come in as finished texts. */
export interface CompareTexts {
  labels: CompareLabels
  studio: string
  /** Names a property by its number on the screen. */
  home: (number: string) => string
  /** Start of a sentence. */
  cheaper: (home: string, amount: string, share: string) => string
  larger: (home: string, amount: string) => string
  /** The same property is both. */
  cheaperAndLarger: (home: string, amount: string, share: string, size: string) => string
  cheapest: (home: string, price: string) => string
  dearest: (home: string, price: string) => string
  /** A sentence about the one that leads everything that was found, where not all of it is shown. */
  amongAll: (count: string, sentence: string) => string
  largest: (home: string, size: string) => string
  smallest: (home: string, size: string) => string
  newest: (home: string, day: string) => string
  bestPerSqft: (home: string, figure: string) => string
  samePrice: string
  sameSize: string
  /** One is for sale and one for rent. */
  otherPurpose: string
  placeCheaper: (place: string, share: string, other: string) => string
  /** Which homes of the places: their kind, and what else the search had. */
  comparedBy: (criteria: string) => string
}

const byLanguage: Readonly<Record<LanguageCode, CompareTexts>> = {
  en: {
    labels: {
      price: 'Price',
      perSqft: 'AED per sqft',
      bedrooms: 'Bedrooms',
      bathrooms: 'Bathrooms',
      size: 'Size',
      type: 'Type',
      furnished: 'Furnishing',
      completion: 'Completion',
      serviceCharge: 'Service charge a year',
      available: 'Free from',
      handover: 'Handover',
      common: 'Both or all have',
      onlyHere: 'Only here',
      listings: 'Live listings',
      medianPrice: 'Median price',
      middlePrice: 'Middle half of prices',
      medianPerSqft: 'Median per sqft',
      middlePerSqft: 'Middle half per sqft',
    },
    studio: 'Studio',
    home: (number) => `Home ${number}`,
    cheaper: (home, amount, share) => `${home} is ${amount} cheaper (${share}).`,
    larger: (home, amount) => `${home} is ${amount} larger.`,
    cheaperAndLarger: (home, amount, share, size) =>
      `${home} is ${amount} cheaper (${share}) and ${size} larger.`,
    cheapest: (home, price) => `${home} is the cheapest at ${price}.`,
    dearest: (home, price) => `${home} is the most expensive at ${price}.`,
    amongAll: (count, sentence) => `Of all ${count} that fit: ${sentence}`,
    largest: (home, size) => `${home} is the largest with ${size}.`,
    smallest: (home, size) => `${home} is the smallest with ${size}.`,
    newest: (home, day) => `${home} is the newest listing, from ${day}.`,
    bestPerSqft: (home, figure) => `${home} gives the most space for the money: ${figure}.`,
    samePrice: 'They ask the same.',
    sameSize: 'They are the same size.',
    otherPurpose: 'Some are for sale and some for rent, so their prices cannot be compared.',
    placeCheaper: (place, share, other) =>
      `Per sqft, homes in ${place} ask ${share} less than in ${other}.`,
    comparedBy: (criteria) => `Compared here: ${criteria}.`,
  },
  ar: {
    labels: {
      price: 'السعر',
      perSqft: 'درهم للقدم المربعة',
      bedrooms: 'غرف النوم',
      bathrooms: 'الحمامات',
      size: 'المساحة',
      type: 'النوع',
      furnished: 'التأثيث',
      completion: 'حالة الإنجاز',
      serviceCharge: 'رسوم الخدمات سنويًا',
      available: 'متاح من',
      handover: 'التسليم',
      common: 'مشترك بينها',
      onlyHere: 'هنا فقط',
      listings: 'إعلانات منشورة',
      medianPrice: 'السعر الوسيط',
      middlePrice: 'النصف الأوسط من الأسعار',
      medianPerSqft: 'السعر الوسيط للقدم المربعة',
      middlePerSqft: 'النصف الأوسط للقدم المربعة',
    },
    studio: 'استوديو',
    home: (number) => `العقار ${number}`,
    cheaper: (home, amount, share) => `${home} أرخص بمقدار ${amount} (${share}).`,
    larger: (home, amount) => `${home} أكبر بمقدار ${amount}.`,
    cheaperAndLarger: (home, amount, share, size) =>
      `${home} أرخص بمقدار ${amount} (${share}) وأكبر بمقدار ${size}.`,
    cheapest: (home, price) => `${home} هو الأرخص بسعر ${price}.`,
    dearest: (home, price) => `${home} هو الأغلى بسعر ${price}.`,
    amongAll: (count, sentence) => `من بين كل ما يناسب، وعدده ${count}: ${sentence}`,
    largest: (home, size) => `${home} هو الأكبر بمساحة ${size}.`,
    smallest: (home, size) => `${home} هو الأصغر بمساحة ${size}.`,
    newest: (home, day) => `${home} هو أحدث إعلان، نُشر في ${day}.`,
    bestPerSqft: (home, figure) => `${home} يعطي أكبر مساحة مقابل السعر: ${figure}.`,
    samePrice: 'السعر المطلوب واحد.',
    sameSize: 'المساحة واحدة.',
    otherPurpose: 'بعضها للبيع وبعضها للإيجار، فلا تصح المقارنة بين أسعارها.',
    placeCheaper: (place, share, other) =>
      `سعر القدم المربعة المطلوب في ${place} أقل بنسبة ${share} منه في ${other}.`,
    comparedBy: (criteria) => `المقارنة هنا: ${criteria}.`,
  },
  ru: {
    labels: {
      price: 'Цена',
      perSqft: 'AED за кв. фут',
      bedrooms: 'Спальни',
      bathrooms: 'Санузлы',
      size: 'Площадь',
      type: 'Тип',
      furnished: 'Мебель',
      completion: 'Готовность',
      serviceCharge: 'Сервисный сбор в год',
      available: 'Свободно с',
      handover: 'Сдача',
      common: 'Есть у всех',
      onlyHere: 'Только здесь',
      listings: 'Объявлений',
      medianPrice: 'Медианная цена',
      middlePrice: 'Типичный диапазон цен',
      medianPerSqft: 'Медиана за кв. фут',
      middlePerSqft: 'Типичный диапазон за кв. фут',
    },
    studio: 'Студия',
    home: (number) => `Вариант ${number}`,
    cheaper: (home, amount, share) => `${home} дешевле на ${amount} (${share}).`,
    larger: (home, amount) => `${home} больше на ${amount}.`,
    cheaperAndLarger: (home, amount, share, size) =>
      `${home} дешевле на ${amount} (${share}) и при этом больше на ${size}.`,
    cheapest: (home, price) => `${home} самый дешёвый: ${price}.`,
    dearest: (home, price) => `${home} самый дорогой: ${price}.`,
    amongAll: (count, sentence) => `Из всех подходящих (${count}): ${sentence}`,
    largest: (home, size) => `${home} самый просторный: ${size}.`,
    smallest: (home, size) => `${home} самый маленький: ${size}.`,
    newest: (home, day) => `${home} — самое новое объявление, от ${day}.`,
    bestPerSqft: (home, figure) => `${home} выгоднее всего по площади: ${figure}.`,
    samePrice: 'Цена одинаковая.',
    sameSize: 'Площадь одинаковая.',
    otherPurpose: 'Одни продаются, другие сдаются, поэтому цены сравнивать нельзя.',
    placeCheaper: (place, share, other) =>
      `За кв. фут в районе ${place} просят на ${share} меньше, чем в ${other}.`,
    comparedBy: (criteria) => `Здесь сравниваются: ${criteria}.`,
  },
  hi: {
    labels: {
      price: 'कीमत',
      perSqft: 'AED प्रति वर्ग फ़ुट',
      bedrooms: 'बेडरूम',
      bathrooms: 'बाथरूम',
      size: 'साइज़',
      type: 'प्रकार',
      furnished: 'फ़र्निशिंग',
      completion: 'निर्माण',
      serviceCharge: 'सालाना सर्विस चार्ज',
      available: 'कब से ख़ाली',
      handover: 'हैंडओवर',
      common: 'सबमें है',
      onlyHere: 'सिर्फ़ यहाँ',
      listings: 'लाइव विज्ञापन',
      medianPrice: 'मीडियन कीमत',
      middlePrice: 'बीच की आधी कीमतें',
      medianPerSqft: 'प्रति वर्ग फ़ुट मीडियन कीमत',
      middlePerSqft: 'बीच की आधी प्रति वर्ग फ़ुट कीमतें',
    },
    studio: 'स्टूडियो',
    home: (number) => `घर ${number}`,
    cheaper: (home, amount, share) => `${home} ${amount} सस्ता है (${share})।`,
    larger: (home, amount) => `${home} ${amount} बड़ा है।`,
    cheaperAndLarger: (home, amount, share, size) =>
      `${home} ${amount} सस्ता (${share}) और ${size} बड़ा है।`,
    cheapest: (home, price) => `${home} सबसे सस्ता है: ${price}।`,
    dearest: (home, price) => `${home} सबसे महँगा है: ${price}।`,
    amongAll: (count, sentence) => `मेल खाने वाली सभी ${count} लिस्टिंग में: ${sentence}`,
    largest: (home, size) => `${home} सबसे बड़ा है: ${size}।`,
    smallest: (home, size) => `${home} सबसे छोटा है: ${size}।`,
    newest: (home, day) => `${home} सबसे नई लिस्टिंग है, ${day} की।`,
    bestPerSqft: (home, figure) => `${home} में पैसे के हिसाब से सबसे ज़्यादा जगह है: ${figure}।`,
    samePrice: 'कीमत बराबर है।',
    sameSize: 'साइज़ बराबर है।',
    otherPurpose: 'कुछ बिक्री के लिए हैं और कुछ किराए के लिए, इसलिए कीमतों की तुलना नहीं हो सकती।',
    placeCheaper: (place, share, other) => `प्रति वर्ग फ़ुट, ${place} में कीमत ${other} से ${share} कम है।`,
    comparedBy: (criteria) => `तुलना में शामिल: ${criteria}।`,
  },
  zh: {
    labels: {
      price: '价格',
      perSqft: '每平方英尺（AED）',
      bedrooms: '卧室',
      bathrooms: '卫生间',
      size: '面积',
      type: '类型',
      furnished: '家具',
      completion: '现房或期房',
      serviceCharge: '每年物业费',
      available: '可入住日期',
      handover: '交房时间',
      common: '都有',
      onlyHere: '仅此处有',
      listings: '在线房源',
      medianPrice: '中位价',
      middlePrice: '中间一半的价格',
      medianPerSqft: '每平方英尺中位价',
      middlePerSqft: '每平方英尺中间一半',
    },
    studio: '开间',
    home: (number) => `第${number}套`,
    cheaper: (home, amount, share) => `${home}便宜${amount}（${share}）。`,
    larger: (home, amount) => `${home}大${amount}。`,
    cheaperAndLarger: (home, amount, share, size) =>
      `${home}便宜${amount}（${share}），还大${size}。`,
    cheapest: (home, price) => `${home}最便宜：${price}。`,
    dearest: (home, price) => `${home}最贵：${price}。`,
    amongAll: (count, sentence) => `在全部${count}套符合条件的房源中，${sentence}`,
    largest: (home, size) => `${home}面积最大：${size}。`,
    smallest: (home, size) => `${home}面积最小：${size}。`,
    newest: (home, day) => `${home}是最新的房源，发布于${day}。`,
    bestPerSqft: (home, figure) => `${home}单价最低：${figure}。`,
    samePrice: '要价相同。',
    sameSize: '面积相同。',
    otherPurpose: '有的出售、有的出租，价格无法直接比较。',
    placeCheaper: (place, share, other) => `按每平方英尺算，${place}的要价比${other}低${share}。`,
    comparedBy: (criteria) => `比较范围：${criteria}。`,
  },
  de: {
    labels: {
      price: 'Preis',
      perSqft: 'AED pro Quadratfuß',
      bedrooms: 'Schlafzimmer',
      bathrooms: 'Bäder',
      size: 'Fläche',
      type: 'Art',
      furnished: 'Möblierung',
      completion: 'Bauzustand',
      serviceCharge: 'Servicegebühr im Jahr',
      available: 'Frei ab',
      handover: 'Übergabe',
      common: 'Haben alle',
      onlyHere: 'Nur hier',
      listings: 'Aktuelle Angebote',
      medianPrice: 'Medianpreis',
      middlePrice: 'Mittlere Hälfte der Preise',
      medianPerSqft: 'Medianpreis pro Quadratfuß',
      middlePerSqft: 'Mittlere Hälfte pro Quadratfuß',
    },
    studio: 'Studio',
    home: (number) => `Angebot ${number}`,
    cheaper: (home, amount, share) => `${home} ist ${amount} günstiger (${share}).`,
    larger: (home, amount) => `${home} ist ${amount} größer.`,
    cheaperAndLarger: (home, amount, share, size) =>
      `${home} ist ${amount} günstiger (${share}) und ${size} größer.`,
    cheapest: (home, price) => `${home} ist mit ${price} am günstigsten.`,
    dearest: (home, price) => `${home} ist mit ${price} am teuersten.`,
    amongAll: (count, sentence) => `Unter allen ${count} passenden Angeboten: ${sentence}`,
    largest: (home, size) => `${home} ist mit ${size} am größten.`,
    smallest: (home, size) => `${home} ist mit ${size} am kleinsten.`,
    newest: (home, day) => `${home} ist das neueste Inserat, vom ${day}.`,
    bestPerSqft: (home, figure) => `${home} bietet am meisten Fläche fürs Geld: ${figure}.`,
    samePrice: 'Der Preis ist gleich.',
    sameSize: 'Die Fläche ist gleich.',
    otherPurpose:
      'Manche werden verkauft, manche vermietet; ihre Preise lassen sich nicht vergleichen.',
    placeCheaper: (place, share, other) =>
      `Pro Quadratfuß wird in ${place} ${share} weniger verlangt als in ${other}.`,
    comparedBy: (criteria) => `Verglichen wurde hier: ${criteria}.`,
  },
}

export function compareTextsOf(language: LanguageCode): CompareTexts {
  return byLanguage[language]
}
