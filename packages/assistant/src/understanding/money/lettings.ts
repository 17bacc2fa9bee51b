import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf, placesOfRow, type WordPlace } from './find-words.ts'
import { costOfYear, figureOf, rentsAlone, type SaidParts } from './said-parts.ts'
import { sharePlaces } from './shares.ts'
import type { Signs } from './signs.ts'
import { leastPrice, leastRent, leastYears, mostRent } from './yearly.ts'

const saysYield = finderOf(`${ownSumWords.yields}|${statedSumWords.net}`)
const operatorPlaces = placesOfRow(sumPartRow('operator'))
const occupancyPlaces = placesOfRow(furtherSumRow('occupancy'))
/** Nobody who manages a home takes more; nobody counts on fewer nights. Percent. */
const mostCut = 40
const leastOccupancy = 35
const daysPerYear = 365
/** What a night costs, AED. */
const leastNight = 50
const mostNight = 10_000

/**
 * '700 a night, let 65 % of the year, the manager takes 20 %: what is left?', '110 a year, or 165 by the
 * night with 20 % commission and 14 for bills: which is better?'
 */
export function readLettings(parts: SaidParts): MoneyDraft | undefined {
  const { signs, figures, has, asks } = parts
  if (!has('shortLet') || !(asks || has('left')) || describesProperty(signs)) return undefined
  const { cut, occupancy } = sharesOf(signs.text)
  const night = figures.find(
    ({ role, value, isWhole, perYear }) =>
      (role === 'shortLet' || role === undefined) &&
      (perYear === undefined || perYear === daysPerYear) &&
      value >= leastNight &&
      value <= mostNight &&
      (occupancy !== undefined || isWhole),
  )?.value
  const byNight = occupancy !== undefined && night !== undefined
  const gross = byNight ? undefined : costOfYear(parts, 'shortLet')
  const isGross = gross !== undefined && gross >= leastRent && gross <= mostRent
  if (!byNight && !isGross) return undefined
  const [alone] = rentsAlone(parts, leastRent, 'price')
  const rent = figureOf(parts, 'rent') ?? alone
  // A rent is no price of what it is the rent of, and nobody who names none asks for a yield.
  const income = gross ?? (night ?? 0) * daysPerYear
  const least = Math.max(leastPrice, income * leastYears)
  const price = saysYield(signs.text)
    ? figures.find(({ value }) => value >= least)?.value
    : undefined
  const running = costOfYear(parts, 'running')
  const utilities = costOfYear(parts, 'utilities')
  if ([cut, rent, running, utilities].every((each) => each === undefined)) return undefined
  return {
    kind: 'lettings',
    ...(byNight ? { night, occupancy } : { gross: gross ?? 0 }),
    ...(cut !== undefined && { cut }),
    ...(rent !== undefined && { rent }),
    ...(price !== undefined && { price }),
    ...(running !== undefined && { running }),
    ...(utilities !== undefined && { utilities }),
  }
}

/** 'As a holiday flat' looks for none. */
const describesProperty = ({ said }: Signs): boolean =>
  said.mentions.some(({ criterion: { slot } }) => slot === 'location' || slot === 'bedrooms')

/** What a manager takes and how much of the year is let: by the words beside them, else by their size. */
function sharesOf(text: string): { cut?: number; occupancy?: number } {
  const shares = sharePlaces(text)
  const nearest = (words: readonly WordPlace[], place: WordPlace): number =>
    Math.min(
      ...words.map((word) => Math.max(place.start - word.end, word.start - place.end, 0)),
      text.length,
    )
  const operators = operatorPlaces(text)
  const lets = occupancyPlaces(text)
  const found: { cut?: number; occupancy?: number } = {}
  for (const share of shares) {
    const isCut =
      share.value <= mostCut &&
      (share.value < leastOccupancy || nearest(operators, share) < nearest(lets, share))
    if (isCut) found.cut ??= share.value
    else found.occupancy ??= share.value
  }
  return found
}
