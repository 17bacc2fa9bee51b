import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import {
  bareAskingWords,
  bareJudgingWords,
  conditionWords,
  thatWords,
} from '@manzil/query-language/lexicon/going-on-words'
import type { Reading } from '@manzil/query-language/reading/reader'
import { filledSlots, type SearchSlots } from '../state.ts'
import { isMadeOf } from './made-of.ts'
import { finderOf, placesOfRow } from './money/find-words.ts'
import { otherTasks } from './other-tasks.ts'
import type { Understanding } from './understanding.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const conditions = placesOfRow(joined(conditionWords))
/** 'It', 'that', 'there'. */
export const pointsToIt = finderOf(joined(thatWords))
const asking = placesOfRow(joined(bareAskingWords))
const judging = placesOfRow(joined(bareJudgingWords))

/** Who writes more tells a question of its own. Words; two signs of Chinese are one. */
const mostWords = 12
const fewWords = 7
const signsOfWord = 2

/** What such a question may name: who it is for, and where it holds. */
const mayName: readonly (keyof SearchSlots)[] = [
  'purpose',
  'completion',
  'furnished',
  'type',
  'location',
]

const turningAway = [
  ...otherTasks,
  'value',
  'compare',
  'human',
  'greet',
  'thanks',
  'bye',
  'help',
] as const

/**
 * How far a short message leans on the question before it: by a condition, `led` by how it begins
 * or what it points to, `open` because it names too little to be asked alone.
 */
export function leansOnQuestion(
  said: string,
  { pieces }: Pick<Reading, 'pieces'>,
  { told, flags, words }: Pick<Understanding, 'told' | 'flags' | 'words'>,
): 'condition' | 'led' | 'open' | undefined {
  if (turningAway.some((cue) => flags.cues.has(cue))) return undefined
  const asks = flags.question || flags.cues.has('question')
  if (flags.cues.has('search') && !asks) return undefined
  if (Object.values(words).some((word) => word !== undefined)) return undefined
  if (!filledSlots(told).every((name) => mayName.includes(name))) return undefined
  const count = wordsIn(said)
  const text = foldText(said).trim()
  const [first] = pieces
  const isJoined = first?.meaning.kind === 'joint' || first?.joined === true
  const behindJoint = text.replace(/^\S+\s+/u, '')
  const isConditional = [text, ...(isJoined ? [behindJoint] : [])].some((each) =>
    conditions(each).some(({ start }) => start === 0),
  )
  if (count > mostWords) return undefined
  if (isConditional) return 'condition'
  if (asksBarely(said)) return 'led'
  if ((isJoined || flags.about) && count <= fewWords && (asks || count <= fewWords / 2))
    return 'led'
  if (asks && pointsToIt(text)) return 'led'
  const names = pieces.some(({ meaning }) => meaning.kind === 'topic')
  return asks && !names && count <= fewWords ? 'open' : undefined
}

/** 'And what does that cost?': of itself it asks of nothing. */
export function asksBarely(said: string): boolean {
  const text = foldText(said).trim()
  return wordsIn(said) <= mostWords && isMadeOf(text, asking(text))
}

/** 'Is that legal?', 'what can I do?': it asks of what was told beside it. */
export function judgesBarely(said: string): boolean {
  const text = foldText(said).trim()
  return wordsIn(said) <= mostWords && isMadeOf(text, judging(text))
}

/** Words of a message; two signs of Chinese are one. */
export const wordsIn = (said: string): number =>
  [...said.matchAll(/\p{Script=Han}|[^\s\p{Script=Han}\p{P}]+/gu)].reduce(
    (sum, [word]) => sum + (/\p{Script=Han}/u.test(word) ? 1 / signsOfWord : 1),
    0,
  )

/** A message and how it was cut. */
interface Read extends Pick<Reading, 'tokens' | 'pieces'> {
  text: string
}

/**
 * The question before with what the new one says in its place: 'the commission on rent', 'and on a
 * sale?' Undefined where nothing is put in place of anything.
 */
export function withReplaced(question: Read, said: Read, told: SearchSlots): string | undefined {
  const kinds = new Set(filledSlots(told).flatMap((slot) => kindsOf[slot] ?? []))
  if (kinds.size === 0) return undefined
  const isReplaced = ({ meaning }: Piece): boolean => kinds.has(meaning.kind)
  const fresh = said.pieces.filter(isReplaced).map((piece) => wordsOf(piece, said))
  const others = question.pieces.filter((piece) => !isReplaced(piece))
  return [...others.map((piece) => wordsOf(piece, question)), ...fresh].join(' ')
}

const wordsOf = ({ first, last }: Piece, { text, tokens }: Read): string =>
  text.slice(tokens[first]?.start, tokens[last]?.end)

const kindsOf: Readonly<Partial<Record<keyof SearchSlots, string>>> = {
  purpose: 'purpose',
  location: 'place',
  type: 'type',
  completion: 'completion',
  furnished: 'furnished',
}
