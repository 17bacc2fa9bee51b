import type { Duration } from '@manzil/domain/costs/notice-rules'
import { foldText } from '@manzil/query-language/language/fold'
import { ruleWords } from '@manzil/query-language/lexicon/rules/rule-lexicon'
import type { RuleWords } from '@manzil/query-language/lexicon/rules/rule-words'
import { placesOfRow, type WordPlace } from './find-words.ts'

/** A time with the place where it stands. */
export interface NamedDuration extends Duration, WordPlace {}

const languages: readonly RuleWords[] = Object.values(ruleWords)
const units = ['day', 'week', 'month', 'year'] as const
const numbers = new Map(
  languages.flatMap((words) =>
    Object.entries(words.numbers).map(([word, value]) => [foldText(word), value] as const),
  ),
)
/** The longest first: 'twelve' before 'two'. */
const inWords = [...numbers.keys()].sort((one, other) => other.length - one.length).join('|')
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** A number and its unit; in Chinese letters stand right beside them. */
const patterns = units.map((unit) => {
  const named = languages.map((words) => foldText(words.units[unit]))
  const spaced = named.filter((words) => !isHan(words)).join('|')
  const han = named.filter(isHan).join('|')
  const number = `(?<![\\d.,])(\\d{1,3}|(?<![a-z])(?:${inWords}))`
  return {
    unit,
    pattern: new RegExp(
      `${number}[\\s-]*(?:(?:${spaced})(?![\\p{L}\\p{M}])|(?:${han}))(?!\\s*[\\d/]+\\s*%)`,
      'gu',
    ),
  }
})

const wholes = languages.flatMap((words) =>
  Object.entries(words.whole).map(([phrase, [value, unit]]) => ({
    places: placesOfRow(phrase),
    value,
    unit,
  })),
)

/** Times that a folded text names, as '45 days', 'four months', 'a month'. */
export function durationsIn(text: string): NamedDuration[] {
  const counted = patterns.flatMap(({ unit, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: whole, 1: number = '' }) => ({
      value: numbers.get(number) ?? Number(number),
      unit,
      start: index,
      end: index + whole.length,
    })),
  )
  const isCounted = ({ start, end }: WordPlace): boolean =>
    counted.some((one) => one.start <= end && start <= one.end)
  const alone = wholes.flatMap(({ places, value, unit }) =>
    places(text).map((place) => ({ value, unit, ...place })),
  )
  return [...counted, ...alone.filter((one) => !isCounted(one))].filter(({ value }) => value > 0)
}
