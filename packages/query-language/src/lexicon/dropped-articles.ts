import { type PhraseRow, type PhraseTable, splitPhrases } from '../grammar/phrase-table.ts'

/** An article inside a phrase: what begins with one is counted by it, as 'a year'. */
const indefinite = /(?<=\S) (?:a|an) (?=\S)/gu
const every = /(?<=\S) (?:a|an|the) (?=\S)/gu

/**
 * Phrases of a table as those say them whose own language has no articles: 'are you real person',
 * 'arrange call'. 'The flat' is one that is known and 'flat' is not, so only subjects lose that article.
 * They stand behind the table, so that no phrase of its own loses its meaning.
 */
export function withoutArticles(table: PhraseTable): PhraseRow[] {
  return table.flatMap(([meaning, phrases]): PhraseRow[] => {
    if (meaning.kind !== 'cue' && meaning.kind !== 'topic') return []
    const articles = meaning.kind === 'topic' ? every : indefinite
    const bare = splitPhrases(phrases).flatMap((phrase) => {
      const short = phrase.replace(articles, ' ')
      return short === phrase || !short.includes(' ') ? [] : [short]
    })
    return bare.length === 0 ? [] : [[meaning, bare.join('|')]]
  })
}
