import type { Random } from '../../random.ts'
import { compose, composeOne } from '../compose.ts'
import type { TextFacts, Theme } from '../text-facts.ts'
import { arabicExtras, arabicFinish, arabicLayout, arabicShared } from './inside.ts'
import { arabicOpening } from './opening.ts'
import { arabicArea, arabicAvailability, arabicOutside, arabicTerms } from './outside.ts'
import { arabicTitles } from './titles.ts'

const THEMES: readonly Theme[] = [
  { patterns: arabicOpening, most: 1, share: 1 },
  { patterns: arabicLayout, most: 1, share: 0.95 },
  { patterns: arabicExtras, most: 1, share: 0.75 },
  { patterns: arabicOutside, most: 1, share: 1 },
  { patterns: arabicFinish, most: 1, share: 0.8 },
  { patterns: arabicShared, most: 1, share: 0.9 },
  { patterns: arabicArea, most: 1, share: 0.7 },
  { patterns: arabicTerms, most: 1, share: 0.9 },
  { patterns: arabicAvailability, most: 1, share: 0.7 },
]

export function arabicTitle(random: Random, facts: TextFacts): string {
  return composeOne(random, arabicTitles, facts)
}

export function arabicDescription(random: Random, facts: TextFacts): string {
  return compose(random, THEMES, facts)
}
