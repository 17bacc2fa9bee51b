import type { Meaning } from './meaning.ts'

/** A meaning and its phrases, parted by `|`. A trailing `*` lets a word of a phrase go on. */
export type PhraseRow = readonly [meaning: Meaning, phrases: string]
export type PhraseTable = readonly PhraseRow[]

/**
 * Writes out phrases that follow one pattern: `{}` in each pattern stands for each filler, so that
 * 'overlooking the {}' and 'sea' give 'overlooking the sea'.
 */
export function combine(patterns: string, fillers: string): string {
  const listed = splitPhrases(fillers)
  return splitPhrases(patterns)
    .flatMap((pattern) => listed.map((filler) => pattern.replace('{}', filler)))
    .join('|')
}

export function splitPhrases(phrases: string): string[] {
  return phrases
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
