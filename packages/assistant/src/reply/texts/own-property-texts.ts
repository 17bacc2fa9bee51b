import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Beside = 'below' | 'within' | 'above'

/** What a home of the visitor's own is worth, by adverts like it. */
interface OwnPropertyTexts {
  /** What homes like it ask, in the middle and in the middle half; of its size where that was told. */
  lead: Record<
    'sale' | 'rent',
    (middle: string, low: string, high: string, size: string | undefined) => string
  >
  /** Nothing like it is offered anywhere around. */
  none: (subject: string, count: string) => string
  /** Too few where it is, so that a wider place was taken. */
  around: (place: string, count: string, taken: string, deal: 'sale' | 'rent') => string
  tellSize: string
  /** What decides within the range. */
  settles: string
  namedPrice: (price: string, beside: Beside) => string
  moreThanPaid: (bought: string, gain: string, share: string) => string
  lessThanPaid: (bought: string, loss: string, share: string) => string
  presentRent: (rent: string, beside: Beside) => string
  yieldOnPaid: (bought: string, share: string) => string
  yieldOfRent: (bought: string, share: string) => string
  net: string
}

const besideIn = (words: Record<Beside, string>) => (beside: Beside) => words[beside]

const en = besideIn({
  below: 'below that middle half',
  within: 'within that middle half',
  above: 'above that middle half',
})
const de = besideIn({
  below: 'unter dieser mittleren Hälfte',
  within: 'innerhalb dieser mittleren Hälfte',
  above: 'über dieser mittleren Hälfte',
})
const ru = besideIn({
  below: 'ниже этой вилки',
  within: 'в пределах этой вилки',
  above: 'выше этой вилки',
})
const ar = besideIn({
  below: 'أقل من هذا النطاق',
  within: 'ضمن هذا النطاق',
  above: 'أعلى من هذا النطاق',
})
const hi = besideIn({
  below: 'इस दायरे से कम',
  within: 'इसी दायरे में',
  above: 'इस दायरे से ज़्यादा',
})
const zh = besideIn({
  below: '低于这个区间',
  within: '在这个区间之内',
  above: '高于这个区间',
})

export const ownPropertyTexts: Readonly<Record<LanguageCode, OwnPropertyTexts>> = {
  en: {
    lead: {
      sale: (middle, low, high, size) =>
        `Homes like yours${size === undefined ? '' : `, at ${size},`} ask about ${middle}, the middle half of them ${low} to ${high}.`,
      rent: (middle, low, high, size) =>
        `Homes like yours${size === undefined ? '' : `, at ${size},`} are offered for rent at about ${middle}, the middle half of them at ${low} to ${high}.`,
    },
    none: (subject, count) =>
      `There are too few live listings like yours on this site to name a figure (${subject}: ${count}). What the land department or the municipality has registered nearby would settle it; an agent who works there can look it up for you.`,
    around: (place, count, taken, deal) =>
      `${place} has too few homes like yours ${deal === 'rent' ? 'for rent' : 'for sale'} (${count}), so I counted ${taken} as a whole.`,
    tellSize: 'Tell me its size and I can work it out by the square foot.',
    settles:
      'Where in that range yours lies depends on its floor, view and condition, and an agent can compare registered deals in the building.',
    namedPrice: (price, beside) => `The ${price} that you were told lies ${en(beside)}.`,
    moreThanPaid: (bought, gain, share) =>
      `The middle is ${gain} (${share}) above the ${bought} that you paid, before the costs of buying and selling.`,
    lessThanPaid: (bought, loss, share) =>
      `The middle is ${loss} (${share}) below the ${bought} that you paid, before the costs of buying and selling.`,
    presentRent: (rent, beside) => `Your present rent of ${rent} lies ${en(beside)}.`,
    yieldOnPaid: (bought, share) =>
      `With the middle rent, that is a gross yield of ${share} on the ${bought} that you paid.`,
    yieldOfRent: (bought, share) =>
      `Your present rent is a gross yield of ${share} on the ${bought} that you paid.`,
    net: 'For the net yield the service charge, empty months and repairs come off: name me the service charge of a year and I work it out.',
  },
  de: {
    lead: {
      sale: (middle, low, high, size) =>
        `Vergleichbare Immobilien${size === undefined ? '' : `, auf ${size} gerechnet,`} kosten derzeit etwa ${middle}, die mittlere Hälfte ${low} bis ${high}.`,
      rent: (middle, low, high, size) =>
        `Vergleichbare Immobilien${size === undefined ? '' : `, auf ${size} gerechnet,`} werden für etwa ${middle} zur Miete angeboten, die mittlere Hälfte für ${low} bis ${high}.`,
    },
    none: (subject, count) =>
      `Auf dieser Website gibt es zu wenige Angebote wie Ihre Immobilie, um eine Zahl zu nennen (${subject}: ${count}). Klären würden es die registrierten Abschlüsse in der Nähe; ein Makler vor Ort kann sie nachsehen.`,
    around: (place, count, taken, deal) =>
      `In ${place} gibt es zu wenige vergleichbare ${deal === 'rent' ? 'Mietangebote' : 'Kaufangebote'} (${count}), darum habe ich ${taken} insgesamt genommen.`,
    tellSize: 'Nennen Sie mir die Größe, dann rechne ich es nach Quadratfuß aus.',
    settles:
      'Wo Ihre Immobilie in dieser Spanne liegt, hängt von Etage, Aussicht und Zustand ab; ein Makler kann registrierte Abschlüsse im Haus vergleichen.',
    namedPrice: (price, beside) => `Die genannten ${price} liegen ${de(beside)}.`,
    moreThanPaid: (bought, gain, share) =>
      `Die Mitte liegt ${gain} (${share}) über den ${bought}, die Sie bezahlt haben, vor Kauf- und Verkaufskosten.`,
    lessThanPaid: (bought, loss, share) =>
      `Die Mitte liegt ${loss} (${share}) unter den ${bought}, die Sie bezahlt haben, vor Kauf- und Verkaufskosten.`,
    presentRent: (rent, beside) => `Ihre heutige Miete von ${rent} liegt ${de(beside)}.`,
    yieldOnPaid: (bought, share) =>
      `Mit der mittleren Miete sind das ${share} Bruttorendite auf die ${bought}, die Sie bezahlt haben.`,
    yieldOfRent: (bought, share) =>
      `Ihre heutige Miete entspricht ${share} Bruttorendite auf die ${bought}, die Sie bezahlt haben.`,
    net: 'Für die Nettorendite gehen Service Charge, Leerstand und Reparaturen ab: Nennen Sie mir die Service Charge im Jahr, dann rechne ich sie aus.',
  },
  ru: {
    lead: {
      sale: (middle, low, high, size) =>
        `За похожее жильё${size === undefined ? '' : ` (в пересчёте на ${size})`} просят около ${middle}, половина — от ${low} до ${high}.`,
      rent: (middle, low, high, size) =>
        `Похожее жильё${size === undefined ? '' : ` (в пересчёте на ${size})`} сдают примерно за ${middle}, половина — от ${low} до ${high}.`,
    },
    none: (subject, count) =>
      `На сайте слишком мало объявлений, похожих на ваше жильё, чтобы назвать цифру (${subject}: ${count}). Ответ дадут зарегистрированные сделки рядом: их может посмотреть агент, который там работает.`,
    around: (place, count, taken, deal) =>
      `Похожих объявлений ${deal === 'rent' ? 'об аренде' : 'о продаже'} слишком мало (${place}: ${count}), поэтому я взяла шире: ${taken}.`,
    tellSize: 'Назовите площадь, и я посчитаю по цене за квадратный фут.',
    settles:
      'Где именно в этой вилке ваша цена, решают этаж, вид и состояние; агент может сравнить зарегистрированные сделки в доме.',
    namedPrice: (price, beside) => `Названная вам цена ${price} — ${ru(beside)}.`,
    moreThanPaid: (bought, gain, share) =>
      `Середина на ${gain} (${share}) выше тех ${bought}, что вы заплатили, без расходов на покупку и продажу.`,
    lessThanPaid: (bought, loss, share) =>
      `Середина на ${loss} (${share}) ниже тех ${bought}, что вы заплатили, без расходов на покупку и продажу.`,
    presentRent: (rent, beside) => `Ваша нынешняя аренда ${rent} — ${ru(beside)}.`,
    yieldOnPaid: (bought, share) =>
      `При средней аренде это ${share} валовой доходности на уплаченные ${bought}.`,
    yieldOfRent: (bought, share) =>
      `Нынешняя аренда даёт ${share} валовой доходности на уплаченные ${bought}.`,
    net: 'Для чистой доходности нужно вычесть сервисный сбор, простой и ремонт: назовите сервисный сбор за год, и я посчитаю.',
  },
  ar: {
    lead: {
      sale: (middle, low, high, size) =>
        `مثل عقارك${size === undefined ? '' : ` بمساحة ${size}`} معروض بنحو ${middle}، ونصف المعروض بين ${low} و${high}.`,
      rent: (middle, low, high, size) =>
        `مثل عقارك${size === undefined ? '' : ` بمساحة ${size}`} معروض للإيجار بنحو ${middle}، ونصف المعروض بين ${low} و${high}.`,
    },
    none: (subject, count) =>
      `العقارات المعروضة في هذا الموقع المشابهة لعقارك قليلة ولا تكفي لذكر رقم (${subject}: ${count}). الحسم في الصفقات المسجلة القريبة، ويمكن لوسيط يعمل هناك أن يطّلع عليها.`,
    around: (place, count, taken, deal) =>
      `المعروض ${deal === 'rent' ? 'للإيجار' : 'للبيع'} من مثل عقارك في ${place} قليل جدًا (${count})، فحسبت على ${taken} كلها.`,
    tellSize: 'اذكر لي المساحة لأحسبها بالقدم المربعة.',
    settles:
      'موقع عقارك ضمن هذا النطاق يتوقف على الطابق والإطلالة والحالة، ويمكن لوسيط أن يقارن الصفقات المسجلة في المبنى.',
    namedPrice: (price, beside) => `السعر الذي ذُكر لك، ${price}، ${ar(beside)}.`,
    moreThanPaid: (bought, gain, share) =>
      `السعر الأوسط أعلى بمقدار ${gain} (${share}) مما دفعته، ${bought}، قبل تكاليف الشراء والبيع.`,
    lessThanPaid: (bought, loss, share) =>
      `السعر الأوسط أقل بمقدار ${loss} (${share}) مما دفعته، ${bought}، قبل تكاليف الشراء والبيع.`,
    presentRent: (rent, beside) => `إيجارك الحالي، ${rent}، ${ar(beside)}.`,
    yieldOnPaid: (bought, share) =>
      `بالإيجار الوسيط يكون العائد الإجمالي ${share} على ما دفعته، ${bought}.`,
    yieldOfRent: (bought, share) =>
      `إيجارك الحالي عائد إجمالي قدره ${share} على ما دفعته، ${bought}.`,
    net: 'للعائد الصافي تُطرح رسوم الخدمات والأشهر الشاغرة والصيانة: اذكر لي رسوم الخدمات السنوية لأحسبه.',
  },
  hi: {
    lead: {
      sale: (middle, low, high, size) =>
        `आपके जैसे घरों${size === undefined ? '' : ` (${size} के हिसाब से)`} की माँगी गई कीमत लगभग ${middle} है, बीच के आधे ${low} से ${high}।`,
      rent: (middle, low, high, size) =>
        `आपके जैसे घर${size === undefined ? '' : ` (${size} के हिसाब से)`} लगभग ${middle} किराए पर मिल रहे हैं, बीच के आधे ${low} से ${high}।`,
    },
    none: (subject, count) =>
      `इस साइट पर आपके घर जैसे मौजूदा विज्ञापन इतने कम हैं कि आँकड़ा नहीं बताया जा सकता (${subject}: ${count})। पास के रजिस्टर्ड सौदों से यह तय होगा; वहाँ काम करने वाला एजेंट उन्हें देख सकता है।`,
    around: (place, count, taken, deal) =>
      `${place} में आपके जैसे ${deal === 'rent' ? 'किराए' : 'बिक्री'} के घर बहुत कम हैं (${count}), इसलिए मैंने पूरे ${taken} के गिने।`,
    tellSize: 'साइज़ बताइए, तो मैं वर्ग फ़ुट के हिसाब से निकाल दूँगी।',
    settles:
      'इस दायरे में आपका घर कहाँ आएगा, यह मंज़िल, नज़ारे और हालत पर है; एजेंट बिल्डिंग के रजिस्टर्ड सौदों से मिला सकता है।',
    namedPrice: (price, beside) => `आपको बताई गई कीमत ${price} ${hi(beside)} है।`,
    moreThanPaid: (bought, gain, share) =>
      `बीच की कीमत आपके दिए ${bought} से ${gain} (${share}) ज़्यादा है, ख़रीद और बिक्री का ख़र्च घटाए बिना।`,
    lessThanPaid: (bought, loss, share) =>
      `बीच की कीमत आपके दिए ${bought} से ${loss} (${share}) कम है, ख़रीद और बिक्री का ख़र्च घटाए बिना।`,
    presentRent: (rent, beside) => `आपका अभी का किराया ${rent} ${hi(beside)} है।`,
    yieldOnPaid: (bought, share) =>
      `मीडियन किराए पर आपके दिए ${bought} की ग्रॉस यील्ड ${share} होती है।`,
    yieldOfRent: (bought, share) => `अभी के किराए से आपके दिए ${bought} की ग्रॉस यील्ड ${share} है।`,
    net: 'नेट यील्ड के लिए सर्विस चार्ज, ख़ाली महीने और मरम्मत घटती है: साल का सर्विस चार्ज बताइए, तो मैं निकाल दूँगी।',
  },
  zh: {
    lead: {
      sale: (middle, low, high, size) =>
        `与您这套类似的房源${size === undefined ? '' : `按 ${size} 计算`}，要价约${middle}，中间一半在${low}至${high}。`,
      rent: (middle, low, high, size) =>
        `与您这套类似的房源${size === undefined ? '' : `按 ${size} 计算`}，出租要价约${middle}，中间一半在${low}至${high}。`,
    },
    none: (subject, count) =>
      `本站与您这套类似的在线房源太少，给不出数字（${subject}：${count}）。附近已登记的成交能说明问题，当地经纪可以替您查。`,
    around: (place, count, taken, deal) =>
      `${place}与您这套类似的${deal === 'rent' ? '出租' : '出售'}房源太少（${count} 套），所以我按整个${taken}来算。`,
    tellSize: '告诉我面积，我可以按每平方英尺算出来。',
    settles: '您这套落在区间的哪一段，取决于楼层、景观和装修；经纪可以比对同楼已登记的成交。',
    namedPrice: (price, beside) => `别人报给您的${price}${zh(beside)}。`,
    moreThanPaid: (bought, gain, share) =>
      `中位数比您买入的${bought}高出${gain}（${share}），未扣买卖费用。`,
    lessThanPaid: (bought, loss, share) =>
      `中位数比您买入的${bought}低${loss}（${share}），未扣买卖费用。`,
    presentRent: (rent, beside) => `您现在的租金${rent}${zh(beside)}。`,
    yieldOnPaid: (bought, share) => `按租金中位数，相对您买入的${bought}，毛回报率为 ${share}。`,
    yieldOfRent: (bought, share) => `您现在的租金相对买入的${bought}，毛回报率为 ${share}。`,
    net: '净回报要再扣物业费、空置期和维修费：告诉我一年的物业费，我就能算出来。',
  },
}
