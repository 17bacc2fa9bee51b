import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What is left of a rent, and what a home costs its owner each year. Figures come in as finished texts. */
interface NetTexts {
  /** The rent of homes like it, before anything is taken off. */
  comesIn: (rent: string) => string
  /** The service charge is open: what each dirham of it by the square foot takes, a year and a month. */
  perFoot: (year: string, month: string) => string
  /** No advert of homes like it says what they are let for. */
  rentUnknown: string
  /** Of whole places only gross yields are known; how to come from one to the other. */
  ofPlaces: string
  /** A rent of so much a year covers the instalments. */
  covered: (rent: string) => string
  managerShare: (low: string, high: string) => string
  managed: (low: string, high: string, from: string, to: string) => string
  /** What is left with the manager taken off too. */
  afterManager: (from: string, to: string) => string
  /** What a shown home costs each year is asked, and its advert does not say. */
  chargeMissing: string
  index: string
  /** What is used, and an empty home. */
  besides: string
  aMonth: (amount: string) => string
}

export const netTexts: Readonly<Record<LanguageCode, NetTexts>> = {
  en: {
    comesIn: (rent) => `About ${rent} would come in, by what homes like it ask.`,
    perFoot: (year, month) =>
      `Each dirham per sqft of service charge is ${year} a year here, or ${month} a month.`,
    rentUnknown:
      'Too few homes like it are to let here, so I have no rent to count with: tell me what you expect a year and I will take the costs off.',
    ofPlaces:
      'Net depends on each building’s service charge, which few adverts state, so these are gross. To get to net, take off the charge per sqft divided by the price per sqft; a manager, empty months and repairs come off too.',
    managerShare: (low, high) => `A manager usually takes ${low} to ${high} of the rent plus VAT.`,
    covered: (rent) => `A rent of ${rent} or more covers the instalments.`,
    managed: (low, high, from, to) =>
      `A manager usually takes ${low} to ${high} of the rent plus VAT: ${from} to ${to} a year.`,
    afterManager: (from, to) => `With the manager taken off too, ${from} to ${to} is left a year.`,
    chargeMissing:
      'The advert does not state the service charge, which is what an owner pays each year, lived in or not: the agent can tell.',
    index:
      'In Dubai the approved charge of each building stands in the Land Department’s service charge index.',
    besides: 'Electricity, water and cooling go by use; a cooling contract may have a fixed part.',
    aMonth: (amount) => `That is ${amount} a month.`,
  },
  ar: {
    comesIn: (rent) => `يدخل لك نحو ${rent} بحسب ما يُطلب في عقارات مثله.`,
    perFoot: (year, month) =>
      `كل درهم من رسوم الخدمات للقدم المربعة يعني هنا ${year} في السنة، أي ${month} في الشهر.`,
    rentUnknown:
      'المعروض للإيجار من مثله هنا قليل جدًا فلا إيجار أحسب به: أخبرني كم تتوقع في السنة وأخصم التكاليف.',
    ofPlaces:
      'الصافي يتوقف على رسوم خدمات كل مبنى، وقليل من الإعلانات يذكرها، فهذه أرقام إجمالية. وللوصول إلى الصافي اطرح رسوم القدم المربعة مقسومة على سعر القدم المربعة، ثم الإدارة والأشهر الشاغرة والصيانة.',
    managerShare: (low, high) =>
      `تأخذ شركة الإدارة عادةً من ${low} إلى ${high} من الإيجار تضاف إليها ضريبة القيمة المضافة.`,
    covered: (rent) => `يغطي الأقساط إيجار قدره ${rent} أو أكثر.`,
    managed: (low, high, from, to) =>
      `تأخذ شركة الإدارة عادةً من ${low} إلى ${high} من الإيجار تضاف إليها ضريبة القيمة المضافة: من ${from} إلى ${to} في السنة.`,
    afterManager: (from, to) => `وبعد خصم الإدارة أيضًا يبقى لك من ${from} إلى ${to} في السنة.`,
    chargeMissing:
      'لا يذكر الإعلان رسوم الخدمات، وهي ما يدفعه المالك كل سنة سواء سكن أم لا، ويمكن للوكيل أن يوضحها.',
    index: 'في دبي تجد الرسوم المعتمدة لكل مبنى في مؤشر رسوم الخدمات لدى دائرة الأراضي والأملاك.',
    besides: 'الكهرباء والماء والتبريد بحسب الاستهلاك، وقد يكون لعقد التبريد جزء ثابت.',
    aMonth: (amount) => `أي ${amount} في الشهر.`,
  },
  ru: {
    comesIn: (rent) => `Аренда даст около ${rent}, если судить по похожим объявлениям.`,
    perFoot: (year, month) =>
      `Каждый дирхам сервисного сбора за кв. фут — это здесь ${year} в год, или ${month} в месяц.`,
    rentUnknown:
      'Похожего жилья в аренду здесь слишком мало, считать не от чего: назовите аренду в год, на которую рассчитываете, и я вычту расходы.',
    ofPlaces:
      'Чистая доходность зависит от сервисного сбора дома, а его в объявлениях почти не пишут, поэтому здесь валовая. Чтобы получить чистую, вычтите сбор за кв. фут, делённый на цену за кв. фут, а ещё управляющую, простой и ремонт.',
    managerShare: (low, high) =>
      `Управляющая компания обычно берёт от ${low} до ${high} аренды плюс НДС.`,
    covered: (rent) => `Платежи покроет аренда от ${rent}.`,
    managed: (low, high, from, to) =>
      `Управляющая компания обычно берёт от ${low} до ${high} аренды плюс НДС: от ${from} до ${to} в год.`,
    afterManager: (from, to) => `С учётом управляющей остаётся от ${from} до ${to} в год.`,
    chargeMissing:
      'Сервисный сбор в объявлении не указан, а это и есть то, что собственник платит каждый год, живёт он там или нет; его знает агент.',
    index:
      'В Дубае утверждённый сбор каждого дома есть в индексе сервисных сборов Земельного департамента.',
    besides:
      'Свет, вода и охлаждение — по расходу; в договоре на охлаждение бывает постоянная часть.',
    aMonth: (amount) => `Это ${amount} в месяц.`,
  },
  hi: {
    comesIn: (rent) => `ऐसे घरों के विज्ञापनों के हिसाब से लगभग ${rent} किराया आएगा।`,
    perFoot: (year, month) =>
      `सर्विस चार्ज का हर एक दिरहम प्रति वर्ग फ़ुट यहाँ साल के ${year}, यानी महीने के ${month} होता है।`,
    rentUnknown:
      'ऐसे घर यहाँ किराए पर बहुत कम हैं, इसलिए गिनने को किराया नहीं है: साल का जितना सोच रहे हैं बताइए, मैं ख़र्च घटा दूँगी।',
    ofPlaces:
      'नेट हर इमारत के सर्विस चार्ज पर टिका है, जो विज्ञापनों में कम ही लिखा होता है, इसलिए ये ग्रॉस हैं। नेट के लिए प्रति वर्ग फ़ुट चार्ज को प्रति वर्ग फ़ुट कीमत से भाग देकर घटाइए, फिर मैनेजर, ख़ाली महीने और मरम्मत भी।',
    managerShare: (low, high) => `मैनेजर आम तौर पर किराए का ${low} से ${high} और ऊपर से VAT लेता है।`,
    covered: (rent) => `${rent} या ज़्यादा किराया किस्तें पूरी कर देता है।`,
    managed: (low, high, from, to) =>
      `मैनेजर आम तौर पर किराए का ${low} से ${high} और ऊपर से VAT लेता है: साल के ${from} से ${to}।`,
    afterManager: (from, to) => `मैनेजर का हिस्सा घटाकर साल में ${from} से ${to} बचते हैं।`,
    chargeMissing:
      'विज्ञापन में सर्विस चार्ज नहीं लिखा, और मालिक हर साल वही देता है, रहे या न रहे; एजेंट बता सकते हैं।',
    index: 'दुबई में हर इमारत का मंज़ूर चार्ज भूमि विभाग के सर्विस चार्ज इंडेक्स में मिलता है।',
    besides: 'बिजली, पानी और कूलिंग इस्तेमाल के हिसाब से; कूलिंग के अनुबंध में एक तय हिस्सा भी हो सकता है।',
    aMonth: (amount) => `यानी महीने के ${amount}।`,
  },
  zh: {
    comesIn: (rent) => `按同类房源的要价，租金约${rent}。`,
    perFoot: (year, month) => `物业费每平方英尺每 1 迪拉姆，这套就是一年${year}，一个月${month}。`,
    rentUnknown: '这里同类的出租房源太少，没有租金可算：告诉我您预计一年租多少，我来扣费用。',
    ofPlaces:
      '净回报要看每栋楼的物业费，广告很少写，所以下面是毛回报。算净回报：减去每平方英尺物业费除以每平方英尺房价，再减托管、空置和维修。',
    managerShare: (low, high) => `托管公司一般收租金的${low}到${high}，增值税另计。`,
    covered: (rent) => `租金达到${rent}就能盖过月供。`,
    managed: (low, high, from, to) =>
      `托管公司一般收租金的${low}到${high}，增值税另计：一年${from}到${to}。`,
    afterManager: (from, to) => `再扣托管费，一年剩${from}到${to}。`,
    chargeMissing: '广告没有写物业费，而业主住不住每年都要付这一笔：可以问经纪人。',
    index: '在迪拜，每栋楼核准的物业费可以在土地局的物业费指数里查到。',
    besides: '水电和冷气按用量付，供冷合同可能有固定部分。',
    aMonth: (amount) => `合每月${amount}。`,
  },
  de: {
    comesIn: (rent) => `Etwa ${rent} kämen nach den Mietpreisen ähnlicher Inserate herein.`,
    perFoot: (year, month) =>
      `Jeder Dirham Servicegebühr je Quadratfuß macht hier ${year} im Jahr aus, also ${month} im Monat.`,
    rentUnknown:
      'Hier werden zu wenige solche Wohnungen vermietet, mir fehlt also die Miete: Nennen Sie mir, was Sie im Jahr erwarten, dann ziehe ich die Kosten ab.',
    ofPlaces:
      'Netto hängt an der Servicegebühr des Gebäudes, die kaum ein Inserat nennt, deshalb steht hier brutto. Für netto ziehen Sie die Gebühr je Quadratfuß geteilt durch den Preis je Quadratfuß ab, dazu Verwaltung, Leerstand und Reparaturen.',
    managerShare: (low, high) =>
      `Eine Verwaltung nimmt meist ${low} bis ${high} der Miete zuzüglich Mehrwertsteuer.`,
    covered: (rent) => `Eine Miete ab ${rent} deckt die Raten.`,
    managed: (low, high, from, to) =>
      `Eine Verwaltung nimmt meist ${low} bis ${high} der Miete zuzüglich Mehrwertsteuer: ${from} bis ${to} im Jahr.`,
    afterManager: (from, to) => `Mit der Verwaltung abgezogen bleiben ${from} bis ${to} im Jahr.`,
    chargeMissing:
      'Die Servicegebühr steht nicht im Inserat; sie ist das, was ein Eigentümer jedes Jahr zahlt, ob bewohnt oder nicht. Der Makler kennt sie.',
    index:
      'In Dubai steht die genehmigte Gebühr jedes Gebäudes im Service-Charge-Index des Land Department.',
    besides:
      'Strom, Wasser und Kühlung gehen nach Verbrauch; ein Kühlvertrag kann einen festen Teil haben.',
    aMonth: (amount) => `Das sind ${amount} im Monat.`,
  },
}
