import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { fieldsIn } from '../asked-fields.ts'
import { chequesIn } from './cheques-in.ts'
import { finderOf, says } from './find-words.ts'
import { sizeSaid } from './per-foot.ts'
import { isOwnSum, type Signs } from './signs.ts'

const saysRunning = finderOf(ownSumWords.running)
const saysFirstDay = finderOf(ownSumWords.firstDay)

const monthsPerYear = 12
const thousand = 1000
/** A price is at least so many years' rents. */
const leastYears = 3

/** More about a sum over figures of one's own: 'and with a service charge of 12k?', 'and in six?'. */
export function ownSumGoingOn(signs: Signs): MoneyDraft | undefined {
  const { money } = signs.said.before
  const same = money && sameSum(money, signs)
  if (same !== undefined) return same
  if (money?.kind === 'yield') return yieldGoingOn(money, signs)
  if (money?.kind === 'proceeds' && money.asked === 'price') {
    const { asked: _, ...known } = money
    const price = onlySum(signs)
    return price !== undefined && price > (money.owed ?? 0) ? { ...known, price } : undefined
  }
  return money?.kind === 'movingIn' ? movingInGoingOn(money, signs) : undefined
}

/** The same sum over another shown home, or with another percentage: 'and the second one?', 'and at 7 %?' */
function sameSum(money: MoneyDraft, signs: Signs): MoneyDraft | undefined {
  const { said, shares, propertyId } = signs
  if (!isOwnSum(money.kind) || !isLed(signs) || said.text.length > fewLetters) return undefined
  if (said.mentions.length + said.amounts.length > 0 || fieldsIn(said.text).length > 0)
    return undefined
  const [share, ...others] = shares
  if (propertyId !== undefined && share === undefined)
    return money.propertyId === undefined ? undefined : { ...money, propertyId }
  if (share === undefined || others.length > 0 || propertyId !== undefined) return undefined
  if (money.change !== undefined) return { ...money, change: Math.sign(money.change) * share.value }
  return money.target === undefined ? undefined : { ...money, target: share.value }
}
const fewLetters = 40

function isLed({ said: { flags, pieces } }: Signs): boolean {
  const [first] = pieces
  return flags.question || flags.about || first?.meaning.kind === 'joint' || first?.joined === true
}

/** What the same property yields with costs a year, at another price or for another rent. */
function yieldGoingOn(money: MoneyDraft, signs: Signs): MoneyDraft | undefined {
  const { said, text, describes, isRent } = signs
  const size = sizeSaid(signs)
  const lacksSize = money.chargePerSqft !== undefined && money.size === undefined
  if (lacksSize && size !== undefined && said.amounts.length === 0) return { ...money, size }
  const [pair, ...pairs] = money.pairs ?? []
  const sum = onlySum(signs)
  if (money.asked === 'price' && money.rent !== undefined && sum !== undefined) {
    const { asked: _, rent, ...known } = money
    return { ...known, pairs: [{ price: sum, rent }] }
  }
  if (sum === undefined || pair === undefined || pairs.length > 0) return undefined
  if (describes || said.flags.cues.has('search')) return undefined
  if (saysRunning(text)) return sum < pair.rent ? { ...money, running: sum } : undefined
  if (!isLed(signs)) return undefined
  const isPrice = !isRent && sum >= pair.rent * leastYears
  const changed = isPrice ? { ...pair, price: sum } : { ...pair, rent: sum }
  return changed.price >= changed.rent * leastYears ? { ...money, pairs: [changed] } : undefined
}

/** The one sum of a message, for a year; a bare number counts thousands: 'and at 75?'. */
function onlySum({ said: { amounts, mentions } }: Signs): number | undefined {
  const [amount, ...others] = amounts
  if (others.length > 0 || amount?.limit !== undefined) return undefined
  if (amount !== undefined)
    return amount.perYear === monthsPerYear ? amount.aed * monthsPerYear : amount.aed
  const [number, ...numbers] = mentions.flatMap(({ criterion }) =>
    criterion.slot === 'number' || criterion.slot === 'price' ? [criterion.quantity] : [],
  )
  if (number === undefined || numbers.length > 0 || number.bound !== undefined) return undefined
  return number.scale === undefined && number.low < thousand && number.unit === undefined
    ? number.low * thousand
    : undefined
}

/** The same rent in another number of cheques, or what is due on the first day. */
function movingInGoingOn(money: MoneyDraft, signs: Signs): MoneyDraft | undefined {
  const { said, text } = signs
  const { mentions, amounts } = said
  const isElsewhere = mentions.some(
    ({ criterion: { slot } }) => slot === 'location' || slot === 'bedrooms',
  )
  if (isElsewhere || amounts.length > 0) return undefined
  const furnishing = furnishingIn(signs)
  const isAlone = mentions.every(({ criterion: { slot } }) => slot === 'furnished')
  if (furnishing !== undefined && isAlone && said.text.length <= fewLetters)
    return withFurnishing(money, furnishing)
  if (said.flags.cues.has('search')) return undefined
  const count = chequesIn(text) || (bareCount(signs) ?? 0)
  const isCounted = count > 0 && count <= monthsPerYear
  const asksAll = saysFirstDay(text) || says(text, 'costs')
  if (!asksAll && !(isCounted && isLed(signs))) return undefined
  const { each, monthly: _, ...known } = money
  return {
    ...known,
    ...(each && !asksAll && { each }),
    ...(isCounted && { cheques: count }),
    ...(furnishing === true && { furnished: true as const }),
  }
}

/** Whether it is furnished, where a message says so. */
function furnishingIn({ said: { mentions } }: Signs): boolean | undefined {
  const said = mentions.flatMap(({ criterion, stance }) =>
    criterion.slot === 'furnished'
      ? [(criterion.furnished === 'furnished') === (stance === 'want')]
      : [],
  )
  return said.at(0)
}

/** 'And furnished?': the deposit is another one. */
function withFurnishing(money: MoneyDraft, isFurnished: boolean): MoneyDraft {
  const { furnished: _, ...known } = money
  return isFurnished ? { ...known, furnished: true } : known
}

/** 'And six?' */
function bareCount({ said: { mentions } }: Signs): number | undefined {
  const [only, ...others] = mentions
  if (only === undefined || others.length > 0 || only.criterion.slot !== 'number') return undefined
  return only.criterion.quantity.low
}
