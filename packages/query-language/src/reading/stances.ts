import type { Meaning, MeaningOf, SlotNoun } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import { applyFaults } from './faults.ts'
import { type Mention, slotOf } from './mentions.ts'
import { isSkippable, lastBefore, markBackward, markForward, maxFiller } from './reach-of-words.ts'
import { applySwaps } from './swaps.ts'
import { wantAfterAll } from './wanted-after-all.ts'

/**
 * Gives each mention its stance from the negations around it, and drops what a later part of the
 * same message corrects.
 */
export function settleStances(pieces: readonly Piece[], found: readonly Mention[]): Mention[] {
  const mentions = found.map((mention) => ({ ...mention }))
  for (const [index, piece] of pieces.entries()) {
    const isSpent = mentions.some(({ denied }) => denied === index)
    if (!isSpent && !isCorrection(pieces, index))
      applyNegation(pieces, mentions, piece.meaning, index)
  }
  for (const [index, piece] of pieces.entries()) {
    if (piece.meaning.kind === 'unneeded') applyUnneeded(pieces, mentions, index, piece.meaning)
    if (piece.meaning.kind === 'any') applyAny(pieces, mentions, index)
    if (piece.meaning.kind === 'also') applyConcession(pieces, mentions, index, piece.meaning)
  }
  wantAfterAll(pieces, mentions)
  return applyCorrections(pieces, applyFaults(pieces, applySwaps(pieces, mentions)))
}

function applyNegation(
  pieces: readonly Piece[],
  mentions: Mention[],
  meaning: Meaning,
  index: number,
): void {
  if (meaning.kind === 'negator' && meaning.paired === true) {
    if (isPaired(pieces)) markForward(pieces, mentions, index, 'not', { filler: 1, commas: false })
  } else if (meaning.kind === 'negator' && meaning.reach === 'previous') {
    // 'बिना बालकनी नहीं': with one.
    const refused = lastBefore(pieces, mentions, index, maxFiller)
    const isTwice = refused?.stance === 'not' && refused.criterion.slot === 'features'
    markBackward(pieces, mentions, index, isTwice ? 'want' : 'not', { isRow: meaning.all === true })
  } else if (meaning.kind === 'negator') {
    negate(pieces, mentions, index, meaning.reach)
    if (meaning.denies === true) correctDenied(pieces, mentions, index)
    if (meaning.reach === 'next') dropFormer(pieces, mentions, index)
  } else if (meaning.kind === 'drop') {
    const rest = { filler: maxFiller, commas: true, drops: true }
    // 'Take the Marina out and …' with the verb behind, as in Chinese.
    if (endsClause(pieces, index) && markBackward(pieces, mentions, index, 'remove')) return
    if (markForward(pieces, mentions, index, 'remove', rest)) return
    // 'Forget the budget', and with the verb behind it as in German.
    if (!clearNoun(pieces, mentions, index, 1)) clearNoun(pieces, mentions, index, -1)
  } else if (meaning.kind === 'background' && meaning.reach === 'previous') {
    const place = lastBefore(pieces, mentions, index, maxFiller)
    if (place?.criterion.slot === 'location') markBackward(pieces, mentions, index, 'aside')
  } else if (meaning.kind === 'background' && meaning.was === true) {
    if (namesAnother(pieces, mentions, index)) markForward(pieces, mentions, index, 'aside', aside)
  } else if (meaning.kind === 'background') {
    markForward(pieces, mentions, index, 'aside', aside)
  } else if (meaning.kind === 'instead') {
    markForward(pieces, mentions, index, 'remove', { filler: 1, commas: false })
  }
}

/** '不是JVC是JVT' says which one is meant, and keeps the other out of no later search. */
function correctDenied(pieces: readonly Piece[], mentions: Mention[], index: number): void {
  const [denied, meant] = mentions.filter(({ first }) => first > index)
  if (denied?.stance !== 'not' || meant?.stance !== 'want') return
  const isOne = denied.criterion.slot === 'location' || denied.criterion.slot === 'type'
  if (!isOne || slotOf(denied) !== slotOf(meant)) return
  const between = pieces.slice(denied.last + 1, meant.first)
  const isLink = between.every(({ meaning }) =>
    ['plain', 'mark', 'joint', 'set'].includes(meaning.kind),
  )
  if (isLink && between.length <= maxFiller) denied.stance = 'remove'
}

/** '不要JLT了': not any more, which keeps it out of no later search. */
function dropFormer(pieces: readonly Piece[], mentions: Mention[], index: number): void {
  const refused = mentions.find(({ first }) => first > index)
  const next = refused && pieces[refused.last + 1]?.meaning
  if (refused?.stance !== 'not' || next?.kind !== 'plain' || next.over !== true) return
  if (refused.first - index <= 1 + maxFiller) refused.stance = 'remove'
}

const aside = { filler: 1, commas: false }

/** '之前看JVC 现在看Arjan': another one of the same kind stands further behind. */
function namesAnother(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  index: number,
): boolean {
  const [former, ...others] = mentions.filter(({ first }) => first > index)
  if (former === undefined) return false
  const now = others.find((each) => slotOf(each) === slotOf(former))
  const between = pieces.slice(former.last + 1, now?.first ?? 0)
  return between.some(({ meaning }) => meaning.kind !== 'joint' && meaning.kind !== 'mark')
}

function negate(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  index: number,
  reach: MeaningOf<'negator'>['reach'],
): void {
  if (reach === 'next' && isRefusal(pieces[index + 1]?.meaning)) return
  if (reach === 'next' && isRefusal(pieces[index - 1]?.meaning)) return
  // In Russian the verb of 'neither … nor' is negated as well.
  if (isPaired(pieces.slice(0, index)) && endsClause(pieces, index)) return
  if (reach === 'next' && closesWord(pieces, mentions, index)) {
    markBackward(pieces, mentions, index, 'not', { filler: 0 })
    return
  }
  const filler = reach === 'adjacent' ? 0 : maxFiller
  const commas = reach === 'list'
  if (markForward(pieces, mentions, index, 'not', { filler, commas })) return
  if (reach !== 'next' || !endsClause(pieces, index) || asksOrChooses(pieces, index)) return
  // 'Deira 不要', and without a balcony is refused: with one.
  const refused = lastBefore(pieces, mentions, index, maxFiller)
  const isSpared = refused !== undefined && isNeed(pieces, refused, index)
  if (refused?.stance === 'want') markBackward(pieces, mentions, index, isSpared ? 'remove' : 'not')
  else if (refused?.stance === 'not') markBackward(pieces, mentions, index, 'want')
}

const refusable: ReadonlySet<Mention['criterion']['slot']> = new Set([
  'location',
  'type',
  'features',
  'furnished',
  'completion',
])

/** '底层不要 要电梯': written onto what it refuses, with a space behind it. */
function closesWord(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  index: number,
): boolean {
  const before = mentions.find(({ last }) => last === index - 1)
  const isRefused = before?.stance === 'want' && refusable.has(before.criterion.slot)
  return isRefused && pieces[index]?.spaced !== true && pieces[index + 1]?.spaced === true
}

/** 'Not without a balcony' wants one. */
const isRefusal = (meaning: Meaning | undefined): boolean =>
  meaning?.kind === 'negator' && meaning.reach === 'next'

/** 'Neither … nor', 'ни … ни'. */
const isPaired = (pieces: readonly Piece[]): boolean =>
  pieces.filter(({ meaning }) => meaning.kind === 'negator' && meaning.paired === true).length > 1

/** Nothing that it could be about stands behind a word in its part of the message. */
function endsClause(pieces: readonly Piece[], index: number): boolean {
  const next = pieces[index + 1]?.meaning.kind
  return next === undefined || next === 'mark' || next === 'set'
}

/** 'Möbliert oder nicht', 'in JVC geht es nicht?' */
function asksOrChooses(pieces: readonly Piece[], index: number): boolean {
  const asks = pieces.some(({ meaning }) => meaning.kind === 'mark' && meaning.text === '?')
  return asks || pieces[index - 1]?.meaning.kind === 'joint'
}

/** 'Wir brauchen den Pool nicht' does without it, and 'den Pool mag ich nicht' will not have it. */
function isNeed(pieces: readonly Piece[], { criterion, first }: Mention, index: number): boolean {
  if (criterion.slot === 'location' || criterion.slot === 'type') return false
  const clause = pieces.slice(0, index)
  const from = clause.findLastIndex(({ meaning }, at) => meaning.kind === 'mark' && at < first)
  return clause
    .slice(from + 1)
    .some(({ meaning }) => meaning.kind === 'cue' && meaning.cue === 'search')
}

function applyUnneeded(
  pieces: readonly Piece[],
  mentions: Mention[],
  index: number,
  { negated, refuses }: MeaningOf<'unneeded'>,
): void {
  if (refuses === true && lastBefore(pieces, mentions, index, 0)?.criterion.slot !== 'features') {
    if (markForward(pieces, mentions, index, 'not', { filler: 0, commas: false })) return
  }
  if (negated === true) {
    const isNegated = lastBefore(pieces, mentions, index, maxFiller)?.stance === 'not'
    if (isNegated) markBackward(pieces, mentions, index, 'remove')
    return
  }
  if (clearNoun(pieces, mentions, index, -1)) return
  // 'Anything but Deira is fine' keeps what it excludes.
  if (lastBefore(pieces, mentions, index, maxFiller)?.stance === 'not') return
  // 'Up to 60 thousand, may be without furniture' gives no price up.
  const next = pieces[index + 1]?.meaning
  const isOfNext = next?.kind === 'noun' && next.slot === 'furnished'
  if (isOfNext && clearNoun(pieces, mentions, index, 1, 0)) return
  if (markBackward(pieces, mentions, index, 'remove')) return
  if (markForward(pieces, mentions, index, 'remove', { filler: 1, commas: false })) return
  clearNoun(pieces, mentions, index, 1, 1)
}

/** '没有泳池也行': without a pool is fine as well, so none is asked for. */
function applyConcession(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  index: number,
  { concedes }: MeaningOf<'also'>,
): void {
  const isRefused = lastBefore(pieces, mentions, index, maxFiller)?.stance === 'not'
  if (concedes === true && isRefused) markBackward(pieces, mentions, index, 'remove')
}

/** 'any price', 'price: any'. */
function applyAny(pieces: readonly Piece[], mentions: Mention[], index: number): void {
  if (!clearNoun(pieces, mentions, index, 1, 0)) clearNoun(pieces, mentions, index, -1, 1)
}

/** Records that the slot named beside a piece is to be emptied. */
function clearNoun(
  pieces: readonly Piece[],
  mentions: Mention[],
  index: number,
  direction: 1 | -1,
  filler = maxFiller,
): boolean {
  for (let step = 1; step <= filler + 1; step += 1) {
    const at = index + step * direction
    const meaning = pieces[at]?.meaning
    const noun = nounOf(meaning)
    if (noun !== undefined) {
      mentions.push({ criterion: { slot: 'clear', noun }, stance: 'want', first: at, last: at })
      return true
    }
    if (!isSkippable(meaning)) return false
  }
  return false
}

function nounOf(meaning: Meaning | undefined): SlotNoun | undefined {
  if (meaning?.kind === 'noun') return meaning.slot
  if (meaning?.kind !== 'unit') return undefined
  if (meaning.unit === 'bed' || meaning.unit === 'room') return 'bedrooms'
  return meaning.unit === 'bath' ? 'bathrooms' : undefined
}

const isBoundBefore = (meaning: Meaning | undefined): boolean =>
  (meaning?.kind === 'bound' && meaning.side !== 'after') ||
  (meaning?.kind === 'until' && meaning.bound)

const isCount = (meaning: Meaning | undefined): boolean =>
  meaning?.kind === 'number' || (meaning?.kind === 'count' && meaning.value > 0)

const besideAnswer: ReadonlySet<Meaning['kind']> = new Set(['plain', 'unit', 'counted', 'mark'])

/** 'Deira... no, International City': 'no' with a comma after it corrects, it does not exclude. */
function isCorrection(pieces: readonly Piece[], index: number): boolean {
  const meaning = pieces[index]?.meaning
  if (meaning?.kind === 'correction') return !addsMore(pieces[index + 1]?.meaning)
  const next = pieces[index + 1]?.meaning
  if (meaning?.kind !== 'negator' || meaning.reach !== 'adjacent') return false
  // 'No rent' as an answer means: no, rent.
  if (index === 0 && next?.kind === 'purpose') return true
  // 'Nothing cheaper?', 'مفيش أرخص؟' ask for it.
  const opens = pieces.slice(0, index).every((piece) => isAnswer(piece.meaning))
  if (opens && next?.kind === 'sort') return true
  // 'No not furnished', 'нет без мебели': no, and what follows is refused by a word of its own.
  if (opens && isRefusedFurniture(pieces[index + 1], meaning.answers)) return true
  // 'No budget 60' with a number: no, a budget of 60.
  const leads = next?.kind === 'noun' || isBoundBefore(next)
  const beyond = pieces.slice(index + 2).find((piece) => piece.meaning.kind !== 'plain')
  if (index === 0 && leads && beyond?.meaning.kind === 'number') return true
  // 'No 3 bed', 'no three is better', and nothing else.
  const isAlone = pieces.slice(2).every((piece) => besideAnswer.has(piece.meaning.kind))
  if (index === 0 && isCount(next) && isAlone) return true
  return next?.kind === 'mark' && [',', '.', '-', '!'].includes(next.text)
}

/** 'No no', 'не, нет'. */
const isAnswer = (meaning: Meaning): boolean =>
  meaning.kind === 'mark' || (meaning.kind === 'negator' && meaning.reach === 'adjacent')

/** 'Not furnished' of two words at least; 'no unfurnished ones' refuses the other. */
const isRefusedFurniture = (piece: Piece | undefined, answers = false): boolean =>
  piece?.meaning.kind === 'furnished' &&
  piece.meaning.furnished === 'unfurnished' &&
  (answers || piece.last > piece.first)

/** 'Oh sorry, and Deira' takes nothing back. */
const addsMore = (meaning: Meaning | undefined): boolean =>
  meaning?.kind === 'also' || (meaning?.kind === 'joint' && meaning.rather !== true)

function applyCorrections(pieces: readonly Piece[], mentions: readonly Mention[]): Mention[] {
  let kept = [...mentions]
  for (const index of pieces.keys()) {
    if (!isCorrection(pieces, index)) continue
    const after = new Set(
      kept
        .filter(({ first, stance }) => first > index && stance === 'want')
        .map((mention) => slotOf(mention)),
    )
    kept = kept.filter((mention) => mention.last > index || !after.has(slotOf(mention)))
  }
  return kept
}
