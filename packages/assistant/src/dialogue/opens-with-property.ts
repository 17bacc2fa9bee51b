import type { Understanding } from '../understanding/understanding.ts'

const ofProperty: ReadonlySet<string> = new Set(['type', 'home'])

/** 'Villas in JVC with quiet neighbours' looks for them, however much it sounds like what is told of the place. */
export function opensWithProperty({ told, flags, spans }: Understanding): boolean {
  if (flags.question || flags.cues.has('question')) return false
  // Hindi and Chinese name the place before the home, and Hindi says 'in' behind it.
  const [first, second] = spans.filter(({ kind }) => kind !== 'bound')
  const isProperty = first !== undefined && ofProperty.has(first.kind)
  const isPlaceThenProperty =
    first?.kind === 'place' && second !== undefined && ofProperty.has(second.kind)
  return (told.location ?? []).length > 0 && (isProperty || isPlaceThenProperty)
}
