import { exampleRate } from '@manzil/domain/costs/loan'
import { foldText } from '@manzil/query-language/language/fold'
import { numberRoleWords } from '@manzil/query-language/lexicon/number-role-words'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { MoneyDraft } from '../money-draft.ts'
import { asksPeriod, pointsBack } from './asked-fields.ts'
import { isOtherMoney, monthlyOf, yearGuessed } from './money/amounts.ts'
import { readFeesOfShown } from './money/costs-of-shown.ts'
import { clearedIn, debtsAfter } from './money/debts.ts'
import { livesAbroad } from './money/figures-told.ts'
import { finderOf, says } from './money/find-words.ts'
import { saysOffPlan } from './money/goes-on.ts'
import { incomesIn } from './money/incomes.ts'
import { asksMonthlyWithShare, asksWhetherEnough, kindOf } from './money/kind-of.ts'
import { asksCashOfOne } from './money/loan-of-one.ts'
import { withToldTerms } from './money/loan-of-property.ts'
import { asksInterest, isBorrowed, rateOf } from './money/loan-terms.ts'
import { netPayIn } from './money/net-pay.ts'
import { readOwnSum } from './money/own-sums.ts'
import { runningIn } from './money/own-yields.ts'
import { propertyMeant } from './money/property-meant.ts'
import { otherYearsIn } from './money/shares.ts'
import { isOwnSum, type MoneySaid, type Signs, signsOf } from './money/signs.ts'
import { leastTerm } from './money/term-of-debt.ts'
import { ofYear } from './money/yearly.ts'

/** An interest rate a year is not higher; a larger share is one of the price. Percent. */
const highestRate = 12
/** What a home costs its owner a year is less, AED. */
const mostRunning = 100_000

const asksFirstDay = finderOf(ownSumWords.firstDay)
const asksWho = finderOf(ownSumWords.who)
const saysNoLoan = finderOf(ownSumWords.noLoan)
const saysSelfEmployed = finderOf(ownSumWords.selfEmployed)
const besideIncome: ReadonlySet<string> = new Set(['savings', 'otherLoans', 'cardLimit'])
const saysRateRises = finderOf(numberRoleWords.rateRises)
/** 'To 5.5' names the interest itself. */
const risesBy = (text: string): boolean =>
  saysRateRises(text) && !/(?:\b(?:to|auf)|до|الى|到)\s*\d/u.test(text)
const putsIn = finderOf(sumPartRow('putsIn'))
const asksOwnCash = finderOf(sumPartRow('ownCash'))
const namesFees = finderOf(sumPartRow('fees'))
const needs = finderOf(sumPartRow('need'))
const inAll = finderOf(sumPartRow('total'))
const saysCanPay = finderOf(sumPartRow('canPay'))
const saysDownPayment = finderOf(ownSumWords.downPayment)
const saysDiffers = finderOf(sumPartRow('differs'))

/** 'We are residents, not nationals' */
const deniesNational =
  /(?:مش|مو|مب|لسنا|لست|غير|not|no|keine?|nicht|не|नहीं|nahi|不是|非)\s*(?:an? |die |ال)?(?:nationals?|emiratis?|citizens?|locals?|staatsb|einheimisch|emirati|гражд|местн|مواطن|اماراتي|नागरिक|本国|本地|公民)/u

const refused = ['inject', 'abuse', 'steer', 'viewing', 'callback', 'restart'] as const

/**
 * What a message asks about paying for a property, on top of what was asked before; undefined where it
 * asks for something else.
 */
export function readMoney(said: MoneySaid): MoneyDraft | undefined {
  const { flags, before, amounts } = said
  if (refused.some((cue) => flags.cues.has(cue))) return undefined
  // 'Is that a month or a year?' asks what the advert says.
  if (before.shown.length > 0 && asksPeriod(said.text)) return undefined
  const signs = signsOf(said)
  // 'From 60' is written as 'who' in Arabic.
  if (amounts.length === 0 && asksWho(signs.text.replace(/من(?= ?\d)/gu, ' '))) return undefined
  if (asksFeesInLoan(signs)) return undefined
  const own = readOwnSum(signs)
  if (own !== undefined && !(own.kind === 'costs' && asksMonthlyWithShare(signs))) return own
  const ofShown = readFeesOfShown(signs)
  if (ofShown !== undefined) return ofShown
  const found = kindOf(signs)
  if (found === undefined) return undefined
  const kind = asksInstalmentToo(found, signs) ? 'loan' : found
  const { text, shares, years, whole, regular, propertyId } = signs
  const {
    asked: _,
    interest,
    isEnough: __,
    ...known
  } = keptFor(kind, before.money, said.text) ?? {}
  const told: MoneyDraft = { ...known, kind }
  // 'And over 15 years?' asks for the same figure; 'and a month?' does not.
  if (interest && kind === 'loan' && isTermAlone(signs)) told.interest = true
  if (propertyId !== undefined) {
    told.propertyId = propertyId
    delete told.price
  }
  for (const share of shares) {
    const mayBeRate = share.of !== 'down' && share.value <= highestRate
    if (share.of === 'rate' || mayBeRate) told.rate = share.value
    else if (share.of === 'lent' && share.value < 100) {
      told.downShare = 100 - share.value
      delete told.down
    } else if (share.value < 100) {
      told.downShare = share.value
      if (kind !== 'afford') delete told.down
    }
  }
  const rate = kind === 'loan' && told.rate === known.rate ? rateOf(said, text) : undefined
  if (rate !== undefined) told.rate = rate
  // 'And if the interest goes up by 1.5?'
  if (kind === 'loan' && told.rate !== undefined && risesBy(text) && before.money)
    told.rate += known.rate ?? exampleRate
  const savings = amounts.find(({ role }) => role === 'savings')
  if (savings !== undefined && kind !== 'costs') {
    told.down = savings.aed
    if (kind === 'loan') delete told.downShare
  }
  if (kind === 'costs' && saysNoLoan(text)) {
    delete told.downShare
    delete told.down
    delete told.withLoan
  }
  const isOfDown = kind === 'costs' && told.downShare === undefined && told.down === undefined
  // Whoever told an income means to borrow.
  const borrows = before.figures?.income !== undefined && before.slots.purpose !== 'rent'
  const asksOwn = saysDownPayment(text) || asksCashOfOne(signs) || borrows
  if (isOfDown && !saysNoLoan(text) && asksOwn) told.withLoan = true
  if (kind === 'loan') {
    const running = runningIn(signs, mostRunning)
    if (running !== undefined) told.running = ofYear(running)
  }
  // 'Once my company is two years old' is no term of what an income carries.
  const isTerm = kind !== 'afford' || (years ?? 0) >= leastTerm
  if (years !== undefined && isTerm) told.years = years
  delete told.otherYears
  const otherYears = otherYearsIn(text)
  if (kind === 'loan' && otherYears !== undefined) told.otherYears = otherYears
  delete told.beside
  const other = loanBefore(told, before.money, text)
  if (kind === 'loan' && other !== undefined) told.beside = other
  if (livesAbroad(text) || before.abroad) told.abroad = true
  if ((says(text, 'national') && !deniesNational.test(text)) || before.national)
    told.national = true
  // 'The second one' of those that are shown is no second home.
  if (says(text, 'further') && said.ordinals.length === 0) told.further = true
  const { completion, purpose } = before.slots
  const looksOffPlan = kind === 'afford' && purpose !== 'rent' && completion === 'off_plan'
  if (saysOffPlan(signs) || looksOffPlan) told.offPlan = true
  if (kind === 'afford') {
    delete told.otherLoans
    delete told.cardLimit
    Object.assign(told, debtsAfter(said, text))
    if (saysSelfEmployed(text) || before.figures?.selfEmployed) told.selfEmployed = true
    const amount =
      regular ?? whole ?? amounts.find(({ role }) => role === undefined || !besideIncome.has(role))
    if (amount !== undefined) {
      delete told.incomes
      const incomes = incomesIn(amounts, text, before.money)
      if (incomes.length > 0) told.incomes = incomes
      delete told.yearIncome
      const yearIncome = incomes.length > 0 ? undefined : yearGuessed(amount, text)
      if (yearIncome !== undefined) told.yearIncome = yearIncome
      told.amount =
        incomes.length > 0 ? incomes.reduce((sum, each) => sum + each) : monthlyOf(amount, text)
      if (isOtherMoney(amount)) told.converted = true
      else delete told.converted
    } else if (told.amount === undefined && before.figures?.income !== undefined) {
      // 'How much will the bank lend?' after what one earns was told.
      told.amount = before.figures.income
      told.amountIs = 'income'
      const { savings: saved } = before.figures
      if (told.down === undefined && told.downShare === undefined && saved !== undefined)
        told.down = saved
    }
    // 'With that and a salary of 29k' after what is left of a sale.
    const { ofSale, savings: ofBefore } = before.figures ?? {}
    // 'Of that I want to put in 600k again, I earn 45k'
    if (ofSale && whole !== undefined && regular !== undefined) told.down = whole.aed
    if (ofSale && ofBefore !== undefined && (told.down ?? told.downShare) === undefined)
      told.down = ofBefore
    const isPayment =
      amount !== undefined ||
      (savings === undefined && told.amountIs === undefined && clearedIn(said, text).size === 0)
    if (signs.isIncome || netPayIn(text).length > 0) told.amountIs = 'income'
    else if (isPayment && tellsPayment(text)) told.amountIs = 'payment'
  } else {
    // 'What do I have to earn for it?'
    if (kind === 'loan' && signs.isIncome) told.amountIs = 'income'
    if (kind === 'loan' && asksInterest(text)) told.interest = true
    if (kind === 'loan' && asksWhetherEnough(signs)) told.isEnough = true
    // 'What cash do I bring for it?' is asked of the home that was spoken of.
    const isOfOne = kind === 'costs' && asksCashOfOne(signs)
    // 'What is the instalment for this one?' of several that were shown, none of them spoken of yet.
    if ((isOfOne || kind === 'loan') && isOfNoPrice(told) && pointsBack(said.text)) {
      const meant = propertyMeant(signs)
      if (meant !== undefined) told.propertyId = meant
    }
    delete told.withCash
    if (kind === 'loan' && (asksCashToo(signs) || asksOwnPart(text))) told.withCash = true
    if (whole !== undefined) {
      delete told.propertyId
      // A rent is that of the price it was told with.
      if (told.rent !== undefined) {
        delete told.rent
        delete told.running
      }
      const namesShare = told.downShare !== undefined || told.down !== undefined
      const isLoan = kind === 'loan' && !namesShare && isBorrowed(whole, text)
      const [kept, dropped] = isLoan
        ? (['borrowed', 'price'] as const)
        : (['price', 'borrowed'] as const)
      told[kept] = whole.aed
      delete told[dropped]
    }
  }
  const isOfProperty = kind === 'loan' && told.price === undefined && told.borrowed === undefined
  return isOfProperty ? withToldTerms(told, before.figures) : told
}

/** 'I can pay 8k a month', 'I can afford 8k a month on a mortgage'. */
const tellsPayment = (text: string): boolean =>
  says(text, 'payment') || (saysCanPay(text) && says(text, 'loan'))

const isOfNoPrice = ({ price, borrowed, propertyId }: MoneyDraft): boolean =>
  (price ?? borrowed ?? propertyId) === undefined

/** 'Can the fees be put into the loan?' asks for a rule. */
const asksFeesInLoan = ({ text, whole }: Signs): boolean =>
  whole === undefined && namesFees(text) && says(text, 'loan') && putsIn(text)

/** 'What is the monthly, and the total cash?' of terms that are named. */
const asksInstalmentToo = (kind: MoneyDraft['kind'], signs: Signs): boolean => {
  const { text, shares, years } = signs
  if (kind !== 'costs') return false
  if (asksCashToo(signs)) return says(text, 'instalment')
  const isTerms = years !== undefined && shares.length > 0
  return isTerms && (says(text, 'monthly') || says(text, 'instalment')) && asksOwnPart(text)
}

/** 'And how much cash do I need?' for a price that is named. */
const asksCashToo = ({ text, whole, said: { amounts } }: Signs): boolean =>
  whole !== undefined &&
  amounts.every(({ role }) => role !== 'savings') &&
  needs(text) &&
  says(text, 'cash') &&
  asksOwnCash(text)

/** 'And how much cash for the down payment and the fees?' */
const asksOwnPart = (text: string): boolean =>
  asksOwnCash(text) && (inAll(text) || (namesFees(text) && needs(text)))

/** The terms of the loan before, where it is asked by how much another one differs. */
function loanBefore(
  { years, rate }: MoneyDraft,
  before: MoneyDraft | undefined,
  text: string,
): MoneyDraft['beside'] {
  if (before?.kind !== 'loan' || !saysDiffers(text)) return undefined
  if (before.years === years && before.rate === rate) return undefined
  return {
    ...(before.years !== undefined && { years: before.years }),
    ...(before.rate !== undefined && { rate: before.rate }),
  }
}

/** Only other terms of the same loan are named. */
const isTermAlone = ({ said, text, years, shares, whole }: Signs): boolean =>
  said.text.length <= fewLetters &&
  whole === undefined &&
  (years !== undefined || shares.length > 0) &&
  !says(text, 'monthly') &&
  !says(text, 'instalment')
const fewLetters = 40

/** Interest, years and the part of one's own that an earlier question named. */
const termsKept = ({ rate, years, downShare, down }: MoneyDraft): Partial<MoneyDraft> => ({
  ...(rate !== undefined && { rate }),
  ...(years !== undefined && { years }),
  ...(downShare !== undefined && { downShare }),
  ...(down !== undefined && { down }),
})

/** A loan after the costs of a property is for that property; cash is asked for beside the loan. */
function keptFor(
  kind: MoneyDraft['kind'],
  before: MoneyDraft | undefined,
  message: string,
): Partial<MoneyDraft> | undefined {
  if (before?.kind === kind || before?.asked !== undefined) return before
  if (before === undefined || isOwnSum(before.kind)) return undefined
  // The terms that were told stay those of the loan for a home; what one can pay is told afresh.
  if (before.kind === 'afford' && kind === 'loan') return termsKept(before)
  if (before.kind === 'afford' || kind === 'afford') return undefined
  const { propertyId, price, down } = before
  const text = foldText(message)
  const asksCash = says(text, 'cash') || asksFirstDay(text) || asksOwnCash(text)
  const isOfLoan = kind === 'costs' && before.kind === 'loan' && asksCash
  return {
    ...(propertyId !== undefined && { propertyId }),
    ...(price !== undefined && { price }),
    ...(isOfLoan && { withLoan: true as const }),
    ...(isOfLoan && before.downShare !== undefined && { downShare: before.downShare }),
    ...(isOfLoan && down !== undefined && { down }),
  }
}
