/** Colours of the theme that no state of an advert has. */
export const tones = ['gulf', 'water', 'ink', 'sand', 'dune', 'mist'] as const
export type Tone = (typeof tones)[number]

/** The colour of an office, by its id: the same on every page and at every visit. */
export function toneOf(id: string): Tone {
  // FNV-1a: ids made one after the other do not share a colour.
  let hash = 0x811c9dc5
  for (const sign of id) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return tones[hash % tones.length] ?? 'gulf'
}
