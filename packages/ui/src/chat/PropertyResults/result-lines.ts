import type {
  ChatPropertyResultProps,
  ResultLine,
} from '../ChatPropertyResult/ChatPropertyResult.tsx'

/** Features that a home in a conversation shows, where nothing else is said. */
const usualFeatures = 5

/** A home in an answer, its values formatted. */
export interface ResultHome {
  id: string
  title: string
  /** By which the visitor may name it, written out: "1". */
  number?: string | undefined
  picture?: ChatPropertyResultProps['picture']
  /** Only what there is: no line for zero bedrooms. */
  lines: readonly ResultLine[]
  features?: readonly string[]
  /** The listing. */
  href: string
}

export interface FeatureTexts {
  label: string
  /** ", " */
  separator: string
  /** "pool, gym and more." */
  more: (features: string) => string
  /** How many are named; five, if not said. */
  limit?: number
}

/** The lines of a home, its features last, of which `limit` are named at most. */
export function homeLines(home: ResultHome, texts: FeatureTexts): ResultLine[] {
  const features = (home.features ?? []).filter((feature) => feature.trim() !== '')
  if (features.length === 0) return [...home.lines]
  const limit = texts.limit ?? usualFeatures
  const named = features.slice(0, limit).join(texts.separator)
  const value = features.length > limit ? texts.more(named) : named
  return [...home.lines, { id: 'features', label: texts.label, value }]
}

/** Header and count. */
const openingLines = 2
/** Title and link of a home. */
const frameLines = 2

/** Steps until an answer is complete: header, count, each home's title, lines and link, the last link. */
export function countResultLines(
  homes: readonly ResultHome[],
  texts: FeatureTexts,
  hasLink: boolean,
): number {
  const ofHomes = homes.reduce((sum, home) => sum + homeLines(home, texts).length + frameLines, 0)
  return openingLines + ofHomes + (hasLink ? 1 : 0)
}

/** What of one home shows after `revealed` steps. */
export interface ShownHome {
  home: ResultHome
  lines: ResultLine[]
  /** The link to the listing is its last step. */
  linked: boolean
}

/** The homes that have begun to show after `revealed` steps. */
export function shownHomes(
  homes: readonly ResultHome[],
  texts: FeatureTexts,
  revealed: number,
): ShownHome[] {
  let used = openingLines
  return homes.flatMap((home) => {
    const all = homeLines(home, texts)
    const left = revealed - used
    used += all.length + frameLines
    if (left <= 0) return []
    const lines = all.slice(0, Math.min(all.length, left - 1))
    return [{ home, lines, linked: left >= all.length + frameLines }]
  })
}
