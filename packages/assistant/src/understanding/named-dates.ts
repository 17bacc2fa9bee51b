import { calendarDay, dubaiDay } from '@manzil/domain/time/dubai-days'
import { foldText } from '@manzil/query-language/language/fold'
import { standsAsYear } from './stands-as-year.ts'

const months: readonly string[] = [
  'january jan januar jaenner янв января январь जनवरी يناير كانون الثاني',
  'february feb februar фев февраля февраль फरवरी فبراير شباط',
  'march mar maerz мар марта март मार्च مارس اذار',
  'april apr апр апреля апрель अप्रैल ابريل نيسان',
  'may mai мая май मई مايو ايار',
  'june jun juni июн июня июнь जून يونيو حزيران',
  'july jul juli июл июля июль जुलाई يوليو تموز',
  'august aug авг августа август अगस्त اغسطس',
  'september sep sept сен сентября сентябрь सितंबर सितम्बर سبتمبر ايلول',
  'october oct oktober okt окт октября октябрь अक्टूबर اكتوبر',
  'november nov ноя ноября ноябрь नवंबर नवम्बर نوفمبر',
  'december dec dezember dez дек декабря декабрь दिसंबर दिसम्बर ديسمبر',
]

const monthByName = new Map(
  months.flatMap((names, index) => names.split(' ').map((name) => [foldText(name), index + 1])),
)
const names = [...monthByName.keys()].sort((a, b) => b.length - a.length).join('|')
const letter = '[\\p{L}\\p{M}]'
const dayFirst = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|\\.|-?го|-?е)?\\s*(?:of |de )?(${names})(?!${letter})(?:\\s*,?\\s*(\\d{4})(?!\\d))?`,
  'u',
)
const monthFirst = new RegExp(
  `(?<!${letter})(${names})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:\\s*,?\\s*(\\d{4})(?!\\d))?`,
  'u',
)
const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/u
const dotted = /(?<!\d)(\d{1,2})[./](\d{1,2})[./](\d{4}|\d\d)?(?!\d)/u
const slashed = /(?<!\d)(\d{1,2})\/(\d{1,2})(?!\d)/u
const chinese = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]/u
const days =
  /(?<!\d)(\d{1,2})\s*(?:days? (?:from now|later)|дн(?:я|ей) спустя|दिन बाद|din baad|天(?:之)?后)/u
const inDays =
  /(?:in|через|بعد|in)\s+(\d{1,2})\s+(?:days?|дн(?:я|ей)|день|ايام|يوم|tagen?)(?!\p{L})/u

/** The year in Dubai. */
const yearOf = (now: Date): number => Number(dubaiDay(now).slice(0, 4))

/** A year alone, where it is neither this one nor the next: 'in 1990'. */
const yearAlone = /^(?:in|im|im jahr|в|في|عام|سنه|सन)?\s*(\d{4})\s*(?:года?|году|में|年)?[.!]?$/u

/** In place of a day that is in no calendar: nothing can be asked for so late. */
const noDay = '9999-12-31'

/** A date that passed less than so many days ago is meant, and past; an older one is next year's. */
const recentDays = 90

export interface NamedDate {
  /** ISO date in Dubai. */
  date: string
  /** The words that name it, in the folded text. */
  words: string
}

/**
 * A date by its day and month, in figures or words of the languages of the site. `isAsked`: a time
 * was asked for, so that a year among other words is one, too; `isOpen`: a request is under way.
 */
export function findNamedDate(
  message: string,
  now: Date,
  { isAsked, isOpen }: { isAsked: boolean; isOpen: boolean } = { isAsked: false, isOpen: false },
): NamedDate | undefined {
  const text = foldText(message)
  const found = (match: RegExpExecArray | null, order: [number, number, number]) => {
    if (match === null) return undefined
    const [year, month, day] = order.map((group) => match[group])
    const monthNumber = monthByName.get(month ?? '') ?? Number(month)
    const date = dateOf(year, monthNumber, Number(day), now)
    // '31 November': asked for, it is refused like a day that is too far away.
    const isNamed = isAsked && monthByName.has(month ?? '')
    const told = date ?? (isNamed || (isAsked && match[0].includes('月')) ? noDay : undefined)
    return told === undefined ? undefined : { date: told, words: match[0] }
  }
  const later = days.exec(text) ?? inDays.exec(text)
  if (later !== null) {
    return { date: dubaiDay(now, Number(later[1])), words: later[0] }
  }
  const year = yearAlone.exec(text.trim())
  if (year !== null && year[0] !== year[1] && isFarYear(Number(year[1]), now))
    return { date: `${year[1]}-01-01`, words: year[0] }
  const named =
    found(iso.exec(text), [1, 2, 3]) ??
    found(chinese.exec(text), [1, 2, 3]) ??
    found(dayFirst.exec(text), [3, 2, 1]) ??
    found(monthFirst.exec(text), [3, 1, 2]) ??
    found(dotted.exec(text), [3, 2, 1]) ??
    found(slashed.exec(text), [3, 2, 1])
  const day =
    dayOfMonth(text, now, dayAlone) ?? (isOpen ? dayOfMonth(text, now, dayBare) : undefined)
  return named ?? day ?? (isAsked ? findYear(text, now) : undefined)
}

/** 'On the 14th', 'am 14.', '14 числа', '14号': the next such day. */
const dayAlone = new RegExp(
  [
    String.raw`on the (\d{1,2})(?:st|nd|rd|th)(?!\s*(?:one|floor|home|house|flat|villa|listing|property|unit)|\p{L})`,
    String.raw`(?:am|zum|für den|bis zum) (\d{1,2})\.(?!\d|\s*(?:stock|og|etage|angebot|wohnung))`,
    String.raw`(?<!\d)(\d{1,2})(?:-?го)?\s*числа`,
    String.raw`(?<![\d月])(\d{1,2})[号日](?!楼|线|线|房|公寓|院|码)`,
    String.raw`(?<!\d)(\d{1,2})\s*(?:तारीख|tarikh|tareekh|taarikh)`,
    String.raw`(?:يوم|بتاريخ|تاريخ)\s+(\d{1,2})(?![\d:])`,
  ]
    .map((source) => foldedSource(source))
    .join('|'),
  'u',
)

/** 'The 16th', 'der 16.', '16-е': enough where a day is spoken of. */
const dayBare = new RegExp(
  [
    String.raw`(?:^|\s)the (\d{1,2})(?:st|nd|rd|th)(?!\s*(?:one|floor|home|house|flat|villa|listing|property|unit)|\p{L})`,
    String.raw`(?:der|den|dem) (\d{1,2})\.(?!\d|\s*(?:stock|og|etage|angebot|wohnung))`,
    String.raw`(?<!\d)(\d{1,2})-?(?:го|е|ое)(?!\p{L})`,
  ].join('|'),
  'u',
)

/** Letters of a pattern as folding leaves them; its signs stay. */
function foldedSource(source: string): string {
  return source.replace(/[\p{L}\p{M}]{2,}/gu, (letters) =>
    /^[a-z]+$/iu.test(letters) ? letters : foldText(letters),
  )
}

const monthsPerYear = 12

function dayOfMonth(text: string, now: Date, pattern: RegExp): NamedDate | undefined {
  const found = pattern.exec(text)
  const day = Number(found?.slice(1).find((each) => each !== undefined))
  if (found === null || !(day >= 1)) return undefined
  const today = dubaiDay(now)
  const [year = 0, month = 0] = today.split('-').map(Number)
  for (let ahead = 0; ahead < monthsPerYear; ahead += 1) {
    const at = month - 1 + ahead
    const date = calendarDay(year + Math.floor(at / monthsPerYear), (at % monthsPerYear) + 1, day)
    if (date !== undefined && date >= today) return { date, words: found[0] }
  }
  return undefined
}

/** 'OK, then in the year 9999': no day, but one that cannot be asked for. */
function findYear(text: string, now: Date): NamedDate | undefined {
  const [words] = /(?<![\d.,:])\d{4}(?![\d.,:]*\d)/u.exec(text) ?? []
  const year = Number(words)
  const isAlone = text.trim() === words && !isClock(year)
  if (words === undefined || year === yearOf(now)) return undefined
  if (!isAlone && !standsAsYear(text, year)) return undefined
  return { date: year < yearOf(now) ? `${words}-01-01` : `${words}-12-31`, words }
}

/** 1730 and 2030 are hours as well. */
const isClock = (digits: number): boolean => digits < 2400 && digits % 100 < 60

const isFarYear = (year: number, now: Date): boolean => year < yearOf(now) || year > yearOf(now) + 1

function dateOf(
  written: string | undefined,
  month: number,
  day: number,
  now: Date,
): string | undefined {
  const thisYear = Number(dubaiDay(now).slice(0, 4))
  const year = written === undefined ? thisYear : Number(written.padStart(4, '20'))
  const date = calendarDay(year, month, day)
  return date !== undefined && written === undefined && date <= dubaiDay(now, -recentDays)
    ? calendarDay(year + 1, month, day)
    : date
}
