import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { sentencesOf } from '../../passages/quote.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { areaTextsOf } from '../../reply/texts/area-texts.ts'
import { rankedAreasTextsOf } from '../../reply/texts/ranked-areas-texts.ts'
import { askingPrices, leastProperties } from '../../tools/figures-link.ts'
import type { AreaFigures } from '../../tools/tools.ts'
import { asksOfMetro } from '../../understanding/asked-area.ts'
import type { AreasRanked } from '../areas-ranked.ts'
import { roundPrice } from './describe-figures.ts'
import { plainLanguage, toldAt } from './rank-places.ts'
import { answerSearch } from './search.ts'

/** Areas with the most homes that fit are read; the others have too few to be first in anything. */
const mostRead = 40
const mostTold = 3
/** To whole tens of square feet: a median is no measure. */
const step = 10

interface Ranked {
  slug: string
  figures: AreaFigures
}

/** The areas that come first by what their homes ask, and the homes in them. */
export async function answerAreasRanked(
  ranked: AreasRanked,
  context: AnswerContext,
): Promise<Draft | undefined> {
  const { texts, language } = context
  const { slots, by, aspects, emirate } = ranked
  const wording = rankedAreasTextsOf(language)
  const areas = (await inOrder(ranked, context)).slice(0, mostTold)
  if (areas.length === 0) return undefined
  const { price_max, ...kind } = slots
  const perYear = slots.purpose === 'rent'
  const evidence = areas.flatMap(({ figures: { asOf, ...figures } }) => [
    figureEvidence(formatWhole(figures.properties, texts), askingPrices, 'listings', asOf),
    figureEvidence(priceOf(figures.medianPrice), askingPrices, 'price median', asOf),
    figureEvidence(perSqftOf(figures), askingPrices, 'price_per_sqft median', asOf),
    ...(price_max === undefined
      ? []
      : [figureEvidence(sizeFor(price_max, figures), askingPrices, 'size for the sum', asOf)]),
  ])
  const described = describeSearch({ ...kind, location: [emirate] }, context)
  const lines = [
    by === 'size' && price_max !== undefined
      ? wording.leadMost(formatPrice(price_max, perYear, texts), described)
      : wording.leadCheapest(described),
    ...areas.map(({ slug, figures }) => {
      const name = placeName(slug, context)
      const count = formatWhole(figures.properties, texts)
      return by === 'size' && price_max !== undefined
        ? wording.lineMost(name, sizeFor(price_max, figures), perSqftOf(figures), count)
        : wording.line(name, priceOf(figures.medianPrice), count)
    }),
  ]
  if (aspects.length > 0) {
    const { aspects: names } = areaTextsOf(language)
    lines.push(
      wording.onlyGuided(
        aspects.map((each) => (isOfMetro(each) ? wording.metro : names[each])).join(texts.comma),
      ),
    )
  }
  const { page: _, topic: __, ...rest } = context.state
  const found = await answerSearch({
    ...context,
    state: {
      ...rest,
      refs: [],
      intent: 'find_property',
      slots: { ...slots, location: areas.map(({ slug }) => slug) },
    },
  })
  return {
    ...found,
    text: [...lines, found.text].join('\n'),
    evidence: [...evidence, ...found.evidence],
  }

  function priceOf(aed: number): string {
    return formatPrice(roundPrice(aed), perYear, texts)
  }
  function perSqftOf({ medianPerSqft }: Pick<AreaFigures, 'medianPerSqft'>): string {
    return texts.perSqft(formatWhole(Math.round(medianPerSqft), texts))
  }
  function sizeFor(sum: number, { medianPerSqft }: Pick<AreaFigures, 'medianPerSqft'>): string {
    return texts.area(formatWhole(Math.round(sum / medianPerSqft / step) * step, texts))
  }
  function isOfMetro(aspect: AreaAspect): boolean {
    return aspect === 'transport' && asksOfMetro(context.said)
  }
}

/** The communities with enough homes, and with what is asked by their guides, the cheapest first. */
async function inOrder(
  { slots, by, emirate, aspects }: AreasRanked,
  context: AnswerContext,
): Promise<Ranked[]> {
  const { tools, gazetteer } = context
  const all = gazetteer.places.filter(
    ({ slug, kind }) => kind === 'community' && gazetteer.pathOf(slug).at(-1)?.slug === emirate,
  )
  const having = await Promise.all(
    all.map(async (place) => ((await has(place.slug, aspects, context)) ? [place] : [])),
  )
  const candidates = having.flat()
  const { totals } = await tools.countProperties(
    candidates.map(({ slug }) => ({ ...slots, location: [slug] })),
  )
  const offered = candidates
    .map(({ slug }, at) => ({ slug, total: totals[at] ?? 0 }))
    .filter(({ total }) => total >= leastProperties)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, mostRead)
  const read = await Promise.all(
    offered.map(async ({ slug }) => {
      const figures = await tools.areaFigures({ ...slots, location: [slug] })
      return figures === undefined || figures.properties < leastProperties
        ? []
        : [{ slug, figures }]
    }),
  )
  const key = by === 'size' ? 'medianPerSqft' : 'medianPrice'
  return read.flat().toSorted((one, other) => one.figures[key] - other.figures[key])
}

/** Whether the guide of a place tells of all that is asked. */
async function has(
  slug: string,
  aspects: readonly AreaAspect[],
  { tools, said }: AnswerContext,
): Promise<boolean> {
  if (aspects.length === 0) return true
  const guide = await tools.areaGuide(slug, plainLanguage)
  if (guide.length === 0) return false
  const isMetro = asksOfMetro(said)
  return aspects.every((aspect) =>
    aspect === 'transport' && isMetro
      ? guide
          .slice(0, -1)
          .flatMap(({ text }) => sentencesOf(text))
          .some((sentence) => /\bmetro\b/iu.test(sentence) && !withoutMetro.test(sentence))
      : toldAt(aspect, guide) !== undefined,
  )
}

/** What an English guide says of a metro that is not there. */
const withoutMetro =
  /\b(?:no metro|not reach|under construction|buses (?:connect|run)|leads to the metro|building works|you drive)\b/iu
