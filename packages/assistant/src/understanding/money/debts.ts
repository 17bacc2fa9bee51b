import type { Meaning } from '@manzil/query-language/grammar/meaning'
import { debtWords } from '@manzil/query-language/lexicon/debt-words'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import type { DialogueState } from '../../state.ts'
import { instalmentOf, type NamedAmount } from './amounts.ts'
import { finderOf, placesOfRow, says } from './find-words.ts'
import type { MoneySaid } from './signs.ts'

/** What is paid back each month for other loans, and up to what a card may be used; AED. */
type Debts = Pick<NonNullable<DialogueState['figures']>, 'otherLoans' | 'cardLimit'>
type Debt = keyof Debts

const saysCleared = finderOf(`${debtWords.cleared}|${ownSumWords.paidOff}`)
const namesAll = finderOf(debtWords.all)
const saysAlso = finderOf(debtWords.also)
const cardPlaces = placesOfRow(debtWords.card)
const loanPlaces = placesOfRow(`${ownSumWords.otherLoans}|${debtWords.car}`)

/** 'If I clear the card?', 'and without the car loan?': which of what was told is not to be counted any more. */
export function clearedIn({ amounts, before, pieces }: MoneySaid, text: string): ReadonlySet<Debt> {
  const { otherLoans, cardLimit } = before.figures ?? {}
  const isToldNow = amounts.some(({ role }) => role !== 'otherLoans' && role !== 'cardLimit')
  const isKnown = (otherLoans ?? cardLimit) !== undefined
  const isDenied = saysCleared(text) || pieces.some(({ meaning }) => denying.has(meaning.kind))
  if (!isKnown || isToldNow || !isDenied) return new Set()
  const cards = cardPlaces(text)
  const loans = loanPlaces(text).filter(
    (loan) => !cards.some((card) => card.start < loan.end && loan.start < card.end),
  )
  const isOfLoan = before.money?.kind === 'afford' && says(text, 'loan')
  const cleared = new Set<Debt>()
  if (cards.length > 0) cleared.add(cardLimit === undefined ? 'otherLoans' : 'cardLimit')
  if (loans.length > 0 || (isOfLoan && cards.length === 0)) cleared.add('otherLoans')
  return namesAll(text) && (cleared.size > 0 || says(text, 'loan') || isOfLoan)
    ? new Set<Debt>(['otherLoans', 'cardLimit'])
    : cleared
}

const denying: ReadonlySet<Meaning['kind']> = new Set(['negator', 'unneeded', 'drop'])

/** What is owed beside a home after a message: it stays until it is cleared, and one more is added to it. */
export function debtsAfter(said: MoneySaid, text: string): Debts {
  const { amounts, before } = said
  const known = before.figures ?? {}
  const cleared = clearedIn(said, text)
  const told = {
    otherLoans: sumOf(amounts, 'otherLoans', (amount) => instalmentOf(amount, text)),
    cardLimit: sumOf(amounts, 'cardLimit', ({ aed }) => aed),
  }
  const isMore = saysAlso(text)
  const after = (name: Debt): number | undefined => {
    if (cleared.has(name)) return undefined
    const now = told[name]
    const earlier = known[name]
    if (now === undefined) return earlier
    return isMore && earlier !== undefined && earlier !== now ? earlier + now : now
  }
  const otherLoans = after('otherLoans')
  const cardLimit = after('cardLimit')
  return {
    ...(otherLoans !== undefined && { otherLoans }),
    ...(cardLimit !== undefined && { cardLimit }),
  }
}

function sumOf(
  amounts: readonly NamedAmount[],
  role: Debt,
  amountOf: (amount: NamedAmount) => number,
): number | undefined {
  const found = amounts.filter((amount) => amount.role === role)
  return found.length === 0 ? undefined : found.reduce((sum, amount) => sum + amountOf(amount), 0)
}
