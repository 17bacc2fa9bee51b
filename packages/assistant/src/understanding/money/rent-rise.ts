import { numberRoleWords } from '@manzil/query-language/lexicon/number-role-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { foldedPattern } from '../../passages/folded-pattern.ts'
import { ofTenancy } from '../tells-tenancy.ts'
import type { NamedAmount } from './amounts.ts'
import { finderOf, placesOfRow } from './find-words.ts'
import {
  endsSoon,
  moreOfTenancy,
  noticeOfRise,
  saysAllowed,
  saysLandlord,
  saysWants,
  tellsOfLandlord,
  unmoved,
} from './notice-rule.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastPrice, leastRent, mostRent, ofYear } from './yearly.ts'

const saysPays = finderOf(numberRoleWords.pays)
const namesIndex = finderOf(numberRoleWords.index)
const saysIndex = finderOf(statedSumWords.index)
const indexPlaces = placesOfRow(statedSumWords.index)
const saysRises = finderOf(statedSumWords.rises)
const saysMore = finderOf(statedSumWords.more)
const saysRent = finderOf(statedSumWords.rents)
const thousand = 1000
/** By hundred and more a rent is said to be doubled. */
const hundred = 100
/** 'By the index 110': a bare number that counts thousands. */
const leastBare = 15
/** No rent is so many times another of the same home. */
const mostTimes = 3

interface Figure {
  aed: number
  start: number
}

/**
 * 'I pay 95,000, the index says 115,000: how far can it go up?', 'he wants 92k in place of 80k, the
 * index says 85k: may he?'
 */
export function readRentRise(signs: Signs): MoneyDraft | undefined {
  const more = moreOfTenancy(signs, 'rentRise')
  if (more !== undefined) return more
  const rise = readRise(signs)
  if (rise === undefined) return undefined
  const notice = noticeOfRise(signs.text)
  const { market } = rise
  const isNew = market !== undefined && market !== signs.said.before.money?.market
  // 'Everybody says the market is at 100': the index may say something else.
  const isSaid = isNew && !namesIndex(signs.text)
  const { marketIsSaid: known, ...sum } = rise
  return {
    ...sum,
    ...((isSaid || (known && !isNew)) && { marketIsSaid: true as const }),
    ...(notice && { notice }),
  }
}

function readRise(signs: Signs): MoneyDraft | undefined {
  const { said } = signs
  const before = said.before.money?.kind === 'rentRise' ? unmoved(said.before.money) : undefined
  const figures = rentsIn(signs, before !== undefined)
  if (figures.length === 1) return (before && goingOn(before, figures, signs)) ?? readShare(signs)
  const seeks = said.flags.cues.has('search') && !tellsOfLandlord(signs.text) && !tellsRise(signs)
  if (seeks || !areOfOneProperty(figures)) return undefined
  return figures.length === 2
    ? readPair(figures, before, signs)
    : figures.length === 3
      ? readThree(figures, signs)
      : undefined
}

/** 'And if the index says 105?', 'and if he asks for 84?' */
function goingOn(
  before: MoneyDraft,
  [figure]: readonly Figure[],
  { text, asks, said }: Signs,
): MoneyDraft | undefined {
  if (figure === undefined) return undefined
  if (before.market !== undefined && saysWants(text) && !saysIndex(text))
    return { ...before, asking: figure.aed }
  const isNext = saysIndex(text) || asks || said.flags.about || before.market === undefined
  return isNext ? { ...before, market: figure.aed } : undefined
}

/** What is paid and the index; or else what is paid and what is asked for. */
function readPair(
  figures: readonly Figure[],
  before: MoneyDraft | undefined,
  signs: Signs,
): MoneyDraft | undefined {
  const { text, asks } = signs
  if (saysIndex(text)) {
    if (!asks && !saysRises(text)) return undefined
    const market = nearestIndex(text, figures)
    const other = figures.find((figure) => figure !== market)
    if (before !== undefined && saysWants(text))
      return { ...before, ...(other && { asking: other.aed }), market: market.aed }
    const asking = other && askedShare(other.aed, signs)
    return (
      other && {
        kind: 'rentRise',
        rent: other.aed,
        market: market.aed,
        ...(asking !== undefined && { asking }),
      }
    )
  }
  if (!isAskedOfLandlord(signs)) return undefined
  const [rent = 0, asking = 0] = figures.map(({ aed }) => aed).sort((one, other) => one - other)
  return { kind: 'rentRise', rent, asking }
}

/** What is paid, what is asked for and the index. */
function readThree(figures: readonly Figure[], signs: Signs): MoneyDraft | undefined {
  const { text, asks } = signs
  if (!saysIndex(text) || !(asks || saysRises(text) || saysAllowed(text))) return undefined
  const market = nearestIndex(text, figures)
  const [rent = 0, asking = 0] = figures
    .filter((figure) => figure !== market)
    .map(({ aed }) => aed)
    .sort((one, other) => one - other)
  return { kind: 'rentRise', rent, asking, market: market.aed }
}

/** 'I pay 80k and he wants 15 % more: may he?' */
function readShare(signs: Signs): MoneyDraft | undefined {
  const [rent] = rentsIn(signs, false)
  if (rent === undefined || !isAskedOfLandlord(signs)) return undefined
  if (rent.aed >= leastPrice && !saysRent(signs.text)) return undefined
  const asking = askedShare(rent.aed, signs)
  return asking === undefined ? undefined : { kind: 'rentRise', rent: rent.aed, asking }
}

/** The rent that is asked for as a part on top, AED a year. */
function askedShare(rent: number, { text, shares }: Signs): number | undefined {
  const [share, ...others] = shares
  if (share === undefined || others.length > 0 || share.value > hundred) return undefined
  const isAsked = saysWants(text) || saysLandlord(text)
  return isAsked ? Math.round(rent * (1 + share.value / hundred)) : undefined
}

/** Whether somebody else's rise is asked about, and no price or budget. */
function isAskedOfLandlord(signs: Signs): boolean {
  const { text, asks, describes } = signs
  if (tellsRise(signs)) return true
  // 'My landlord wants 110,000 at renewal, a 2 bed in JVC, is that legal?' tells which home it is, and looks for none.
  if ((describes && !ofTenancy(text)) || !(asks || saysAllowed(text))) return false
  const isRise = saysRises(text) || saysRent(text) || saysMore(text) || saysWants(text)
  return isRise && (saysWants(text) || saysLandlord(text)) && (saysAllowed(text) || saysRises(text))
}

/**
 * 'The owner says 145k, I am on 120k now, the lease is up in ten weeks': two rents of a tenancy that is to be
 * renewed are a rise, whatever else is asked or named.
 */
function tellsRise({ text }: Signs): boolean {
  const isOfLandlord = saysLandlord(text) || raised.test(text) || saysRent(text) || saysPays(text)
  return isOfLandlord && ofTenancy(text) && (renews.test(text) || endsSoon(text))
}

/** Over folded text. */
const renews = foldedPattern([
  String.raw`\brenew|\bnext year\b|verlaenger|продл|تجديد|نجدد|يجدد|रिन्यू|नवीनीकरण|续[租约]|下一?年|明年`,
])
const raised = foldedPattern([
  String.raw`\b(?:raised|hiked|put up|upped)\b|erhoeht|подня(?:ли|л)|повысил|رفعوا|زادوا|बढ़ा दि|\bbadha di|涨[到了]`,
])

function areOfOneProperty(figures: readonly Figure[]): boolean {
  const rents = figures.map(({ aed }) => aed)
  return Math.max(...rents) <= Math.min(...rents) * mostTimes
}

/** Rents of a year in the order in which they stand; after such a question a bare number is one. */
function rentsIn(signs: Signs, isNext: boolean): Figure[] {
  const amounts = inOrder(signs)
    .flatMap((amount) =>
      [ofYear(amount), ...upperOf(amount)].map((aed) => ({ aed, start: amount.place.start })),
    )
    .filter(({ aed }) => aed >= leastRent && aed <= mostRent)
  const pair = amounts.length === 0 ? bareRise(signs) : undefined
  if (pair !== undefined) return pair
  if (amounts.length > 1 || (amounts.length === 0 && !isNext)) return amounts
  const [bare] = signs.said.mentions.flatMap(({ criterion }) =>
    criterion.slot === 'number' ? [criterion.quantity.low] : [],
  )
  if (bare === undefined || bare < leastBare || bare >= thousand) return amounts
  const start = signs.text.indexOf(String(bare))
  if (!saysIndex(signs.text)) return amounts
  return [...amounts, { aed: bare * thousand, start }].sort(
    (left, right) => left.start - right.start,
  )
}

/** 'He put it up from 60 to 75', 'the owner wants 92 instead of 79' count thousands. */
function bareRise(signs: Signs): Figure[] | undefined {
  const { text, said } = signs
  const isRise = saysRises(text) || saysRent(text) || raised.test(text)
  const isOfLandlord = saysLandlord(text) || raised.test(text)
  if (said.amounts.length > 0 || !((isOfLandlord && isRise) || tellsRise(signs))) return undefined
  const pairs = [
    ...fromTo.map((pattern) => pattern.exec(text) ?? []),
    ...insteadOf
      .map((pattern) => pattern.exec(text)?.toReversed() ?? [])
      .map(([to, from]) => ['', to, from]),
  ]
  for (const [, from, to] of pairs) {
    if (from === undefined || to === undefined) continue
    const [paid, asked] = [Number(from), Number(to)]
    if (paid < leastBare || asked <= paid || asked >= thousand) continue
    const start = text.indexOf(from)
    return [paid, asked].map((each) => ({ aed: each * thousand, start }))
  }
  return undefined
}
const bare = String.raw`(\d{2,3})(?![\d.,]*\d)(?! ?%)`
/** Over folded text, in the six languages. */
const fromTo = [
  String.raw`(?<![\p{L}\d])(?:from|von|من|с|со|от) ${bare} ?(?:to|auf|الى|ل|до|на) ?${bare}`,
  String.raw`(?<![\p{L}\d])${bare} (?:se|से) ${bare}`,
  `(?:从|由) ?${bare} ?(?:涨到|加到|提到|到) ?${bare}`,
].map((source) => foldedPattern([source]))
/** The new one stands first. */
const insteadOf = [
  String.raw`(?<![\p{L}\d])${bare} (?:instead of|rather than|statt|anstatt|вместо|بدل|بدلا من|के बजाय|ki jagah|की जगह) ?${bare}`,
].map((source) => foldedPattern([source]))

/** 'From 80k to 92k' is what is paid and what is asked for. */
function upperOf({ aed, mention }: NamedAmount): number[] {
  const { criterion } = mention
  if (criterion.slot !== 'price' && criterion.slot !== 'number') return []
  const { low, high } = criterion.quantity
  return high === undefined || low <= 0 ? [] : [Math.round((aed * high) / low)]
}

/** The index stands before its figure, or right behind it; what somebody pays is none. */
function nearestIndex(text: string, figures: readonly Figure[]): Figure {
  const places = indexPlaces(text)
  const gap = ({ start }: Figure): number =>
    Math.min(
      ...places.map(({ start: from, end }) => (end <= start ? start - end : from - start + behind)),
    )
  const others = figures.filter((figure) => !isPaid(text, figure))
  const left = others.length > 0 ? others : figures
  return left.reduce((nearest, figure) => (gap(figure) < gap(nearest) ? figure : nearest))
}
const behind = 8

/** 'The tenant pays 75,000. And the market?' */
function isPaid(text: string, { start }: Figure): boolean {
  const before = text.slice(0, start)
  const clause = before.slice(Math.max(...clauseEnds.map((end) => before.lastIndexOf(end))) + 1)
  return saysPays(clause) && !saysIndex(clause)
}
const clauseEnds = [',', ';', '. ', '!', '?', '،', '؟', '。', '，', '？'] as const
