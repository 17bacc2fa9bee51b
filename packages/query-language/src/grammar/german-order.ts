import { isWord, type Token } from '../language/tokens.ts'
import type { Meaning } from './meaning.ts'
import type { PhraseTree } from './phrase-tree.ts'

/** A sentence is rarely longer between a verb and its end. */
const mostBetween = 10

/** The parts of verbs that German leaves for the end. */
const particles: ReadonlySet<string> = new Set(
  'raus weg rein dazu drauf hinzu runter hoch an ab zurueck fort heraus'.split(' '),
)

/** What a verb asks to be done with the search, or by somebody. */
const isDeed = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined &&
  (['drop', 'also', 'set'].includes(meaning.kind) ||
    (meaning.kind === 'cue' && meaning.cue === 'callback'))

/** What may stand behind the particle at the end of a clause. */
const mayFollow: ReadonlySet<string> = new Set(
  'bitte mal dann wieder doch und aber oder auf um danke ja ok'.split(' '),
)

/**
 * Brings the particle of a German verb back to it: 'nimm den Pool raus' is 'nimm raus den Pool'.
 * Any two words of the lexicon that ask for a deed count, where the second ends a clause.
 */
export function joinVerbs(tokens: readonly Token[], tree: PhraseTree): Token[] {
  let joined = [...tokens]
  for (let at = 0; at < joined.length; at += 1) {
    const verb = tree.root.next.get(joined[at]?.text ?? '')
    const end = verb && particleOf(joined, at, (word) => isDeed(verb.next.get(word)?.meaning))
    const particle = end === undefined ? undefined : joined[end]
    if (end === undefined || particle === undefined) continue
    joined = joined.toSpliced(end, 1).toSpliced(at + 1, 0, particle)
  }
  return joined
}

/** Where the particle of the verb at `at` stands, some words behind it. */
function particleOf(
  tokens: readonly Token[],
  at: number,
  isOfVerb: (word: string) => boolean,
): number | undefined {
  for (let end = at + 1; end <= at + mostBetween; end += 1) {
    const token = tokens[end]
    if (token === undefined || (token.script === 'mark' && /[,;.?!]/u.test(token.text)))
      return undefined
    const next = tokens[end + 1]
    const endsClause = next === undefined || !isWord(next) || mayFollow.has(next.text)
    if (!particles.has(token.text) || !isOfVerb(token.text) || !endsClause) continue
    return end === at + 1 ? undefined : end
  }
  return undefined
}
