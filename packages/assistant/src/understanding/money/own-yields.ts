import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import type { NamedAmount } from './amounts.ts'
import { finderOf, placesOfRow, says } from './find-words.ts'
import { chargePerFoot, sizeSaid } from './per-foot.ts'
import { priceBefore, propertyMeant } from './property-meant.ts'
import { figureOf, saidPartsOf } from './said-parts.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastPrice, leastRent, leastYears, mostRent, ofYear } from './yearly.ts'

const saysYield = finderOf(ownSumWords.yields)
const saysNet = finderOf(statedSumWords.net)
const saysLets = finderOf(statedSumWords.lets)
const saysRent = finderOf(statedSumWords.rents)
const saysRunning = finderOf(ownSumWords.running)
const asksRentFor = finderOf(ownSumWords.rentFor)
const runningPlaces = placesOfRow(ownSumWords.running)
/** No home brings more a year, percent. */
const highestYield = 20
/** Signs between what a property costs and its name. */
const runningReach = 16

/** What of a message says what a let property costs a year. */
function costsIn(signs: Signs, rent: number): Partial<MoneyDraft> {
  const charge = saysRunning(signs.text) ? chargePerFoot(signs.text) : undefined
  if (charge !== undefined) {
    const size = sizeSaid(signs)
    return { chargePerSqft: charge, ...(size !== undefined && { size }) }
  }
  const running = runningIn(signs, rent)
  return running === undefined ? {} : { running: ofYear(running) }
}

/** 'Bought for 520k and let for 42k': a price and a rent that stand beside each other, perhaps twice. */
export function readYield(signs: Signs): MoneyDraft | undefined {
  const { text } = signs
  const isNet = saysNet(text) && saysRunning(text)
  if (!saysYield(text) && !isNet) return undefined
  const amounts = inOrder(signs)
  // '1.05m, service charge 16,800' after a rent that was told: what it costs is no rent.
  const charge = figureOf(saidPartsOf(signs), 'running')
  if (amounts.length === 2 && amounts.some((amount) => ofYear(amount) === charge)) return undefined
  // '900k, 12,000 maintenance, 70,000 rent': what it costs stands between them.
  const costs = amounts.length === 3 ? runningIn(signs, mostRent) : undefined
  const pairs = pairsOf(amounts.filter((amount) => amount !== costs))
  const [only, ...others] = pairs
  if (only === undefined) return readYieldOfShown(signs)
  return { kind: 'yield', pairs, ...(others.length === 0 && costsIn(signs, only.rent)) }
}

function pairsOf(amounts: readonly NamedAmount[]): NonNullable<MoneyDraft['pairs']> {
  const pairs: NonNullable<MoneyDraft['pairs']> = []
  for (let at = 0; at + 1 < amounts.length; at += 1) {
    const [one, other] = amounts
      .slice(at, at + 2)
      .map(ofYear)
      .sort((left, right) => left - right)
    if (one === undefined || other === undefined) continue
    if (one < leastRent || one > mostRent || other < Math.max(leastPrice, one * leastYears))
      continue
    pairs.push({ rent: one, price: other })
    at += 1
  }
  return pairs
}

/** 'What would the first one yield if let at 210,000?': its price, or the one worked with before. */
function readYieldOfShown(signs: Signs): MoneyDraft | undefined {
  const { text, said } = signs
  const costs = runningIn(signs, mostRent)
  const [amount, ...others] = inOrder(signs).filter((each) => each !== costs)
  if (amount === undefined || others.length > 0 || amount.limit === 'max') return undefined
  const isLet = saysLets(text) || saysRent(text) || amount.perYear !== undefined
  const rent = ofYear(amount)
  if (!isLet || rent < leastRent || rent > mostRent) return undefined
  if (said.flags.cues.has('search')) return undefined
  const propertyId = propertyMeant(signs)
  const price = priceBefore(signs)
  const known = { kind: 'yield' as const, rent, ...costsIn(signs, rent) }
  if (propertyId !== undefined) return { ...known, propertyId }
  if (price === undefined || price < rent * leastYears) return undefined
  const { rent: _, ...costsOfYear } = known
  return { ...costsOfYear, pairs: [{ price, rent }] }
}

/** 'Bought for 1.1m: what rent brings 7 %?', or 'what rent brings 8 % on the first?' */
export function readTargetRent(signs: Signs): MoneyDraft | undefined {
  const { text, shares, said } = signs
  if (!asksRentFor(text) || says(text, 'loan') || signs.years !== undefined) return undefined
  const [share, ...others] = shares
  const [price, ...more] = said.amounts
  if (share === undefined || others.length + more.length > 0) return undefined
  if (share.value > highestYield) return undefined
  const known = { kind: 'yield' as const, target: share.value }
  if (price !== undefined)
    return price.aed < leastPrice ? undefined : { ...known, price: price.aed }
  const propertyId = propertyMeant(signs)
  return propertyId === undefined ? undefined : { ...known, propertyId }
}

/** What the property costs a year, where a word for it stands beside a sum below the rent. */
export function runningIn(signs: Signs, rent: number): NamedAmount | undefined {
  const [word] = runningPlaces(signs.text)
  if (word === undefined || chargePerFoot(signs.text) !== undefined) return undefined
  const gap = ({ place }: NamedAmount): number =>
    Math.max(place.start - word.end, word.start - place.end)
  const [nearest] = inOrder(signs)
    .filter((amount) => ofYear(amount) < rent && gap(amount) <= runningReach)
    .sort((one, other) => gap(one) - gap(other) || ofYear(one) - ofYear(other))
  return nearest
}
