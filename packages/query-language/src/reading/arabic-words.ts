import type { Meaning } from '../grammar/meaning.ts'
import type { PhraseTree } from '../grammar/phrase-tree.ts'
import { isKnownWord, type Vocabulary } from '../grammar/spelling.ts'
import { arabicBesideParts, type BareWord } from '../language/spoken-arabic.ts'
import type { Token } from '../language/tokens.ts'
import { lexiconKey } from '../language/word-forms.ts'

/**
 * Words of everyday Arabic as the lexicon has them: a refusal around its verb parted from it ('ميزدش'),
 * signs of the present and the future left aside ('حندفع'), and the pronoun of whose or whom
 * ('ميزانيتك', 'نعاينهم'). What is known as it stands stays so.
 */
export function readArabicWords(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  return tokens.flatMap((token) => {
    if (token.script !== 'arabic' || isKnownWord(token, vocabulary)) return [token]
    const words = arabicBesideParts(token.text).find(({ bare }) => isKnown(bare, vocabulary))
    return words === undefined
      ? [token]
      : [...words.before, words.bare.text].map((text) => ({ ...token, text }))
  })
}

/** Words of homes are left out: 'his flat' is none to look for. */
const withPronoun: ReadonlySet<Meaning['kind']> = new Set([
  'noun',
  'topic',
  'set',
  'drop',
  'unneeded',
  'also',
  'background',
  'purpose',
  'bound',
])
const cuesWithPronoun: ReadonlySet<string> = new Set([
  'search',
  'viewing',
  'callback',
  'value',
  'question',
  'compare',
  'see',
])

function isKnown({ text, isVerb, hasPronoun }: BareWord, { trees }: Vocabulary): boolean {
  const key = lexiconKey({ text, script: 'arabic', glued: false, start: 0, end: 0 })
  if (isVerb && !hasPronoun) return trees.some(({ words }) => words.has(key))
  return trees.some((tree) => takesPronoun(meaningOf(key, tree)))
}

const meaningOf = (key: string, { root }: PhraseTree): Meaning | undefined =>
  root.next.get(key)?.meaning

const takesPronoun = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined &&
  (meaning.kind === 'cue' ? cuesWithPronoun.has(meaning.cue) : withPronoun.has(meaning.kind))
