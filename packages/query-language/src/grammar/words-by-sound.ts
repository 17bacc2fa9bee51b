import { latinSoundOf } from '../language/hindi-letters.ts'
import type { PhraseTree } from './phrase-tree.ts'

/** The words of a lexicon of Hindi in Latin letters by what they sound like. */
export function wordsBySound(tree: PhraseTree | undefined): ReadonlyMap<string, readonly string[]> {
  const bySound = new Map<string, string[]>()
  for (const word of tree?.words.keys() ?? []) {
    if (!/^[a-z]+$/u.test(word)) continue
    const sound = latinSoundOf(word)
    bySound.set(sound, [...(bySound.get(sound) ?? []), word])
  }
  return bySound
}
