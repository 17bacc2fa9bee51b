import type { Accepted } from './accepted.ts'
import { compare, type Difference } from './compare.ts'
import type { Shot } from './take.ts'

/** A picture that is not as it was accepted. */
export interface Change extends Difference {
  name: string
  before?: Buffer
  after?: Buffer
}

/** Of the pictures that stories ask for: every one that differs, is new, was not taken, or is gone. */
export function judge(
  asked: readonly string[],
  shots: readonly Shot[],
  accepted: Accepted,
): Change[] {
  const taken = new Map(shots.map(({ name, picture }) => [name, picture]))
  return [...new Set([...asked, ...accepted.names])].flatMap((name): Change[] => {
    const [before, after] = [accepted.read(name), taken.get(name)]
    if (before && after) {
      const difference = compare(before, after)
      return difference ? [{ name, ...difference, before, after }] : []
    }
    if (after) return [{ name, summary: 'new', after }]
    const summary = asked.includes(name)
      ? 'not taken, for the story fails'
      : 'no story asks for it any more'
    return [{ name, summary, ...(before && { before }) }]
  })
}
