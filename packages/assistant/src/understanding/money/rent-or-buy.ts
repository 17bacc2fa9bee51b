import { debtWords } from '@manzil/query-language/lexicon/debt-words'
import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import { monthLeftWords } from '@manzil/query-language/lexicon/month-left-words'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import { paidNowWords } from '@manzil/query-language/lexicon/tenancy-told-words'
import { rentNowWords } from '@manzil/query-language/lexicon/yield-asked-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { monthlyOf } from './amounts.ts'
import { finderOf, says } from './find-words.ts'
import { propertyMeant } from './property-meant.ts'
import { figureOf, rentsAlone, saidPartsOf } from './said-parts.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastPrice, leastRent, leastYears, mostRent, ofYear } from './yearly.ts'

const saysYield = finderOf(ownSumWords.yields)
const saysLets = finderOf(statedSumWords.lets)
const compares = finderOf(debtWords.compares)
const saysSince = finderOf(furtherSumRow('since'))
const weighs = finderOf(furtherSumRow('weighs'))
const saysRenting = finderOf(furtherSumRow('renting'))
const saysBuying = finderOf(furtherSumRow('buying'))
/** An interest rate a year is not higher, percent. */
const mostRate = 12
/** Over fewer years one weighs, and no loan is so short. */
const leastTerm = 15
const fewLetters = 60
const paysRent = finderOf(
  [...Object.values(paidNowWords), ...Object.values(rentNowWords)].join('|'),
)
const weighsNow = finderOf(monthLeftWords.weighs)

/** 'Rent at 85k or buy for 1.3m with 20 % down at 4.5 % over 25 years?' */
export function readRentOrBuy(signs: Signs): MoneyDraft | undefined {
  const { text, said, years } = signs
  const before = said.before.money?.kind === 'rentOrBuy' ? said.before.money : undefined
  if (before !== undefined && said.text.length <= fewLetters && said.amounts.length === 0) {
    const changed = termsIn(signs)
    const term = termIn(years)
    const isMore = Object.keys({ ...changed, ...term }).length > 0
    return isMore ? { ...before, ...changed, ...term } : undefined
  }
  // 'At what price should I buy for a return of 7 %?' weighs nothing.
  // 'The instalment of that one against the 68k we pay in rent'
  const isHeldBeside = says(text, 'instalment') && saysRenting(text) && compares(text)
  // 'Or better to rent it out?' of one's own buys nothing.
  if (said.before.own !== undefined && saysLets(text)) return undefined
  const isOfTwo = (weighs(text) || isHeldBeside) && isOfBoth(signs)
  if (!(isOfTwo || weighsRentNow(signs)) || saysYield(text)) return undefined
  if (saidPartsOf(signs).has('payback')) return undefined
  const sums = sumsIn(signs)
  if (sums === undefined) return undefined
  // Who has rented for so long asks about the years to come.
  const term = saysSince(text) ? {} : termIn(years)
  const told = { ...sums, ...termsIn(signs) }
  const { down, ...others } = termsTold(signs)
  // A share that is named now stands for what was told before.
  const saved = told.downShare === undefined && down !== undefined ? { down } : {}
  return { kind: 'rentOrBuy', ...saved, ...others, ...told, ...term }
}

/** 'I pay 95k rent now, is it worth it?' after a home for sale or what could be bought: it is held beside the purchase. */
export function weighsRentNow(signs: Signs): boolean {
  const { text, said } = signs
  const { slots, figures, sum, money } = said.before
  const isPurchase =
    slots.purpose === 'sale' ||
    (slots.purpose !== 'rent' && figures?.income !== undefined && sum !== undefined) ||
    money?.kind === 'loan' ||
    money?.kind === 'afford'
  if (!isPurchase || signs.describes || said.amounts.length === 0) return false
  return paysRent(text) && saysRenting(text) && weighsNow(text)
}

/**
 * Renting and buying are both named, or one of them beside homes of the other that were shown, which has to be asked:
 * 'then rather buy' looks for homes to buy.
 */
function isOfBoth({ text, said }: Signs): boolean {
  const { purpose } = said.before.slots
  const rents = saysRenting(text)
  // The instalment of a home is what buying it comes to.
  const buys = saysBuying(text) || says(text, 'instalment')
  if (rents && buys) return true
  const asks = /[?？؟]/u.test(said.text) || said.amounts.length > 0
  return asks && ((rents && purpose === 'sale') || (buys && purpose === 'rent'))
}

/**
 * The rent and the price that are weighed: as they are named, or as they were told or shown before. Without a
 * price the rent is held beside what it would carry as an instalment; undefined without a rent.
 */
function sumsIn(signs: Signs): Partial<MoneyDraft> | undefined {
  const { said } = signs
  const { slots, figures, sum, money } = said.before
  const named = inOrder(signs)
    .filter(({ role }) => role === undefined || role === 'instalment')
    .map(ofYear)
    .sort((one, other) => one - other)
  if (named.length > 2) return undefined
  // What was just spoken of is weighed, and no limit of the search before it.
  const { focus } = said.before
  const isOfFocus = slots.purpose === 'rent' && focus !== undefined && focus.age <= 1
  const parts = saidPartsOf(signs)
  const [spare] = rentsAlone(parts, leastRent, 'price')
  const rent =
    named.find((amount) => amount >= leastRent && amount <= mostRent) ??
    figureOf(parts, 'rent') ??
    (named.length === 0 ? spare : undefined) ??
    (isOfFocus ? undefined : figures?.rent)
  const price = named.find((amount) => amount >= Math.max(leastPrice, (rent ?? 0) * leastYears))
  const propertyId = propertyMeant(signs)
  const isToLet = slots.purpose === 'rent' && propertyId !== undefined
  const ofRent = rent === undefined ? isToLet && { propertyId } : { rent }
  if (ofRent === false) return undefined
  const income = said.amounts.find(({ role }) => role === 'income')
  const known = {
    ...ofRent,
    ...(income !== undefined && { amount: monthlyOf(income, signs.text) }),
  }
  if (price !== undefined) return { ...known, price }
  if (slots.purpose === 'sale' && propertyId !== undefined) return { ...known, propertyId }
  const isPriced = money?.kind === 'loan' || money?.kind === 'costs'
  if (!isPriced || money.price === undefined)
    return sum === undefined ? known : { ...known, price: sum.price }
  // The terms that were told for that price hold on.
  const { price: worked, rate, years, downShare } = money
  return {
    ...known,
    price: worked,
    ...(rate !== undefined && { rate }),
    ...(years !== undefined && { years }),
    ...(downShare !== undefined && { downShare }),
  }
}

/** Interest, years and the money of one's own that were told before. */
function termsTold({ said }: Signs): Pick<MoneyDraft, 'rate' | 'years' | 'down'> {
  const { rate, years, savings: before } = said.before.figures ?? {}
  const savings = said.amounts.find(({ role }) => role === 'savings')?.aed ?? before
  return {
    ...(rate !== undefined && { rate }),
    ...(years !== undefined && years >= leastTerm && { years }),
    ...(savings !== undefined && { down: savings }),
  }
}

/** Years of a loan, or over which one weighs. */
function termIn(years: number | undefined): Pick<MoneyDraft, 'years' | 'over'> {
  if (years === undefined) return {}
  return years < leastTerm ? { over: years } : { years }
}

function termsIn({ shares }: Signs): Pick<MoneyDraft, 'downShare' | 'rate'> {
  const rate = shares.find(({ of, value }) => of === 'rate' || (of !== 'down' && value <= mostRate))
  const down = shares.find((share) => share !== rate)
  return {
    ...(down !== undefined && { downShare: down.value }),
    ...(rate !== undefined && { rate: rate.value }),
  }
}
