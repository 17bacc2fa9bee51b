import { grossYield } from '@manzil/domain/yield/gross-yield'
import { foldText } from '@manzil/query-language/language/fold'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { compareTextsOf } from '../../reply/texts/compare-texts.ts'
import { yieldsOfShownTexts } from '../../reply/texts/yields-of-shown-texts.ts'
import { asksWhichArea } from '../../understanding/asked-area.ts'
import { asksOfThoseShown } from '../../understanding/asked-fields.ts'
import { finderOf } from '../../understanding/money/find-words.ts'
import { namesFirstTwo } from '../../understanding/money/several-shown.ts'
import { roundPrice } from './describe-figures.ts'
import { likeProperty, solidFigures } from './figures-of-kind.ts'
import { moneyFigures } from './money-figures.ts'
import { placeOf } from './place-of.ts'
import { say } from './say.ts'

const hundred = 100
const saysYield = finderOf(ownSumWords.yields)

/** 'Which of these brings the best return?' of several homes for sale that are shown. */
export function asksYieldsOfShown({ said, state, understanding }: AnswerContext): boolean {
  const { before, told, ordinals } = understanding
  return (
    state.shown.length > 1 &&
    before.purpose === 'sale' &&
    told.location === undefined &&
    (ordinals.length > 1 ||
      namesFirstTwo(said) ||
      (ordinals.length === 0 && asksOfThoseShown(said))) &&
    // 'Which areas bring more than 7%?' asks of none that is shown.
    !asksWhichArea(said) &&
    saysYield(foldText(said))
  )
}

/** The yield of each shown home by what homes like it are let for, the highest first. */
export async function answerYieldsOfShown(context: AnswerContext): Promise<Draft> {
  const { state, tools, texts, language, understanding } = context
  const { ordinals } = understanding
  const named = namesFirstTwo(context.said)
    ? state.shown.slice(0, 2)
    : ordinals.flatMap((number) => state.shown.at(number > 0 ? number - 1 : number) ?? [])
  const { rows, asOf } = await tools.propertiesById(named.length > 1 ? named : state.shown)
  const wording = yieldsOfShownTexts[language]
  const { home } = compareTextsOf(language)
  const figures = moneyFigures(context)
  const read = rows.map(async (row) => {
    const name = home(String(state.shown.indexOf(row._id) + 1))
    const kind = likeProperty(row, context)
    const { found } = await solidFigures({ ...kind, purpose: 'rent' }, context)
    if (found === undefined || row.price === null)
      return { name, share: undefined, line: wording.few(name) }
    const rent = roundPrice(row.size === null ? found.medianPrice : found.medianPerSqft * row.size)
    const share = (grossYield(rent, row.price) ?? 0) * hundred
    const line = wording.line({
      home: name,
      price: figures.aed(row.price, 'price'),
      rent: figures.given(formatPrice(rent, true, texts), 'rent median'),
      listings: figures.given(formatWhole(found.properties, texts), 'listings'),
      share: figures.percent(share, 'gross yield'),
    })
    return { name, share, line }
  })
  const told = (await Promise.all(read)).toSorted(
    (one, other) => (other.share ?? 0) - (one.share ?? 0),
  )
  const [best] = told
  if (best === undefined) return say(texts.compareGone, context)
  const lead =
    best.share === undefined
      ? []
      : [wording.best(best.name, figures.percent(best.share, 'gross yield'))]
  return {
    text: [...lead, ...told.map(({ line }) => line), wording.note].join('\n'),
    actions: [],
    evidence: figures.evidence,
    results: propertyResults(
      { total: rows.length, rows, asOf },
      placeOf(rows),
      context,
      state.shown,
    ),
    state: { ...state, slots: understanding.before, intent: 'ask_question', refs: [] },
  }
}
