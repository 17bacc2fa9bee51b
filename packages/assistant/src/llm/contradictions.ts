import type { MoneyDraft } from '../money-draft.ts'
import type { SearchSlots } from '../state.ts'
import type { Understanding } from '../understanding/understanding.ts'
import { AttemptFailed } from './attempt-failed.ts'
import type { ToolContext } from './tool-context.ts'

/** What no search may leave out or change once it was said. */
const compared = [
  'purpose',
  'bedrooms_min',
  'bedrooms_max',
  'price_min',
  'price_max',
] as const satisfies readonly (keyof SearchSlots)[]

type Certain = Pick<SearchSlots, (typeof compared)[number] | 'location'>

/** What a message surely says: nothing that was read into a slip, or told by the size of a price. */
export function surelySaid({ told, repaired, state }: Understanding): Certain {
  const doubtful = new Set(repaired.flatMap(({ criterion }) => Object.keys(criterion)))
  const said: Certain = {}
  for (const name of [...compared, 'location'] as const) {
    const isGuessed = name === 'purpose' && state.purposeFrom === 'price'
    if (told[name] !== undefined && !doubtful.has(name) && !isGuessed)
      Object.assign(said, { [name]: told[name] })
  }
  return said
}

/** A model is told once what the visitor said. */
const mostContradictions = 1

/**
 * What a model is told of a search for something else than the visitor said; undefined where it fits.
 * @throws AttemptFailed where it was told before
 */
export function contradicted(asked: SearchSlots, context: ToolContext) {
  const said = surelySaid(context.answering.understanding)
  const isOther = compared.some((name) => said[name] !== undefined && said[name] !== asked[name])
  return isOther || isElsewhere(asked.location ?? [], said, context)
    ? tell(toModel(said, context), context)
    : undefined
}

/** The same of a call that names places alone: any of those that were said will do. */
export function contradictedPlaces(slugs: readonly string[], context: ToolContext) {
  const { location = [] } = surelySaid(context.answering.understanding)
  if (location.length === 0 || slugs.length === 0) return undefined
  if (slugs.some((slug) => location.some((place) => isWithin(slug, place, context))))
    return undefined
  return tell(toModel({ location }, context), context)
}

/** The same of figures that the visitor never said, for what is worked out from them. */
export function unsaidNumber(figures: readonly (number | undefined)[], context: ToolContext) {
  const other = figures.find(
    (figure) => figure !== undefined && !context.saidNumbers.includes(figure),
  )
  return other === undefined ? undefined : tell({ nobody_said: other }, context)
}

const ofSum = ['price', 'down', 'downShare', 'rate', 'years', 'amount', 'amountIs'] as const

/** The same of a sum whose figures the visitor said otherwise, like an income by the year. */
export function contradictedSum(asked: MoneyDraft, context: ToolContext) {
  const { money: said } = context.answering.state
  if (said?.kind !== asked.kind) return undefined
  const other = ofSum.find(
    (name) => said[name] !== undefined && asked[name] !== undefined && said[name] !== asked[name],
  )
  return other === undefined ? undefined : tell({ visitor_said: { [other]: said[other] } }, context)
}

function tell(what: Record<string, unknown>, { findings }: ToolContext) {
  findings.contradictions += 1
  if (findings.contradictions > mostContradictions) throw new AttemptFailed('contradicted')
  return { error: 'not what the visitor said: call again', ...what }
}

/** One of the places that were said, for stories name others too, and none but those and the ones before. */
function isElsewhere(asked: readonly string[], said: Certain, context: ToolContext): boolean {
  const { location } = said
  if (location === undefined) return false
  const known = [...location, ...(context.state.slots.location ?? [])]
  return (
    !location.some((place) => asked.some((slug) => isWithin(slug, place, context))) ||
    asked.some((slug) => !known.some((place) => isWithin(slug, place, context)))
  )
}

const isWithin = (slug: string, place: string, { gazetteer }: ToolContext): boolean =>
  gazetteer.pathOf(slug).some((each) => each.slug === place)

function toModel({ location, ...others }: Certain, { gazetteer }: ToolContext) {
  const places = location?.map((slug) => gazetteer.place(slug)?.name ?? slug)
  return { visitor_said: { ...others, ...(places && { places }) } }
}
