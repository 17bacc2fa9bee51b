import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { pointsBack } from '../asked-fields.ts'
import { monthlyOf, yearGuessed } from './amounts.ts'
import type { Figure } from './figures-in.ts'
import { finderOf, says } from './find-words.ts'
import { incomesIn } from './incomes.ts'
import { periodOf } from './period-of.ts'
import { propertyMeant } from './property-meant.ts'
import { saidPartsOf, yearlyOf } from './said-parts.ts'
import type { Signs } from './signs.ts'
import { leastRent, monthsPerYear, mostRent } from './yearly.ts'

const saysRent = finderOf(statedSumWords.rents)
const saysBuying = finderOf(furtherSumRow('buying'))

/** 'We earn 17k together, is that enough for the rent?': a rent beside an income, and no purchase. */
export function readRentOfIncome(signs: Signs): MoneyDraft | undefined {
  const { text, said, regular, isIncome } = signs
  const { before, flags, amounts, mentions } = said
  const income = amounts.find(({ role }) => role === 'income') ?? (isIncome ? regular : undefined)
  if (income === undefined || before.money?.kind === 'afford') return undefined
  // 'Can I manage a flat of 130k a year?' is told of a rent.
  const isOfYear = amounts.some(
    ({ role, perYear, aed }) => !role && perYear === 1 && aed <= mostRent,
  )
  const isOfRent = signs.isRent || saysRent(text) || isOfYear
  if (!isOfRent && before.slots.purpose !== 'rent') return undefined
  // 'I earn 25k and want to rent' is told beside a search and asks nothing.
  const parts = saidPartsOf(signs)
  const named =
    parts.figures.find(({ role }) => role === 'rent') ??
    parts.figures.find(({ isWhole }) => isWhole)
  const rent = named && yearlyRent(named, text)
  const isHeldBeside = rent !== undefined && amounts.every(({ limit }) => limit === undefined)
  const asks = signs.asks || asksAmount(said.text) || before.shown.length > 0
  if (!asks && !isHeldBeside) return undefined
  const isPurchase = says(text, 'loan') || says(text, 'buy') || saysBuying(text)
  // 'Is the first one suitable?' looks for nothing.
  const looks = flags.cues.has('search') && signs.propertyId === undefined
  if (isPurchase || looks) return undefined
  const isElsewhere = mentions.some(
    ({ criterion: { slot } }) => describing.has(slot) && !(slot === 'type' && isHeldBeside),
  )
  if (isElsewhere) return undefined
  const incomes = incomesIn(amounts, text, undefined)
  const yearIncome = yearGuessed(income, text)
  const known = {
    kind: 'rentOfIncome' as const,
    ...(yearIncome !== undefined && { yearIncome }),
    amount:
      incomes.length > 0 ? incomes.reduce((sum, each) => sum + each) : monthlyOf(income, text),
  }
  if (rent !== undefined && rent >= leastRent && rent <= mostRent) return { ...known, rent }
  // 'How much rent is reasonable?' is asked of none of those shown.
  const isGeneral = asksAmount(said.text) && saysRent(text) && !pointsBack(said.text)
  const isOfShown =
    before.slots.purpose === 'rent' && !(isGeneral && signs.propertyId === undefined)
  const propertyId = isOfShown ? propertyMeant(signs) : undefined
  return { ...known, ...(propertyId !== undefined && { propertyId }) }
}

/** '12k a month' of rent. */
const yearlyRent = (figure: Figure, text: string): number =>
  figure.perYear === undefined && periodOf(figure, text) === 'month'
    ? figure.value * monthsPerYear
    : yearlyOf(figure)

/** Whoever names these looks for a home. */
const describing: ReadonlySet<string> = new Set(['location', 'type', 'bedrooms', 'bathrooms'])
