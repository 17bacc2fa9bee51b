import type { Accepted } from './accepted.ts'
import { compare, type Difference } from './compare.ts'
import type { Shot } from './take.ts'

/** A picture that is not as it was accepted. */
export interface Change extends Difference {
  name: string
  before?: Buffer
  after?: Buffer
}

/** Every picture that differs, is new, or is gone. */
export function judge(shots: readonly Shot[], accepted: Accepted): Change[] {
  const changed = shots.flatMap(({ name, picture }): Change[] => {
    const before = accepted.read(name)
    if (!before) return [{ name, summary: 'new', after: picture }]
    const difference = compare(before, picture)
    return difference ? [{ name, ...difference, before, after: picture }] : []
  })
  const gone = accepted.names.filter((name) => !shots.some((shot) => shot.name === name))
  return [...changed, ...gone.map((name) => lost(name, accepted.read(name)))]
}

const lost = (name: string, before: Buffer | undefined): Change => ({
  name,
  summary: 'no story asks for it any more',
  ...(before && { before }),
})
