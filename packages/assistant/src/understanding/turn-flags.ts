import type { Cue, Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import { judgesCard } from './judges-price.ts'
import { asksDealOfOwn, asksIncome } from './own-property.ts'

/** How a message as a whole is meant. */
export interface TurnFlags {
  /** What it names is added, not put in place of what was there. */
  also: boolean
  /** The pieces that say so. */
  alsoAt: readonly number[]
  /** It begins with another choice: 'or the Lakes?' */
  or: boolean
  /** What was refused before would do as well: 'Deira is fine, too'. */
  concedes: boolean
  /** It changes something: 'make it 3'. */
  set: boolean
  /** It takes back what was said: 'no, 3', 'sorry, I mean 3'. */
  corrects: boolean
  /** It asks about something else: 'what about JVC?' */
  about: boolean
  /** It is a question by its mark. */
  question: boolean
  /** It consists of one number. */
  onlyNumber: boolean
  cues: ReadonlySet<Cue>
}

/** Too grave to be read into a slip of the finger. */
const neverGuessed: ReadonlySet<Cue> = new Set(['abuse', 'steer', 'law', 'promise'])

export function readFlags(pieces: readonly Piece[]): TurnFlags {
  const kinds = new Set(pieces.map(({ meaning }) => meaning.kind))
  const question = pieces.some(({ meaning }) => meaning.kind === 'mark' && meaning.text === '?')
  const about = kinds.has('about')
  const or = startsWithOr(pieces)
  const adds = kinds.has('also') || (startsWithAnd(pieces) && !question && !asksAnew(pieces))
  return {
    alsoAt: pieces.flatMap(({ meaning }, at) => (meaning.kind === 'also' ? [at] : [])),
    also: or || (!about && !addsToChange(pieces) && adds),
    or,
    concedes: kinds.has('also'),
    set: kinds.has('set') || startsWithRather(pieces),
    corrects: kinds.has('correction') || startsWithNo(pieces),
    about,
    question,
    onlyNumber: pieces.every(({ meaning }) =>
      ['number', 'mark', 'plain', 'correction', 'set'].includes(meaning.kind),
    ),
    cues: cuesOf(pieces),
  }
}

function cuesOf(pieces: readonly Piece[]): ReadonlySet<Cue> {
  const asksOfChannel = asksMoreThan(pieces)
  const cues = new Set(
    pieces.flatMap(({ meaning, corrected }) =>
      meaning.kind === 'cue' &&
      // A name or a slip of the finger is no insult.
      !(corrected && neverGuessed.has(meaning.cue)) &&
      !(asksOfChannel && meaning.channel === true)
        ? [meaning.cue]
        : [],
    ),
  )
  const asks = pieces.some(({ meaning }) => meaning.kind === 'cue' && meaning.asks === true)
  if (asks || cues.has('deal')) cues.add('question')
  if (judgesCard(pieces)) cues.add('fair')
  if (asksIncome(pieces, cues)) cues.add('invest')
  return asksDealOfOwn(pieces, cues) ? new Set<Cue>([...cues, 'mine', 'value']) : cues
}

/** 'A notice by WhatsApp, does that count?' asks about the way and wants no call; 'WhatsApp?' does. */
function asksMoreThan(pieces: readonly Piece[]): boolean {
  const isQuestion = pieces.some(({ meaning }) => meaning.kind === 'mark' && meaning.text === '?')
  return isQuestion && pieces.filter(({ meaning }) => meaning.kind === 'unknown').length > 0
}

/** What stands first has nothing before it to refuse: the Hindi word for 'not' means no there. */
const opening: ReadonlySet<string> = new Set(['adjacent', 'previous'])

/** 'No, up to 5'. */
function startsWithNo(pieces: readonly Piece[]): boolean {
  const [first] = pieces
  return first?.meaning.kind === 'negator' && opening.has(first.meaning.reach)
}

const changing: ReadonlySet<Meaning['kind']> = new Set(['correction', 'set'])
const named: ReadonlySet<Meaning['kind']> = new Set(['place', 'type', 'number'])

/** '换成JVT 另外要带花园': the place is changed, and something else is added to it. */
function addsToChange(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(({ meaning }) => changing.has(meaning.kind))
  const also = pieces.findIndex(({ meaning }, index) => index > at && meaning.kind === 'also')
  if (at === -1 || also === -1) return false
  const isNamed = pieces.slice(at, also).some(({ meaning }) => named.has(meaning.kind))
  return isNamed && pieces.slice(also).some(({ meaning }) => meaning.kind === 'amenity')
}

/** 'And what is there in Deira', 'und was gibt es in JVC': asked without its mark. */
function asksAnew(pieces: readonly Piece[]): boolean {
  const words = pieces.slice(1, 1 + mostBeforeQuestion)
  const at = words.findIndex(({ meaning }) => !['plain', 'unknown'].includes(meaning.kind))
  const meaning = words[at]?.meaning
  return meaning?.kind === 'cue' && (meaning.cue === 'question' || meaning.cue === 'search')
}

/** Words between 'and' and what makes a question of the message. */
const mostBeforeQuestion = 3

/** 'And Deira', 'or the Lakes'. */
function startsWithAnd(pieces: readonly Piece[]): boolean {
  const first = pieces[0]
  if (startsWithRather(pieces)) return false
  // The Arabic 'show me' begins with the letter of 'and'.
  const isVerb = first?.meaning.kind === 'cue' && first.meaning.cue === 'search'
  return first?.meaning.kind === 'joint' || (first?.joined === true && !isVerb)
}

/** 'Or the Lakes?': beside what was asked for, question or not. */
function startsWithOr(pieces: readonly Piece[]): boolean {
  const [first, second] = pieces
  const isOr = first?.meaning.kind === 'joint' && first.meaning.joint === 'or'
  const leads = second?.meaning.kind === 'inside' ? pieces[2] : second
  return isOr && !startsWithRather(pieces) && leads?.meaning.kind === 'place'
}

/** '还是两房吧' takes two bedrooms instead. */
function startsWithRather(pieces: readonly Piece[]): boolean {
  const first = pieces[0]?.meaning
  return first?.kind === 'joint' && first.rather === true
}
