import type { AnswerContext, Draft } from '../../answer-context.ts'
import { placeName } from '../../reply/names.ts'
import { passageTextsOf } from '../../reply/texts/passage-texts.ts'
import { filledSlots } from '../../state.ts'
import { shareOf } from '../../turn-kind/turn-kind.ts'

/** Between these it may be either, homes in a place or what the place is like. */
const doubtful = { from: 0.35, to: 0.75 }

/**
 * The one place of a message that may ask for its homes as well as about itself, and says more than
 * its name; undefined where one of the two is clear.
 */
export function placeInDoubt({ understanding, guess }: AnswerContext): string | undefined {
  const { told, before, flags, state, confidence, spans } = understanding
  const isSearch = state.intent === 'find_property' || state.intent === 'search_location'
  if (!isSearch || flags.cues.has('search') || filledSlots(before).length > 0) return undefined
  if (filledSlots(told).some((name) => name !== 'location')) return undefined
  if (spans.some(({ kind }) => kind === 'home' || kind === 'type')) return undefined
  if (confidence === 1 && spans.every(({ kind }) => kind === 'place')) return undefined
  const area = shareOf('area', guess)
  if (area < doubtful.from || area >= doubtful.to) return undefined
  const [place, ...others] = told.location ?? []
  return others.length === 0 ? place : undefined
}

/** Asks which of the two is meant; undefined where no text tells about the place. Nothing is searched yet. */
export async function answerPlaceInDoubt(
  place: string,
  context: AnswerContext,
): Promise<Draft | undefined> {
  const { said, language, tools, understanding } = context
  const found = await tools.passages(said, language)
  const isTold = found.some(({ link }) => link.startsWith(`/area-guide?place=${place}`))
  if (!isTold) return undefined
  const { homesIn, aboutPlace, homesOrArea } = passageTextsOf(language)
  const name = placeName(place, context)
  return {
    text: homesOrArea(name),
    actions: [homesIn(name), aboutPlace(name)],
    evidence: [],
    state: { ...context.state, slots: understanding.before, area: { slug: place, age: 0 } },
  }
}
