import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Speak of the land that a house stands on. A star stands for any ending, three dots for a few words. */
export const plotDetailWords: Readonly<Record<LanguageCode, string>> = {
  en: 'bigger plot|larger plot|big plot|large plot|with a plot|with … plot|plot size|plot sizes|plot area|size of the plot|plot of the|their plots|compare … plot',
  ar: 'مساحة الارض|ارضها|ارضه|على ارض|بارض|بأرض|ارض اكبر|أرض أكبر|ارض كبيرة|قارن … الارض',
  ru: 'с участком|с большим участком|участок побольше|участок больше|участком побольше|площадь участка|размер участка|участка у|сравни* … участ*',
  hi: 'plot bada|bada plot|plot size|plot ka size|bade plot|plot ke saath|बड़ा प्लॉट|बड़े प्लॉट|प्लॉट का साइज़|प्लॉट का साइज|प्लॉट के साथ',
  zh: '带地|占地|地块大|地块面积|土地面积|地大一点|大一点的地',
  de: 'mit grundstück|mit größerem grundstück|mit großem grundstück|mit mehr grundstück|größeres grundstück|großes grundstück|grundstücksgröße*|grundstücksfläche*|größe des grundstücks|vergleich* … grundstück*|wie groß … grundstück*',
}
