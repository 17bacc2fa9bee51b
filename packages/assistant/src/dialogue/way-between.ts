import type { AnswerContext } from '../answer-context.ts'
import { filledSlots, type SearchSlots } from '../state.ts'
import { aspectsIn, weighsPlaces } from '../understanding/asked-area.ts'
import { beginsAsQuestion } from '../understanding/asked-fields.ts'
import { choosesBetween, weighedPointsIn } from '../understanding/weighs-areas.ts'

/** What says which homes are looked for: 'a 2 bed in JLT, how far from the Marina' is a search. */
const ofProperties: readonly (keyof SearchSlots)[] = [
  'type',
  'bedrooms_min',
  'price_min',
  'price_max',
]

/** 'How far is Al Reem from Yas?': two places, and nothing asked but the way between them. */
export function wayAsked(context: AnswerContext): readonly [string, string] | undefined {
  const { said, understanding, state, asked, asksSite } = context
  const { flags, mentions, told, words, spans } = understanding
  if (asksSite || asked !== undefined || state.money !== undefined) return undefined
  if (Object.values(words).some((word) => word !== undefined)) return undefined
  if (understanding.ordinals.length > 0) return undefined
  const aspects = aspectsIn(said)
  const isQuestion = flags.question || flags.cues.has('question') || beginsAsQuestion(said)
  if (!aspects.includes('distance') || !isQuestion) return undefined
  if (aspects.some((each) => each !== 'distance') || weighedPointsIn(said).length > 0)
    return undefined
  if (weighsPlaces(said) || filledSlots(told).some((name) => ofProperties.includes(name)))
    return undefined
  const places = spans.filter(({ kind }) => kind === 'place')
  const [first, second] = places
  if (first !== undefined && second !== undefined) {
    // 'Marina or JLT, how far is it to the beach?'
    const between = said.slice(first.end, second.start)
    if (choosesBetween(between)) return undefined
  }
  const named = mentions.flatMap(({ criterion }) =>
    criterion.slot === 'location' ? [criterion.slug] : [],
  )
  const [from, to, other] = [...new Set(named)]
  return from === undefined || to === undefined || other !== undefined ? undefined : [from, to]
}
