import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spokenPlaces } from '@manzil/catalogue/places/spoken-places'
import dictionaryDe from 'dictionary-de'
import dictionaryEn from 'dictionary-en'
import dictionaryRu from 'dictionary-ru'
import nspell from 'nspell'
import { createGazetteer } from '../src/gazetteer/gazetteer.ts'
import { createPhraseTree } from '../src/grammar/phrase-tree.ts'
import {
  createVocabulary,
  isKnownWord,
  mayCorrect,
  type Vocabulary,
} from '../src/grammar/spelling.ts'
import { isWord, type Token, tokenize } from '../src/language/tokens.ts'
import { lexiconKey } from '../src/language/word-forms.ts'
import { lexicons, supportOf } from '../src/lexicon/lexicons.ts'
import { createNeighbours } from './neighbours.ts'

/*
 * Writes the real words that a slip correction could take for a criterion: words of a dictionary (or of
 * the site's own texts, for Arabic and Hindi) that no lexicon knows and that stand near a word of
 * one. Run it after words were added to a lexicon, for all languages or the named ones:
 *
 *   node --max-old-space-size=3000 packages/query-language/scripts/real-words.ts [ar hi en de ru]
 */

const root = join(import.meta.dirname, '..')
const gazetteer = createGazetteer(spokenPlaces)

type Source = 'en' | 'de' | 'ru' | 'ar' | 'hi'

const dictionaries = { en: dictionaryEn, de: dictionaryDe, ru: dictionaryRu }
const scripts: Readonly<Record<Source, Token['script']>> = {
  en: 'latin',
  de: 'latin',
  ru: 'cyrillic',
  ar: 'arabic',
  hi: 'devanagari',
}
/** Names of people and places are no words of the language, and a genitive is its noun. */
const isLeftOut = (source: Source, word: string): boolean =>
  word.includes("'") || (source !== 'de' && /^\p{Lu}/u.test(word))

function* dictionaryWords(source: 'en' | 'de' | 'ru'): Iterable<string> {
  const { aff, dic } = dictionaries[source]
  const { data } = nspell({ aff: Buffer.from(aff), dic: Buffer.from(dic) })
  for (const word of Object.keys(data)) if (!isLeftOut(source, word)) yield word
}

/** A word that is written once may be a slip itself; everyday Arabic has more spellings than uses. */
const leastUses = { ar: 1, hi: 2 }

function siteWords(source: 'ar' | 'hi'): string[] {
  const folder = join(root, '../../content', source)
  const uses = new Map<string, number>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(?:md|yaml)$/.test(name))) {
    for (const word of readFileSync(join(folder, file), 'utf8').split(/[^\p{L}\p{M}]+/u))
      uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  return [...uses].filter(([, count]) => count >= leastUses[source]).map(([word]) => word)
}

const vocabularyOf = (source: Source): Vocabulary =>
  createVocabulary([
    ...supportOf(source).map((writing) => createPhraseTree(lexicons[writing])),
    gazetteer.tree,
  ])

function realWords(source: Source): string[] {
  const vocabulary = vocabularyOf(source)
  const isNear = createNeighbours(vocabulary)
  const words = source === 'ar' || source === 'hi' ? siteWords(source) : dictionaryWords(source)
  const asked = new Set<string>()
  const kept = new Set<string>()
  for (const word of words) {
    const [token, ...rest] = tokenize(word)
    if (token === undefined || rest.length > 0 || !isWord(token)) continue
    const key = lexiconKey(token)
    if (token.script !== scripts[source] || asked.has(key)) continue
    asked.add(key)
    if (isNear(token) && !isKnownWord(token, vocabulary) && mayCorrect(token, vocabulary))
      kept.add(key)
  }
  return [...kept].sort()
}

const sources = ['ar', 'hi', 'en', 'de', 'ru'] as const
const named = process.argv.slice(2)
for (const source of sources.filter((each) => named.length === 0 || named.includes(each))) {
  const words = realWords(source)
  writeFileSync(
    join(root, 'src/lexicon/real-words', `${source}.gen.ts`),
    `// Words that are near to one of a lexicon, and no slips. Written by scripts/real-words.ts.\nexport const ${source}RealWords =\n  '${words.join(' ')}'\n`,
  )
  process.stdout.write(`${source}: ${words.length} words\n`)
}
