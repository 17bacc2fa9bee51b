import type { Writing } from '../language/detect-language.ts'
import { supportOf } from './lexicons.ts'
import { arRealWords } from './real-words/ar.gen.ts'
import { deRealWords } from './real-words/de.gen.ts'
import { enRealWords } from './real-words/en.gen.ts'
import { hiRealWords } from './real-words/hi.gen.ts'
import { ruRealWords } from './real-words/ru.gen.ts'
import { townsAbroad } from './towns-abroad.ts'

const lists: Readonly<Partial<Record<Writing, string>>> = {
  en: enRealWords,
  de: deRealWords,
  ru: ruRealWords,
  translit: ruRealWords,
  ar: arRealWords,
  hi: hiRealWords,
}

/** Words that are near to those of the lexicons of a writing, and no slips of them. */
export const realWordsOf = (writing: Writing): ReadonlySet<string> =>
  new Set(
    supportOf(writing).flatMap((each) =>
      [lists[each], townsAbroad[each]].flatMap((words) => words?.split(' ') ?? []),
    ),
  )
