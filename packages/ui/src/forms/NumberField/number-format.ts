/** Writes numbers as the language does, in Latin digits as all figures of the portal. */
export function numberFormat(locale: string, decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    maximumFractionDigits: decimals,
  })
}

/** The decimal mark of a language, for reading what is typed. */
export function decimalMark(locale: string): '.' | ',' {
  const parts = numberFormat(locale, 1).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}

/** A number as one edits it: no groups, the decimal mark of the language. */
export function editable(value: number, mark: '.' | ','): string {
  return String(value).replace('.', mark)
}
