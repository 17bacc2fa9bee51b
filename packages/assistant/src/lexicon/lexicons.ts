import type { PhraseTable } from '../grammar/phrase-table.ts'
import type { LatinMarkers, Writing } from '../language/detect-language.ts'
import { arabicAmounts } from './arabic-amounts.ts'
import { arabicProperty } from './arabic-property.ts'
import { arabicTalk } from './arabic-talk.ts'
import { arabizi, arabiziMarkers } from './arabizi.ts'
import { englishAmounts } from './english-amounts.ts'
import { englishPlainWords } from './english-plain-words.ts'
import { englishProperty } from './english-property.ts'
import { englishTalk } from './english-talk.ts'

/** What is known of each way of writing. */
export const lexicons: Readonly<Record<Writing, PhraseTable>> = {
  en: [...englishProperty, ...englishAmounts, ...englishTalk, ...englishPlainWords],
  ar: [...arabicProperty, ...arabicAmounts, ...arabicTalk],
  arabizi,
  hinglish: [],
  ru: [],
  hi: [],
  zh: [],
  de: [],
}

export const latinMarkers: readonly LatinMarkers[] = [
  { writing: 'arabizi', words: new Set(arabiziMarkers) },
]

/** Lexicons that a message is read with, its own first; English words are used in all of them. */
export function supportOf(writing: Writing): Writing[] {
  return writing === 'en' ? ['en'] : [writing, 'en']
}
