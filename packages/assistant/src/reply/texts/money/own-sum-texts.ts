import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { counted } from '../arabic-counted.ts'

/** Sentences about sums over the visitor's own figures. Figures come in as finished texts. */
export interface OwnSumTexts {
  yieldOf: (rent: string, price: string, share: string) => string
  /** Which of several yields most. */
  highest: (price: string, share: string) => string
  gross: string
  /** What is left of it after the costs of a year. */
  netYield: (running: string, share: string) => string
  /** The rent of a year that brings a share of the price. */
  rentFor: (price: string, share: string, rent: string) => string
  eachCheque: (rent: string, cheques: number, amount: string) => string
  movingInLead: (rent: string) => string
  firstCheque: (cheques: number) => string
  /** Deposits and fees alone. */
  withoutCheque: (amount: string) => string
  /** How many cheques was not said. */
  fewerAtOnce: (cheques: number, amount: string) => string
  monthly: (amount: string, rent: string, housing: string) => string
  proceedsLead: (price: string, left: string) => string
  paidBack: string
  settlement: (share: string, cap: string) => string
  buyersFee: string
  borrowed: (loan: string) => string
  interest: (amount: string, years: string) => string
  otherLoans: (other: string, left: string) => string
}

const chequesOf = (count: number): string =>
  counted(count, { one: 'شيك واحد', two: 'شيكين', few: 'شيكات', many: 'شيكًا', other: 'شيك' })

export const ownSumTexts: Readonly<Record<LanguageCode, OwnSumTexts>> = {
  en: {
    yieldOf: (rent, price, share) => `${rent} on ${price} is a gross yield of ${share}.`,
    highest: (price, share) => `The one at ${price} yields more: ${share}.`,
    gross: 'Gross means before service charges, empty months and repairs.',
    netYield: (running, share) =>
      `After the ${running} that you named for costs, the net yield is ${share}; empty months are not counted.`,
    rentFor: (price, share, rent) =>
      `For a gross yield of ${share} on ${price}, the rent is ${rent}.`,
    eachCheque: (rent, cheques, amount) => `${rent} in ${cheques} cheques is ${amount} each.`,
    movingInLead: (rent) => `With a rent of ${rent}, moving in in Dubai takes on the first day:`,
    firstCheque: (cheques) =>
      cheques === 1 ? 'The rent in 1 cheque' : `The first of ${cheques} cheques`,
    withoutCheque: (amount) => `Without the cheque: ${amount}`,
    fewerAtOnce: (cheques, amount) =>
      `You named no number of cheques, so I took 1; with ${cheques} the first is ${amount}.`,
    monthly: (amount, rent, housing) =>
      `Counted by the month that is ${amount}: ${rent} rent and ${housing} housing fee, which comes with the bill for electricity and water.`,
    proceedsLead: (price, left) => `Of ${price} about ${left} is left to you:`,
    paidBack: 'Paid back to the bank',
    settlement: (share, cap) => `Early settlement (${share}, ${cap} at most)`,
    buyersFee: 'I left out the transfer fee, which the buyer mostly pays.',
    borrowed: (loan) => `For a loan of ${loan}:`,
    interest: (amount, years) => `Over ${years} you pay about ${amount} in interest.`,
    otherLoans: (other, left) => `Less ${other} for your other loans, ${left} a month is left.`,
  },
  ar: {
    yieldOf: (rent, price, share) => `إيجار ${rent} على سعر ${price} عائد إجمالي قدره ${share}.`,
    highest: (price, share) => `الأعلى عائدًا هو الذي بسعر ${price}: ‏${share}.`,
    gross: 'العائد الإجمالي قبل رسوم الخدمات والأشهر الشاغرة والصيانة.',
    netYield: (running, share) =>
      `بعد خصم المصاريف التي ذكرتها (${running}) يكون العائد الصافي ${share}، دون حساب الأشهر الشاغرة.`,
    rentFor: (price, share, rent) =>
      `لعائد إجمالي قدره ${share} على سعر ${price} يلزم إيجار ${rent}.`,
    eachCheque: (rent, cheques, amount) =>
      `إيجار ${rent} على ${chequesOf(cheques)}: كل شيك ${amount}.`,
    movingInLead: (rent) => `لإيجار قدره ${rent}، يلزمك في دبي في أول يوم:`,
    firstCheque: (cheques) =>
      cheques === 1 ? 'الإيجار بشيك واحد' : `الشيك الأول من أصل ${cheques}`,
    withoutCheque: (amount) => `من دون الشيك: ${amount}`,
    fewerAtOnce: (cheques, amount) =>
      `لم تذكر عدد الشيكات فحسبت شيكًا واحدًا؛ ومع ${chequesOf(cheques)} يكون الأول ${amount}.`,
    monthly: (amount, rent, housing) =>
      `بالشهر يعني ${amount}: إيجار ${rent} ورسم السكن ${housing}، ويأتي مع فاتورة الكهرباء والمياه.`,
    proceedsLead: (price, left) => `من ${price} يبقى لك نحو ${left}:`,
    paidBack: 'سداد البنك',
    settlement: (share, cap) => `رسم السداد المبكر (${share}، بحد أقصى ${cap})`,
    buyersFee: 'لم أحسب رسم نقل الملكية، فالمشتري يدفعه في الغالب.',
    borrowed: (loan) => `لقرض قدره ${loan}:`,
    interest: (amount, years) => `على مدى ${years} تدفع فوائد تقارب ${amount}.`,
    otherLoans: (other, left) => `بعد خصم ${other} لقروضك الأخرى يبقى ${left} في الشهر.`,
  },
  ru: {
    yieldOf: (rent, price, share) =>
      `Аренда ${rent} при цене ${price} — валовая доходность ${share}.`,
    highest: (price, share) => `Выгоднее вариант за ${price}: ${share}.`,
    gross: 'Валовая — до вычета сервисного сбора, простоя и ремонта.',
    netYield: (running, share) =>
      `За вычетом названных расходов (${running}) чистая доходность — ${share}, без учёта простоя.`,
    rentFor: (price, share, rent) =>
      `Чтобы при цене ${price} валовая доходность была ${share}, нужна аренда ${rent}.`,
    eachCheque: (rent, cheques, amount) =>
      `Аренда ${rent}, число чеков — ${cheques}: каждый по ${amount}.`,
    movingInLead: (rent) => `При аренде ${rent} для заселения в Дубае в первый день нужно:`,
    firstCheque: (cheques) =>
      cheques === 1 ? 'Аренда одним чеком' : `Первый чек (всего чеков: ${cheques})`,
    withoutCheque: (amount) => `Без чека: ${amount}`,
    fewerAtOnce: (cheques, amount) =>
      `Число чеков вы не назвали, я взяла один; если чеков ${cheques}, первый — ${amount}.`,
    monthly: (amount, rent, housing) =>
      `В пересчёте на месяц это ${amount}: аренда ${rent} и жилищный сбор ${housing}, он приходит со счётом за свет и воду.`,
    proceedsLead: (price, left) => `Из ${price} вам останется около ${left}:`,
    paidBack: 'Возврат долга банку',
    settlement: (share, cap) => `Досрочное погашение (${share}, не больше ${cap})`,
    buyersFee: 'Сбор за переход права я не вычла: обычно его платит покупатель.',
    borrowed: (loan) => `Кредит ${loan}:`,
    interest: (amount, years) => `За ${years} на проценты уйдёт около ${amount}.`,
    otherLoans: (other, left) => `За вычетом ${other} по другим кредитам остаётся ${left} в месяц.`,
  },
  hi: {
    yieldOf: (rent, price, share) =>
      `${price} की कीमत पर ${rent} का किराया यानी ग्रॉस यील्ड ${share}।`,
    highest: (price, share) => `${price} वाले में यील्ड ज़्यादा है: ${share}।`,
    gross: 'ग्रॉस यानी सर्विस चार्ज, ख़ाली महीने और मरम्मत घटाए बिना।',
    netYield: (running, share) =>
      `आपके बताए ख़र्च (${running}) घटाकर नेट यील्ड ${share}; ख़ाली महीने नहीं गिने।`,
    rentFor: (price, share, rent) =>
      `${price} की कीमत पर ${share} ग्रॉस यील्ड के लिए किराया ${rent} होना चाहिए।`,
    eachCheque: (rent, cheques, amount) =>
      `${rent} का किराया ${cheques} चेक में, यानी हर चेक ${amount} का।`,
    movingInLead: (rent) => `${rent} के किराए पर दुबई में पहले दिन इतना चाहिए:`,
    firstCheque: (cheques) => (cheques === 1 ? '1 चेक में पूरा किराया' : `${cheques} चेक में से पहला`),
    withoutCheque: (amount) => `चेक के बिना: ${amount}`,
    fewerAtOnce: (cheques, amount) =>
      `आपने चेक की संख्या नहीं बताई, इसलिए मैंने 1 मानी; ${cheques} चेक हों तो पहला ${amount} का होगा।`,
    monthly: (amount, rent, housing) =>
      `महीने के हिसाब से ${amount}: किराया ${rent} और हाउसिंग फ़ीस ${housing}, जो बिजली-पानी के बिल के साथ आती है।`,
    proceedsLead: (price, left) => `${price} में से आपके हाथ में लगभग ${left} बचेंगे:`,
    paidBack: 'बैंक का बकाया लोन',
    settlement: (share, cap) => `समय से पहले लोन चुकाने की फ़ीस (${share}, ज़्यादा से ज़्यादा ${cap})`,
    buyersFee: 'ट्रांसफ़र फ़ीस मैंने नहीं घटाई, क्योंकि वह ज़्यादातर ख़रीदार देता है।',
    borrowed: (loan) => `${loan} के लोन पर:`,
    interest: (amount, years) => `${years} में लगभग ${amount} ब्याज लगेगा।`,
    otherLoans: (other, left) => `आपके दूसरे लोन के ${other} घटाकर महीने के ${left} बचते हैं।`,
  },
  zh: {
    yieldOf: (rent, price, share) => `租金${rent}、房价${price}，毛回报率为 ${share}。`,
    highest: (price, share) => `${price}的那套回报更高：${share}。`,
    gross: '毛回报率未扣物业费、空置期和维修费。',
    netYield: (running, share) => `扣除您说的费用（${running}），净回报率为 ${share}，未计空置期。`,
    rentFor: (price, share, rent) => `房价${price}，要有 ${share} 的毛回报率，租金须为${rent}。`,
    eachCheque: (rent, cheques, amount) => `租金${rent}，分 ${cheques} 张支票，每张${amount}。`,
    movingInLead: (rent) => `租金${rent}，在迪拜入住第一天需要准备：`,
    firstCheque: (cheques) =>
      cheques === 1 ? '一张支票付清的租金' : `${cheques} 张支票中的第一张`,
    withoutCheque: (amount) => `不算支票：${amount}`,
    fewerAtOnce: (cheques, amount) =>
      `您没有说分几张支票，我按 1 张算；${cheques} 张的话第一张是${amount}。`,
    monthly: (amount, rent, housing) =>
      `按月算是${amount}：租金${rent}，住房费${housing}，随水电账单收取。`,
    proceedsLead: (price, left) => `卖${price}，到手约${left}：`,
    paidBack: '偿还银行',
    settlement: (share, cap) => `提前还款费（${share}，最多${cap}）`,
    buyersFee: '没有扣过户费，一般由买方支付。',
    borrowed: (loan) => `贷款${loan}：`,
    interest: (amount, years) => `${years}共付利息约${amount}。`,
    otherLoans: (other, left) => `扣除您其他贷款的${other}，每月还剩${left}。`,
  },
  de: {
    yieldOf: (rent, price, share) => `${rent} bei ${price} sind ${share} Bruttorendite.`,
    highest: (price, share) => `Mehr bringt die Immobilie für ${price}: ${share}.`,
    gross: 'Brutto heißt vor Servicegebühren, Leerstand und Reparaturen.',
    netYield: (running, share) =>
      `Nach den genannten Kosten (${running}) bleiben netto ${share} Rendite, ohne Leerstand.`,
    rentFor: (price, share, rent) =>
      `Für ${share} Bruttorendite bei ${price} braucht es eine Miete von ${rent}.`,
    eachCheque: (rent, cheques, amount) => `${rent} in ${cheques} Schecks sind je ${amount}.`,
    movingInLead: (rent) => `Bei einer Miete von ${rent} brauchen Sie in Dubai am ersten Tag:`,
    firstCheque: (cheques) =>
      cheques === 1 ? 'Die Miete in 1 Scheck' : `Der erste von ${cheques} Schecks`,
    withoutCheque: (amount) => `Ohne den Scheck: ${amount}`,
    fewerAtOnce: (cheques, amount) =>
      `Eine Zahl von Schecks haben Sie nicht genannt, ich habe 1 genommen; bei ${cheques} beträgt der erste ${amount}.`,
    monthly: (amount, rent, housing) =>
      `Auf den Monat gerechnet sind das ${amount}: ${rent} Miete und ${housing} Wohnabgabe, die mit der Rechnung für Strom und Wasser kommt.`,
    proceedsLead: (price, left) => `Von ${price} bleiben Ihnen etwa ${left}:`,
    paidBack: 'Rückzahlung an die Bank',
    settlement: (share, cap) => `Vorzeitige Ablösung (${share}, höchstens ${cap})`,
    buyersFee: 'Die Übertragungsgebühr ist nicht abgezogen: Meist zahlt sie der Käufer.',
    borrowed: (loan) => `Für ein Darlehen von ${loan}:`,
    interest: (amount, years) => `Über ${years} zahlen Sie etwa ${amount} Zinsen.`,
    otherLoans: (other, left) =>
      `Abzüglich ${other} für Ihre anderen Kredite bleiben ${left} im Monat.`,
  },
}
