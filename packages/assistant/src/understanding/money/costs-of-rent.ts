import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf, placesOfRow, type WordPlace } from './find-words.ts'
import { type SaidParts, saidPartsOf, yearlyOf } from './said-parts.ts'
import { sharePlaces } from './shares.ts'
import type { Signs } from './signs.ts'
import { leastPrice, leastRent, mostRent } from './yearly.ts'

const takerPlaces = placesOfRow(`${sumPartRow('operator')}|${sumPartRow('agency')}`)
const saysWithFees = finderOf(ownSumWords.withFees)
/** Signs between a percentage and who takes it. */
const reach = 24
/** Nobody who lets or looks after a home takes more of its rent, percent. */
const mostCut = 40

/** 'Management 5 %': what another takes of the rent, percent. */
function cutIn({ text }: Signs): number | undefined {
  const takers = takerPlaces(text)
  const gap = (share: WordPlace, word: WordPlace): number =>
    word.start < share.start ? share.start - word.end : word.start - share.end
  const [nearest] = sharePlaces(text)
    .filter(({ value }) => value > 0 && value <= mostCut)
    .map((share) => ({ share, gap: Math.min(...takers.map((word) => gap(share, word))) }))
    .filter(({ gap }) => gap <= reach)
    .sort((one, other) => one.gap - other.gap)
  return nearest?.share.value
}

/** All that a message names for a year, service charge, repairs and bills together; AED. */
function runningOf({ figures }: SaidParts): number | undefined {
  const costs = figures.filter(
    ({ role, isWhole }) => isWhole && (role === 'running' || role === 'utilities'),
  )
  return costs.length < 2 ? undefined : costs.reduce((sum, cost) => sum + yearlyOf(cost), 0)
}

/** A yield with every cost that the message names beside the one read first. */
export function withNamedCosts(
  money: MoneyDraft | undefined,
  signs: Signs,
): MoneyDraft | undefined {
  if (money?.kind !== 'yield' || money.target !== undefined) return money
  const cut = cutIn(signs)
  const running = money.chargePerSqft === undefined ? runningOf(saidPartsOf(signs)) : undefined
  const rent = money.pairs?.[0]?.rent ?? money.rent ?? 0
  return {
    ...money,
    ...(running !== undefined && running < rent && { running }),
    ...(cut !== undefined && { cut }),
    ...(saysWithFees(signs.text) && { withFees: true }),
  }
}

/** 'And with 5 % for the manager?' after a yield. */
export function readCutOfLast(signs: Signs): MoneyDraft | undefined {
  const { said, describes } = signs
  const { money } = said.before
  if (money?.kind !== 'yield' || describes || said.amounts.length > 0) return undefined
  if (said.flags.cues.has('search')) return undefined
  const cut = cutIn(signs)
  return cut === undefined || (money.pairs ?? []).length === 0 ? undefined : { ...money, cut }
}

/** 'Let at 85k, service charge 14k, the agent gets 5 %: what is left?': no price is asked about. */
export function readRentLeft(signs: Signs): MoneyDraft | undefined {
  const parts = saidPartsOf(signs)
  const { figures, has } = parts
  if (!has('left') || has('sells') || figures.some(({ value }) => value >= leastPrice))
    return undefined
  const cut = cutIn(signs)
  const running = figures
    .filter(({ role, isWhole }) => isWhole && (role === 'running' || role === 'utilities'))
    .reduce((sum, cost) => sum + yearlyOf(cost), 0)
  const [rent] = figures
    .filter(({ role, isWhole }) => role === 'rent' || (role === undefined && isWhole))
    .map(yearlyOf)
    .filter((value) => value >= leastRent && value <= mostRent && value > running)
    .sort((one, other) => other - one)
  if (rent === undefined || running === 0 || signs.years !== undefined) return undefined
  return { kind: 'yield', rent, running, rentLeft: true, ...(cut !== undefined && { cut }) }
}
