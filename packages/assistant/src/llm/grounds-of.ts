import type { AnswerContext } from '../answer-context.ts'
import { lowestPrice } from '../dialogue/lowest-price.ts'
import type { AssistantTurn } from '../engine.ts'
import { figuresOf } from '../reply/criteria.ts'
import { amenityName, placeName } from '../reply/names.ts'
import type { Knowledge } from '../understanding/understanding.ts'
import { AttemptFailed } from './attempt-failed.ts'
import type { ModelMemory } from './memory.ts'
import type { Grounds } from './prove-sentence.ts'
import { readFigures } from './read-figures.ts'
import type { ToolName } from './tool-arguments.ts'
import type { Findings } from './tool-context.ts'

interface Known extends Knowledge {
  turn: AssistantTurn
  memory: ModelMemory
  naming: Pick<AnswerContext, 'language' | 'texts' | 'gazetteer' | 'amenities'>
  secrets: readonly string[]
}

/** Tools whose rows tell all that is said of them: a kind of property, how many there are. */
const ofRows: ReadonlySet<ToolName> = new Set(['search_properties', 'area_figures', 'area_yields'])

/**
 * What a sentence may say, by what the tools have found so far.
 * @throws AttemptFailed where a search found nothing: what to give up the embedded engine knows best
 */
export function groundsOf(findings: Findings, known: Known): Grounds {
  const { search, facts, answered } = findings
  const { turn, memory, naming, gazetteer, read, secrets } = known
  if (search !== undefined && search.found.rows.length === 0)
    throw new AttemptFailed('nothing_found')
  const { state } = turn
  const rows = [...facts.rows.values()].map(({ row }) => row)
  const places = [...facts.places].flatMap((slug) => gazetteer.pathOf(slug))
  return {
    language: turn.language,
    facts,
    read,
    gazetteer,
    secrets,
    cards: search?.found.rows.length ?? state.shown.length,
    lowestPrice: search && lowestOf(search),
    isProved: answered.size > 0,
    isStrict: [...answered].some((name) => !ofRows.has(name)),
    quotable: [
      turn.text.normalize('NFC'),
      ...memory.said.map(({ visitor }) => visitor.normalize('NFC')),
      ...rows.flatMap(({ title, title_ar, titles }) => [title, title_ar, ...Object.values(titles)]),
      ...rows.flatMap(({ location_path }) => location_path.map(({ name }) => name)),
      ...places.flatMap(({ slug, name }) => [placeName(slug, naming), name]),
      ...[...facts.amenities].map((slug) => amenityName(slug, naming)),
      ...Object.values(naming.texts.typeNames),
    ].filter((name): name is string => typeof name === 'string' && name !== ''),
    numbers: [
      ...figuresOf(state.slots),
      ...figuresOf(search?.slots ?? {}),
      ...roomsOf(search?.slots ?? state.slots),
      ...readFigures(turn.text).flatMap(({ values }) => values),
    ],
  }
}

/** Undefined where further properties may cost less. */
function lowestOf({ slots, found, page }: NonNullable<Findings['search']>): number | undefined {
  const isFirst = page === 1 && (slots.sort_by === 'price_asc' || found.total === found.rows.length)
  return isFirst ? lowestPrice(found.rows) : undefined
}

const roomsOf = (slots: AssistantTurn['state']['slots']): number[] =>
  [slots.bedrooms_min, slots.bedrooms_max, slots.bathrooms_min].flatMap((rooms) =>
    rooms === undefined ? [] : [rooms],
  )
