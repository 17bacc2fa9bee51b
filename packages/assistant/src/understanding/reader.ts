import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { reorderHan } from '../grammar/han-order.ts'
import { createPhraseTree, type PhraseTree } from '../grammar/phrase-tree.ts'
import { cutPieces, type Piece } from '../grammar/pieces.ts'
import { repairSpaces } from '../grammar/repair-spaces.ts'
import { createVocabulary, isKnownWord, type Vocabulary } from '../grammar/spelling.ts'
import { respell } from '../language/cyrillic-spelling.ts'
import { detectWriting, languageOf, type Writing } from '../language/detect-language.ts'
import { type Token, tokenize } from '../language/tokens.ts'
import { latinMarkers, lexicons, supportOf } from '../lexicon/lexicons.ts'

/** A message cut into meanings. */
export interface Reading {
  /** The language that the message is in; the session's where it has no letters. */
  language: LanguageCode
  tokens: readonly Token[]
  pieces: readonly Piece[]
}

export type ReadMessage = (message: string, sessionLanguage: LanguageCode) => Reading

/** Prepares the lexicons once; each way of writing gets its vocabulary when it is first met. */
export function createReader(gazetteer: Gazetteer): ReadMessage {
  const trees = new Map<Writing, PhraseTree>()
  const vocabularies = new Map<Writing, Vocabulary>()

  const treeOf = (writing: Writing): PhraseTree => {
    const known = trees.get(writing)
    if (known !== undefined) return known
    const tree = createPhraseTree(lexicons[writing])
    trees.set(writing, tree)
    return tree
  }
  const vocabularyOf = (writing: Writing): Vocabulary => {
    const known = vocabularies.get(writing)
    if (known !== undefined) return known
    const words = supportOf(writing).map(treeOf)
    const vocabulary = createVocabulary([...words, gazetteer.tree])
    vocabularies.set(writing, vocabulary)
    return vocabulary
  }

  return (message, sessionLanguage) => {
    const written = tokenize(message)
    const detected = detectWriting(written, latinMarkers) ?? sessionLanguage
    // A German session reads English words too, so nothing is lost where the markers are few.
    const writing = detected === 'en' && sessionLanguage === 'de' ? 'de' : detected
    const vocabulary = vocabularyOf(writing)
    const spelled =
      writing === 'translit'
        ? respell(written, {
            isName: (token) => isKnownWord(token, { trees: [gazetteer.tree] }),
            isRussian: (token) => isKnownWord(token, { trees: [treeOf(writing), gazetteer.tree] }),
            isLatin: (token) => isKnownWord(token, vocabulary),
          })
        : written
    const tokens = reorderHan(repairSpaces(spelled, vocabulary), vocabulary.trees)
    const pieces = cutPieces(tokens, vocabulary)
    return { language: languageOf(writing), tokens, pieces }
  }
}
