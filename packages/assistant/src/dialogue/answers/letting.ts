import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { grossYield } from '@manzil/domain/yield/gross-yield'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { netTexts } from '../../reply/texts/money/net-texts.ts'
import { ownSumTexts } from '../../reply/texts/money/own-sum-texts.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import type { SearchSlots } from '../../state.ts'
import { askingPrices, figuresLinks } from '../../tools/figures-link.ts'
import type { AreaFigures } from '../../tools/tools.ts'
import { coversLoan, rentToCover } from './covers-loan.ts'
import { describeFigures, roundPrice } from './describe-figures.ts'
import { likeProperty, ownProperty, solidFigures } from './figures-of-kind.ts'
import type { MoneyFigures } from './money-figures.ts'
import { netOfLetting, shareOfManager } from './net-of-letting.ts'
import { runningOf } from './service-charge.ts'
import { besideShortLet } from './short-let.ts'
import { type SumParts, sumParts, tellSum } from './sum-of-property.ts'

const hundred = 100

/** The emirate of a shown home, or of one's own as far as it was told. */
function emirateOf(
  row: SumParts['row'],
  { location }: SearchSlots,
  { gazetteer }: AnswerContext,
): string | undefined {
  const [slug] = location ?? []
  const told = slug === undefined ? undefined : gazetteer.pathOf(slug).at(-1)?.slug
  return row?.location_path[0]?._id ?? told
}

/** What homes like one's own, or like a shown one, are to let for, and what that is of the price. */
export async function answerLetting(money: MoneyDraft, context: AnswerContext): Promise<Draft> {
  const { texts, language } = context
  const parts = await sumParts(money, context)
  const { row } = parts
  const own = ownProperty(context)
  if (row === undefined && (own === undefined || !money.mine))
    return tellSum([texts.compareGone], parts, context)
  const kind = row === undefined ? (own ?? {}) : likeProperty(row, context)
  if (row !== undefined && money.rent !== undefined) {
    const told = yieldOfTold(row, money.rent, parts.figures, context)
    const more = await ofRent(row, money.rent, parts, context)
    return tellSum([...more, ...(told === undefined ? [] : [told])], parts, context)
  }
  const { sentences, rent, yieldTold } = await tellLetting(kind, parts, context)
  if (money.shortLet)
    return tellSum(
      [
        ...(await besideShortLet(rent, parts.figures, emirateOf(row, kind, context), context)),
        ...sentences,
      ],
      parts,
      context,
    )
  if (rent === undefined && row !== undefined && (money.net || money.covers)) {
    const needed = money.covers ? await rentToCover(row, parts, context) : []
    const running = money.net ? await runningOf(row, parts.figures, context) : []
    const open = [...running, ...(await shareOfManager(parts, context))]
    return tellSum([...needed, netTexts[language].rentUnknown, ...open], parts, context)
  }
  const net = row === undefined || rent === undefined ? [] : await ofRent(row, rent, parts, context)
  if (yieldTold === undefined || !money.asksYield)
    return tellSum([...net, ...sentences], parts, context)
  // What was asked stands first, and what the yield is of is not told twice.
  const others = sentences.filter((sentence) => sentence !== yieldTold)
  if (net.length > 0) return tellSum([...net, yieldTold, texts.valueNote], parts, context)
  return tellSum([yieldTold, ...(money.goesOn ? [] : others)], parts, context)
}

/** Whether a rent covers the instalments, and what is left of it after the costs. */
async function ofRent(
  row: PropertyCard,
  rent: number,
  parts: SumParts,
  context: AnswerContext,
): Promise<string[]> {
  const covered = parts.money.covers ? await coversLoan(row, rent, parts, context) : []
  return [...covered, ...(await netOfLetting(row, rent, parts, context))]
}

interface ToldLetting {
  sentences: string[]
  slots: SearchSlots
  isTold: boolean
  /** AED a year, and what that is of a price, where they are known. */
  rent?: number
  yieldTold?: string | undefined
}

/** What homes of a kind are to let for, in sentences, and the search that they were found by. */
export async function tellLetting(
  kind: SearchSlots,
  { row, figures }: Pick<SumParts, 'row' | 'figures'>,
  context: AnswerContext,
): Promise<ToldLetting> {
  const { texts, language, tools } = context
  const wording = statedSumTexts[language]
  const { slots, found, tooFewIn } = await solidFigures({ ...kind, purpose: 'rent' }, context)
  if (found === undefined) {
    const few = texts.tooFew(describeSearch(slots, context), formatWhole(0, texts))
    return { sentences: [few], slots, isTold: false }
  }
  const [link] = await figuresLinks([[slots, found]], tools)
  const size = row?.size ?? kind.size_min ?? kind.size_max
  const market = describeFigures(found, slots, size, context, link)
  figures.evidence.push(...market.evidence)
  const rent = roundPrice(size === undefined ? found.medianPrice : found.medianPerSqft * size)
  const around = tooFewIn && wording.fartherAround(placeName(tooFewIn, context))
  const yieldTold =
    row === undefined
      ? await yieldOfKind(kind, found, figures, context)
      : yieldAtPrice(row, rent, figures, context)
  const sentences = [
    wording.letFor,
    ...(around ? [around] : []),
    market.text,
    ...(yieldTold === undefined ? [] : [yieldTold]),
    texts.valueNote,
  ]
  return { sentences, slots, isTold: true, rent, yieldTold }
}

/** Of the price of a shown home. */
function yieldAtPrice(
  { price, purpose }: PropertyCard,
  rent: number,
  figures: MoneyFigures,
  { texts, language }: AnswerContext,
): string | undefined {
  if (price === null || purpose !== 'sale') return undefined
  const share = figures.percent((grossYield(rent, price) ?? 0) * hundred, 'gross yield')
  return statedSumTexts[language].yieldAt(formatPrice(price, false, texts), share)
}

/** Of the price of a shown home with the rent that the visitor named. */
function yieldOfTold(
  { price, purpose }: PropertyCard,
  rent: number,
  figures: MoneyFigures,
  { texts, language }: AnswerContext,
): string | undefined {
  if (price === null || purpose !== 'sale') return undefined
  const share = figures.percent((grossYield(rent, price) ?? 0) * hundred, 'gross yield')
  const [rentText, priceText] = [formatPrice(rent, true, texts), formatPrice(price, false, texts)]
  return ownSumTexts[language].yieldOf(figures.given(rentText, 'rent'), priceText, share)
}

/** Of what homes of the kind ask for sale. */
async function yieldOfKind(
  kind: SearchSlots,
  rents: AreaFigures,
  figures: MoneyFigures,
  context: AnswerContext,
): Promise<string | undefined> {
  const { texts, language } = context
  const { found } = await solidFigures({ ...kind, purpose: 'sale' }, context)
  const share = found && grossYield(rents.medianPerSqft, found.medianPerSqft)
  if (found === undefined || share === undefined) return undefined
  // By the square foot, since homes for sale may be of other sizes than those to let.
  const price = texts.perSqft(formatWhole(Math.round(found.medianPerSqft), texts))
  figures.keep(figureEvidence(price, askingPrices, 'price_per_sqft median', found.asOf))
  return statedSumTexts[language].yieldOfKind(
    price,
    figures.percent(share * hundred, 'gross yield'),
  )
}
