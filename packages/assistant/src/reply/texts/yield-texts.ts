import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What a yield is drawn from, in words. */
export interface YieldWording {
  place: string
  share: string
  /** Numbers of properties, as `counted` has them. */
  sale: string
  rent: string
  /** Medians, the rent of a year. */
  price: string
  yearly: string
}

/** Sentences about the yields of places. */
export interface YieldTexts {
  /** How yields are worked out; `kinds` may be empty, `period` is the months of the adverts, `sample` is `least`. */
  lead: (kinds: string, period: string, sample: string) => string
  /** The least number of properties. */
  least: (count: string) => string
  /** Which kinds a range of prices chooses. */
  budget: (prices: string) => string
  /** So many of all live ones. */
  counted: (count: string, live: string) => string
  line: (wording: YieldWording) => string
  /** Over several kinds of properties; the prices are those of `most`, the one with the most properties. */
  lineOfKinds: (wording: YieldWording, kinds: string, most: string) => string
  /** A place that has no yield. */
  place: (place: string, sale: string, rent: string) => string
  more: string
  few: (kinds: string, places: string) => string
  unbelievable: (highest: string, places: string) => string
  /** What a link to the homes behind the figures says. */
  forSale: string
}

const byLanguage: Readonly<Record<LanguageCode, YieldTexts>> = {
  en: {
    lead: (kinds, period, sample) =>
      `Gross yields by the asking prices on this site${kinds === '' ? '' : ` (${kinds})`}: the median rent of a year over the median price, for homes of the same kind and number of bedrooms. Only adverts of ${period} count, ${sample}; a search also shows older and undated ones.`,
    least: (count) => `at least ${count} for sale and ${count} for rent`,
    budget: (prices) => `Chosen by the median price: ${prices}.`,
    counted: (count, live) => `${count} of ${live}`,
    line: ({ place, share, sale, rent, price, yearly }) =>
      `${place}: ${share} (price ${price}, rent ${yearly}; counted: ${sale} for sale, ${rent} for rent)`,
    lineOfKinds: ({ place, share, sale, rent, price, yearly }, kinds, most) =>
      `${place}: ${share} over ${kinds} kinds of homes (counted: ${sale} for sale, ${rent} for rent), most of them ${most}: price ${price}, rent ${yearly}`,
    place: (place, sale, rent) => `${place} (${sale} for sale, ${rent} for rent)`,
    more: 'and other places',
    few: (kinds, places) =>
      `Left out, as too few count${kinds === '' ? '' : ` (${kinds})`}: ${places}.`,
    unbelievable: (highest, places) =>
      `Left out, as prices and rents that give over ${highest} do not belong together: ${places}.`,
    forSale: 'See the homes for sale',
  },
  ar: {
    lead: (kinds, period, sample) =>
      `العائد الإجمالي من الأسعار المطلوبة في هذا الموقع${kinds === '' ? '' : ` (${kinds})`}: وسيط الإيجار السنوي مقسومًا على وسيط سعر البيع، لعقارات من النوع نفسه وبعدد غرف النوم نفسه. تُحتسب إعلانات ${period} فقط، ${sample}؛ أما البحث فيعرض أيضًا الإعلانات الأقدم وغير المؤرخة.`,
    least: (count) => `بما لا يقل عن ${count} للبيع و${count} للإيجار`,
    budget: (prices) => `الاختيار حسب وسيط السعر: ${prices}.`,
    counted: (count, live) => `${count} من ${live}`,
    line: ({ place, share, sale, rent, price, yearly }) =>
      `${place}: ${share} (السعر ${price}، الإيجار ${yearly}؛ المحتسب: ${sale} للبيع، ${rent} للإيجار)`,
    lineOfKinds: ({ place, share, sale, rent, price, yearly }, kinds, most) =>
      `${place}: ${share} (عدد أنواع العقارات: ${kinds}؛ المحتسب: ${sale} للبيع، ${rent} للإيجار)، وأكثرها ${most}: السعر ${price}، الإيجار ${yearly}`,
    place: (place, sale, rent) => `${place} (${sale} للبيع، ${rent} للإيجار)`,
    more: 'وأماكن أخرى',
    few: (kinds, places) =>
      `لم تُدرج لقلة الإعلانات المحتسبة${kinds === '' ? '' : ` (${kinds})`}: ${places}.`,
    unbelievable: (highest, places) =>
      `لم تُدرج لأن أسعارها وإيجاراتها غير متناسبة (عائد يفوق ${highest}): ${places}.`,
    forSale: 'عرض العقارات المعروضة للبيع',
  },
  ru: {
    lead: (kinds, period, sample) =>
      `Валовая доходность по ценам объявлений этого сайта${kinds === '' ? '' : ` (${kinds})`}: медианная годовая аренда, делённая на медианную цену жилья того же типа и с тем же числом спален. Учтены только объявления за период: ${period}, ${sample}; поиск показывает также более старые и без даты.`,
    least: (count) => `не меньше ${count} о продаже и ${count} об аренде`,
    budget: (prices) => `Отбор по медианной цене: ${prices}.`,
    counted: (count, live) => `${count} из ${live}`,
    line: ({ place, share, sale, rent, price, yearly }) =>
      `${place}: ${share} (цена ${price}, аренда ${yearly}; учтено объявлений о продаже: ${sale}, об аренде: ${rent})`,
    lineOfKinds: ({ place, share, sale, rent, price, yearly }, kinds, most) =>
      `${place}: ${share} (видов жилья: ${kinds}; учтено объявлений о продаже: ${sale}, об аренде: ${rent}), больше всего: ${most} — цена ${price}, аренда ${yearly}`,
    place: (place, sale, rent) => `${place} (продажа: ${sale}, аренда: ${rent})`,
    more: 'и другие места',
    few: (kinds, places) =>
      `Не вошли, слишком мало учтённых объявлений${kinds === '' ? '' : ` (${kinds})`}: ${places}.`,
    unbelievable: (highest, places) =>
      `Не вошли, цены и аренда не сопоставимы (больше ${highest}): ${places}.`,
    forSale: 'Показать жильё на продажу',
  },
  hi: {
    lead: (kinds, period, sample) =>
      `इस साइट की माँगी गई कीमतों से ग्रॉस यील्ड${kinds === '' ? '' : ` (${kinds})`}: एक ही प्रकार और उतने ही बेडरूम वाले घरों का मीडियन सालाना किराया ÷ मीडियन कीमत। सिर्फ़ ${period} के विज्ञापन गिने गए हैं, ${sample}; खोज में पुराने और बिना तारीख़ वाले भी दिखते हैं।`,
    least: (count) => `कम से कम ${count} बिक्री के और ${count} किराए के`,
    budget: (prices) => `मीडियन कीमत के हिसाब से चुने गए: ${prices}।`,
    counted: (count, live) => `${live} में से ${count}`,
    line: ({ place, share, sale, rent, price, yearly }) =>
      `${place}: ${share} (कीमत ${price}, किराया ${yearly}; गिने गए: बिक्री के ${sale}, किराए के ${rent})`,
    lineOfKinds: ({ place, share, sale, rent, price, yearly }, kinds, most) =>
      `${place}: ${share} (घरों के ${kinds} प्रकार; गिने गए: बिक्री के ${sale}, किराए के ${rent}), सबसे ज़्यादा ${most}: कीमत ${price}, किराया ${yearly}`,
    place: (place, sale, rent) => `${place} (बिक्री के ${sale}, किराए के ${rent})`,
    more: 'और दूसरे इलाक़े',
    few: (kinds, places) =>
      `विज्ञापन बहुत कम होने से छोड़े गए${kinds === '' ? '' : ` (${kinds})`}: ${places}।`,
    unbelievable: (highest, places) =>
      `छोड़े गए, क्योंकि कीमत और किराया मेल नहीं खाते (${highest} से ज़्यादा): ${places}।`,
    forSale: 'बिक्री के घर देखें',
  },
  zh: {
    lead: (kinds, period, sample) =>
      `根据本站要价计算的毛租金回报率${kinds === '' ? '' : `（${kinds}）`}：同类型、同卧室数房源的年租金中位数除以售价中位数。只计 ${period} 发布的房源，${sample}；搜索结果还包括更早的和没有日期的房源。`,
    least: (count) => `出售和出租各至少 ${count} 套`,
    budget: (prices) => `按售价中位数筛选：${prices}。`,
    counted: (count, live) => `${live} 套中的 ${count}`,
    line: ({ place, share, sale, rent, price, yearly }) =>
      `${place}：${share}（售价 ${price}，租金${yearly}；计入：出售 ${sale} 套，出租 ${rent} 套）`,
    lineOfKinds: ({ place, share, sale, rent, price, yearly }, kinds, most) =>
      `${place}：${share}（共 ${kinds} 类房源；计入：出售 ${sale} 套，出租 ${rent} 套），最多的是${most}：售价 ${price}，租金${yearly}`,
    place: (place, sale, rent) => `${place}（出售 ${sale} 套，出租 ${rent} 套）`,
    more: '以及其他地区',
    few: (kinds, places) =>
      `可计入的房源太少，未列入${kinds === '' ? '' : `（${kinds}）`}：${places}。`,
    unbelievable: (highest, places) => `售价与租金不相称（超过 ${highest}），未列入：${places}。`,
    forSale: '查看在售房源',
  },
  de: {
    lead: (kinds, period, sample) =>
      `Bruttorenditen aus den Angebotspreisen dieser Seite${kinds === '' ? '' : ` (${kinds})`}: mittlere Jahresmiete (Median) durch mittleren Kaufpreis (Median), bei gleicher Art und gleicher Zahl der Schlafzimmer. Gezählt sind nur Inserate von ${period}, ${sample}; die Suche zeigt auch ältere und undatierte.`,
    least: (count) => `mindestens ${count} zum Kauf und ${count} zur Miete`,
    budget: (prices) => `Ausgewählt nach dem Medianpreis: ${prices}.`,
    counted: (count, live) => `${count} von ${live}`,
    line: ({ place, share, sale, rent, price, yearly }) =>
      `${place}: ${share} (Preis ${price}, Miete ${yearly}; gezählt: ${sale} zum Kauf, ${rent} zur Miete)`,
    lineOfKinds: ({ place, share, sale, rent, price, yearly }, kinds, most) =>
      `${place}: ${share} (${kinds} Arten von Immobilien; gezählt: ${sale} zum Kauf, ${rent} zur Miete), am häufigsten ${most}: Preis ${price}, Miete ${yearly}`,
    place: (place, sale, rent) => `${place} (${sale} zum Kauf, ${rent} zur Miete)`,
    more: 'und weitere Orte',
    few: (kinds, places) =>
      `Nicht dabei, weil zu wenige zählen${kinds === '' ? '' : ` (${kinds})`}: ${places}.`,
    unbelievable: (highest, places) =>
      `Nicht dabei, weil Preise und Mieten nicht zusammenpassen (über ${highest}): ${places}.`,
    forSale: 'Kaufangebote ansehen',
  },
}

export function yieldTextsOf(language: LanguageCode): YieldTexts {
  return byLanguage[language]
}
