import type { LanguageCode, Purpose } from '@manzil/api-client/generated/types.gen'

/** Sentences that weigh places against one another. */
export interface WeighedAreasTexts {
  /** What speaks for which of them. */
  moreReturn: (place: string, share: string, other: string, otherShare: string) => string
  sameReturn: (one: string, share: string, other: string, otherShare: string) => string
  oneReturn: (place: string, share: string, others: string) => string
  noReturn: string
  cheaper: Readonly<
    Record<Purpose, (place: string, price: string, other: string, otherPrice: string) => string>
  >
  nearer: (
    place: string,
    kilometres: string,
    other: string,
    otherKilometres: string,
    to: string,
  ) => string
  byGuides: (place: string, points: string) => string
  evenGuides: (points: string) => string
  /** Only one of them has a guide. */
  oneGuide: (place: string, points: string, others: string) => string
  /** Each is ahead in something else; `pointOf` parts, one after the other. */
  splitGuides: (parts: string) => string
  pointOf: (points: string, place: string) => string
  /** An emirate by the community with its highest yield. */
  highestIn: (emirate: string, community: string) => string
  /** How well homes sell again. */
  resale: (place: string, count: string, other: string, otherCount: string) => string
  /** Where the work is, is not known. */
  whereWork: string
  /** How distances are measured. */
  asCrowFlies: string
  families: string
  quiet: string
  /** Where more homes are offered. */
  moreChoice: (place: string, count: string, other: string, otherCount: string) => string
}

const byLanguage: Readonly<Record<LanguageCode, WeighedAreasTexts>> = {
  en: {
    moreReturn: (place, share, other, otherShare) =>
      `For rental income ${place} is ahead: ${share} gross a year against ${otherShare} in ${other}.`,
    sameReturn: (one, share, other, otherShare) =>
      `For rental income they are nearly level: ${one} ${share} gross a year, ${other} ${otherShare}.`,
    oneReturn: (place, share, others) =>
      `A yield can be worked out for ${place} alone: ${share} gross a year. For ${others} this site has too few rents or too few prices.`,
    noReturn:
      'Which brings more rent I cannot work out: too few rents for these places are on this site. What is known:',
    cheaper: {
      sale: (place, price, other, otherPrice) =>
        `${place} is cheaper to buy: a median of ${price} against ${otherPrice} in ${other}.`,
      rent: (place, price, other, otherPrice) =>
        `${place} is cheaper to rent: a median of ${price} against ${otherPrice} in ${other}.`,
    },
    nearer: (place, kilometres, other, otherKilometres, to) =>
      `${place} is closer to ${to}: about ${kilometres} km by the map, ${other} about ${otherKilometres} km.`,
    byGuides: (place, points) =>
      `Going by our guides I would look at ${place} first; it has the edge on: ${points}.`,
    evenGuides: (points) =>
      `Our guides speak about equally well of both (${points}), so price and the home itself decide.`,
    resale: (place, count, other, otherCount) =>
      `How fast a home sells again no figure here tells. More adverts mean more buyers looking, but also more rival sellers: ${place} has ${count} for sale, ${other} ${otherCount}.`,
    whereWork: 'Tell me where you work, and I measure which of them is closer.',
    asCrowFlies: 'Distances are by the map, as the crow flies; the road is longer.',
    families: 'families',
    quiet: 'quiet',
    moreChoice: (place, count, other, otherCount) =>
      `There is more to choose from in ${place}: ${count} homes on this site against ${otherCount} in ${other}.`,
    oneGuide: (place, points, others) =>
      `Our guide to ${place} speaks for it (${points}); to ${others} we have none, so there I can go by figures alone.`,
    splitGuides: (parts) => `Going by our guides: ${parts}.`,
    pointOf: (points, place) => `${points} – ${place}`,
    highestIn: (emirate, community) => `${emirate} (at its highest, in ${community})`,
  },
  ar: {
    moreReturn: (place, share, other, otherShare) =>
      `لدخل الإيجار تتقدم ${place}: عائد إجمالي ${share} سنويًا مقابل ${otherShare} في ${other}.`,
    sameReturn: (one, share, other, otherShare) =>
      `دخل الإيجار متقارب: ${one} ${share} إجمالًا في السنة، و${other} ${otherShare}.`,
    oneReturn: (place, share, others) =>
      `يمكن حساب العائد في ${place} وحدها: ${share} إجمالًا في السنة. أما ${others} فالإيجارات أو الأسعار المعروضة فيها في هذا الموقع قليلة.`,
    noReturn:
      'لا أستطيع أن أحسب أيها أعلى دخلًا: الإيجارات المعروضة هناك في هذا الموقع قليلة. والمعروف هو:',
    cheaper: {
      sale: (place, price, other, otherPrice) =>
        `للشراء ${place} أرخص: السعر الوسيط ${price} مقابل ${otherPrice} في ${other}.`,
      rent: (place, price, other, otherPrice) =>
        `للإيجار ${place} أرخص: الإيجار الوسيط ${price} مقابل ${otherPrice} في ${other}.`,
    },
    nearer: (place, kilometres, other, otherKilometres, to) =>
      `${place} أقرب إلى ${to}: نحو ${kilometres} كم على الخريطة، و${other} نحو ${otherKilometres} كم.`,
    byGuides: (place, points) =>
      `بحسب أدلتنا أنظر أولًا في ${place}؛ فهي الأفضل من ناحية: ${points}.`,
    evenGuides: (points) =>
      `أدلتنا تذكر الاثنتين بالخير على قدر متقارب (${points})، فالسعر والعقار نفسه هما الفيصل.`,
    resale: (place, count, other, otherCount) =>
      `لا رقم هنا يقول كم يستغرق بيع العقار لاحقًا. كثرة الإعلانات تعني مشترين أكثر وبائعين منافسين أكثر: في ${place} ‏${count} للبيع، وفي ${other} ‏${otherCount}.`,
    whereWork: 'أخبرني أين تعمل لأقيس أيها أقرب.',
    asCrowFlies: 'المسافات على الخريطة في خط مستقيم، والطريق أطول.',
    families: 'العائلات',
    quiet: 'الهدوء',
    moreChoice: (place, count, other, otherCount) =>
      `الاختيار أوسع في ${place}: ${count} من العقارات في هذا الموقع مقابل ${otherCount} في ${other}.`,
    oneGuide: (place, points, others) =>
      `دليلنا عن ${place} في صالحها (${points})، أما ${others} فلا دليل لدينا عنها، فلا أحكم عليها إلا بالأرقام.`,
    splitGuides: (parts) => `بحسب أدلتنا: ${parts}.`,
    pointOf: (points, place) => `${points} – ${place}`,
    highestIn: (emirate, community) => `${emirate} (أعلاه في ${community})`,
  },
  ru: {
    moreReturn: (place, share, other, otherShare) =>
      `По доходу от аренды впереди ${place}: ${share} годовых (валовая), ${other} — ${otherShare}.`,
    sameReturn: (one, share, other, otherShare) =>
      `По доходу от аренды почти наравне: ${one} — ${share} годовых (валовая), ${other} — ${otherShare}.`,
    oneReturn: (place, share, others) =>
      `Доходность можно посчитать только для одного места (${place}): ${share} годовых, валовая. ${others}: объявлений об аренде или продаже на этом сайте слишком мало.`,
    noReturn:
      'Что принесёт больше аренды, посчитать не могу: объявлений об аренде там на этом сайте слишком мало. Что известно:',
    cheaper: {
      sale: (place, price, other, otherPrice) =>
        `Купить дешевле, если выбрать ${place}: медиана ${price}, ${other} — ${otherPrice}.`,
      rent: (place, price, other, otherPrice) =>
        `Снять дешевле, если выбрать ${place}: медиана ${price}, ${other} — ${otherPrice}.`,
    },
    nearer: (place, kilometres, other, otherKilometres, to) =>
      `Ближе (${to}) ${place}: около ${kilometres} км по карте, ${other} — около ${otherKilometres} км.`,
    byGuides: (place, points) =>
      `Судя по нашим описаниям, я бы начала с района ${place}: он сильнее по пунктам «${points}».`,
    evenGuides: (points) =>
      `В наших описаниях оба места примерно равны (${points}), так что решают цена и само жильё.`,
    resale: (place, count, other, otherCount) =>
      `Как быстро жильё перепродаётся, здесь ни одна цифра не говорит. Больше объявлений — больше покупателей, но и больше конкурентов: ${place} — ${count} на продажу, ${other} — ${otherCount}.`,
    whereWork: 'Скажите, где вы работаете, и я посчитаю, откуда ближе.',
    asCrowFlies: 'Расстояния по карте, по прямой; по дороге больше.',
    families: 'семьи',
    quiet: 'тишина',
    moreChoice: (place, count, other, otherCount) =>
      `Выбор больше, если брать ${place}: объявлений на этом сайте — ${count}, ${other} — ${otherCount}.`,
    oneGuide: (place, points, others) =>
      `Наш текст говорит в пользу места ${place} (${points}); ${others}: текста у нас нет, сужу только по цифрам.`,
    splitGuides: (parts) => `Судя по нашим описаниям: ${parts}.`,
    pointOf: (points, place) => `${points} – ${place}`,
    highestIn: (emirate, community) => `${emirate} (самое большее, ${community})`,
  },
  hi: {
    moreReturn: (place, share, other, otherShare) =>
      `किराए की कमाई में ${place} आगे है: साल का ${share} ग्रॉस, जबकि ${other} में ${otherShare}।`,
    sameReturn: (one, share, other, otherShare) =>
      `किराए की कमाई में दोनों लगभग बराबर हैं: ${one} साल का ${share} ग्रॉस, ${other} ${otherShare}।`,
    oneReturn: (place, share, others) =>
      `यील्ड सिर्फ़ ${place} की निकल सकती है: साल का ${share} ग्रॉस। ${others} के लिए इस साइट पर किराए या कीमतें बहुत कम हैं।`,
    noReturn:
      'कहाँ किराया ज़्यादा आएगा, यह नहीं निकल सकता: इन जगहों के किराए इस साइट पर बहुत कम हैं। जो मालूम है:',
    cheaper: {
      sale: (place, price, other, otherPrice) =>
        `ख़रीदने में ${place} सस्ता है: मीडियन ${price}, जबकि ${other} में ${otherPrice}।`,
      rent: (place, price, other, otherPrice) =>
        `किराए में ${place} सस्ता है: मीडियन ${price}, जबकि ${other} में ${otherPrice}।`,
    },
    nearer: (place, kilometres, other, otherKilometres, to) =>
      `${to} से ${place} ज़्यादा पास है: नक़्शे पर लगभग ${kilometres} किमी, ${other} लगभग ${otherKilometres} किमी।`,
    byGuides: (place, points) =>
      `हमारी गाइड के हिसाब से मैं पहले ${place} देखती; इन बातों में वह आगे है: ${points}।`,
    evenGuides: (points) =>
      `हमारी गाइड में दोनों लगभग बराबर हैं (${points}), इसलिए फ़ैसला दाम और घर से होगा।`,
    resale: (place, count, other, otherCount) =>
      `घर दोबारा कितनी जल्दी बिकेगा, यह यहाँ कोई आँकड़ा नहीं बताता। ज़्यादा विज्ञापन मतलब ज़्यादा ख़रीदार, पर मुक़ाबला भी ज़्यादा: ${place} में बिक्री के लिए ${count}, ${other} में ${otherCount}।`,
    whereWork: 'बताइए आप कहाँ काम करते हैं, तो मैं नाप दूँगी कि कौन-सा पास है।',
    asCrowFlies: 'दूरी नक़्शे पर सीधी रेखा में है; सड़क से ज़्यादा होगी।',
    families: 'परिवार',
    quiet: 'शांति',
    moreChoice: (place, count, other, otherCount) =>
      `${place} में चुनने को ज़्यादा है: इस साइट पर ${count} घर, ${other} में ${otherCount}।`,
    oneGuide: (place, points, others) =>
      `हमारी गाइड ${place} के पक्ष में है (${points}); ${others} पर हमारी गाइड नहीं है, इसलिए वहाँ सिर्फ़ आँकड़ों से कह सकती हूँ।`,
    splitGuides: (parts) => `हमारी गाइड के हिसाब से: ${parts}।`,
    pointOf: (points, place) => `${points} – ${place}`,
    highestIn: (emirate, community) => `${emirate} (सबसे ज़्यादा, ${community} में)`,
  },
  zh: {
    moreReturn: (place, share, other, otherShare) =>
      `论租金收益，${place}更高：年毛回报率 ${share}，${other}为 ${otherShare}。`,
    sameReturn: (one, share, other, otherShare) =>
      `论租金收益两边差不多：${one}年毛回报率 ${share}，${other} ${otherShare}。`,
    oneReturn: (place, share, others) =>
      `只有${place}算得出回报率：年毛回报率 ${share}。${others}在本站的租金或售价太少。`,
    noReturn: '哪个租金收益更高我算不出来：这些地方在本站的出租房源太少。已知的是：',
    cheaper: {
      sale: (place, price, other, otherPrice) =>
        `买房${place}更便宜：售价中位数${price}，${other}为${otherPrice}。`,
      rent: (place, price, other, otherPrice) =>
        `租房${place}更便宜：租金中位数${price}，${other}为${otherPrice}。`,
    },
    nearer: (place, kilometres, other, otherKilometres, to) =>
      `${place}离${to}更近：按地图约 ${kilometres} 公里，${other}约 ${otherKilometres} 公里。`,
    byGuides: (place, points) =>
      `从我们的介绍来看，我会先看${place}，它在这些方面更好：${points}。`,
    evenGuides: (points) => `从我们的介绍来看两边差不多（${points}），要看价格和具体的房子。`,
    resale: (place, count, other, otherCount) =>
      `以后好不好转手，这里没有数字能说明。房源多说明买家多，但竞争的卖家也多：${place}在售 ${count} 套，${other} ${otherCount} 套。`,
    whereWork: '告诉我您在哪里上班，我就能量出哪个更近。',
    asCrowFlies: '距离按地图直线计算，开车路程更长。',
    families: '家庭居住',
    quiet: '安静',
    moreChoice: (place, count, other, otherCount) =>
      `${place}可选的更多：本站有 ${count} 套房源，${other} ${otherCount} 套。`,
    oneGuide: (place, points, others) =>
      `我们的介绍支持${place}（${points}）；${others}我们没有介绍，只能看数字。`,
    splitGuides: (parts) => `从我们的介绍来看：${parts}。`,
    pointOf: (points, place) => `${points} – ${place}`,
    highestIn: (emirate, community) => `${emirate}（最高的是${community}）`,
  },
  de: {
    moreReturn: (place, share, other, otherShare) =>
      `Bei den Mieteinnahmen liegt ${place} vorn: ${share} brutto im Jahr gegen ${otherShare} in ${other}.`,
    sameReturn: (one, share, other, otherShare) =>
      `Bei den Mieteinnahmen liegen sie fast gleichauf: ${one} ${share} brutto im Jahr, ${other} ${otherShare}.`,
    oneReturn: (place, share, others) =>
      `Eine Rendite lässt sich nur für ${place} errechnen: ${share} brutto im Jahr. Für ${others} stehen hier zu wenige Mieten oder Preise.`,
    noReturn:
      'Was mehr Miete bringt, kann ich nicht ausrechnen: Für diese Orte stehen hier zu wenige Mietangebote. Was bekannt ist:',
    cheaper: {
      sale: (place, price, other, otherPrice) =>
        `Günstiger zu kaufen ist ${place}: im Median ${price}, ${other} ${otherPrice}.`,
      rent: (place, price, other, otherPrice) =>
        `Günstiger zu mieten ist ${place}: im Median ${price}, ${other} ${otherPrice}.`,
    },
    nearer: (place, kilometres, other, otherKilometres, to) =>
      `Näher an ${to} liegt ${place}: auf der Karte etwa ${kilometres} km, ${other} etwa ${otherKilometres} km.`,
    byGuides: (place, points) =>
      `Nach unseren Texten würde ich zuerst ${place} ansehen; vorn liegt es bei: ${points}.`,
    evenGuides: (points) =>
      `Nach unseren Texten sind beide etwa gleich gut (${points}); es entscheiden Preis und Immobilie.`,
    resale: (place, count, other, otherCount) =>
      `Wie schnell sich eine Immobilie wieder verkauft, sagt hier keine Zahl. Mehr Angebote heißen mehr Käufer, aber auch mehr Konkurrenz: In ${place} stehen ${count} zum Kauf, in ${other} ${otherCount}.`,
    whereWork: 'Sagen Sie mir, wo Sie arbeiten, dann messe ich, was näher liegt.',
    asCrowFlies: 'Entfernungen auf der Karte, Luftlinie; auf der Straße ist es mehr.',
    families: 'Familien',
    quiet: 'Ruhe',
    moreChoice: (place, count, other, otherCount) =>
      `Mehr Auswahl hat ${place}: ${count} Angebote auf dieser Seite, ${other} hat ${otherCount}.`,
    oneGuide: (place, points, others) =>
      `Unser Text spricht für ${place} (${points}); über ${others} haben wir keinen, da kann ich nur nach Zahlen gehen.`,
    splitGuides: (parts) => `Nach unseren Texten: ${parts}.`,
    pointOf: (points, place) => `${points} – ${place}`,
    highestIn: (emirate, community) => `${emirate} (im besten Fall, in ${community})`,
  },
}

export const weighedAreasTextsOf = (language: LanguageCode): WeighedAreasTexts =>
  byLanguage[language]
