/** Figures in groups of three, as prices are written: '95,000', '1 200 000'. */
const grouped = /^[1-9]\d{0,2}(?:[ \u00a0\u202f.,]\d{3}){1,3}$/u
const parts = /\s*(?:\s[-–]\s|[-–]|\s{2,})\s*|(?<=\b\d{1,3}[ .,]\d{3})\s+(?=\d{1,3}[.,]\d{3}\b)/u
/** '95000': no telephone number is so round, and so short. */
const round = /^[1-9]\d{1,4}00$/u

const byCommas = /(?<![\d+])[1-9]\d{0,2}(?:,\d{3}){1,3}(?!\d)/gu

/** A message without its amounts of money that commas group: a comma ends a telephone number. */
export const withoutAmounts = (text: string): string => text.replace(byCommas, ' ')

/** Whether figures are amounts of money and no telephone number: '95.000', '90 000 - 95 000'. */
export function isAmounts(written: string): boolean {
  const each = written.trim().split(parts)
  return each.every((figure) => grouped.test(figure.trim()) || round.test(figure.trim()))
}
