import { foldText } from '@manzil/query-language/language/fold'
import { chequeNumbers, chequeWords } from '@manzil/query-language/lexicon/own-sum-words'
import { ofEachBefore, ofEachBehind } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import type { NamedAmount } from './amounts.ts'
import type { WordPlace } from './find-words.ts'
import type { Signs } from './signs.ts'
import { monthsPerYear, mostRent } from './yearly.ts'

const spelled = new Map(
  Object.entries(chequeNumbers).map(([word, count]) => [foldText(word), count]),
)
const cheques = new RegExp(
  `(\\d{1,2}|(?<!\\p{L})(?:${[...spelled.keys()].join('|')})|[一二两三四六])\\s*(?:${foldText(chequeWords)})`,
  'u',
)
const unit = '(?:\\s*(?:aed|dhs?|dirhams?|درهم|дирхам\\p{L}*|迪拉姆))?'
const behind = new RegExp(`^\\s*(?:${foldText(ofEachBehind)})${unit}\\s*$`, 'u')
const before = new RegExp(`^${unit}\\s*,?\\s*(?:${foldText(ofEachBefore)})\\s*$`, 'u')

const everyCheques = new RegExp(cheques.source, 'gu')

/** Where a folded text counts cheques. */
export const chequePlaces = (text: string): WordPlace[] =>
  [...text.matchAll(everyCheques)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))

/** In how many cheques a folded text says that a rent is paid; 0 where it does not. */
export function chequesIn(text: string): number {
  const [, number = ''] = cheques.exec(text) ?? []
  return spelled.get(number) ?? Number(number)
}

/** '4 cheques of 45,000', '45k each in 4 cheques': the rent of a year is all of them together. */
export function readChequesOf({ text, said }: Signs): MoneyDraft | undefined {
  const found = cheques.exec(text)
  const count = chequesIn(text)
  if (found === null || count < 1 || count > monthsPerYear) return undefined
  const end = found.index + found[0].length
  const each = said.amounts.find(({ place }: NamedAmount) =>
    place.start >= end - 1
      ? behind.test(text.slice(end, place.start)) || startsWithLead(text, end, place)
      : before.test(text.slice(place.end, found.index)),
  )
  const rent = (each?.aed ?? 0) * count
  if (each === undefined || rent > mostRent) return undefined
  return { kind: 'movingIn', rent, cheques: count, each: true }
}

/** The word between them may be taken for a limit of the amount: '4 чека по 45000'. */
function startsWithLead(text: string, end: number, { start, end: last }: NamedAmount['place']) {
  const led = /^[^\d]*/u.exec(text.slice(end, last))?.[0] ?? ''
  return start <= end + led.length && behind.test(led)
}
