import type { AnswerContext } from '../answer-context.ts'
import { filledSlots, type Intent } from '../state.ts'
import { shareOf } from '../turn-kind/turn-kind.ts'
import { asksOpinion } from '../understanding/asked-area.ts'
import { requestParts, withoutJoint } from '../understanding/request-parts.ts'
import { tellsStory } from '../understanding/story-clauses.ts'
import { findAnswer } from './answers/passage.ts'
import { askedOfArea } from './asked-of-area.ts'
import { askedOfShown } from './asked-of-shown.ts'

/** What a part of a message wants; `there` asks about the place of the search, `more` says more of the part before, `idle` wants nothing. */
type PartKind =
  | 'search'
  | 'area'
  | 'there'
  | 'sum'
  | 'question'
  | 'refused'
  | 'more'
  | 'idle'
  | 'task'

interface ReadPart {
  text: string
  kind: PartKind
  /** The text of the site that surely answers it. */
  answeredBy?: string
  /** The places that it names. */
  places?: readonly string[]
}

/** One of several requests, in its own words. */
export interface RequestPart {
  text: string
  /** The texts of the site answer it, whatever it names. */
  asksSite: boolean
  /** A search that names no place is in the one that was asked about beside it. */
  place?: string
}

/** The requests of one message in the order in which they are answered: the search comes last. */
export interface SeveralRequests {
  /** About places; the search may be for homes 'there'. */
  places: readonly RequestPart[]
  /** Sums and questions, which may be about the search: 'what would the loan be?' */
  questions: readonly RequestPart[]
  search: RequestPart | undefined
}

/** How a text is heard in a conversation. */
export type Hear = (text: string) => Promise<AnswerContext>

const searches: ReadonlySet<Intent> = new Set(['find_property', 'search_location'])
const tasks: ReadonlySet<Intent> = new Set([
  'compare_properties',
  'estimate_value',
  'investment_advice',
  'request_callback',
  'book_viewing',
])
/** Criteria that a clause names at least to be a search of its own. */
const leastCriteria = 2
/** What questions name as well: 'which taxes does a buyer pay?' */
const vague: readonly string[] = ['purpose', 'type', 'sort_by']
/** What is likely a search asks nothing of the texts. */
const likelySearch = 0.5
/** Questions of no more letters go on with the part before: 'and who pays it?' Letters; a sign of Chinese says as much as three. */
const leastLetters = 12
const lettersOfSign = 3
/** So much of a question is held by the text that answers it. */
const mostlyHeld = 0.5

/**
 * The requests of a message that holds several, each of which stands by itself; undefined where it
 * holds one, which is then answered as a whole.
 */
export async function severalRequests(
  whole: AnswerContext,
  hear: Hear,
): Promise<SeveralRequests | undefined> {
  const { said, language, state, understanding } = whole
  if (state.request?.asked !== undefined || understanding.leftRequest !== undefined)
    return undefined
  if (isTask(whole) || askedOfShown(whole) !== undefined) return undefined
  // What is thought of a home that was found is one question.
  if (asksOpinion(said) && (await askedOfArea(whole)) !== undefined) return undefined
  const clauses = requestParts(said, language)
  if (clauses.length < 2) return undefined
  const parts: ReadPart[] = []
  for (const clause of clauses) {
    const part = await readPart(clause, whole, hear)
    if (part.kind === 'task') return undefined
    const last = parts.at(-1)
    if (part.kind === 'more' && last !== undefined) last.text = `${last.text} ${part.text}`
    else parts.push(part)
  }
  const partsOf = (...kinds: PartKind[]): RequestPart[] =>
    parts
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text, kind }) => ({ text, asksSite: kind === 'question' }))
  const found = partsOf('search').map(({ text }) => text)
  const [first] = parts
  if (first?.kind === 'more') {
    if (found.length === 0) return undefined
    found.unshift(first.text)
  }
  const places = partsOf('area')
  const questions = partsOf('refused', 'there', 'sum', 'question')
  const asked = places.length + questions.length
  const place = placeAskedAbout(parts)
  const search =
    found.length === 0
      ? undefined
      : { text: found.join(' '), asksSite: false, ...(place !== undefined && { place }) }
  // A sum is asked of the figures beside it, unless those are a search of their own.
  if (whole.state.money !== undefined && !asksForProperties(whole)) {
    const isBoth = parts.some(({ kind }) => kind === 'sum') && parts.some(isAnswered)
    return isBoth && search === undefined ? { places, questions, search } : undefined
  }
  if (search !== undefined) return asked > 0 ? { places, questions, search } : undefined
  const texts = new Set(parts.flatMap(({ answeredBy }) => answeredBy ?? []))
  const isSeveral = texts.size > 1 || (asked > 1 && partsOf('refused').length === 1)
  return isSeveral ? { places, questions, search } : undefined
}

/** 'Is Mirdif safe? And find me a villa': the only place that is named, and not by the search. */
function placeAskedAbout(parts: readonly ReadPart[]): string | undefined {
  const [place, ...others] = new Set(parts.flatMap(({ places }) => places ?? []))
  const isOfSearch = parts.some(({ kind, places = [] }) => kind === 'search' && places.length > 0)
  return others.length > 0 || isOfSearch ? undefined : place
}

const isAnswered = ({ kind, answeredBy }: ReadPart): boolean =>
  kind === 'question' && answeredBy !== undefined

const asksForProperties = ({ understanding }: AnswerContext): boolean =>
  understanding.flags.cues.has('search') && (understanding.told.location ?? []).length > 0

function isTask({ understanding, state }: AnswerContext): boolean {
  const { cues } = understanding.flags
  return tasks.has(state.intent) || cues.has('viewing') || cues.has('callback')
}

async function readPart(clause: string, whole: AnswerContext, hear: Hear): Promise<ReadPart> {
  const text = withoutJoint(clause, whole.language)
  const context = await hear(text)
  const { understanding, state, guess } = context
  const { flags, told } = understanding
  if (flags.cues.has('steer') || flags.cues.has('inject')) return { text, kind: 'refused' }
  if (flags.cues.has('abuse')) return { text, kind: 'idle' }
  if (isTask(context)) return { text, kind: 'task' }
  // 'We live in Deira now' is told for what is asked beside it.
  if (!flags.question && !flags.cues.has('search') && tellsStory(text))
    return { text: clause, kind: 'more' }
  if (state.money !== undefined) return { text, kind: 'sum' }
  const ofArea = await askedOfArea(withPlaceOf(whole, context))
  if (ofArea !== undefined) {
    const kind = told.location === undefined ? 'there' : 'area'
    const { places } = ofArea
    return { text, kind, answeredBy: `/area-guide?place=${places.join()}`, places }
  }
  const names = filledSlots(told)
  const isSearch = searches.has(state.intent)
  const looks = names.length >= leastCriteria || (names.length > 0 && flags.cues.has('search'))
  if (isSearch && looks) return { text, kind: 'search', places: told.location ?? [] }
  const asks = flags.question || flags.cues.has('question') || text !== clause
  const isVague = names.every((name) => vague.includes(name))
  const isSearching = shareOf('search', guess) >= likelySearch && !isVague
  if (!asks || isSearching || lettersIn(text) <= leastLetters || namesNothing(understanding))
    return { text: clause, kind: state.intent === 'smalltalk' ? 'idle' : 'more' }
  const found = await findAnswer(context)
  const isPlain = (flags.question || state.topic !== undefined) && isVague
  if (found === undefined || !(found.isSure || isPlain)) return { text: clause, kind: 'more' }
  // Two sentences that ask, each for another text, are two questions.
  const isTold = found.best.fit >= mostlyHeld && asksTwice(whole.said)
  const { location: places = [] } = told
  return {
    text,
    kind: 'question',
    places,
    ...((found.isSure || isTold) && { answeredBy: found.best.link }),
  }
}

/** 'And what does it cost?' is asked of what the part before names. */
const namesNothing = ({ confidence, spans }: AnswerContext['understanding']): boolean =>
  confidence === 1 && spans.every(({ kind }) => leaning.has(kind))

const leaning: ReadonlySet<string> = new Set(['cue', 'noun', 'joint', 'also', 'period', 'currency'])

const asksTwice = (said: string): boolean => (said.match(/[?？؟]/gu) ?? []).length > 1

const lettersIn = (text: string): number =>
  [...text.matchAll(/[\p{L}\p{M}]/gu)].reduce(
    (sum, [letter]) => sum + (/\p{Script=Han}/u.test(letter) ? lettersOfSign : 1),
    0,
  )

/** 'And are there schools?' beside a search is asked of its place. */
function withPlaceOf(
  { understanding: { told } }: AnswerContext,
  part: AnswerContext,
): AnswerContext {
  const [slug] = told.location ?? []
  return slug === undefined ? part : { ...part, state: { ...part.state, area: { slug, age: 0 } } }
}
