import type { Meaning } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import type { Quantity } from '../grammar/quantity.ts'
import type { Limits, Mention } from './mentions.ts'
import { limitsOf } from './merge-bounds.ts'

/** What may stand between both ends of a range of rooms. */
const between: ReadonlySet<Meaning['kind']> = new Set([
  'mark',
  'plain',
  'cue',
  'joint',
  'bound',
  'unit',
  'inside',
])
/** Most rooms that a bare number is taken for, and how far apart two of a choice are. */
const mostRooms = 10
const mostApart = 3

/** 'At least two and at most three rooms', 'two bedrooms or three': the room is said at one end only. */
export function withOtherEndsOfRooms(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): Mention[] {
  const rooms = mentions.filter(({ criterion }) => criterion.slot === 'bedrooms')
  const [only, ...others] = rooms
  if (only?.criterion.slot !== 'bedrooms' || others.length > 0) return [...mentions]
  const { limits } = only.criterion
  return mentions.map((mention) => {
    const { criterion } = mention
    if (criterion.slot !== 'number' || !isCount(criterion.quantity)) return mention
    const gap = piecesBetween(pieces, only, mention)
    if (!gap.every(({ meaning }) => between.has(meaning.kind))) return mention
    const isEnd = closes(limits, criterion.quantity) || isChoice(limits, criterion.quantity, gap)
    return isEnd
      ? { ...mention, criterion: { slot: 'bedrooms', limits: limitsOf(criterion.quantity, 0) } }
      : mention
  })
}

const isCount = ({ low, high, scaled, currency, perYear, unit, noun }: Quantity): boolean =>
  Number.isInteger(low) &&
  low <= mostRooms &&
  !scaled &&
  [high, currency, perYear, unit, noun].every((each) => each === undefined)

function closes({ min, max }: Limits, { low, bound }: Quantity): boolean {
  if (bound === 'max') return min !== undefined && max === undefined && low >= min
  return bound === 'min' && max !== undefined && min === undefined && low <= max
}

function isChoice({ min, max }: Limits, { low, bound }: Quantity, gap: readonly Piece[]): boolean {
  const [joint, ...others] = gap
  const isOr = joint?.meaning.kind === 'joint' && joint.meaning.joint === 'or'
  const isExact = min !== undefined && min === max && bound === undefined
  return isOr && others.length === 0 && isExact && Math.abs(low - min) <= mostApart
}

const piecesBetween = (pieces: readonly Piece[], one: Mention, other: Mention): readonly Piece[] =>
  one.last < other.first
    ? pieces.slice(one.last + 1, other.first)
    : pieces.slice(other.last + 1, one.first)
