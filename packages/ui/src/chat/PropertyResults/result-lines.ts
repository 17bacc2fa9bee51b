import type { ReactNode } from 'react'
import type {
  ChatPropertyResultProps,
  ResultLine,
} from '../ChatPropertyResult/ChatPropertyResult.tsx'

/** Features that a property in a conversation shows, where nothing else is said. */
const usualFeatures = 5

/** A property in an answer, its values formatted. */
export interface ResultProperty {
  id: string
  title: string
  /** By which the visitor may name it, written out: "1". */
  number?: string | undefined
  picture?: ChatPropertyResultProps['picture']
  /** Only what there is: no line for zero bedrooms. */
  lines: readonly ResultLine[]
  features?: readonly string[]
  /** The property. */
  href: string
  /** A `HeartButton`. */
  heart?: ReactNode
  /** What else can be done with it. */
  actions?: ReactNode
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

/** The lines of a property, its features last, of which `limit` are named at most. */
export function propertyLines(property: ResultProperty, texts: FeatureTexts): ResultLine[] {
  const features = (property.features ?? []).filter((feature) => feature.trim() !== '')
  if (features.length === 0) return [...property.lines]
  const limit = texts.limit ?? usualFeatures
  const named = features.slice(0, limit).join(texts.separator)
  const value = features.length > limit ? texts.more(named) : named
  return [...property.lines, { id: 'features', label: texts.label, value }]
}

/** Header and count. */
const openingLines = 2
/** Title and link of a property. */
const frameLines = 2

/** Steps until an answer is complete: header, count, each property's title, lines and link, the last link. */
export function countResultLines(
  properties: readonly ResultProperty[],
  texts: FeatureTexts,
  hasLink: boolean,
): number {
  const ofProperties = properties.reduce(
    (sum, property) => sum + propertyLines(property, texts).length + frameLines,
    0,
  )
  return openingLines + ofProperties + (hasLink ? 1 : 0)
}

/** What of one property shows after `revealed` steps. */
export interface ShownProperty {
  property: ResultProperty
  /** All of them: those still to come keep their room, so that nothing moves. */
  lines: ResultLine[]
  /** How many of the lines show; undefined while not even the title does. */
  shown: number | undefined
  /** The link to the property is its last step. */
  linked: boolean
}

/** The properties, and how far each shows after `revealed` steps. */
export function shownProperties(
  properties: readonly ResultProperty[],
  texts: FeatureTexts,
  revealed: number,
): ShownProperty[] {
  let used = openingLines
  return properties.map((property) => {
    const lines = propertyLines(property, texts)
    const left = revealed - used
    used += lines.length + frameLines
    return {
      property,
      lines,
      shown: left > 0 ? Math.min(lines.length, left - 1) : undefined,
      linked: left >= lines.length + frameLines,
    }
  })
}
