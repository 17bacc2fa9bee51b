import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { passageTextsOf } from '../../reply/texts/passage-texts.ts'
import type { SearchSlots } from '../../state.ts'
import { askingPrices, figuresLinks, leastProperties } from '../../tools/figures-link.ts'
import type { AreaFigures } from '../../tools/tools.ts'
import { describeFigures } from './describe-figures.ts'

/** Rooms say what kind of home is meant; without them apartments say most of a place. */
const usual: SearchSlots = { type: ['apartment'] }

/** What homes of a place ask, to rent and to buy where neither was named; the search stays as it was. */
export async function answerAreaPrices(asked: SearchSlots, context: AnswerContext): Promise<Draft> {
  const { texts, tools, state, language, understanding, now } = context
  const purposes = asked.purpose === undefined ? (['rent', 'sale'] as const) : [asked.purpose]
  const [slug] = asked.location ?? []
  const lines: string[] = []
  const draft: Draft = {
    text: '',
    actions: slug === undefined ? [] : [passageTextsOf(language).homesIn(placeName(slug, context))],
    evidence: [],
    state: {
      ...state,
      slots: understanding.before,
      intent: 'ask_question',
      refs: [],
      ...(slug !== undefined && { area: { slug, age: 0 } }),
    },
  }
  for (const purpose of purposes) {
    const { slots, figures } = await firstSolid({ ...usual, ...asked, purpose }, context)
    if (figures === undefined || figures.properties < leastProperties) {
      const count = formatWhole(figures?.properties ?? 0, texts)
      const asOf = figures?.asOf ?? now.toISOString()
      lines.push(texts.tooFew(describeSearch(slots, context), count))
      draft.evidence.push(figureEvidence(count, askingPrices, 'listings', asOf))
      continue
    }
    const [link] = await figuresLinks([[slots, figures]], tools)
    const { text, evidence } = describeFigures(figures, slots, undefined, context, link)
    lines.push(text)
    draft.evidence.push(...evidence)
  }
  return { ...draft, text: [...lines, texts.valueNote].join('\n') }
}

/** Where too few homes are offered, those with any number of rooms, then those around the place. */
async function firstSolid(
  asked: SearchSlots,
  { tools, gazetteer }: AnswerContext,
): Promise<{ slots: SearchSlots; figures: AreaFigures | undefined }> {
  const { bedrooms_min: _, bedrooms_max: __, ...anyRooms } = asked
  const around = (asked.location ?? []).flatMap((slug) =>
    gazetteer
      .pathOf(slug)
      .slice(1, 2)
      .map((place) => place.slug),
  )
  const tried = [asked, anyRooms, ...(around.length > 0 ? [{ ...asked, location: around }] : [])]
  for (const slots of tried) {
    const figures = await tools.areaFigures(slots)
    if (figures !== undefined && figures.properties >= leastProperties) return { slots, figures }
  }
  return { slots: asked, figures: await tools.areaFigures(asked) }
}
