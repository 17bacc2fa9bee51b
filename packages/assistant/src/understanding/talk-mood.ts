import type { Cue, Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import { fold, foldText } from '@manzil/query-language/language/fold'
import {
  confusedWords,
  doubtWords,
  priceyWords,
  upsetWords,
} from '@manzil/query-language/lexicon/doubt-words'
import { requestNoteWords } from '@manzil/query-language/lexicon/request-note-words'
import {
  aboutUsWords,
  complaintWords,
  courtesyWords,
} from '@manzil/query-language/lexicon/talk-mood-words'
import type { Reading } from '@manzil/query-language/reading/reader'
import type { DialogueState } from '../state.ts'
import { bareName } from './bare-name.ts'
import { finderOf, placesOfRow } from './money/find-words.ts'
import { findPhone } from './read-details.ts'
import { findEmail } from './read-request.ts'
import { readShortAnswer } from './short-answers.ts'

/** What moves who writes, where nothing is to be looked up; `noCall`: who does not want to be called; `terms`: what a request costs and binds to; `doubts`: whether it is true; `upset`: about a rule or the other side; `pricey`: prices are found high. */
export type TalkMood =
  | 'complaint'
  | 'noCall'
  | 'misheard'
  | 'machine'
  | 'office'
  | 'terms'
  | 'postpones'
  | 'thanks'
  | 'wishes'
  | 'bye'
  | 'praise'
  | 'doubts'
  | 'upset'
  | 'confused'
  | 'pricey'

/** Longer messages tell stories. */
const longest = 240
/** Words beside the mood that no lexicon knows. */
const mostUnknown = 4

interface Row {
  mood: TalkMood
  isIn: (text: string) => boolean
  /** The phrase alone is of this mood; else its whole clause is. */
  places?: (text: string) => { start: number; end: number }[]
}

const phrase = (mood: TalkMood, words: string): Row => ({
  mood,
  isIn: finderOf(words),
  places: placesOfRow(words),
})

const everyWord = (words: Readonly<Record<string, string>>): string =>
  Object.values(words).join('|')

/** The gravest first: who complains politely thanks as well. */
const rows: readonly Row[] = [
  { mood: 'complaint', isIn: finderOf(complaintWords.complaint) },
  phrase('complaint', complaintWords.complains),
  { mood: 'noCall', isIn: finderOf(requestNoteWords.noCall) },
  { mood: 'misheard', isIn: finderOf(complaintWords.misheard) },
  phrase('terms', requestNoteWords.termsOfViewing),
  phrase('machine', aboutUsWords.machine),
  phrase('office', aboutUsWords.office),
  phrase('postpones', courtesyWords.postpones),
  phrase('thanks', courtesyWords.thanks),
  phrase('wishes', courtesyWords.wishes),
  phrase('bye', courtesyWords.bye),
  phrase('pricey', everyWord(priceyWords)),
  phrase('praise', courtesyWords.praise),
  phrase('doubts', everyWord(doubtWords)),
  phrase('confused', everyWord(confusedWords)),
  phrase('upset', everyWord(upsetWords)),
]
const ofRequest: readonly Row[] = [phrase('terms', requestNoteWords.termsOfRequest), ...rows]
const asksForMachine = finderOf(aboutUsWords.machine)
const tellsTrial = finderOf(complaintWords.tried)
const isOfOthers = finderOf(complaintWords.ofOthers)

/** Moods in which questions are asked that want no text of the site. */
const asking: ReadonlySet<TalkMood> = new Set([
  'complaint',
  'noCall',
  'terms',
  'misheard',
  'machine',
  'office',
  'doubts',
  'upset',
  'confused',
  'pricey',
])

/** Clauses with the marks that end them. */
export const clausesIn = (message: string): string[] =>
  message.match(/[^,.!?;…\n،؛؟，。！？；।]+[,.!?;…\n،؛؟，。！？；।]*/gu) ?? []

/**
 * The mood of a message that is nothing else. What its words name besides is meant by none: the evening that
 * is wished, the call that is complained of.
 */
export function talkMood(
  message: string,
  { request }: Pick<DialogueState, 'request'>,
  read: (text: string) => Reading,
): TalkMood | undefined {
  if (message.length > longest) return undefined
  if (findPhone(message) !== undefined || findEmail(message) !== undefined) return undefined
  if (request !== undefined && readShortAnswer(message) !== undefined) return undefined
  const known = request === undefined ? rows : ofRequest
  const clauses = clausesIn(message).map((clause) => heardClause(clause, known))
  const moods = new Set(clauses.flatMap(({ mood }) => (mood === undefined ? [] : [mood])))
  const heardFirst = known.find((row) => moods.has(row.mood))?.mood
  // 'Thanks, is there an official site for that?' asks for more than to be thanked.
  const asksSource = heardFirst === 'thanks' && moods.has('doubts')
  // 'A robot, or does nobody answer me?' asks who answers.
  const mood = asksSource
    ? 'doubts'
    : heardFirst === 'complaint' && /[?？؟]/u.test(message) && asksForMachine(foldText(message))
      ? 'machine'
      : heardFirst === 'complaint' && moods.has('upset')
        ? 'upset'
        : heardFirst
  if (mood === 'complaint' && isOfOthers(foldText(message))) return undefined
  const beside = clauses
    .map(({ rest }) => (mood === 'complaint' && tellsTrial(foldText(rest)) ? '' : rest))
    .join(' ')
  if (mood !== undefined && hasOwnAnswer(read(message).pieces, mood, beside)) return undefined
  const isNamed =
    request?.asked === 'contact' &&
    clauses.some(({ mood, rest }) => mood === undefined && bareName(rest, read(rest)) !== undefined)
  if (isNamed) return undefined
  const { pieces } = read(mood === undefined ? message : beside)
  const said = politeMood(pieces)
  const takesLeave = mood === 'wishes' || mood === 'bye'
  const heard = mood === undefined || (takesLeave && said === 'thanks') ? said : mood
  // The Russian word for 'bye' is that for 'for now' as well.
  if (mood === undefined && heard === 'bye' && pieces.some(isOpen)) return undefined
  return heard !== undefined && wantsNothing(pieces, heard) ? heard : undefined
}

/** A clause, and what of it is beside its mood. */
function heardClause(clause: string, rows: readonly Row[]): { mood?: TalkMood; rest: string } {
  const folded = fold(clause)
  const row = rows.find(({ isIn }) => isIn(folded.text))
  if (row === undefined) return { rest: clause }
  if (row.places === undefined) return { mood: row.mood, rest: '' }
  // A few words of courtesy are often of several kinds.
  const spans = rows.flatMap(({ places }) => places?.(folded.text) ?? [])
  const source = clause.normalize('NFC')
  const rest = spans.reduce((text, { start, end }) => {
    const [from = 0, to = source.length] = [folded.origins[start], folded.origins[end]]
    return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
  }, source)
  return { mood: row.mood, rest }
}

/** 'Thanks' and 'bye' in the words of the grammar. */
function politeMood(pieces: readonly Piece[]): TalkMood | undefined {
  const cues = new Set(
    pieces.flatMap(({ meaning }) => (meaning.kind === 'cue' ? [meaning.cue] : [])),
  )
  return cues.has('thanks') ? 'thanks' : cues.has('bye') ? 'bye' : undefined
}

const idle: ReadonlySet<Meaning['kind']> = new Set([
  'plain',
  'mark',
  'joint',
  'correction',
  'also',
  'negator',
  'set',
])
/** Insults, and who asks for the telephone and the address of the company at once. */
function hasOwnAnswer(pieces: readonly Piece[], mood: TalkMood, beside: string): boolean {
  const saysMore = beside.replace(/[^\p{L}]/gu, '').length > fewLetters
  return pieces.some(
    ({ meaning, corrected }) =>
      !corrected &&
      ((meaning.kind === 'cue' && meaning.cue === 'abuse') ||
        (meaning.kind === 'topic' &&
          meaning.topic === 'contact_us' &&
          (mood !== 'office' || saysMore))),
  )
}
const fewLetters = 8
const half = 0.5

const isSign = (meaning: Meaning): boolean =>
  meaning.kind === 'unknown' && meaning.of === 'character'

const polite: ReadonlySet<Cue> = new Set(['thanks', 'bye', 'greet'])
const ofQuestions: ReadonlySet<Cue> = new Set(['question', 'human', 'help'])

const isOpen = ({ meaning, corrected }: Piece): boolean => meaning.kind === 'unknown' || corrected

const ofFeeling: ReadonlySet<TalkMood> = new Set(['upset', 'doubts', 'confused', 'pricey'])
const besideFeeling: ReadonlySet<Meaning['kind']> = new Set([
  'name-follows',
  'bound',
  'inside',
  'about',
])

const ofOwn = (meaning: Meaning): boolean =>
  meaning.kind === 'type' ||
  meaning.kind === 'home' ||
  (meaning.kind === 'cue' && meaning.cue === 'mine')

/** Beside the mood nothing is named that could be looked for, asked or done. */
function wantsNothing(pieces: readonly Piece[], mood: TalkMood): boolean {
  const asks = asking.has(mood)
  const isIdle = ({ meaning }: Piece): boolean => {
    if (meaning.kind === 'mark') return meaning.text !== '?' || asks
    // 'I talk to my wife first.'
    if (meaning.kind === 'ordinal') return mood === 'postpones'
    // 'Nonsense, it is my own flat!'
    if (mood === 'upset' && ofOwn(meaning)) return true
    // 'This is nonsense', 'so ein Quatsch', 'sure about that?'
    if (ofFeeling.has(mood) && besideFeeling.has(meaning.kind)) return true
    if (meaning.kind === 'number') return mood === 'upset' && meaning.digits !== true
    if (meaning.kind !== 'cue') return idle.has(meaning.kind)
    // 'Are there official data?' looks for no home.
    if (mood === 'doubts' && meaning.cue === 'search') return true
    return polite.has(meaning.cue) || (asks && ofQuestions.has(meaning.cue))
  }
  // One sign of Chinese is half a word.
  const unknown = pieces
    .filter(isOpen)
    .reduce((sum, { meaning }) => sum + (isSign(meaning) ? half : 1), 0)
  return unknown <= mostUnknown && pieces.every((piece) => isOpen(piece) || isIdle(piece))
}
