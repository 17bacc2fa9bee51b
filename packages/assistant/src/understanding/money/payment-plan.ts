import { foldText } from '@manzil/query-language/language/fold'
import { percentWords } from '@manzil/query-language/lexicon/money-words'
import {
  eachMonth,
  monthsBehind,
  statedSumWords,
} from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { finderOf } from './find-words.ts'
import { propertyMeant } from './property-meant.ts'
import type { Signs } from './signs.ts'
import { leastPrice } from './yearly.ts'

const saysPlan = finderOf(statedSumWords.plan)
const asksHandover = finderOf(statedSumWords.beforeHandover)
const ratio = /(?<![\d/.,])(\d{1,2})\s*[/:]\s*(\d{1,2})(?:\s*[/:]\s*(\d{1,2}))?(?![\d/])/u
const percent = `\\s*(?:${foldText(percentWords)})`
const monthly = new RegExp(`(\\d+(?:[.,]\\d+)?)${percent}\\s*(?:${foldText(eachMonth)})`, 'u')
const monthlyLast = new RegExp(
  `(?:${foldText(eachMonth)})\\s*(?:付|交|付款|نسبة|по)?\\s*(\\d+(?:[.,]\\d+)?)${percent}`,
  'u',
)
const months = new RegExp(`(\\d{1,3})\\s*(?:${foldText(monthsBehind)})`, 'u')
const whole = 100
/** Who asks what happens in three years names no months of a plan. */
const fewLetters = 40
const monthsPerYear = 12
/** Of a plan nobody pays more each month, percent. */
const mostMonthly = 10

type Plan = Pick<MoneyDraft, 'beforePercent' | 'downShare' | 'monthlyPercent' | 'months'>

/** 'Payment plan 60/40 on 1.4m: what is paid before handover?', '20 % down and 1 % a month'. */
export function readPaymentPlan(signs: Signs): MoneyDraft | undefined {
  const { said, text, asks } = signs
  const before = said.before.money?.kind === 'plan' ? said.before.money : undefined
  const plan = planIn(signs)
  if (plan === undefined) return before && goingOn(before, signs)
  if (!saysPlan(text) && !asksHandover(text)) return undefined
  if (said.flags.cues.has('search') && !asksHandover(text)) return undefined
  if (!asks && !asksAmount(said.text) && !asksHandover(text)) return undefined
  const price = said.amounts.find(({ aed }) => aed >= leastPrice)?.aed
  const propertyId = price === undefined ? propertyMeant(signs) : undefined
  const isOfPlace = said.mentions.some(({ criterion: { slot } }) => slot === 'location')
  if (price === undefined && propertyId === undefined && isOfPlace) return undefined
  return {
    kind: 'plan',
    ...plan,
    ...(price !== undefined && { price }),
    ...(propertyId !== undefined && { propertyId }),
  }
}

function planIn({ text, shares, years }: Signs): Plan | undefined {
  const each = numberOf(monthly.exec(text)?.[1] ?? monthlyLast.exec(text)?.[1])
  if (each !== undefined && each > 0 && each <= mostMonthly) {
    const down = shares.find(({ value }) => value !== each)?.value
    const count = Number(months.exec(text)?.[1] ?? (years ?? 0) * monthsPerYear)
    return {
      monthlyPercent: each,
      ...(down !== undefined && { downShare: down }),
      ...(count > 0 && { months: count }),
    }
  }
  const parts = (ratio.exec(text) ?? [])
    .slice(1)
    .flatMap((digits) => (digits === undefined ? [] : [Number(digits)]))
  if (parts.length === 0) parts.push(...shares.map(({ value }) => value))
  const sum = parts.reduce((total, part) => total + part, 0)
  const last = parts.at(-1)
  if (sum !== whole || last === undefined) return undefined
  const over = monthsOver({ text, years })
  return { beforePercent: whole - last, ...(over !== undefined && { months: over }) }
}

/** 'The 60 % over 30 months', 'over three years'. */
function monthsOver({ text, years }: Pick<Signs, 'text' | 'years'>): number | undefined {
  const count = Number(months.exec(text)?.[1] ?? (years ?? 0) * monthsPerYear)
  return count > 1 ? count : undefined
}

/** 'It is 1.4 million', 'handover is in 36 months'. */
function goingOn(before: MoneyDraft, signs: Signs): MoneyDraft | undefined {
  const { text, said } = signs
  const lacksMonths = before.monthlyPercent !== undefined && before.months === undefined
  const count = Number(months.exec(text)?.[1] ?? 0)
  if (lacksMonths && count > 0) return { ...before, months: count }
  const over = monthsOver(signs)
  const isShort = said.text.length <= fewLetters
  if (
    isShort &&
    before.beforePercent !== undefined &&
    over !== undefined &&
    said.amounts.length === 0
  )
    return { ...before, months: over }
  if (asksHandover(text) && said.amounts.length === 0 && !signs.describes) return before
  const price = said.amounts.find(({ aed }) => aed >= leastPrice)?.aed
  const lacksPrice = before.price === undefined && before.propertyId === undefined
  return lacksPrice && price !== undefined ? { ...before, price } : undefined
}

const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits.replace(',', '.'))
