import { type FactRule, type Match, matches } from './rule.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = `(?:${MONTHS.join('|')})[a-z]*\\.?`
const WHEN = `(?:(?<quarter>Q\\s?[1-4]|[1-4]\\s?Q|${MONTH})[\\s,.’'/-]*)?(?<year>20[2-4]\\d)(?:[\\s,]*(?<after>Q\\s?[1-4]|[1-4]\\s?Q))?`
const SHORT = `(?<shortquarter>Q\\s?[1-4])[\\s’'/-]*(?<short>[2-4]\\d)`
const WORD = '(?:hand[\\s-]?over|handing over|H\\.?O\\.?|completion|comp\\.?|ready|delivery)'
const LINK =
  '(?:\\s*(?:date|expected|scheduled|is|in|by|on|at|end|of|early|mid|late|from|[:–—-]))*\\s*'

const DATED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<word>${WORD})${LINK}(?:${WHEN}|${SHORT})(?![\\p{L}\\p{N}])`,
  'giu',
)
const DATE_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}])${WHEN}\\s+(?:hand[\\s-]?over|completion|delivery)(?![\\p{L}\\p{N}])`,
  'giu',
)
/** A quarter as a statement of its own: "… | Q4 2027 | …". */
const ALONE = new RegExp(
  `(?<=(?:^|[|/,])\\s*)(?:(?<quarter>Q\\s?[1-4])[\\s’'/-]*(?<year>20[2-4]\\d)|${SHORT})(?=\\s*(?:$|[|/,]))`,
  'giu',
)
const SOON =
  /(?<![\p{L}\p{N}])(?:(?:hand[\s-]?over|H\.?O\.?|ready|completing)\s+(?:very\s+)?soon|(?:near|nearing|close to|soon(?: to)?)\s+hand[\s-]?over)(?![\p{L}\p{N}])/giu
const DONE =
  /(?<![\p{L}\p{N}])(?:hand[\s-]?over (?:done|completed)|handed[\s-]?over)(?![\p{L}\p{N}])/giu
const ARABIC =
  /(?<!\p{L})(?:ال)?(?:تسليم|استلام)\s+(?:في\s+)?(?:عام\s+|سنة\s+)?(?<year>20[2-4]\d)(?!\p{N})/gu
/** Instalments that go on after it, and dates in words of "post handover". */
const POST = /post[\s-]*$/iu

/** "2027-Q4" where the quarter is known, "2027-03" for a month, else the year. */
function dateOf({ groups }: RegExpExecArray): string | undefined {
  const quarter = groups?.quarter ?? groups?.after ?? groups?.shortquarter
  const year = groups?.year ?? (groups?.short === undefined ? undefined : `20${groups.short}`)
  if (year === undefined) return undefined
  if (quarter === undefined) return year
  const [digit] = /[1-4]/u.exec(quarter) ?? []
  if (digit !== undefined) return `${year}-Q${digit}`
  const month = MONTHS.indexOf(quarter.slice(0, 3).toLowerCase()) + 1
  return `${year}-${String(month).padStart(2, '0')}`
}

/** When the property is handed over: a date, soon, or done. */
export const handover: FactRule = {
  kind: 'handover',
  find(text) {
    const all: Match[] = [
      ...matches(text, DATED, dateOf),
      ...matches(text, DATE_FIRST, dateOf),
      ...matches(text, ALONE, dateOf),
      ...matches(text, ARABIC, dateOf),
      ...matches(text, SOON, 'soon'),
      ...matches(text, DONE, 'done'),
    ]
    return all.filter(({ start }) => !POST.test(text.slice(0, start)))
  },
}
