import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What a sale brings beside what was paid, and how long a rent takes to bring the price back. */
interface SaleTexts {
  moreThanPaid: (gain: string, bought: string) => string
  lessThanPaid: (loss: string, bought: string) => string
  /** Of several rents, each. */
  netAt: (rent: string, share: string) => string
  payback: (left: string, years: string) => string
  /** What another takes of a rent. */
  cutOf: (share: string, amount: string) => string
  /** A yield is one of all that is paid. */
  onAll: (fees: string, all: string) => string
  leftOfRent: (rent: string, costs: string, left: string) => string
}

export const saleTexts: Readonly<Record<LanguageCode, SaleTexts>> = {
  en: {
    moreThanPaid: (gain, bought) =>
      `After the commission, that is ${gain} more than the ${bought} you paid; the fees of the purchase itself are not included.`,
    lessThanPaid: (loss, bought) =>
      `After the commission, that is ${loss} less than the ${bought} you paid; the fees of the purchase itself are not included.`,
    netAt: (rent, share) =>
      `With ${rent}, after the costs that you named, the net yield is ${share}.`,
    payback: (left, years) =>
      `With ${left} left, you have the price back after about ${years} years; purchase fees, empty months and changes in the rent are not counted.`,
    cutOf: (share, amount) =>
      `${share} of the rent for whoever manages it is ${amount}; that is among the costs.`,
    onAll: (fees, all) =>
      `Purchase costs are about ${fees}, so you pay ${all} in all; the net yield is worked out on that.`,
    leftOfRent: (rent, costs, left) =>
      `Of ${rent} after costs of ${costs}, ${left} is left to you; empty months are not counted.`,
  },
  ar: {
    moreThanPaid: (gain, bought) =>
      `بعد العمولة هذا أكثر بمقدار ${gain} من ${bought} التي دفعتها، دون حساب رسوم الشراء آنذاك.`,
    lessThanPaid: (loss, bought) =>
      `بعد العمولة هذا أقل بمقدار ${loss} من ${bought} التي دفعتها، دون حساب رسوم الشراء آنذاك.`,
    netAt: (rent, share) =>
      `مع إيجار ${rent} وبعد المصاريف التي ذكرتها يكون العائد الصافي ${share}.`,
    payback: (left, years) =>
      `إذا بقي لك ${left} استرددت السعر في مدة تقارب ${years} (بالسنوات)، دون حساب رسوم الشراء والأشهر الشاغرة وتغيّر الإيجار.`,
    cutOf: (share, amount) =>
      `‏${share} من الإيجار لمن يدير العقار تساوي ${amount}، وهي ضمن المصاريف.`,
    onAll: (fees, all) =>
      `رسوم الشراء نحو ${fees}، فيكون مجموع ما تدفعه ${all}، والعائد الصافي محسوب عليه.`,
    leftOfRent: (rent, costs, left) =>
      `من ${rent} بعد مصاريف قدرها ${costs} يبقى لك ${left}، دون حساب الأشهر الشاغرة.`,
  },
  ru: {
    moreThanPaid: (gain, bought) =>
      `После комиссии это на ${gain} больше, чем ${bought}, за которые вы купили; расходы на саму покупку не учтены.`,
    lessThanPaid: (loss, bought) =>
      `После комиссии это на ${loss} меньше, чем ${bought}, за которые вы купили; расходы на саму покупку не учтены.`,
    netAt: (rent, share) =>
      `При аренде ${rent} после названных вами расходов чистая доходность ${share}.`,
    payback: (left, years) =>
      `Если остаётся ${left}, цена окупится за столько лет: примерно ${years}; расходы на покупку, простой и изменение аренды не учтены.`,
    cutOf: (share, amount) =>
      `${share} аренды управляющему — это ${amount}; в расходах это учтено.`,
    onAll: (fees, all) =>
      `Расходы на покупку — около ${fees}, всего вы платите ${all}; чистая доходность посчитана от этой суммы.`,
    leftOfRent: (rent, costs, left) =>
      `Из ${rent} после расходов ${costs} вам остаётся ${left}; простой не учтён.`,
  },
  hi: {
    moreThanPaid: (gain, bought) =>
      `कमीशन के बाद यह आपके दिए ${bought} से ${gain} ज़्यादा है; ख़रीदते समय की फ़ीस इसमें नहीं गिनी।`,
    lessThanPaid: (loss, bought) =>
      `कमीशन के बाद यह आपके दिए ${bought} से ${loss} कम है; ख़रीदते समय की फ़ीस इसमें नहीं गिनी।`,
    netAt: (rent, share) => `${rent} के किराए पर, आपके बताए ख़र्च के बाद, नेट यील्ड ${share} है।`,
    payback: (left, years) =>
      `${left} बचें तो कीमत करीब ${years} साल में वापस आती है; ख़रीद की फ़ीस, ख़ाली महीने और किराए का घटना-बढ़ना नहीं गिना।`,
    cutOf: (share, amount) => `मैनेजमेंट के लिए किराए का ${share} यानी ${amount}; यह ख़र्च में गिना गया है।`,
    onAll: (fees, all) => `ख़रीद का ख़र्च लगभग ${fees}, यानी कुल ${all}; नेट यील्ड इसी रकम पर है।`,
    leftOfRent: (rent, costs, left) =>
      `${rent} में से ${costs} ख़र्च घटाकर आपके हाथ में ${left} बचते हैं; ख़ाली महीने नहीं गिने गए।`,
  },
  zh: {
    moreThanPaid: (gain, bought) =>
      `扣除佣金后，比您当时付的${bought}多${gain}；当时的购房费用没有算进去。`,
    lessThanPaid: (loss, bought) =>
      `扣除佣金后，比您当时付的${bought}少${loss}；当时的购房费用没有算进去。`,
    netAt: (rent, share) => `租金${rent}时，扣除您说的费用后净回报率为${share}。`,
    payback: (left, years) =>
      `扣除后剩${left}，约${years}年回本；购房费用、空置和租金变化没有算进去。`,
    cutOf: (share, amount) => `租金的${share}交给打理的人，即${amount}，已计入开支。`,
    onAll: (fees, all) => `买房费用约${fees}，总共要付${all}；净回报率按这个总额计算。`,
    leftOfRent: (rent, costs, left) => `${rent}减去开支${costs}，到手${left}；空置期未计。`,
  },
  de: {
    moreThanPaid: (gain, bought) =>
      `Nach der Provision sind das ${gain} mehr als die ${bought}, die Sie bezahlt haben; die Kaufnebenkosten sind nicht eingerechnet.`,
    lessThanPaid: (loss, bought) =>
      `Nach der Provision sind das ${loss} weniger als die ${bought}, die Sie bezahlt haben; die Kaufnebenkosten sind nicht eingerechnet.`,
    netAt: (rent, share) =>
      `Bei ${rent} beträgt die Nettorendite nach den genannten Kosten ${share}.`,
    payback: (left, years) =>
      `Bleiben ${left}, ist der Preis nach etwa ${years} Jahren wieder drin; Kaufnebenkosten, Leerstand und Änderungen der Miete sind nicht eingerechnet.`,
    cutOf: (share, amount) =>
      `${share} der Miete für Verwaltung oder Makler sind ${amount}; sie stecken in den Kosten.`,
    onAll: (fees, all) =>
      `Die Kaufnebenkosten betragen etwa ${fees}, zusammen zahlen Sie ${all}; die Nettorendite ist auf diesen Betrag gerechnet.`,
    leftOfRent: (rent, costs, left) =>
      `Von ${rent} bleiben nach Kosten von ${costs} für Sie ${left}; Leerstand ist nicht eingerechnet.`,
  },
}
