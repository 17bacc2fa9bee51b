import type { Piece } from '../grammar/pieces.ts'

/** Words between two things to be near to: 'near the metro and also close to a school'. */
const mostBetween = 3

const between: ReadonlySet<Piece['meaning']['kind']> = new Set([
  'also',
  'inside',
  'until',
  'plain',
  'mark',
])

/** 'Near the metro and a school', 'school aur metro ke paas': near the one as near the other. */
export function nearbyAt(pieces: readonly Piece[], index: number): string | undefined {
  const meaning = pieces[index]?.meaning
  if (meaning?.kind !== 'plain' || meaning.near === undefined) return undefined
  const isListed = besideNear(pieces, index, -1) || besideNear(pieces, index, 1)
  return isListed ? meaning.near : undefined
}

function besideNear(pieces: readonly Piece[], index: number, step: 1 | -1): boolean {
  let isJoined = step === -1 && pieces[index]?.joined === true
  for (let gone = 1; gone <= mostBetween + 1; gone += 1) {
    const piece = pieces[index + gone * step]
    if (piece === undefined) return false
    const { meaning, joined } = piece
    if (meaning.kind === 'amenity') return isJoined && isNear(meaning.slug)
    // Russian 'и от' begins a bound as well.
    const isJoint = meaning.kind === 'joint' || meaning.kind === 'bound'
    if (!isJoint && !between.has(meaning.kind)) return false
    isJoined ||= isJoint || (step === -1 && joined)
  }
  return false
}

const isNear = (slug: string): boolean => slug.startsWith('near-') || slug === 'beach-access'
