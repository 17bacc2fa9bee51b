import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What can be told of letting to guests where no figure of it is known. Figures come in as finished texts. */
interface ShortLetTexts {
  unknown: string
  /** What guests have to bring in so that as much is left as of the rent, by what a manager usually takes. */
  asMuch: (rent: string, low: string, high: string, least: string, most: string) => string
  permit: string
}

export const shortLetTexts: Readonly<Record<LanguageCode, ShortLetTexts>> = {
  en: {
    unknown: 'What guests pay by the night no advert here states, so I have no figure for Airbnb.',
    asMuch: (rent, low, high, least, most) =>
      `To leave as much as the ${rent} of a yearly tenancy, guests would have to bring in ${least} to ${most} a year, since managers usually take ${low} to ${high}; cleaning, bills and empty nights come on top.`,
    permit: 'Letting by the night needs a permit of the Department of Economy and Tourism.',
  },
  ar: {
    unknown: 'لا تذكر الإعلانات هنا ما يدفعه الضيوف في الليلة، فليس لديّ رقم لـ Airbnb.',
    asMuch: (rent, low, high, least, most) =>
      `ليبقى لك مثل ${rent} من الإيجار السنوي، يجب أن يدفع الضيوف من ${least} إلى ${most} في السنة، لأن المدير يأخذ عادةً من ${low} إلى ${high}؛ ويضاف التنظيف والفواتير والليالي الشاغرة.`,
    permit: 'والتأجير اليومي يحتاج إلى تصريح من دائرة الاقتصاد والسياحة.',
  },
  ru: {
    unknown:
      'Сколько платят гости за ночь, в объявлениях здесь не пишут, поэтому цифры для Airbnb у меня нет.',
    asMuch: (rent, low, high, least, most) =>
      `Чтобы осталось столько же, сколько даёт годовая аренда (${rent}), гости должны принести от ${least} до ${most} в год: управляющие обычно берут от ${low} до ${high}. Уборка, счета и пустые ночи сверх того.`,
    permit: 'Для посуточной сдачи нужно разрешение Департамента экономики и туризма.',
  },
  hi: {
    unknown:
      'मेहमान एक रात का कितना देते हैं, यह यहाँ के विज्ञापनों में नहीं लिखा, इसलिए Airbnb का आँकड़ा मेरे पास नहीं है।',
    asMuch: (rent, low, high, least, most) =>
      `सालाना किराए के ${rent} जितना हाथ में आए, इसके लिए मेहमानों से साल में ${least} से ${most} आने चाहिए, क्योंकि मैनेजर आम तौर पर ${low} से ${high} लेते हैं; सफ़ाई, बिल और ख़ाली रातें अलग हैं।`,
    permit: 'रोज़ के हिसाब से किराए पर देने के लिए Department of Economy and Tourism का परमिट चाहिए।',
  },
  zh: {
    unknown: '本站房源不写每晚的价格，所以我没有 Airbnb 收入的数字。',
    asMuch: (rent, low, high, least, most) =>
      `要和${rent}的年租一样到手，房客一年要付${least}至${most}，因为代管通常抽${low}至${high}；清洁、水电和空置另计。`,
    permit: '按天出租需要经济与旅游部的许可。',
  },
  de: {
    unknown:
      'Was Gäste je Nacht zahlen, steht in keinem Inserat hier; eine Zahl für Airbnb habe ich daher nicht.',
    asMuch: (rent, low, high, least, most) =>
      `Damit so viel bleibt wie von ${rent} bei Jahresmiete, müssten Gäste ${least} bis ${most} im Jahr bringen, denn Verwalter nehmen meist ${low} bis ${high}; Reinigung, Nebenkosten und leere Nächte kommen dazu.`,
    permit:
      'Für die tageweise Vermietung braucht es eine Genehmigung des Department of Economy and Tourism.',
  },
}
