import { debtWords } from '@manzil/query-language/lexicon/debt-words'
import { numberRoleWords } from '@manzil/query-language/lexicon/number-role-words'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { AmountOfRole } from './amount-role.ts'
import { finderOf, placesOfRow, says, type WordPlace } from './find-words.ts'

const saysOwed = finderOf(numberRoleWords.owed)
const saysStillOwed = finderOf(numberRoleWords.stillOwed)
const wantsLoan = finderOf(numberRoleWords.wantsLoan)
const comesInPlaces = placesOfRow(numberRoleWords.comesIn)
const saysRent = finderOf(statedSumWords.rents)
const saysTenant = finderOf(numberRoleWords.tenant)
const saysPays = finderOf(numberRoleWords.pays)
/** Between clauses; the point of a number is none. */
const clauseEnd = /[,;!?،؛，。；？]|\.(?!\d)/gu
const monthsPerYear = 12
/** Nobody earns so much a month. AED. */
const mostIncome = 250_000
/** Less is an instalment. AED. */
const leastOwed = 20_000
/** Signs between what comes in and the word for it. */
const reach = 24

/** 'There is still a mortgage of 600k on it': what the bank gets of a home that is owned is no price. */
export function readOwed(text: string, found: readonly AmountOfRole[]): void {
  for (const amount of found) {
    const { role, limit, aed, place } = amount
    if (role !== undefined || limit === 'max' || aed < leastOwed) continue
    const clause = clauseOf(text, place)
    const others = found.filter((other) => other !== amount && isWithin(other, text, place))
    if (others.length > 0 && !isNearest(amount, others, text)) continue
    const isOwed = saysOwed(clause) || (saysStillOwed(clause) && !wantsLoan(clause))
    if (isOwed || isRestOfBefore(text, clause, place)) amount.role = 'owed'
  }
}

/** 'I get 6,000 a month': of what is let it would be a rent. */
export function readPaidOut(text: string, found: readonly AmountOfRole[]): void {
  if (saysRent(text) || found.some(({ role }) => role === 'income')) return
  const words = comesInPlaces(text)
  const amount = found.find(
    ({ role, limit, perYear, aed, place }) =>
      role === undefined &&
      limit === undefined &&
      perYear === monthsPerYear &&
      aed < mostIncome &&
      words.some((word) => gapOf(word, place) <= reach),
  )
  if (amount !== undefined) amount.role = 'income'
}

/** 'The tenant pays 70k': what comes in from one's own property is no budget. */
export function isPaidByTenant(text: string, { limit, place }: AmountOfRole): boolean {
  const clause = clauseOf(text, place)
  return limit === undefined && saysTenant(clause) && saysPays(clause)
}

/** 'There is a mortgage on it, about 600,000 left': what is left is of the loan in this clause or the one before. */
function isRestOfBefore(text: string, clause: string, { start }: WordPlace): boolean {
  if (!saysRest(clause)) return false
  const ends = [...text.matchAll(clauseEnd)].map(({ index }) => index).filter((at) => at < start)
  const before = text.slice((ends.at(-2) ?? -1) + 1, ends.at(-1) ?? 0)
  const ofLoan = says(clause, 'loan') ? clause : before
  return says(ofLoan, 'loan') && !wantsLoan(ofLoan) && !saysOtherLoan(ofLoan)
}

const saysRest = finderOf(debtWords.rest)
const saysOtherLoan = finderOf(ownSumWords.otherLoans)

/** The clause in which an amount stands. */
function clauseOf(text: string, { start, end }: WordPlace): string {
  const ends = [...text.matchAll(clauseEnd)].map(({ index }) => index)
  const from = ends.findLast((at) => at < start) ?? -1
  const to = ends.find((at) => at >= end) ?? text.length
  return text.slice(from + 1, to)
}

const isWithin = ({ place }: AmountOfRole, text: string, beside: WordPlace): boolean =>
  clauseOf(text, place) === clauseOf(text, beside)

const owedPlaces = placesOfRow(`${numberRoleWords.owed}|${numberRoleWords.stillOwed}`)

/** Of two amounts of a clause the one at the word is owed. */
function isNearest(amount: AmountOfRole, others: readonly AmountOfRole[], text: string): boolean {
  const words = owedPlaces(text)
  const gap = ({ place }: AmountOfRole): number =>
    Math.min(...words.map((word) => gapOf(word, place)))
  return others.every((other) => gap(amount) < gap(other))
}

const gapOf = (word: WordPlace, place: WordPlace): number =>
  word.start < place.start
    ? Math.max(0, place.start - word.end)
    : Math.max(0, word.start - place.end)
