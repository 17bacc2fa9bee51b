import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What else comes off a sale, and what its price was taken from. */
interface ProceedsTexts {
  /** The developer's letter of no objection; the upper end of what is usual was counted. */
  noc: (low: string, high: string) => string
  /** No price was named: that of adverts like it was taken. */
  valued: (price: string) => string
  /** The debt is more than the sale brings. */
  short: (price: string, missing: string) => string
  /** The limit of a search is the money of the sale. */
  cash: string
}

export const proceedsTexts: Readonly<Record<LanguageCode, ProceedsTexts>> = {
  en: {
    noc: (low, high) => `Developer’s NOC (${low} to ${high}; counted at the top)`,
    valued: (price) =>
      `You named no price, so I took ${price}, what similar live listings ask; tell me yours and I work it out again.`,
    short: (price, missing) => `${price} does not cover it: about ${missing} is missing.`,
    cash: 'I searched with the money from your sale as cash; the purchase costs come on top of the price.',
  },
  ar: {
    noc: (low, high) => `شهادة عدم الممانعة من المطوّر (من ${low} إلى ${high}، حسبت الأعلى)`,
    valued: (price) =>
      `لم تذكر سعرًا فأخذت ${price}، وهو ما تطلبه عقارات مشابهة معروضة؛ أخبرني بسعرك وأعيد الحساب.`,
    short: (price, missing) => `مبلغ ${price} لا يغطي ذلك: ينقص نحو ${missing}.`,
    cash: 'بحثت بما يبقى لك من البيع نقدًا؛ ورسوم الشراء تضاف إلى السعر.',
  },
  ru: {
    noc: (low, high) => `NOC застройщика (от ${low} до ${high}; взяла верхнюю границу)`,
    valued: (price) =>
      `Цену вы не назвали, поэтому я взяла ${price}: столько просят за похожие объекты. Назовите свою, и я пересчитаю.`,
    short: (price, missing) => `${price} этого не покрывают: не хватает около ${missing}.`,
    cash: 'Искала на деньги от продажи, без кредита; расходы на покупку идут сверх цены.',
  },
  hi: {
    noc: (low, high) => `डेवलपर का NOC (${low} से ${high}; ऊपरी रकम गिनी है)`,
    valued: (price) =>
      `आपने कीमत नहीं बताई, इसलिए मैंने ${price} लिए, जो मिलती-जुलती लिस्टिंग माँगती हैं; अपनी कीमत बताइए, तो फिर से हिसाब कर दूँगी।`,
    short: (price, missing) => `${price} से यह पूरा नहीं होता: लगभग ${missing} कम पड़ते हैं।`,
    cash: 'मैंने बिक्री से बची रकम को नकद मानकर खोजा है; ख़रीदने का ख़र्च कीमत के ऊपर लगेगा।',
  },
  zh: {
    noc: (low, high) => `开发商无异议证明 NOC（${low}至${high}，按上限计）`,
    valued: (price) =>
      `您没有说价格，我按同类在售房源的要价${price}计算；告诉我您的价格，我再算一次。`,
    short: (price, missing) => `${price}不够还清：还差约${missing}。`,
    cash: '我按您卖房剩下的钱全款来找；购房费用在房价之外另付。',
  },
  de: {
    noc: (low, high) => `NOC des Bauträgers (${low} bis ${high}; oberer Wert angesetzt)`,
    valued: (price) =>
      `Einen Preis haben Sie nicht genannt, daher habe ich ${price} angesetzt, was ähnliche Inserate verlangen; nennen Sie mir Ihren, dann rechne ich neu.`,
    short: (price, missing) => `${price} reichen dafür nicht: Es fehlen etwa ${missing}.`,
    cash: 'Gesucht habe ich mit dem Geld aus Ihrem Verkauf als Barmittel; die Kaufnebenkosten kommen zum Preis dazu.',
  },
}
