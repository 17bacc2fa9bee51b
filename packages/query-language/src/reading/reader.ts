import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { joinVerbs } from '../grammar/german-order.ts'
import { reorderHan } from '../grammar/han-order.ts'
import { closeHan } from '../grammar/han-spaces.ts'
import type { PhraseTable } from '../grammar/phrase-table.ts'
import { createPhraseTree, type PhraseTree } from '../grammar/phrase-tree.ts'
import { cutPieces, type Piece } from '../grammar/pieces.ts'
import { repairSpaces } from '../grammar/repair-spaces.ts'
import { createVocabulary, isKnownWord, type Vocabulary } from '../grammar/spelling.ts'
import { respell } from '../language/cyrillic-spelling.ts'
import { detectWriting, languageOf, type Writing } from '../language/detect-language.ts'
import { withoutNumberEndings } from '../language/number-endings.ts'
import { partUntil } from '../language/part-until.ts'
import { remembering } from '../language/remembering.ts'
import { isWord, type Token, tokenize } from '../language/tokens.ts'
import { latinMarkers, lexicons, supportOf } from '../lexicon/lexicons.ts'
import { realWordsOf } from '../lexicon/real-words.ts'
import { spokenInFull } from '../lexicon/spoken-russian.ts'
import { readArabicWords } from './arabic-words.ts'
import { readGermanWords } from './german-words.ts'
import { withoutLetterDigits } from './letter-digits.ts'

/** A message cut into meanings. */
export interface Reading {
  /** The language that the message is in; the session's where it has no letters. */
  language: LanguageCode
  tokens: readonly Token[]
  pieces: readonly Piece[]
}

export type ReadMessage = (message: string, sessionLanguage: LanguageCode) => Reading

/** Vocabularies are large: engines that know the same places read by the same ones. */
const readers = new WeakMap<Gazetteer, ReadMessage>()

/** The reader of a gazetteer; each way of writing gets its vocabulary when it is first met. */
export function createReader(gazetteer: Gazetteer): ReadMessage {
  const known = readers.get(gazetteer)
  if (known !== undefined) return known
  const read = prepareReader(gazetteer)
  // A turn reads its message and the parts of it for several purposes.
  const byLanguage = new Map<LanguageCode, (message: string) => Reading>()
  const reader: ReadMessage = (message, language) => {
    const remembered = byLanguage.get(language) ?? remembering((text) => read(text, language))
    byLanguage.set(language, remembered)
    return remembered(message)
  }
  readers.set(gazetteer, reader)
  return reader
}

/** The words of a language are the same whatever the places are. */
const trees = new Map<PhraseTable, PhraseTree>()

function treeOf(writing: Writing): PhraseTree {
  // Russian in Latin letters has the words of Russian.
  const table = lexicons[writing]
  const known = trees.get(table)
  if (known !== undefined) return known
  const tree = createPhraseTree(table)
  trees.set(table, tree)
  return tree
}

function prepareReader(gazetteer: Gazetteer): ReadMessage {
  const vocabularies = new Map<Writing, Vocabulary>()

  const vocabularyOf = (writing: Writing): Vocabulary => {
    const known = vocabularies.get(writing)
    if (known !== undefined) return known
    const support = supportOf(writing)
    const romanised = support.includes('hinglish') ? treeOf('hinglish') : undefined
    const words = [...support.map(treeOf), gazetteer.tree]
    const vocabulary = createVocabulary(words, realWordsOf(writing), romanised)
    vocabularies.set(writing, vocabulary)
    return vocabulary
  }

  /** Few of the words that tell a language stand in short messages: the session's goes first. */
  const latinOf = (session: LanguageCode, written: readonly Token[]): Writing => {
    // A German session reads English words too, so nothing is lost.
    if (session === 'de') return 'de'
    if (session !== 'hi') return 'en'
    const english = { trees: [treeOf('en'), gazetteer.tree] }
    const hindi = { trees: [treeOf('hinglish')] }
    const isHindi = (token: Token): boolean =>
      isWord(token) && !isKnownWord(token, english) && isKnownWord(token, hindi)
    return written.some(isHindi) ? 'hinglish' : 'en'
  }

  return (message, sessionLanguage) => {
    const written = partUntil(withoutNumberEndings(spokenInFull(tokenize(message))))
    const detected = detectWriting(written, latinMarkers) ?? sessionLanguage
    const writing = detected === 'en' ? latinOf(sessionLanguage, written) : detected
    const vocabulary = vocabularyOf(writing)
    const spelled =
      writing === 'translit'
        ? respell(written, {
            isName: (token) => isKnownWord(token, { trees: [gazetteer.tree] }),
            isRussian: (token) => isKnownWord(token, { trees: [treeOf(writing), gazetteer.tree] }),
            isLatin: (token) => isKnownWord(token, vocabulary),
          })
        : writing === 'de'
          ? joinVerbs(readGermanWords(written, vocabulary), treeOf(writing))
          : writing === 'ar'
            ? readArabicWords(written, vocabulary)
            : written
    const spaced = closeHan(repairSpaces(spelled, vocabulary), vocabulary.trees)
    const tokens = reorderHan(spaced, vocabulary.trees)
    const pieces = withoutLetterDigits(cutPieces(tokens, vocabulary), tokens)
    return { language: languageOf(writing), tokens, pieces }
  }
}
