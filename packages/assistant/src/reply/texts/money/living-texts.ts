import type { ChatAction, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { counted } from '../arabic-counted.ts'

type Parted = readonly [month: string, year: string]

/** What living in a rented home takes of each and of an income. Figures come in as finished texts. */
interface LivingTexts {
  shared: (people: number, amount: string) => string
  /** What is used is no part of a rent. */
  bills: string
  shareOf: (rent: string, month: string, share: string, income: string) => string
  /** A quarter and a third of an income, by the month and as the rent of a year. */
  partsOf: (income: string, quarter: Parted, third: Parted) => string
  noRule: string
  /** What an instalment as high as a rent carries. */
  carriedByRent: (parts: { price: string; loan: string; down: string; share: string }) => string
  /** What is left of a rent cannot be told without it. */
  chargeUnknown: string
  showRents: (rent: string, aed: string) => ChatAction
}

const peopleOf = (count: number): string =>
  counted(count, { one: 'شخص واحد', two: 'شخصين', few: 'أشخاص', many: 'شخصًا', other: 'شخص' })

export const livingTexts: Readonly<Record<LanguageCode, LivingTexts>> = {
  en: {
    shared: (people, amount) => `Shared by ${people}, that is ${amount} each.`,
    bills: 'Electricity, water, cooling and internet come on top; adverts do not say how much.',
    shareOf: (rent, month, share, income) =>
      `${rent} is ${month} a month: ${share} of an income of ${income} a month.`,
    partsOf: (income, [quarter, quarterYear], [third, thirdYear]) =>
      `A quarter of ${income} a month is ${quarter}, so a rent of ${quarterYear}; a third is ${third}, so a rent of ${thirdYear}.`,
    noRule:
      'I know of no rule on how much of an income may go into rent: the landlord decides and mostly asks for a salary certificate.',
    carriedByRent: ({ price, loan, down, share }) =>
      `An instalment as high as that rent carries a loan of about ${loan}, so a home of about ${price} with ${share} down (${down}).`,
    chargeUnknown:
      'The advert states no service charge, so the net yield is open: tell me what it is a year or per sqft and I will take it off.',
    showRents: (rent, aed) => ({
      label: `Homes up to ${rent}`,
      message: `homes for rent up to AED ${aed} a year`,
    }),
  },
  ar: {
    shared: (people, amount) => `على ${peopleOf(people)} يكون نصيب كل واحد ${amount}.`,
    bills: 'تضاف الكهرباء والماء والتبريد والإنترنت، ولا تذكر الإعلانات كم تبلغ.',
    shareOf: (rent, month, share, income) =>
      `${rent} تعني ${month} شهريًا، أي ${share} من دخل قدره ${income} شهريًا.`,
    partsOf: (income, [quarter, quarterYear], [third, thirdYear]) =>
      `ربع ${income} شهريًا هو ${quarter}، أي إيجار ${quarterYear}؛ والثلث ${third}، أي إيجار ${thirdYear}.`,
    noRule:
      'لا أعرف قاعدة تحدد كم يجوز أن يأخذ الإيجار من الدخل: القرار للمؤجر، وغالبًا ما يطلب شهادة راتب.',
    carriedByRent: ({ price, loan, down, share }) =>
      `قسط بقدر هذا الإيجار يغطي قرضًا بنحو ${loan}، أي منزلًا بنحو ${price} مع دفعة أولى ${share} (${down}).`,
    chargeUnknown:
      'لا يذكر الإعلان رسوم الخدمات، فيبقى العائد الصافي مجهولًا: أخبرني كم تبلغ سنويًا أو للقدم المربعة وأخصمها.',
    showRents: (rent, aed) => ({
      label: `عقارات حتى ${rent}`,
      message: `عقارات للإيجار حتى ${aed} درهم سنويا`,
    }),
  },
  ru: {
    shared: (people, amount) => `Если делить на ${people}, с каждого ${amount}.`,
    bills: 'Свет, вода, охлаждение и интернет — сверху; сколько это, в объявлениях не пишут.',
    shareOf: (rent, month, share, income) =>
      `${rent} — это ${month} в месяц: ${share} от дохода ${income} в месяц.`,
    partsOf: (income, [quarter, quarterYear], [third, thirdYear]) =>
      `Четверть от ${income} в месяц — ${quarter}, то есть аренда ${quarterYear}; треть — ${third}, то есть аренда ${thirdYear}.`,
    noRule:
      'Правила, какую часть дохода можно отдавать за аренду, я не знаю: решает арендодатель и чаще всего просит справку о зарплате.',
    carriedByRent: ({ price, loan, down, share }) =>
      `Платёж, равный этой аренде, — это кредит около ${loan}, то есть жильё примерно за ${price} со взносом ${share} (${down}).`,
    chargeUnknown:
      'Сервисный сбор в объявлении не указан, поэтому чистую доходность не назвать: скажите, сколько он в год или за кв. фут, и я его вычту.',
    showRents: (rent, aed) => ({
      label: `Жильё до ${rent}`,
      message: `снять жильё до ${aed} AED в год`,
    }),
  },
  hi: {
    shared: (people, amount) => `${people} लोगों में बाँटें तो हर एक का ${amount}।`,
    bills: 'बिजली, पानी, कूलिंग और इंटरनेट अलग से लगते हैं; कितने, यह विज्ञापनों में नहीं लिखा होता।',
    shareOf: (rent, month, share, income) =>
      `${rent} यानी ${month} महीना: ${income} महीने की आय का ${share}।`,
    partsOf: (income, [quarter, quarterYear], [third, thirdYear]) =>
      `${income} महीने का चौथाई ${quarter} है, यानी किराया ${quarterYear}; एक तिहाई ${third} है, यानी किराया ${thirdYear}।`,
    noRule:
      'आय का कितना हिस्सा किराए में जाए, इसका कोई नियम मुझे नहीं पता: फ़ैसला मकान मालिक का है, और वह अक्सर सैलरी सर्टिफ़िकेट माँगता है।',
    carriedByRent: ({ price, loan, down, share }) =>
      `इस किराए जितनी किस्त से लगभग ${loan} का लोन चलता है, यानी ${share} डाउन पेमेंट (${down}) के साथ लगभग ${price} का घर।`,
    chargeUnknown:
      'विज्ञापन में सर्विस चार्ज नहीं लिखा, इसलिए नेट यील्ड नहीं बता सकती: साल का या प्रति वर्ग फ़ुट का चार्ज बताइए, मैं घटा दूँगी।',
    showRents: (rent, aed) => ({
      label: `${rent} तक के घर`,
      message: `किराए के घर AED ${aed} सालाना तक`,
    }),
  },
  zh: {
    shared: (people, amount) => `${people}个人分摊，每人${amount}。`,
    bills: '水电、冷气和网费另付，要多少，广告里没有写。',
    shareOf: (rent, month, share, income) =>
      `${rent}，合每月${month}，占每月${income}收入的${share}。`,
    partsOf: (income, [quarter, quarterYear], [third, thirdYear]) =>
      `每月${income}的四分之一是${quarter}，即租金${quarterYear}；三分之一是${third}，即租金${thirdYear}。`,
    noRule: '租金最多占收入多少，据我所知没有规定：由房东决定，房东大多要看工资证明。',
    carriedByRent: ({ price, loan, down, share }) =>
      `月供和这笔租金一样的话，约可贷${loan}，即首付${share}（${down}）可买约${price}的房子。`,
    chargeUnknown: '广告没有写物业费，净回报率就算不出来：告诉我一年多少或每平方英尺多少，我来扣。',
    showRents: (rent, aed) => ({
      label: `${rent}以内的房子`,
      message: `租房，每年${aed}迪拉姆以内`,
    }),
  },
  de: {
    shared: (people, amount) => `Geteilt durch ${people} sind das ${amount} für jeden.`,
    bills: 'Strom, Wasser, Kühlung und Internet kommen dazu; wie viel, steht in keinem Inserat.',
    shareOf: (rent, month, share, income) =>
      `${rent} sind ${month} im Monat: ${share} eines Einkommens von ${income} im Monat.`,
    partsOf: (income, [quarter, quarterYear], [third, thirdYear]) =>
      `Ein Viertel von ${income} im Monat sind ${quarter}, also eine Miete von ${quarterYear}; ein Drittel sind ${third}, also eine Miete von ${thirdYear}.`,
    noRule:
      'Eine Regel, wie viel vom Einkommen in die Miete gehen darf, kenne ich nicht: Der Vermieter entscheidet und verlangt meist eine Gehaltsbescheinigung.',
    carriedByRent: ({ price, loan, down, share }) =>
      `Eine Rate in Höhe dieser Miete trägt ein Darlehen von etwa ${loan}, also eine Immobilie für etwa ${price} mit ${share} Eigenkapital (${down}).`,
    chargeUnknown:
      'Die Servicegebühr steht nicht im Inserat, die Nettorendite bleibt also offen: Nennen Sie mir die Gebühr im Jahr oder je Quadratfuß, dann ziehe ich sie ab.',
    showRents: (rent, aed) => ({
      label: `Immobilien bis ${rent}`,
      message: `zur Miete bis ${aed} AED im Jahr`,
    }),
  },
}
