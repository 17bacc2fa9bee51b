import type { Random } from '../random.ts'
import type { Pattern, TextFacts, Theme } from './text-facts.ts'

function sentencesOf(patterns: readonly Pattern[], facts: TextFacts): readonly string[] {
  return patterns.flatMap((pattern) => {
    const sentence = pattern(facts)
    return sentence === undefined || sentence === false ? [] : [sentence]
  })
}

/** One of the sentences that fit; the first pattern of a list must always fit. */
export function composeOne(random: Random, patterns: readonly Pattern[], facts: TextFacts): string {
  return random.pick(sentencesOf(patterns, facts))
}

/** Sentences theme by theme, joined into one paragraph. */
export function compose(random: Random, themes: readonly Theme[], facts: TextFacts): string {
  const sentences: string[] = []
  for (const { patterns, most, share } of themes) {
    if (!random.chance(share)) continue
    const fitting = [...sentencesOf(patterns, facts)]
    for (let taken = 0; taken < most && fitting.length > 0; taken += 1)
      sentences.push(...fitting.splice(random.int(0, fitting.length - 1), 1))
  }
  return sentences.join(' ')
}
