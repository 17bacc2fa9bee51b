import type { Random } from '../../random.ts'
import { compose, composeOne } from '../compose.ts'
import type { TextFacts, Theme } from '../text-facts.ts'
import { englishExtras, englishFinish, englishLayout, englishShared } from './inside.ts'
import { englishOpening } from './opening.ts'
import { englishArea, englishAvailability, englishOutside, englishTerms } from './outside.ts'
import { englishTitles } from './titles.ts'

const THEMES: readonly Theme[] = [
  { patterns: englishOpening, most: 1, share: 1 },
  { patterns: englishLayout, most: 1, share: 0.95 },
  { patterns: englishExtras, most: 1, share: 0.75 },
  { patterns: englishOutside, most: 1, share: 1 },
  { patterns: englishFinish, most: 1, share: 0.8 },
  { patterns: englishShared, most: 1, share: 0.9 },
  { patterns: englishArea, most: 1, share: 0.7 },
  { patterns: englishTerms, most: 1, share: 0.9 },
  { patterns: englishAvailability, most: 1, share: 0.7 },
]

export function englishTitle(random: Random, facts: TextFacts): string {
  return composeOne(random, englishTitles, facts)
}

export function englishDescription(random: Random, facts: TextFacts): string {
  return compose(random, THEMES, facts)
}
