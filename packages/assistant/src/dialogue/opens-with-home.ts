import type { Understanding } from '../understanding/understanding.ts'

const ofHome: ReadonlySet<string> = new Set(['type', 'home'])

/** 'Villas in JVC with quiet neighbours' looks for them, however much it sounds like what is told of the place. */
export function opensWithHome({ told, flags, spans }: Understanding): boolean {
  if (flags.question || flags.cues.has('question')) return false
  // Hindi and Chinese name the place before the home, and Hindi says 'in' behind it.
  const [first, second] = spans.filter(({ kind }) => kind !== 'bound')
  const isHome = first !== undefined && ofHome.has(first.kind)
  const isPlaceThenHome = first?.kind === 'place' && second !== undefined && ofHome.has(second.kind)
  return (told.location ?? []).length > 0 && (isHome || isPlaceThenHome)
}
