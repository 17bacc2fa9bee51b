import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Sentences about short sums over a figure that was named, or a home that was shown. Figures come in as finished texts. */
export interface StatedSumTexts {
  chargeOf: (charge: string, size: string, amount: string) => string
  /** What of a rent is left after it, and the share of the price. */
  netOf: (left: string, share: string) => string
  sizeNeeded: string
  less: (price: string, share: string, amount: string, difference: string) => string
  more: (price: string, share: string, amount: string, difference: string) => string
  plan: (price: string, share: string, before: string, after: string) => string
  planShares: (before: string, after: string) => string
  planParts: (first: string, each: string, share: string) => string
  planMonths: string
  planNote: string
  decree: string
  riseUpTo: (parts: RiseParts & { share: string }) => string
  noRise: (parts: RiseParts & { upTo: string }) => string
  aboveMarket: (rent: string, market: string) => string
  /** The market was named in place of the index. */
  supposeIndex: (market: string) => string
  notice: (days: string) => string
  ofOwnBuilding: string
  perMetre: (perSqft: string, perSqm: string) => string
  squareMetre: (figure: string) => string
  metresOfKind: (subject: string, listings: string, median: string) => string
  letFor: string
  /** Too few listings where the home is. */
  fartherAround: (place: string) => string
  yieldAt: (price: string, share: string) => string
  yieldOfKind: (price: string, share: string) => string
  perMonth: (rent: string, amount: string) => string
}

interface RiseParts {
  rent: string
  market: string
  below: string
  decree: string
  most: string
}

export const statedSumTexts: Readonly<Record<LanguageCode, StatedSumTexts>> = {
  en: {
    chargeOf: (charge, size, amount) => `A service charge of ${charge} on ${size} is ${amount}.`,
    netOf: (left, share) =>
      `After it ${left} of the rent is left, a net yield of ${share}; empty months and repairs are not counted.`,
    sizeNeeded: 'Tell me the size in square feet and I will take the service charge off.',
    less: (price, share, amount, difference) =>
      `${share} less than ${price} is ${amount}, so ${difference} off.`,
    more: (price, share, amount, difference) =>
      `${share} on top of ${price} is ${amount}, so ${difference} more.`,
    plan: (price, share, before, after) =>
      `Of ${price} you pay ${before} (${share}) before handover and ${after} at handover or after it.`,
    planShares: (before, after) =>
      `Of the price you pay ${before} before handover and ${after} at handover or after it.`,
    planParts: (first, each, share) => `That is ${first} at first and ${each} a month (${share}).`,
    planMonths: 'How many months are left until handover? Then I will add it up.',
    planNote:
      'This is the developer’s plan, not a loan, so I counted no interest; the dates stand in the contract, and the fees come on top.',
    decree: 'Decree No. 43 of 2013',
    riseUpTo: ({ rent, market, below, decree, share, most }) =>
      `A rent of ${rent} is ${below} below the ${market} of the index. ${decree} then allows a rise of ${share} at most, to ${most}.`,
    noRise: ({ rent, market, below, decree, upTo, most }) =>
      `A rent of ${rent} is ${below} below the ${market} of the index. Up to ${upTo} ${decree} allows no rise: it stays at ${most}.`,
    aboveMarket: (rent, market) =>
      `The rent is ${rent} and the index says ${market}: it may not be raised.`,
    supposeIndex: (market) =>
      `The market is not the index, which may say something else; suppose it says ${market}.`,
    notice: (days) =>
      `The landlord has to give notice ${days} before the contract ends, unless it says otherwise; without that the rent stays.`,
    ofOwnBuilding:
      'What counts is the index of the Land Department for the building, not what homes are advertised for.',
    perMetre: (perSqft, perSqm) => `${perSqft} is ${perSqm}.`,
    squareMetre: (figure) => `AED ${figure} per square metre`,
    metresOfKind: (subject, listings, median) =>
      `The median of ${listings} listings (${subject}) is ${median}.`,
    letFor: 'What it may be let for, by the asking rents on this site:',
    fartherAround: (place) =>
      `There are too few homes like it for rent in ${place}, so I looked farther around.`,
    yieldAt: (price, share) =>
      `With the median rent, ${price} has a gross yield of ${share}, before service charges, empty months and repairs.`,
    yieldOfKind: (price, share) =>
      `Homes of that kind ask a median of ${price} for sale, so the gross yield is about ${share}.`,
    perMonth: (rent, amount) => `${rent} is ${amount} a month.`,
  },
  ar: {
    chargeOf: (charge, size, amount) => `رسوم خدمات ${charge} على ${size} تساوي ${amount}.`,
    netOf: (left, share) =>
      `بعدها يبقى من الإيجار ${left}، أي عائد صافٍ قدره ${share}، دون حساب الأشهر الشاغرة والصيانة.`,
    sizeNeeded: 'أخبرني بالمساحة بالقدم المربعة لأخصم رسوم الخدمات.',
    less: (price, share, amount, difference) =>
      `أقل بنسبة ${share} من ${price} يعني ${amount}، أي توفّر ${difference}.`,
    more: (price, share, amount, difference) =>
      `زيادة ${share} على ${price} تعني ${amount}، أي أكثر بمقدار ${difference}.`,
    plan: (price, share, before, after) =>
      `من ${price} تدفع ${before} (${share}) قبل التسليم، و${after} عند التسليم أو بعده.`,
    planShares: (before, after) =>
      `من السعر تدفع ${before} قبل التسليم، و${after} عند التسليم أو بعده.`,
    planParts: (first, each, share) => `أي ${first} في البداية ثم ${each} كل شهر (${share}).`,
    planMonths: 'كم شهرًا بقي حتى التسليم؟ عندها أجمع لك المبلغ.',
    planNote:
      'هذه خطة سداد من المطوّر وليست قرضًا، فلم أحسب فائدة؛ المواعيد في العقد، والرسوم تضاف إليها.',
    decree: 'المرسوم رقم 43 لسنة 2013',
    riseUpTo: ({ rent, market, below, decree, share, most }) =>
      `الإيجار ${rent} أقل بنسبة ${below} من ${market} في المؤشر. يسمح ${decree} عندها بزيادة ${share} على الأكثر، أي حتى ${most}.`,
    noRise: ({ rent, market, below, decree, upTo, most }) =>
      `الإيجار ${rent} أقل بنسبة ${below} من ${market} في المؤشر. حتى ${upTo} لا يسمح ${decree} بأي زيادة، فيبقى ${most}.`,
    aboveMarket: (rent, market) => `الإيجار ${rent} والمؤشر يقول ${market}: لا يجوز رفعه.`,
    supposeIndex: (market) =>
      `سعر السوق غير المؤشر، وقد يقول المؤشر رقمًا آخر؛ لنفترض أنه يقول ${market}.`,
    notice: (days) =>
      `على المؤجر أن يُشعر المستأجر قبل انتهاء العقد بـ ${days} ما لم ينص العقد على غير ذلك، وإلا يبقى الإيجار كما هو.`,
    ofOwnBuilding: 'المرجع هو مؤشر دائرة الأراضي والأملاك للمبنى نفسه، لا أسعار الإعلانات.',
    perMetre: (perSqft, perSqm) => `${perSqft} تساوي ${perSqm}.`,
    squareMetre: (figure) => `${figure} درهم للمتر المربع`,
    metresOfKind: (subject, listings, median) =>
      `السعر الوسيط (${subject}، عدد الإعلانات ${listings}) هو ${median}.`,
    letFor: 'بكم يمكن تأجيره بحسب الإيجارات المطلوبة في هذا الموقع:',
    fartherAround: (place) =>
      `العقارات المشابهة المعروضة للإيجار في ${place} قليلة جدًا، فوسّعت البحث حولها.`,
    yieldAt: (price, share) =>
      `بالإيجار الوسيط يكون العائد الإجمالي على ${price} نحو ${share}، قبل رسوم الخدمات والأشهر الشاغرة والصيانة.`,
    yieldOfKind: (price, share) =>
      `السعر الوسيط المطلوب للبيع لمثله ${price}، فالعائد الإجمالي نحو ${share}.`,
    perMonth: (rent, amount) => `${rent} تعني ${amount} في الشهر.`,
  },
  ru: {
    chargeOf: (charge, size, amount) => `Сервисный сбор ${charge} при площади ${size} — ${amount}.`,
    netOf: (left, share) =>
      `За его вычетом от аренды остаётся ${left}, чистая доходность — ${share}, без учёта простоя и ремонта.`,
    sizeNeeded: 'Назовите площадь в квадратных футах, и я вычту сервисный сбор.',
    less: (price, share, amount, difference) =>
      `${price} минус ${share} — это ${amount}, на ${difference} меньше.`,
    more: (price, share, amount, difference) =>
      `${price} плюс ${share} — это ${amount}, на ${difference} больше.`,
    plan: (price, share, before, after) =>
      `Из ${price} до сдачи вы платите ${before} (${share}), при сдаче или после неё — ${after}.`,
    planShares: (before, after) =>
      `От цены до сдачи вы платите ${before}, при сдаче или после неё — ${after}.`,
    planParts: (first, each, share) => `Это ${first} вначале и по ${each} каждый месяц (${share}).`,
    planMonths: 'Сколько месяцев осталось до сдачи? Тогда я всё сложу.',
    planNote:
      'Это рассрочка застройщика, а не кредит, поэтому процентов я не считала; сроки указаны в договоре, сборы — сверх цены.',
    decree: 'Декрет № 43 от 2013 года',
    riseUpTo: ({ rent, market, below, decree, share, most }) =>
      `Аренда ${rent} на ${below} ниже, чем ${market} по индексу. ${decree} разрешает в этом случае поднять её не больше чем на ${share}: до ${most}.`,
    noRise: ({ rent, market, below, decree, upTo, most }) =>
      `Аренда ${rent} на ${below} ниже, чем ${market} по индексу. При разнице до ${upTo} ${decree} не разрешает повышать её: остаётся ${most}.`,
    aboveMarket: (rent, market) => `Аренда — ${rent}, по индексу — ${market}: поднять её нельзя.`,
    supposeIndex: (market) =>
      `Рынок — это не индекс: у индекса может быть другая цифра. Допустим, по индексу ${market}.`,
    notice: (days) =>
      `Арендодатель должен предупредить за ${days} до конца договора, если в нём не записано иное; без этого аренда остаётся прежней.`,
    ofOwnBuilding: 'Решает индекс Земельного департамента для этого дома, а не цены в объявлениях.',
    perMetre: (perSqft, perSqm) => `${perSqft} — это ${perSqm}.`,
    squareMetre: (figure) => `${figure} AED за кв. метр`,
    metresOfKind: (subject, listings, median) =>
      `Медиана по объявлениям (${subject}; всего ${listings}) — ${median}.`,
    letFor: 'За сколько можно сдать, судя по объявлениям на этом сайте:',
    fartherAround: (place) =>
      `Похожего жилья в аренду (${place}) слишком мало, поэтому я взяла район пошире.`,
    yieldAt: (price, share) =>
      `С медианной арендой при цене ${price} валовая доходность — ${share}, до сервисного сбора, простоя и ремонта.`,
    yieldOfKind: (price, share) =>
      `Такое жильё продают по медианной цене ${price}, так что валовая доходность — около ${share}.`,
    perMonth: (rent, amount) => `${rent} — это ${amount} в месяц.`,
  },
  hi: {
    chargeOf: (charge, size, amount) =>
      `${size} पर ${charge} के हिसाब से सर्विस चार्ज ${amount} बनता है।`,
    netOf: (left, share) =>
      `इसे घटाकर किराए में से ${left} बचते हैं, यानी नेट यील्ड ${share}; ख़ाली महीने और मरम्मत नहीं गिने।`,
    sizeNeeded: 'वर्ग फ़ुट में साइज़ बताइए, फिर मैं सर्विस चार्ज घटा दूँगी।',
    less: (price, share, amount, difference) =>
      `${price} से ${share} कम यानी ${amount}, ${difference} की कमी।`,
    more: (price, share, amount, difference) =>
      `${price} से ${share} ज़्यादा यानी ${amount}, ${difference} की बढ़त।`,
    plan: (price, share, before, after) =>
      `${price} में से हैंडओवर से पहले ${before} (${share}) और हैंडओवर पर या उसके बाद ${after} देने होंगे।`,
    planShares: (before, after) =>
      `कीमत का ${before} हैंडओवर से पहले और ${after} हैंडओवर पर या उसके बाद देना होता है।`,
    planParts: (first, each, share) => `यानी शुरू में ${first} और हर महीने ${each} (${share})।`,
    planMonths: 'हैंडओवर में कितने महीने बाकी हैं? फिर मैं जोड़कर बता दूँगी।',
    planNote:
      'यह डेवलपर का प्लान है, लोन नहीं, इसलिए ब्याज नहीं गिना; तारीख़ें अनुबंध में होती हैं और फ़ीस अलग से लगती है।',
    decree: '2013 का डिक्री संख्या 43',
    riseUpTo: ({ rent, market, below, decree, share, most }) =>
      `किराया ${rent} इंडेक्स के ${market} से ${below} कम है। ${decree} के हिसाब से ज़्यादा से ज़्यादा ${share} बढ़ सकता है, यानी ${most} तक।`,
    noRise: ({ rent, market, below, decree, upTo, most }) =>
      `किराया ${rent} इंडेक्स के ${market} से ${below} कम है। ${upTo} तक के फ़र्क पर ${decree} के हिसाब से किराया नहीं बढ़ सकता: ${most} ही रहेगा।`,
    aboveMarket: (rent, market) =>
      `किराया ${rent} है और इंडेक्स ${market} बताता है: किराया नहीं बढ़ाया जा सकता।`,
    supposeIndex: (market) =>
      `बाज़ार का भाव इंडेक्स नहीं है, और इंडेक्स कुछ और भी बता सकता है; मान लें कि वह ${market} बताता है।`,
    notice: (days) =>
      `मकान मालिक को अनुबंध ख़त्म होने से ${days} पहले सूचना देनी होगी, जब तक अनुबंध में कुछ और न लिखा हो; वरना किराया वही रहता है।`,
    ofOwnBuilding: 'उस बिल्डिंग के लिए भूमि विभाग का इंडेक्स ही मान्य है, विज्ञापनों के भाव नहीं।',
    perMetre: (perSqft, perSqm) => `${perSqft} यानी ${perSqm}।`,
    squareMetre: (figure) => `AED ${figure} प्रति वर्ग मीटर`,
    metresOfKind: (subject, listings, median) =>
      `${listings} लिस्टिंग (${subject}) की मीडियन कीमत ${median} है।`,
    letFor: 'इस साइट पर माँगे गए किरायों के हिसाब से यह इतने में किराए पर जा सकता है:',
    fartherAround: (place) => `${place} में ऐसे घर किराए पर बहुत कम हैं, इसलिए मैंने आसपास भी देखा।`,
    yieldAt: (price, share) =>
      `मीडियन किराए पर ${price} की कीमत की ग्रॉस यील्ड ${share} है, सर्विस चार्ज, ख़ाली महीने और मरम्मत घटाए बिना।`,
    yieldOfKind: (price, share) =>
      `बिक्री के ऐसे घरों की मीडियन कीमत ${price} है, इसलिए ग्रॉस यील्ड लगभग ${share} है।`,
    perMonth: (rent, amount) => `${rent} यानी महीने के ${amount}।`,
  },
  zh: {
    chargeOf: (charge, size, amount) => `物业费${charge}，面积${size}，合计${amount}。`,
    netOf: (left, share) => `扣除后租金还剩${left}，净回报率为 ${share}，未计空置期和维修费。`,
    sizeNeeded: '告诉我面积（平方英尺），我就能扣除物业费。',
    less: (price, share, amount, difference) =>
      `${price}减 ${share} 是${amount}，便宜${difference}。`,
    more: (price, share, amount, difference) =>
      `${price}加 ${share} 是${amount}，多${difference}。`,
    plan: (price, share, before, after) =>
      `总价${price}，交房前付${before}（${share}），交房时或之后付${after}。`,
    planShares: (before, after) => `交房前付房价的${before}，交房时或之后付${after}。`,
    planParts: (first, each, share) => `即先付${first}，之后每月付${each}（${share}）。`,
    planMonths: '离交房还有几个月？告诉我就能算出总数。',
    planNote: '这是开发商的付款计划，不是贷款，所以没有计利息；付款日期以合同为准，各项费用另计。',
    decree: '2013 年第 43 号法令',
    riseUpTo: ({ rent, market, below, decree, share, most }) =>
      `租金${rent}比指数的${market}低 ${below}。按${decree}，最多可涨 ${share}，即${most}。`,
    noRise: ({ rent, market, below, decree, upTo, most }) =>
      `租金${rent}比指数的${market}低 ${below}。差距不超过 ${upTo} 时，${decree}不允许涨租，仍为${most}。`,
    aboveMarket: (rent, market) => `租金${rent}，指数为${market}：不能涨租。`,
    supposeIndex: (market) => `市场价不等于指数，指数可能不同；假设指数为${market}。`,
    notice: (days) => `除非合同另有约定，房东须在合同到期前 ${days}通知租客，否则租金不变。`,
    ofOwnBuilding: '以土地局对该楼宇的租金指数为准，而不是挂牌租金。',
    perMetre: (perSqft, perSqm) => `${perSqft}，折合${perSqm}。`,
    squareMetre: (figure) => `每平方米 ${figure} 迪拉姆`,
    metresOfKind: (subject, listings, median) =>
      `${listings} 套房源（${subject}）的中位数为${median}。`,
    letFor: '按本站的出租要价，大概可以租到：',
    fartherAround: (place) => `${place}同类出租房源太少，所以我看了周边更大的范围。`,
    yieldAt: (price, share) =>
      `按租金中位数，${price}的毛回报率为 ${share}，未扣物业费、空置期和维修费。`,
    yieldOfKind: (price, share) => `同类房源出售要价的中位数为${price}，毛回报率约 ${share}。`,
    perMonth: (rent, amount) => `${rent}，折合每月${amount}。`,
  },
  de: {
    chargeOf: (charge, size, amount) =>
      `Eine Servicegebühr von ${charge} bei ${size} sind ${amount}.`,
    netOf: (left, share) =>
      `Danach bleiben von der Miete ${left}, netto also ${share} Rendite, ohne Leerstand und Reparaturen.`,
    sizeNeeded: 'Nennen Sie mir die Größe in Quadratfuß, dann ziehe ich die Servicegebühr ab.',
    less: (price, share, amount, difference) =>
      `${price} abzüglich ${share} sind ${amount}, also ${difference} weniger.`,
    more: (price, share, amount, difference) =>
      `${price} zuzüglich ${share} sind ${amount}, also ${difference} mehr.`,
    plan: (price, share, before, after) =>
      `Von ${price} zahlen Sie ${before} (${share}) vor der Übergabe und ${after} bei der Übergabe oder danach.`,
    planShares: (before, after) =>
      `Vom Preis zahlen Sie ${before} vor der Übergabe und ${after} bei der Übergabe oder danach.`,
    planParts: (first, each, share) =>
      `Das sind zuerst ${first} und dann ${each} im Monat (${share}).`,
    planMonths: 'Wie viele Monate sind es noch bis zur Übergabe? Dann rechne ich es zusammen.',
    planNote:
      'Das ist der Zahlungsplan des Bauträgers und kein Darlehen, deshalb ohne Zinsen gerechnet; die Termine stehen im Vertrag, die Gebühren kommen dazu.',
    decree: 'Dekret Nr. 43 von 2013',
    riseUpTo: ({ rent, market, below, decree, share, most }) =>
      `Die Miete von ${rent} liegt ${below} unter den ${market} des Index. Das ${decree} erlaubt dann höchstens ${share} mehr: ${most}.`,
    noRise: ({ rent, market, below, decree, upTo, most }) =>
      `Die Miete von ${rent} liegt ${below} unter den ${market} des Index. Bis ${upTo} erlaubt das ${decree} keine Erhöhung: Es bleibt bei ${most}.`,
    aboveMarket: (rent, market) =>
      `Die Miete beträgt ${rent}, der Index nennt ${market}: Sie darf nicht steigen.`,
    supposeIndex: (market) =>
      `Der Markt ist nicht der Index, und der kann etwas anderes sagen; angenommen, er nennt ${market}.`,
    notice: (days) =>
      `Der Vermieter muss es ${days} vor Vertragsende ankündigen, wenn der Vertrag nichts anderes sagt; sonst bleibt die Miete, wie sie ist.`,
    ofOwnBuilding:
      'Maßgeblich ist der Index des Land Department für das Gebäude, nicht was Inserate verlangen.',
    perMetre: (perSqft, perSqm) => `${perSqft} sind ${perSqm}.`,
    squareMetre: (figure) => `${figure} AED pro Quadratmeter`,
    metresOfKind: (subject, listings, median) =>
      `Der Median von ${listings} Angeboten (${subject}) liegt bei ${median}.`,
    letFor: 'Was die Vermietung bringen kann, gemessen an den Mietangeboten auf dieser Website:',
    fartherAround: (place) =>
      `In ${place} gibt es zu wenige vergleichbare Mietangebote, darum habe ich den Umkreis erweitert.`,
    yieldAt: (price, share) =>
      `Mit der mittleren Miete sind das bei ${price} ${share} Bruttorendite, vor Servicegebühren, Leerstand und Reparaturen.`,
    yieldOfKind: (price, share) =>
      `Zum Kauf werden solche Immobilien im Median für ${price} angeboten, das sind etwa ${share} Bruttorendite.`,
    perMonth: (rent, amount) => `${rent} sind ${amount} im Monat.`,
  },
}
