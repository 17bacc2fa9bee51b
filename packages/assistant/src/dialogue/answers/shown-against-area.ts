import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence, propertyEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatShare, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { compareTextsOf } from '../../reply/texts/compare-texts.ts'
import { shownAgainstAreaTexts } from '../../reply/texts/shown-against-area-texts.ts'
import type { SearchSlots } from '../../state.ts'
import { askingPrices, leastProperties } from '../../tools/figures-link.ts'
import type { ShownAgainstArea } from '../shown-against-area.ts'
import { roundPrice } from './describe-figures.ts'
import { answerSearch } from './search.ts'

/** A shown home beside the median of its kind in another place, and the homes there for the same money. */
export async function answerShownAgainstArea(
  { number, place }: ShownAgainstArea,
  context: AnswerContext,
): Promise<Draft | undefined> {
  const { state, tools, texts, language } = context
  const id = state.shown[number - 1]
  const { rows, asOf } = await tools.propertiesById(id === undefined ? [] : [id])
  const [row] = rows
  if (row === undefined || row.price === null) return undefined
  const kind: SearchSlots = {
    purpose: row.purpose,
    type: [row.type],
    ...(row.bedrooms !== null && { bedrooms_min: row.bedrooms, bedrooms_max: row.bedrooms }),
  }
  const there = { ...kind, location: [place] }
  const figures = await tools.areaFigures(there)
  const perYear = row.purpose === 'rent'
  const wording = shownAgainstAreaTexts[language]
  const numbered = compareTextsOf(language).home(String(number))
  const name = placeName(place, context)
  const price = formatPrice(row.price, perYear, texts)
  const evidence = [propertyEvidence(price, row, 'price', asOf)]
  const { page: _, topic: __, ...rest } = state
  const search = (slots: SearchSlots): Promise<Draft> =>
    answerSearch({ ...context, state: { ...rest, refs: [], intent: 'find_property', slots } })
  if (figures === undefined || figures.properties < leastProperties) {
    const found = await search(there)
    const lead = wording.few(numbered, price, name, describeSearch(kind, context))
    const text = [lead, found.text].join('\n')
    return { ...found, text, evidence: [...evidence, ...found.evidence] }
  }
  const median = formatPrice(roundPrice(figures.medianPrice), perYear, texts)
  const count = formatWhole(figures.properties, texts)
  const gap = (row.price - figures.medianPrice) / figures.medianPrice
  const share = formatShare(Math.abs(gap), texts)
  const lines = [
    wording.against(numbered, price, name, median, count, describeSearch(kind, context)),
  ]
  if (Math.round(gap * 100) !== 0) lines.push(wording[gap < 0 ? 'less' : 'more'](numbered, share))
  evidence.push(
    figureEvidence(median, askingPrices, 'price median', figures.asOf),
    figureEvidence(count, askingPrices, 'listings', figures.asOf),
    figureEvidence(share, askingPrices, 'price difference', figures.asOf),
  )
  if (row.size !== null && row.price_per_sqft !== null) {
    const own = texts.perSqft(formatWhole(row.price_per_sqft, texts))
    const other = texts.perSqft(formatWhole(Math.round(figures.medianPerSqft), texts))
    evidence.push(
      propertyEvidence(own, row, 'price_per_sqft', asOf),
      figureEvidence(other, askingPrices, 'price_per_sqft median', figures.asOf),
    )
    lines.push(wording.perSqft(own, name, other))
  }
  const found = await search({ ...there, price_max: row.price })
  return {
    ...found,
    text: [lines.join(texts.gap), found.text].join('\n'),
    evidence: [...evidence, ...found.evidence],
  }
}
