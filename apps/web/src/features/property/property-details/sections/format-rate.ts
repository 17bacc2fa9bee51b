const formatters = new Map<string, Intl.NumberFormat>()

/** AED with fils, for rates of a square foot: `AED 16.50`. Figures are Latin in every language. */
export function formatRate(language: string, aed: number): string {
  const locale = language === 'ar' ? 'ar-AE-u-nu-latn' : 'en-AE'
  const formatter =
    formatters.get(locale) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: 'AED' })
  formatters.set(locale, formatter)
  return formatter.format(aed)
}
