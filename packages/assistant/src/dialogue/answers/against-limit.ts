import type { Evidence, Rate } from '@manzil/api-client/generated/types.gen'
import { ratesTold } from '@manzil/content/figure-places'
import { foldText } from '@manzil/query-language/language/fold'
import { ruleWords } from '@manzil/query-language/lexicon/rules/rule-lexicon'
import type { AnswerContext } from '../../answer-context.ts'
import { foldedPattern } from '../../passages/folded-pattern.ts'
import type { Passage } from '../../passages/passage.ts'
import { subjectOf } from '../../passages/points-asked.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice } from '../../reply/format.ts'
import { limitTextsOf } from '../../reply/texts/limit-texts.ts'
import { pointsBack } from '../../understanding/asked-fields.ts'
import { refersTo } from '../refers-to.ts'

/** Rates of the table that a price must reach. */
const leastPrices = ['golden-visa-value'] as const

/** The sum that was spoken of before: 'with this budget'. */
const pointsToSum = foldedPattern(Object.values(ruleWords).map(({ thatSum }) => thatSum))

/** What a rule means for the visitor's own figure, and where its figures come from. */
export interface Conclusion {
  text: string
  evidence: Evidence[]
}

/** Whether the price that somebody names reaches what a quoted rule asks for; undefined where none is named. */
export async function againstLimit(
  quote: string,
  { figures = [] }: Pick<Passage, 'figures'>,
  rates: readonly Rate[],
  context: AnswerContext,
): Promise<Conclusion | undefined> {
  const told = ratesTold(quote, figures, new Map(rates.map(({ id, text }) => [id, text])))
  const limit = rates.find(({ id }) => told.has(id) && leastPrices.some((name) => name === id))
  if (limit === undefined) return undefined
  const price = priceNamed(limit.value, context) ?? (await priceSpokenOf(context))
  if (price === undefined) return undefined
  const { enough, short } = limitTextsOf(context.language)
  const named = formatPrice(price, false, context.texts)
  const tell = price >= limit.value ? enough : short
  return {
    text: tell(named, limit.text),
    evidence: [figureEvidence(named, 'words of the visitor', 'price', context.now.toISOString())],
  }
}

/** 'Is 1.6m enough, or does it have to be 2m?': the limit itself is nobody's price where another one is named. */
function priceNamed(limit: number, { understanding, said }: AnswerContext): number | undefined {
  const { mentions, told, flags } = understanding
  const prices = mentions.flatMap(({ criterion, stance }) => {
    if (criterion.slot !== 'price' || stance === 'not') return []
    const { low, currency, perYear } = criterion.quantity
    return perYear === undefined && currency !== null ? [Math.round(low * (currency ?? 1))] : []
  })
  const [own, ...others] = prices.filter((price) => price !== limit && price >= leastPrice)
  // The values of several homes are added up; whether those of two owners are is for the authority to say.
  const isTogether = own !== undefined && others.length > 0 && !flags.or
  if (isTogether && !otherOwner.test(foldText(said)))
    return others.reduce((sum, price) => sum + price, own)
  return own ?? told.price_max ?? told.price_min
}

/** The price of the home that was spoken of last, or what was said to be spent. */
async function priceSpokenOf(context: AnswerContext): Promise<number | undefined> {
  const { said, understanding, state, tools } = context
  const { before } = understanding
  const asksOfVisa = subjectOf(said) === 'goldenVisa' || asksOfResidence.test(foldText(said))
  if (!asksOfVisa && !pointsToSum.test(foldText(said))) return undefined
  const [named] = refersTo(state.refs, state.shown)
  const spokenOf = state.focus !== undefined && state.focus.age < recent && pointsBack(said)
  const id = named ?? (spokenOf ? state.focus?.propertyId : undefined)
  const { rows } = id === undefined ? { rows: [] } : await tools.propertiesById([id])
  const [row] = rows
  if (row !== undefined && row.purpose === 'sale' && row.price !== null) return row.price
  if (before.purpose === 'rent') return undefined
  // What 'two of them' cost is not what one may.
  if (several.test(foldText(said))) return undefined
  const { price_min: low, price_max: high } = before
  // 'About 1.4m' looks a tenth around it.
  if (low !== undefined && high !== undefined) return Math.round((low + high) / 2)
  return high ?? state.aim?.price_max ?? state.sum?.price ?? state.own?.bought
}
/** Messages after which 'it' still is the home that was spoken of. */
const recent = 4
/** No property costs less, AED. */
const leastPrice = 100_000

const several = foldedPattern([
  String.raw`\b(?:two|both|three|several|2|3) ?(?:of|homes|flats|units|apartments|properties)?\b|\b(?:zwei|beide|drei|mehrere)\b|(?<!\p{L})(?:две|два|обе|три|нескольк\S*)(?!\p{L})|ثنتين|اثنتين|شقتين|عقارين|(?<!\p{L})دو(?!\p{L})|(?<![\p{L}\p{M}])(?:दो|दोनों)(?![\p{L}\p{M}])|\b(?:do|dono) (?:flat|ghar)|两[套个]|几套`,
])
const otherOwner = foldedPattern([
  String.raw`\b(?:wife|husband|spouse|partner|brother|sister|father|mother|friend)|frau|ehemann|mein mann|bruder|vater|mutter|жен[аыуе]|муж|брат|отец|мам|زوج|اخوي|اخي|ابوي|امي|पत्नी|बीवी|पति|भाई|\bbiwi|\bwife|\bpati\b|\bbhai\b|老婆|老公|妻|丈夫|爸|妈|朋友`,
])

/** Whether what was spoken of brings a residence, over folded text. */
const asksOfResidence = foldedPattern([
  String.raw`\b(?:visa|residen(?:ce|cy))\b|visum|aufenthalt|(?<!\p{L})виз[ауыо]|(?<!\p{L})внж|резидентств|اقامه|فيزا|वीज़ा|签证|居留`,
])
