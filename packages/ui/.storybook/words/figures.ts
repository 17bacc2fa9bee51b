import { useMemo } from 'react'
import { useUi } from '../../src/foundations/UiProvider/ui-context.ts'
import { languageTag, spoken } from './spoken.ts'

const en = {
  money: (amount: string) => `AED ${amount}`,
  quickAnswer: '42 min',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  shown: (shown: string, all: string) => `${shown} of ${all} shown`,
  more: 'Show more',
  month: 'Month',
  community: 'Community',
  year: 'Year',
  noSales: 'No sales',
  rates: 'Median asking price, AED per sqft',
  ratesSummary: 'Marina prices rose 14% in two years; Hills follows with a smaller step.',
  source: 'Manzil, from listings of the last 24 months. Updated 1 June 2026.',
  marina: 'Dubai Marina',
  hills: 'Dubai Hills Estate',
  jvc: 'Jumeirah Village Circle',
  yields: 'Gross rental yield by community',
  yieldsSummary: 'The circle pays most rent for its price, the palm least.',
  sold: 'Homes sold',
  change: 'Change of asking prices against last year',
  ready: 'Ready',
  offPlan: 'Off-plan',
  spread: 'Two-bedroom homes in Dubai Marina by price',
  spreadSummary: 'This home costs more than 62% of the 1,204 others.',
  thisHome: 'This home',
  median: 'Median',
  lower: 'Lower quarter',
  upper: 'Upper quarter',
  middle: 'The middle half of all prices',
  price: 'Price',
  homes: 'Homes',
  between: (from: string, to: string) => `${from} to ${to}`,
  below: (to: string) => `Below ${to}`,
  above: (from: string) => `${from} and above`,
  emptyTitle: 'No figures yet',
  emptyText: 'Nothing was sold here in the last twelve months. Look at the communities around.',
  failedTitle: 'The figures could not be loaded',
  failedText: 'Everything else on this page works. Try again in a moment.',
  retry: 'Try again',
  views: 'Views this week',
  enquiries: 'Enquiries',
  answered: 'Answered within',
  rise: '12% more than last week',
  fall: '3 fewer than last week',
  steady: 'As last week',
  trend: 'The last seven days, rising',
  statSource: 'Counted until midnight',
}

const ar: typeof en = {
  money: (amount) => `${amount} درهم`,
  quickAnswer: '42 دقيقة',
  asTable: 'عرض كجدول',
  asChart: 'عرض كرسم بياني',
  shown: (shown, all) => `عُرض ${shown} من ${all}`,
  more: 'عرض المزيد',
  month: 'الشهر',
  community: 'المنطقة',
  year: 'السنة',
  noSales: 'لا مبيعات',
  rates: 'وسيط السعر المطلوب، درهم لكل قدم مربعة',
  ratesSummary: 'ارتفعت أسعار المارينا 14% خلال سنتين، وتتبعها دبي هيلز بخطوة أصغر.',
  source: 'منزل، من إعلانات آخر 24 شهرًا. حُدّث في 1 يونيو 2026.',
  marina: 'دبي مارينا',
  hills: 'دبي هيلز استيت',
  jvc: 'قرية جميرا الدائرية',
  yields: 'العائد الإيجاري الإجمالي حسب المنطقة',
  yieldsSummary: 'أعلى عائد مقابل السعر في قرية جميرا الدائرية، وأدناه في النخلة.',
  sold: 'المنازل المباعة',
  change: 'تغيّر الأسعار المطلوبة عن العام الماضي',
  ready: 'جاهز',
  offPlan: 'على الخارطة',
  spread: 'منازل بغرفتين في دبي مارينا حسب السعر',
  spreadSummary: 'سعر هذا المنزل أعلى من 62% من المنازل الأخرى وعددها 1,204.',
  thisHome: 'هذا المنزل',
  median: 'الوسيط',
  lower: 'الربع الأدنى',
  upper: 'الربع الأعلى',
  middle: 'النصف الأوسط من الأسعار',
  price: 'السعر',
  homes: 'المنازل',
  between: (from, to) => `من ${from} إلى ${to}`,
  below: (to) => `أقل من ${to}`,
  above: (from) => `${from} فأكثر`,
  emptyTitle: 'لا أرقام بعد',
  emptyText: 'لم يُبع شيء هنا خلال آخر اثني عشر شهرًا. اطّلع على المناطق المجاورة.',
  failedTitle: 'تعذّر تحميل الأرقام',
  failedText: 'كل ما عدا ذلك في الصفحة يعمل. حاول بعد قليل.',
  retry: 'حاول مجددًا',
  views: 'المشاهدات هذا الأسبوع',
  enquiries: 'الاستفسارات',
  answered: 'مدة الرد',
  rise: 'أكثر بـ 12% من الأسبوع الماضي',
  fall: 'أقل بـ 3 من الأسبوع الماضي',
  steady: 'مثل الأسبوع الماضي',
  trend: 'آخر سبعة أيام، في ارتفاع',
  statSource: 'حتى منتصف الليل',
}

/** Texts and formatters of charts and figures in the language of the toolbar. */
export function useFigureWords() {
  const { locale } = useUi()
  return useMemo(() => {
    const words = spoken(locale, en, ar)
    const tag = languageTag(locale)
    const number = new Intl.NumberFormat(tag)
    const short = new Intl.NumberFormat(tag, { notation: 'compact', maximumSignificantDigits: 3 })
    const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
    const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const shortMonth = new Intl.DateTimeFormat(tag, {
      month: 'short',
      year: '2-digit',
      timeZone: 'UTC',
    })
    return {
      ...words,
      chart: {
        asTable: words.asTable,
        asChart: words.asChart,
        more: words.more,
        shown: (shown: number, all: number) =>
          words.shown(number.format(shown), number.format(all)),
      },
      number: (value: number) => number.format(value),
      short: (value: number) => short.format(value),
      money: (value: number) => words.money(number.format(value)),
      percent: (value: number) => percent.format(value),
      monthName: (at: number) => month.format(at),
      shortMonth: (at: number) => shortMonth.format(at),
    }
  }, [locale])
}
