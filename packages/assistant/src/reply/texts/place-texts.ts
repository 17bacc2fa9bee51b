import type { LanguageCode, Purpose } from '@manzil/api-client/generated/types.gen'

/** What is known of places beside what their guides tell. */
interface PlaceTexts {
  /** No guide tells about these places. */
  noGuides: (places: string) => string
  /** How many homes there are and what they ask. */
  homes: Readonly<Record<Purpose, (place: string, count: string, price: string) => string>>
  /** The nearest place with a guide, so many kilometres from one without. */
  guideNearby: (place: string, guided: string, kilometres: string) => string
  /** How far two places are from each other in a straight line. */
  way: (from: string, to: string, kilometres: string) => string
  /** How long that takes at some hour nobody can look up here. */
  noTimes: string
}

export const placeTexts: Readonly<Record<LanguageCode, PlaceTexts>> = {
  en: {
    noGuides: (places) =>
      `We have no guide to ${places}, and I would rather not guess what it is like there. What I do know:`,
    homes: {
      rent: (place, count, price) =>
        `In ${place} ${count} homes are offered for rent; their median rent is ${price}.`,
      sale: (place, count, price) =>
        `In ${place} ${count} homes are offered for sale; their median price is ${price}.`,
    },
    guideNearby: (place, guided, kilometres) =>
      `Nearest to ${place} we have a guide to ${guided}, about ${kilometres} km away as the crow flies.`,
    way: (from, to, kilometres) =>
      `By the map it is about ${kilometres} km from ${from} to ${to} as the crow flies; the road is longer.`,
    noTimes: 'How long the drive takes at some hour I cannot look up; a map app shows it.',
  },
  ar: {
    noGuides: (places) =>
      `لم نكتب بعد دليلًا عن ${places}، ولا أريد أن أخمّن كيف الحياة هناك. لكني أعرف هذا:`,
    homes: {
      rent: (place, count, price) =>
        `في ${place} ${count} من العقارات للإيجار، والإيجار الوسيط ${price}.`,
      sale: (place, count, price) =>
        `في ${place} ${count} من العقارات للبيع، والسعر الوسيط ${price}.`,
    },
    guideNearby: (place, guided, kilometres) =>
      `أقرب منطقة إلى ${place} لدينا دليل عنها هي ${guided}، على بعد نحو ${kilometres} كم في خط مستقيم.`,
    way: (from, to, kilometres) =>
      `المسافة على الخريطة من ${from} إلى ${to} نحو ${kilometres} كم في خط مستقيم، والطريق أطول.`,
    noTimes: 'لا أستطيع معرفة زمن الطريق في ساعة بعينها، لكن تطبيق الخرائط يبيّنه.',
  },
  ru: {
    noGuides: (places) =>
      `Текста об этом (${places}) у нас нет, а гадать, каково там жить, не хочу. Вот что известно:`,
    homes: {
      rent: (place, count, price) =>
        `${place}: объявлений об аренде — ${count}, медиана аренды — ${price}.`,
      sale: (place, count, price) =>
        `${place}: объявлений о продаже — ${count}, медиана цены — ${price}.`,
    },
    guideNearby: (place, guided, kilometres) =>
      `${place}: ближайший район, о котором у нас есть текст, — ${guided}, около ${kilometres} км по прямой.`,
    way: (from, to, kilometres) =>
      `По карте между этими местами (${from} и ${to}) около ${kilometres} км по прямой; по дороге больше.`,
    noTimes:
      'Сколько ехать в тот или иной час, я посмотреть не могу: это покажет приложение с картой.',
  },
  hi: {
    noGuides: (places) =>
      `${places} पर हमारी कोई गाइड नहीं है, और वहाँ रहना कैसा है, यह मैं अंदाज़े से नहीं कहूँगी। जो मालूम है:`,
    homes: {
      rent: (place, count, price) =>
        `${place} में किराए के लिए ${count} घर हैं; मीडियन किराया ${price} है।`,
      sale: (place, count, price) =>
        `${place} में बिक्री के लिए ${count} घर हैं; मीडियन कीमत ${price} है।`,
    },
    guideNearby: (place, guided, kilometres) =>
      `${place} के सबसे पास का इलाक़ा जिसकी गाइड हमारे पास है: ${guided}, सीधी रेखा में लगभग ${kilometres} किमी।`,
    way: (from, to, kilometres) =>
      `नक़्शे पर ${from} से ${to} सीधी रेखा में लगभग ${kilometres} किमी है; सड़क से दूरी ज़्यादा होगी।`,
    noTimes: 'किस समय कितनी देर लगेगी, यह मैं नहीं देख सकती; नक़्शे का ऐप दिखाएगा।',
  },
  zh: {
    noGuides: (places) => `我们没有关于${places}的介绍，那里住着怎么样我不想乱猜。我知道的是：`,
    homes: {
      rent: (place, count, price) => `${place}有 ${count} 套房源出租，租金中位数为${price}。`,
      sale: (place, count, price) => `${place}有 ${count} 套房源出售，售价中位数为${price}。`,
    },
    guideNearby: (place, guided, kilometres) =>
      `离${place}最近、我们有介绍的区域是${guided}，直线距离约 ${kilometres} 公里。`,
    way: (from, to, kilometres) =>
      `按地图，从${from}到${to}直线距离约 ${kilometres} 公里，开车路程更长。`,
    noTimes: '某个时段要开多久我查不到，地图应用里能看到。',
  },
  de: {
    noGuides: (places) =>
      `Über ${places} haben wir keinen Text, und wie es sich dort lebt, möchte ich nicht raten. Was ich weiß:`,
    homes: {
      rent: (place, count, price) =>
        `In ${place} werden ${count} Immobilien zur Miete angeboten, im Median für ${price}.`,
      sale: (place, count, price) =>
        `In ${place} werden ${count} Immobilien zum Kauf angeboten, im Median für ${price}.`,
    },
    guideNearby: (place, guided, kilometres) =>
      `Am nächsten zu ${place} liegt ${guided}, worüber wir einen Text haben: etwa ${kilometres} km Luftlinie.`,
    way: (from, to, kilometres) =>
      `Auf der Karte sind es von ${from} bis ${to} etwa ${kilometres} km Luftlinie; auf der Straße ist es mehr.`,
    noTimes:
      'Wie lange die Fahrt zu einer bestimmten Zeit dauert, kann ich nicht nachsehen; eine Karten-App zeigt es.',
  },
}
