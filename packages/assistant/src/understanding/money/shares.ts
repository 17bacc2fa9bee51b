import { foldText } from '@manzil/query-language/language/fold'
import {
  behindRate,
  fixedWords,
  interestLeads,
  notYears,
  otherTermLeads,
  percentWords,
  rateLeads,
  restWords,
  termLeads,
  yearWords,
} from '@manzil/query-language/lexicon/money-words'
import { placesOf, type WordPlace } from './find-words.ts'
import { withSpelledNumbers } from './spelled-numbers.ts'
import { areLived } from './years-lived.ts'

/** A percentage and what it is of: the price that is paid at once, or the interest of a year. */
export interface Share {
  value: number
  of: 'down' | 'rate' | 'lent' | undefined
}

/** Signs around a percentage in which a word tells what it is of. */
const reach = 24
const longestTerm = 40
const percentages = new RegExp(`(\\d+(?:[.,]\\d+)?)\\s*(?:${foldText(percentWords)})`, 'gu')
/** Chinese tells down payments in tenths: 首付三成, 两成半, 七成五. */
const tenths = /([一二两三四五六七八九\d]成(?:半|[一二三四五六七八九](?![年十个]))?)/gu
const numerals = ' 一二三四五六七八九'
/**
 * '25 лет под 4,5', 'zu 4,25 auf 25 Jahre', 'rate 4.5': the interest without its sign. Nothing that
 * makes a sum of it may follow.
 */
const bareRateBehind = (leads: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${foldText(leads)})\\s*(\\d{1,2}(?:[.,]\\d{1,3})?)(?=\\s*(?:$|[;!?)、，。]|[,.](?!\\d)|,(?=\\d{1,2}年)|(?:${foldText(behindRate)})(?![\\p{L}\\p{M}])))`,
    'gu',
  )
const bareRates = bareRateBehind(rateLeads)
const bareInterest = bareRateBehind(interestLeads)
const highestRate = 15
/** 'The rate they offered me is 3.99': a fraction that no scale follows. */
const fewWordsBehind =
  /^[^\d.,;!?]{0,28}?(?<![\d.,])(\d{1,2}[.,]\d{1,2})(?![\d.,]*\d)(?!\s*(?:%|m|k|м|т|lakh|lac|cr|लाख|करोड़|हज़ार|مليون|ملايين|الف|万|百万|million|mio|mrd))/u
const bareShare = /^\s*(\d{2})(?=\s*(?:$|[,;，、](?!\d)))/u
const terms = new RegExp(`(\\d+)[\\s-]*(?:${foldText(yearWords)})`, 'u')
const everyTerm = new RegExp(terms.source, 'gu')
/** '3.99 fixed for 3 years': so long the rate stays, and no loan is so short. */
const fixedBehind = new RegExp(`^\\s*(?:${foldText(fixedWords)})`, 'u')
const fixedBefore = new RegExp(
  `(?:${foldText(fixedWords)})[\\p{L}\\p{M}]*\\s*(?:${foldText('for|the first|für|auf|на|на первые|لمدة|के लिए')})?\\s*$`,
  'u',
)
const longestFixed = 10

interface FoundShare extends WordPlace {
  value: number
}

interface NamedPlace extends WordPlace {
  of: 'down' | 'rate' | 'lent'
}

/** 'With 20 %, and the rest a loan': the share is not what is lent. */
const theRest = new RegExp(`(?:${foldText(restWords)})\\s*(?:\\p{L}{1,5}\\s+){0,2}$`, 'u')

/** Nobody names more percentages of one loan; the work for a message stays in proportion to it. */
const mostShares = 6

/** Where a folded text has percentages. */
export const sharePlaces = (text: string): FoundShare[] =>
  [
    ...written(text, percentages, readPercent),
    ...written(text, tenths, readTenth),
    ...bareDowns(text),
  ].slice(0, mostShares)

/** 'взнос 30, 20 лет': the share that is paid at once, without its sign and with nothing behind it. */
const bareDowns = (text: string): FoundShare[] =>
  placesOf(text, 'down').flatMap(({ end }) => {
    const found = bareShare.exec(text.slice(end))
    if (found === null) return []
    const [whole, digits = ''] = found
    return [
      { start: end + whole.length - digits.length, end: end + whole.length, value: Number(digits) },
    ]
  })

/** Percentages by the nearest word, each word for one of them: '5% interest with 20% down'. */
export function sharesIn(said: string): Share[] {
  const text = withSpelledNumbers(said)
  const found = sharePlaces(text)
  const words: NamedPlace[] = (['down', 'rate', 'lent'] as const).flatMap((of) =>
    placesOf(text, of)
      .slice(0, mostShares)
      .filter(({ start }) => of !== 'lent' || !theRest.test(text.slice(0, start)))
      .map((place) => ({ ...place, of })),
  )
  const first = Math.min(...found.map(({ start }) => start))
  // Where words and numbers touch on both sides, the first of them tells which goes first.
  const wordsFirst = words.some(
    ({ start, of }) => of !== 'lent' && start < first && first - start <= reach,
  )
  const pairs = found
    .flatMap((share) =>
      words.map((word) => ({ share, word, gap: gapOf(text, share, word, wordsFirst) })),
    )
    .filter(({ share, word, gap }) => gap <= reach && !(word.of === 'rate' && isHigh(share)))
    .sort((left, right) => left.gap - right.gap)
  const taken = new Map<FoundShare, NamedPlace>()
  for (const { share, word } of pairs) {
    const isUsed = [...taken.values()].includes(word)
    const isBlocked = found.some((other) => other !== share && isBetween(other, share, word))
    if (!taken.has(share) && !isUsed && !isBlocked) taken.set(share, word)
  }
  const shares = found.map((share): Share => ({ value: share.value, of: taken.get(share)?.of }))
  // 'I put 20% in, at 4.5 over 25 years': nobody pays a fifth in interest.
  const mayBeRate = shares.some(
    ({ of, value }) => of === 'rate' || (of === undefined && value <= highestRate),
  )
  // 'Half of it financed at 4.5' is told of a loan, and sums nothing.
  const isOfLoan = found.length > 0 && placesOf(text, 'lent').length > 0
  return mayBeRate ? shares : [...shares, ...bareRatesIn(text, isOfLoan)]
}

/** Nobody lends at so much, percent. */
const isHigh = ({ value }: FoundShare): boolean => value > highestRate

/** 'At 4.5' of a property is a sum, and interest where a term is told; 'interest 4.5' always is. */
function bareRatesIn(text: string, isOfLoan: boolean): Share[] {
  const leading = yearsIn(text) === undefined && !isOfLoan ? bareInterest : bareRates
  const besideWord = placesOf(text, 'rate').flatMap(({ end }) => {
    const digits = fewWordsBehind.exec(text.slice(end))?.[1]
    return digits === undefined ? [] : [digits]
  })
  const led = [...text.matchAll(leading)].map(({ 1: digits = '' }) => digits)
  const rates = [...led, ...besideWord].map(readPercent)
  return rates
    .filter((value) => value > 0 && value <= highestRate)
    .slice(0, 1)
    .map((value) => ({ value, of: 'rate' }))
}

/** What stands between a term and another: 'over 25 years, and over 20', '25年。如果15年呢'. */
const otherTerm = new RegExp(
  `^[\\s,.;?!،，。、？؟/]*(?:${foldText(otherTermLeads)})[\\s]*(?:${foldText(termLeads)})?\\s*(\\d{1,2})(?![\\d.,]*\\d|\\s*(?:%|${foldText(notYears)}))`,
  'u',
)

/** '25 and 20 years': the first goes without its unit. */
const termBefore = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\s*(?:[,،、/-]|(?:${foldText(otherTermLeads)}))\\s*(?:${foldText(termLeads)})?\\s*$`,
  'u',
)

/** A second term that is asked beside the first. */
export function otherYearsIn(said: string): number | undefined {
  const text = withSpelledNumbers(said)
  const first = terms.exec(text)
  if (first === null || yearsIn(said) !== Number(first[1])) return undefined
  const value = Number(
    otherTerm.exec(text.slice(first.index + first[0].length))?.[1] ??
      termBefore.exec(text.slice(0, first.index))?.[1],
  )
  return value >= leastTerm && value <= longestTerm && value !== Number(first[1])
    ? value
    : undefined
}
const leastTerm = 3

/** The term of a loan in years. */
export function yearsIn(text: string): number | undefined {
  const spelled = withSpelledNumbers(text)
  const found = [...spelled.matchAll(everyTerm)].filter(
    ({ index, 0: whole, 1: digits }) =>
      !areLived(spelled, { start: index, end: index + whole.length }) &&
      (Number(digits) > longestFixed ||
        !(
          fixedBehind.test(spelled.slice(index + whole.length)) ||
          fixedBefore.test(spelled.slice(0, index))
        )),
  )
  const value = Number(found[0]?.[1])
  return value >= 1 && value <= longestTerm ? value : undefined
}

/** Without the term of a loan, whose years are no 'a year' of an income. */
export const withoutTerms = (text: string): string => text.replaceAll(everyTerm, ' ')

const readPercent = (digits: string): number => Number(digits.replace(',', '.'))

function readTenth(said: string): number {
  const [sign = '', , half = ''] = said.replace('两', '二').replace('半', '五')
  return 10 * (Number(sign) || numerals.indexOf(sign)) + Math.max(0, numerals.indexOf(half))
}

const written = (text: string, pattern: RegExp, read: (digits: string) => number): FoundShare[] =>
  [...text.matchAll(pattern)].map(({ index, 0: whole, 1: digits = '' }) => ({
    start: index,
    end: index + whole.length,
    value: read(digits),
  }))

/** As many signs as a comma between a number and a word keeps them apart. */
const comma = 12

/** Signs between a number and a word; the side that words stand on elsewhere is a little nearer. */
function gapOf(text: string, share: WordPlace, word: NamedPlace, wordsFirst: boolean): number {
  const isBefore = word.start < share.start
  const [from, to] = isBefore ? [word.end, share.start] : [share.end, word.start]
  const isParted = to - from <= reach && /[,;.]/u.test(text.slice(from, to))
  const other = word.of === 'lent' ? ofLoan : 0
  return to - from + (isParted ? comma : 0) + (isBefore === wordsFirst ? 0 : 0.5) + other
}

/** Words for what is paid and for the interest stand nearer to theirs than the loan does. */
const ofLoan = 8

function isBetween(other: WordPlace, share: WordPlace, word: WordPlace): boolean {
  const [from, to] = word.start < share.start ? [word.end, share.start] : [share.end, word.start]
  return other.start >= from && other.end <= to
}

/** Numbers of a refinanced loan without their sign: 'from 5.1 to 3.9'. */
export const numbersAsRates = (text: string, highest: number): number[] =>
  [
    ...text.matchAll(
      /(?<![\d.,])(\d{1,2}[.,]\d{1,2})(?![\d.,]*\d)(?!\s*(?:k|m|mio|mln|млн|тыс|万|lakh|लाख|الف|مليون|million))/gu,
    ),
  ]
    .map(({ 1: digits = '' }) => readPercent(digits))
    .filter((value) => value > 0 && value <= highest)
