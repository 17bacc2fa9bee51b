import type { Facts } from './facts.ts'
import type { Figure } from './read-figures.ts'

/** Times and ways to somewhere. */
const journeys: readonly RegExp[] = [
  /\d[\d.,]*[\s\u00a0-]?(?:minutes?|mins?|km|kilomet\p{L}*|miles?|met(?:re|er)s? (?:from|to|away)|hours?|years?|Minuten|Kilometer|Stunden|Jahre|минут\p{L}*|мин|км|час\p{L}*|лет|год\p{L}*|دقيقة|دقائق|كم|ساعة|سنة|سنوات|मिनट|किमी|घंटे|साल)(?![\p{L}\p{M}])/giu,
  /\d[\d.,]*\s?(?:分钟|公里|小时|年)/gu,
]

/** Whether a text tells a time or a way that no tool has told in the same words. */
export function tellsJourney(text: string, { sayings }: Pick<Facts, 'sayings'>): boolean {
  const plain = (words: string): string => words.replace(/[\s\u00a0-]+/gu, ' ')
  return journeys
    .flatMap((pattern) => text.match(pattern) ?? [])
    .some((told) => sayings.every((saying) => !plain(saying.text).includes(plain(told))))
}

/** Other money, and areas in metres: rows have AED and square feet. */
const otherUnits: readonly RegExp[] = [
  /[$€£¥₹₽]|\b(?:USD|EUR|GBP|INR|RUB|CNY|RMB|SAR|dollars?|euros?|rupees?|Euro)\b/iu,
  /доллар|евро|рубл|دولار|يورو|ريال|डॉलर|यूरो|रुपय|रुपए|美元|欧元|人民币/u,
  /m²|\b(?:sqm|sq\.? ?m|square met(?:re|er)s?|Quadratmeter)\b|м²|кв\.? ?м|متر|वर्ग मीटर|平方米|平米/iu,
  /\b(?:(?:a|per) (?:week|day)|weekly|pro Woche)\b/iu,
]
const monthly =
  /\b(?:(?:a|per|each|every) month|monthly|(?:pro|im|jeden) Monat|monatlich\p{L}*)\b|в месяц|ежемесячн\p{L}*|شهريا|شهريًا|شهري\p{L}*|في الشهر|كل شهر|प्रति माह|हर महीने|मासिक|महीना|每月|每个月|月供|月租/giu

export const usesOtherUnits = (text: string): boolean => otherUnits.some((sign) => sign.test(text))

/** Whether months are spoken of. */
export const speaksOfMonths = (text: string): boolean => text.search(monthly) !== -1

/** The figures that are said of a month: of each mention of one the nearest. */
export function monthlyFigures(text: string, figures: readonly Figure[]): Figure[] {
  const amounts = figures.filter(({ isShare }) => !isShare)
  return [...text.matchAll(monthly)].flatMap(({ 0: sign, index }) => {
    const distance = ({ start, end }: Figure): number =>
      start > index ? start - (index + sign.length) : index - end
    const [nearest] = amounts.toSorted((left, right) => distance(left) - distance(right))
    return nearest ?? []
  })
}
