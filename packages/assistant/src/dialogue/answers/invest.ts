import type { Evidence } from '@manzil/api-client/generated/types.gen'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatShare, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import type { AreaYield } from '../../tools/tools.ts'
import type { AnswerContext, Draft } from '../answer-context.ts'
import type { SearchSlots } from '../state.ts'
import { leastListings } from './estimate.ts'

const rankedPlaces = 5
const source = 'asking prices of live listings'

/** Gross yields by place from asking prices: of the places named, or the highest of all. */
export async function answerInvest(context: AnswerContext): Promise<Draft> {
  const { state, texts } = context
  const yields = await yieldsFor(context)
  if (yields.length === 0) {
    return { text: texts.yieldNone, actions: [texts.relax.location], evidence: [], state }
  }
  const evidence: Evidence[] = []
  const lines = yields.map(({ place, sale, rent }) => {
    const share = formatShare(rent.medianPerSqft / sale.medianPerSqft, texts)
    const counts = [sale, rent].map(({ listings }) => formatWhole(listings, texts))
    evidence.push(figureEvidence(share, source, `gross_yield ${place}`, sale.asOf))
    for (const count of counts)
      evidence.push(figureEvidence(count, source, `listings ${place}`, sale.asOf))
    return texts.yieldLine(placeName(place, context), share, counts[0] ?? '', counts[1] ?? '')
  })
  return {
    text: [texts.yieldLead, ...lines, texts.yieldNote].join('\n'),
    actions: yields.slice(0, 3).map(({ place }) => ({ label: placeName(place, context) })),
    evidence,
    state,
  }
}

/** An emirate is ranked by its communities; a smaller place stands for itself. */
async function yieldsFor({ state, tools, gazetteer }: AnswerContext): Promise<AreaYield[]> {
  const { slots } = state
  const places = slots.location ?? []
  const isBroad = places.every((slug) => gazetteer.place(slug)?.kind === 'emirate')
  if (isBroad) {
    const ranked = await tools.areaYields(slots, rankedPlaces)
    return ranked.filter(isSolid)
  }
  const kinds = withoutMoney(slots)
  const found: AreaYield[] = []
  for (const place of places.slice(0, rankedPlaces)) {
    const sale = await tools.areaFigures({ ...kinds, location: [place], purpose: 'sale' })
    const rent = await tools.areaFigures({ ...kinds, location: [place], purpose: 'rent' })
    if (sale !== undefined && rent !== undefined) found.push({ place, sale, rent })
  }
  return found.filter(isSolid)
}

const isSolid = ({ sale, rent }: AreaYield): boolean =>
  sale.listings >= leastListings && rent.listings >= leastListings

function withoutMoney(slots: SearchSlots): SearchSlots {
  const { price_min, price_max, sort_by, completion, ...rest } = slots
  return rest
}
