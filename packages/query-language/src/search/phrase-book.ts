import { editDistance, forgivenSlips } from '@manzil/domain/search/edit-distance'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { betweenWords } from './between-words.ts'
import { type PhraseMeaning, phrasesOf } from './phrases.ts'
import type { PlaceSpelling, SearchVocabulary } from './vocabulary.ts'

/** A phrase as it is spelled in the book, with what it stands for. */
interface FoundPhrase {
  phrase: string
  meaning: PhraseMeaning
}

/** Phrases by their spelling, by a slip of it, and inside words without spaces. */
export interface PhraseBook {
  /** Most words that a phrase has. */
  longest: number
  exact: (phrase: string) => PhraseMeaning | undefined
  /** Whether a word is spelled as in some phrase. */
  knows: (word: string) => boolean
  /** The nearest phrase within a few slips, unless every word of it is spelled as in some name. */
  similar: (phrase: string) => FoundPhrase | undefined
  /** The longest phrase inside a word of a script without spaces. */
  inside: (word: string) => FoundPhrase | undefined
}

const scriptWithoutSpaces = /\p{Script=Han}/u

/** Of two phrases equally near to a slip the first wins: own names before other spellings. */
function inOrder(spellings: readonly PlaceSpelling[]): PlaceSpelling[] {
  return spellings.toSorted(
    (a, b) => a.rank - b.rank || (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0),
  )
}

/** Words of all phrases but for other spellings of places, some of which are common slips. */
function wellSpelled(
  spellings: readonly PlaceSpelling[],
  phrases: ReadonlyMap<string, PhraseMeaning>,
): Set<string> {
  const names = spellings.filter(({ rank }) => rank === 0).map(({ folded }) => folded)
  const others = [...phrases].filter(([, { kind }]) => kind !== 'places' && kind !== 'family')
  const all = [...names, ...others.map(([phrase]) => phrase)]
  return new Set([...betweenWords, ...all.flatMap((phrase) => phrase.split(' '))])
}

/** The phrases of a vocabulary, made once. */
export function createPhraseBook(vocabulary: SearchVocabulary, gazetteer: Gazetteer): PhraseBook {
  const spellings = inOrder(vocabulary.spellings)
  const phrases = phrasesOf(vocabulary, spellings, gazetteer)
  const knownWords = wellSpelled(spellings, phrases)
  const byFirstLetter = Map.groupBy(phrases.keys(), (phrase) => phrase[0] ?? '')
  const withoutSpaces = [...phrases.keys()]
    .filter((phrase) => scriptWithoutSpaces.test(phrase))
    .sort((a, b) => b.length - a.length)

  const found = (phrase: string | undefined): FoundPhrase | undefined => {
    const meaning = phrase === undefined ? undefined : phrases.get(phrase)
    return phrase === undefined || meaning === undefined ? undefined : { phrase, meaning }
  }
  return {
    longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
    exact: (phrase) => phrases.get(phrase),
    knows: (word) => knownWords.has(word),
    similar: (phrase) => {
      let slips = forgivenSlips(phrase.length)
      if (slips === 0 || phrase.split(' ').every((word) => knownWords.has(word))) return undefined
      let nearest: string | undefined
      for (const candidate of byFirstLetter.get(phrase[0] ?? '') ?? []) {
        const distance = editDistance(phrase, candidate, slips)
        if (distance > slips) continue
        nearest = candidate
        slips = distance - 1
      }
      return found(nearest)
    },
    inside: (word) => {
      if (!scriptWithoutSpaces.test(word)) return undefined
      return found(withoutSpaces.find((phrase) => word.includes(phrase)))
    },
  }
}
