import type { Meaning } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import { isStudio, type Mention, type Stance, slotOf } from './mentions.ts'

/** Words without a meaning of their own that may stand between a negation and what it negates. */
export const maxFiller = 3

interface Reach {
  filler: number
  commas: boolean
  /** What is dropped ends where something else is proposed: 'forget JVC, try Arjan'. */
  drops?: boolean
}

export function markForward(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  index: number,
  stance: Stance,
  reach: Reach,
): boolean {
  let from = nextAfter(pieces, mentions, index, reach.filler)
  if (from === undefined) return false
  const slot = kindOf(from)
  const isWith = isAdded(pieces, index, from.first)
  while (from !== undefined && kindOf(from) === slot) {
    const { first, last }: Mention = from
    setStance(mentions, stance, (mention) => mention.first === first)
    // 'Forget JVC, Arjan is better': one place takes the place of another.
    const isOne = slot === 'location' || slot === 'type'
    const commas = reach.commas && !(reach.drops === true && isOne)
    const joint = jointAfter(pieces, last, commas)
    from =
      joint === undefined ? joinedAt(pieces, mentions, last) : nextAfter(pieces, mentions, joint, 1)
    if (from !== undefined && reach.drops === true && isProposed(pieces, last, from)) break
    if (from !== undefined && isAnywhereIn(pieces, from)) break
    // 'Not on the ground floor and with a balcony' wants the balcony.
    if (from !== undefined && isAdded(pieces, last, from.first) && !isWith) break
  }
  return true
}

/** Studios and penthouses are both kinds of property, whatever slots they fill. */
const kindOf = (mention: Mention): Mention['criterion']['slot'] =>
  isStudio(mention.criterion) ? 'type' : slotOf(mention)

/** '除了Deira,迪拜哪儿都行': what is left open ends the list of what is not. */
function isAnywhereIn(pieces: readonly Piece[], { criterion, last }: Mention): boolean {
  const next = pieces.slice(last + 1).find(({ meaning }) => meaning.kind !== 'plain')?.meaning
  return criterion.slot === 'location' && next?.kind === 'clear' && next.slot === 'location'
}

/** 'Forget the pool, how about a gym', 'no pool, a gym is better'. */
function isProposed(pieces: readonly Piece[], after: number, { first, last }: Mention): boolean {
  const between = pieces.slice(after + 1, first)
  return (
    between.some(({ meaning }) => meaning.kind === 'about' || meaning.kind === 'set') ||
    pieces[last + 1]?.meaning.kind === 'set'
  )
}

/** Whether a word like 'with' leads what stands behind a place of the message. */
const isAdded = (pieces: readonly Piece[], after: number, first: number): boolean =>
  pieces[first]?.led === true ||
  pieces
    .slice(after + 1, first)
    .some(({ meaning }) => meaning.kind === 'plain' && meaning.adds === true)

/** 'Furnished or not does not matter' says twice that anything will do. */
function setStance(
  mentions: readonly Mention[],
  stance: Stance,
  isMeant: (mention: Mention) => boolean,
): void {
  for (const mention of mentions) {
    if (isMeant(mention) && mention.criterion.slot !== 'clear') mention.stance = stance
  }
}

/** The Arabic و is written onto the next word. */
function joinedAt(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  last: number,
): Mention | undefined {
  if (pieces[last + 1]?.joined !== true) return undefined
  return mentions.find((mention) => mention.first === last + 1)
}

export function markBackward(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  index: number,
  stance: Stance,
  { filler = maxFiller, isRow = false }: { filler?: number; isRow?: boolean } = {},
): boolean {
  let found: Mention | undefined = lastBefore(pieces, mentions, index, filler)
  if (found === undefined) return false
  const slot = slotOf(found)
  while (found !== undefined && slotOf(found) === slot) {
    const { first, last }: Mention = found
    setStance(mentions, stance, (mention) => mention.last === last)
    const end = endOfRow(pieces, first, isRow)
    found = end === undefined ? undefined : lastBefore(pieces, mentions, end, 0)
  }
  return true
}

/** Where what stands in a row with a mention ends. */
function endOfRow(pieces: readonly Piece[], first: number, isRow: boolean): number | undefined {
  const before = pieces[first - 1]?.meaning
  if (before?.kind === 'joint' || (isRow && isComma(before))) return first - 1
  return isRow ? first : undefined
}

const isComma = (meaning: Meaning | undefined): boolean =>
  meaning?.kind === 'mark' && [',', '、', '/'].includes(meaning.text)

export function lastBefore(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  index: number,
  maxBetween: number,
): Mention | undefined {
  let between = 0
  for (let at = index - 1; at >= 0; at -= 1) {
    const mention = mentions.find(({ last }) => last === at)
    if (mention !== undefined) return mention
    if (!isSkippable(pieces[at]?.meaning)) return undefined
    between += 1
    if (between > maxBetween) return undefined
  }
  return undefined
}

function nextAfter(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  index: number,
  maxBetween: number,
): Mention | undefined {
  let between = 0
  for (let at = index + 1; at < pieces.length; at += 1) {
    const mention = mentions.find(({ first }) => first === at)
    if (mention !== undefined) return isBeyondWord(pieces, index, mention) ? undefined : mention
    const meaning = pieces[at]?.meaning
    // '不要临街的 400万以下' refuses the street alone.
    if (isOwnWord(pieces, at)) return undefined
    if (!isSkippable(meaning)) return undefined
    if (meaning?.kind !== 'inside' && meaning?.kind !== 'home') between += 1
    if (between > maxBetween) return undefined
  }
  return undefined
}

const unknownOf = (pieces: readonly Piece[], at: number): 'character' | 'word' | undefined => {
  const meaning = pieces[at]?.meaning
  return meaning?.kind === 'unknown' ? meaning.of : undefined
}

/** A word of Chinese that nobody knows is itself what is refused; it has two characters at least. */
function isOwnWord(pieces: readonly Piece[], at: number): boolean {
  if (unknownOf(pieces, at) === 'word') return true
  return [at, at + 1].every((index) => unknownOf(pieces, index) === 'character')
}

/** What a word that nobody knows may describe: 'no shabby villas'. */
const described: ReadonlySet<Mention['criterion']['slot']> = new Set([
  'location',
  'type',
  'features',
])

/** '没人住过的 两居', '不要低层 买': what nobody knows is refused, no number or sale behind it. */
function isBeyondWord(
  pieces: readonly Piece[],
  index: number,
  { criterion, first }: Mention,
): boolean {
  const isUnknown = (_: Piece, at: number): boolean =>
    unknownOf(pieces, index + 1 + at) !== undefined
  return !described.has(criterion.slot) && pieces.slice(index + 1, first).some(isUnknown)
}

export function isSkippable(meaning: Meaning | undefined): boolean {
  return (
    meaning !== undefined &&
    ['plain', 'unknown', 'inside', 'home', 'any', 'set', 'about', 'bound', 'counted'].includes(
      meaning.kind,
    )
  )
}

function jointAfter(pieces: readonly Piece[], last: number, commas: boolean): number | undefined {
  const next = pieces[last + 1]?.meaning
  if (next?.kind === 'joint') return next.rather === true ? undefined : last + 1
  if (next?.kind === 'mark' && (next.text === '/' || (commas && next.text === ','))) {
    return pieces[last + 2]?.meaning.kind === 'joint' ? last + 2 : last + 1
  }
  return undefined
}
