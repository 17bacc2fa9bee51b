import { fold } from '@manzil/query-language/language/fold'
import { livesAbroadIn } from '@manzil/query-language/lexicon/lives-abroad-words'
import { numberRoleWords } from '@manzil/query-language/lexicon/number-role-words'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { DialogueState } from '../../state.ts'
import type { AmountRole } from './amount-role.ts'
import { monthlyOf } from './amounts.ts'
import { chequesIn } from './cheques-in.ts'
import { debtsAfter } from './debts.ts'
import { foreignIn } from './exchange.ts'
import { finderOf, says } from './find-words.ts'
import { incomesIn } from './incomes.ts'
import { termsOfShares } from './loan-of-property.ts'
import { peopleIn } from './people-in.ts'
import { figureOf, saidPartsOf } from './said-parts.ts'
import { sharesIn, yearsIn } from './shares.ts'
import type { MoneySaid } from './signs.ts'
import { signsOf } from './signs.ts'
import { isTermOfDebt } from './term-of-debt.ts'
import { leastPrice, leastRent, monthsPerYear, mostRent } from './yearly.ts'

/** What a visitor told that a later sum is worked out with. */
export function toldOfMoney(
  said: MoneySaid,
): Pick<DialogueState, 'figures' | 'abroad' | 'national' | 'foreign'> {
  const figures = figuresTold(said)
  const isAbroad = said.before.abroad === true || livesAbroad(fold(said.text).text)
  const isNational = said.before.national === true || saysNational(fold(said.text).text)
  const foreign = foreignIn(said, fold(said.text).text) ?? said.before.foreign
  return {
    ...(figures && { figures }),
    ...(isAbroad && { abroad: true as const }),
    ...(isNational && { national: true as const }),
    ...(foreign && { foreign }),
  }
}

/** Chinese writes no space between them. */
const joinedBy = (verb: string, country: string): string =>
  /\p{Script=Han}/u.test(verb) ? `${verb}${country}` : `${verb} ${country}`

/** Whoever buys lives abroad. */
export const livesAbroad = finderOf(
  [
    sumPartRow('abroad'),
    ...livesAbroadIn.flatMap(([verbs, countries]) =>
      verbs
        .split('|')
        .flatMap((verb) => countries.split('|').map((country) => joinedBy(verb, country))),
    ),
  ].join('|'),
)

const saysNational = finderOf(numberRoleWords.isNational)

/** The rent and the price that a visitor told last of a home; a later sum may leave them out. */
function figuresTold(said: MoneySaid): DialogueState['figures'] {
  const { text } = fold(said.text)
  const figures = withDebts(said, text)
  const people = peopleIn(text)
  if (!/\d/u.test(text)) return people === undefined ? figures : { ...figures, people }
  const income = incomeTold(said, text)
  const savings = said.amounts.find(({ role }) => role === 'savings' || role === 'left')?.aed
  const parts = saidPartsOf(signsOf(said))
  const rent = figureOf(parts, 'rent')
  const named = figureOf(parts, 'bought') ?? figureOf(parts, 'price') ?? figureOf(parts, 'sells')
  const isSaved = said.amounts.some(
    ({ role, aed }) => role !== undefined && ofOther.has(role) && aed === named,
  )
  const price = isSaved ? undefined : named
  const cheques = chequesIn(parts.signs.text)
  const told = {
    ...figures,
    ...(cheques > 0 && cheques <= monthsPerYear && { cheques }),
    ...(rent !== undefined && rent >= leastRent && rent <= mostRent && { rent }),
    ...(price !== undefined && price >= leastPrice && { price }),
    ...(people !== undefined && { people }),
    ...(income !== undefined && { income }),
    ...(savings !== undefined && { savings, ofSale: isOfSale(said) }),
    ...termsTold(said, text),
  }
  return Object.keys(told).length === 0 ? undefined : told
}

/** Whether what is at hand comes of a sale; it does no more where other money is told. */
const isOfSale = ({ amounts }: MoneySaid): boolean => amounts.some(({ role }) => role === 'left')

/** No price of a home. */
const ofOther: ReadonlySet<AmountRole> = new Set(['savings', 'owed', 'left', 'sold'])

/** What was told before, with what is owed beside a home after this message. */
function withDebts(said: MoneySaid, text: string): DialogueState['figures'] {
  const { otherLoans: _, cardLimit: __, ...others } = said.before.figures ?? {}
  const told = {
    ...others,
    ...debtsAfter(said, text),
    ...(saysSelfEmployed(text) && { selfEmployed: true as const }),
  }
  return Object.keys(told).length === 0 ? undefined : told
}

const saysSelfEmployed = finderOf(ownSumWords.selfEmployed)

/** What a message tells of a loan: years only beside a word for it, and not those of another one. */
function termsTold({ amounts }: MoneySaid, text: string): NonNullable<DialogueState['figures']> {
  const years = says(text, 'loan') || says(text, 'instalment') ? yearsIn(text) : undefined
  const isOfProperty = years !== undefined && !isTermOfDebt(amounts, text, years)
  return { ...termsOfShares(sharesIn(text)), ...(isOfProperty && { years }) }
}

/** AED a month of all who earn. */
function incomeTold({ amounts, before }: MoneySaid, text: string): number | undefined {
  const incomes = incomesIn(amounts, text, before.money)
  if (incomes.length > 0) return incomes.reduce((sum, each) => sum + each)
  const income = amounts.find(({ role }) => role === 'income')
  return income && monthlyOf(income, text)
}
