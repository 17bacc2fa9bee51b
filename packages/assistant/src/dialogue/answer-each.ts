import type { Draft } from '../answer-context.ts'
import { sentencesOf } from '../passages/quote.ts'
import type { AreaSpokenOf, DialogueState } from '../state.ts'
import type { RequestPart, SeveralRequests } from './several-requests.ts'

const mostLinks = 4

type AnswerPart = (part: RequestPart, state: DialogueState) => Promise<Draft>

/**
 * One answer to several requests: places and questions first, then the search with its cards, a call or a
 * viewing last. Each is heard in the conversation that the ones before leave, so that a search may be for
 * homes 'there' and a loan for what is searched for.
 */
export async function answerEach(
  { places, questions, search, lead }: SeveralRequests,
  before: DialogueState,
  answer: AnswerPart,
): Promise<Draft> {
  const first = await inTurn(places, before, answer)
  // Places that were compared before are no criteria of the search.
  const base = { ...first.state, slots: before.slots }
  const found = search && (await answer(search, inPlace(search, base)))
  const asked = found === undefined ? first.state : withPlace(found.state)
  const second = await inTurn(questions, asked, answer)
  const drafts = [...first.drafts, ...second.drafts]
  const state = found === undefined ? second.state : goingOn(found.state, second.state)
  const call = lead === undefined ? undefined : await answer(lead, state)
  const last = call ?? found ?? drafts.at(-1)
  const all = [...drafts, ...(found ? [found] : []), ...(call ? [call] : [])]
  const results = last?.results ?? found?.results
  const looked = last?.search ?? found?.search
  const links = new Map(all.flatMap(({ links = [] }) => links).map((each) => [each.link, each]))
  return {
    actions: [],
    ...last,
    text: told(all).join('\n'),
    evidence: all.flatMap(({ evidence }) => evidence),
    links: [...links.values()].slice(0, mostLinks),
    quoted: all.flatMap(({ quoted = [] }) => quoted),
    ...(results && { results }),
    ...(looked && { search: looked }),
    state: call?.state ?? state,
  }
}

/** What two answers say alike is said once: a line, or a sentence of one. */
function told(drafts: readonly Draft[]): string[] {
  const lines = new Set<string>()
  const sentences = new Set<string>()
  return drafts.flatMap(({ text }) => {
    const fresh = text
      .split('\n')
      .filter((line) => line === '' || !lines.has(line))
      .map((line) => {
        lines.add(line)
        const kept = sentencesOf(line).filter((one) => !sentences.has(one.trim()))
        for (const one of kept) if (one.length >= wholeSentence) sentences.add(one.trim())
        return line === '' ? line : kept.join('').trim()
      })
    return fresh.every((line) => line === '') ? [] : [fresh.join('\n')]
  })
}
/** Shorter ones may stand twice. Letters. */
const wholeSentence = 30

async function inTurn(
  parts: readonly RequestPart[],
  before: DialogueState,
  answer: AnswerPart,
): Promise<{ drafts: Draft[]; state: DialogueState }> {
  const drafts: Draft[] = []
  let state = before
  for (const part of parts) {
    const draft = await answer(part, state)
    drafts.push(draft)
    state = withSum(draft.state, drafts)
  }
  return { drafts, state }
}

/** A question behind a sum of the same message leaves the sum to be asked on about. */
function withSum(state: DialogueState, drafts: readonly Draft[]): DialogueState {
  if (state.money !== undefined) return state
  const money = drafts.findLast((draft) => draft.state.money !== undefined)?.state.money
  return money === undefined ? state : { ...state, money }
}

const inPlace = ({ place }: RequestPart, state: DialogueState): DialogueState =>
  place === undefined ? state : { ...state, slots: { ...state.slots, location: [place] } }

/** What is asked beside a search of a place is asked of its place. */
function withPlace(state: DialogueState): DialogueState {
  const [slug] = state.slots.location ?? []
  return slug === undefined ? state : { ...state, area: { slug, age: 0 } }
}

/** The search goes on; a sum and a place that were asked beside it can be asked on about. */
function goingOn(search: DialogueState, { money, sum, area }: DialogueState): DialogueState {
  // 'What about Mirdif?' goes on with the search then, and asks nothing of the place.
  const { aspects: _, ...place } = area ?? {}
  return {
    ...search,
    ...(money && { money }),
    ...(sum && { sum }),
    ...(hasSlug(place) && { area: place }),
  }
}

const hasSlug = (place: Partial<AreaSpokenOf>): place is AreaSpokenOf => place.slug !== undefined
