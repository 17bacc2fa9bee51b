import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { SumPartWords } from '@manzil/query-language/lexicon/sum-parts/sum-part-words'
import { asksAmount } from '../../passages/asks-amount.ts'
import type { AmountRole } from './amount-role.ts'
import { type Figure, type FigureRole, figuresIn } from './figures-in.ts'
import { finderOf } from './find-words.ts'
import type { Signs } from './signs.ts'
import { mostRent } from './yearly.ts'

const thousand = 1000
const million = 1_000_000
const monthsPerYear = 12
const daysPerYear = 365
/** Without its scale a price of fewer counts millions, of more thousands. */
const mostMillions = 100

/** A message as the parts of a sum: its amounts in AED, and which words of sums stand in it. */
export interface SaidParts {
  signs: Signs
  figures: readonly Figure[]
  has: (name: keyof SumPartWords) => boolean
  asks: boolean
}

const finders = new Map<keyof SumPartWords, (text: string) => boolean>()

function finder(name: keyof SumPartWords): (text: string) => boolean {
  const known = finders.get(name) ?? finderOf(sumPartRow(name))
  finders.set(name, known)
  return known
}

const known = new WeakMap<Signs, SaidParts>()

export function saidPartsOf(signs: Signs): SaidParts {
  const parts = known.get(signs) ?? readParts(signs)
  known.set(signs, parts)
  return parts
}

function readParts(signs: Signs): SaidParts {
  const { said, text, asks } = signs
  const has = (name: keyof SumPartWords): boolean => finder(name)(text)
  return {
    signs,
    figures: inFull(figuresIn(said, text).filter((figure) => !isEarned(figure, signs))),
    has,
    asks: asks || asksAmount(said.text) || has('better'),
  }
}

/** What somebody earns, owes each month or may charge to a card is no part of a sum for a home. */
const isEarned = ({ start, end }: Figure, { said: { amounts } }: Signs): boolean =>
  amounts.some(
    ({ role, place }) =>
      role !== undefined && beside.has(role) && place.start < end && start < place.end,
  )
const beside: ReadonlySet<AmountRole> = new Set(['income', 'otherLoans', 'cardLimit'])

const ofWhole: ReadonlySet<FigureRole> = new Set(['price', 'bought', 'sells'])

/** 'The price is 2.1', 'the tenant pays 110': what is left out of an amount is plain from what it is. */
function inFull(figures: readonly Figure[]): Figure[] {
  return figures.map((figure) => {
    const { value, isWhole, role } = figure
    if (isWhole || role === undefined) return figure
    if (ofWhole.has(role)) {
      const scale = value < mostMillions ? million : thousand
      return { ...figure, value: Math.round(value * scale), isWhole: true }
    }
    const isSmall = value < mostMillions && !Number.isInteger(value)
    if (role === 'owed' && isSmall) return { ...figure, value: value * million, isWhole: true }
    // A night, or the bills of a month, may cost so little.
    if (role === 'shortLet' || role === 'utilities' || role === 'running') return figure
    return value < thousand
      ? { ...figure, value: value * thousand, isWhole: true, inThousands: true }
      : figure
  })
}

/** AED a year. */
export const yearlyOf = ({ value, perYear }: Figure): number =>
  perYear === monthsPerYear ? value * monthsPerYear : value

/** The costs of a year beside amounts that are told in thousands: 'the charge is 19'. */
export function costOfYear(
  { figures }: SaidParts,
  role: 'running' | 'utilities' | 'shortLet',
): number | undefined {
  const found = figures.find((figure) => figure.role === role)
  // By the night it is no sum of a year, unless all beside it are told in thousands.
  const isByNight = found?.perYear === daysPerYear
  if (found === undefined || (isByNight && !figures.some((each) => each.inThousands)))
    return undefined
  const yearly = yearlyOf(found)
  return found.isWhole || yearly >= thousand ? yearly : yearly * thousand
}

/** The first amount of a role. */
export const figureOf = ({ figures }: SaidParts, role: FigureRole): number | undefined =>
  figures.find((figure) => figure.role === role)?.value

/** Amounts without a role that may be the rent of a year; beside a price 'at 62' counts thousands. */
export const rentsAlone = (
  { figures }: SaidParts,
  least: number,
  isBeside: 'price' | 'nothing',
): number[] =>
  figures
    .filter(({ role, isWhole }) => role === undefined && (isWhole || isBeside === 'price'))
    .map((figure) =>
      figure.isWhole || figure.value < 10 ? yearlyOf(figure) : figure.value * thousand,
    )
    .filter((rent) => rent >= least && rent <= mostRent)
