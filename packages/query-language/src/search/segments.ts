import type { Mention } from '../reading/mentions.ts'
import type { Reading } from '../reading/reader.ts'
import type { Stretch } from './refused-words.ts'

/** A part of a text: words that are still to be read, or a limit or a refusal that was read. */
export interface Segment {
  text: string
  isLimit: boolean
  /** Slug of the amenity that the part names. */
  amenity?: string
}

/** Where pieces stand in the text. */
function rangeOf({ tokens, pieces }: Reading, { first, last }: Stretch): [number, number] {
  return [
    tokens[pieces[first]?.first ?? 0]?.start ?? 0,
    tokens[pieces[last]?.last ?? 0]?.end ?? Number.POSITIVE_INFINITY,
  ]
}

/** The words of some pieces as they are written. */
export const wordsOf = (text: string, reading: Reading, stretch: Stretch): string =>
  text.slice(...rangeOf(reading, stretch))

/** Cuts a text into what was read of it and the words between. */
export function cutSegments(
  text: string,
  reading: Reading,
  read: readonly (Mention | Stretch)[],
): Segment[] {
  const segments: Segment[] = []
  let at = 0
  const add = (end: number, rest: Omit<Segment, 'text'>) => {
    const part = text.slice(at, end).trim()
    if (part !== '') segments.push({ text: part, ...rest })
    at = Math.max(at, end)
  }
  for (const stretch of read.toSorted((a, b) => a.first - b.first)) {
    const [start, end] = rangeOf(reading, stretch)
    const criterion = 'criterion' in stretch ? stretch.criterion : undefined
    add(start, { isLimit: false })
    add(end, { isLimit: true, ...(criterion?.slot === 'features' && { amenity: criterion.slug }) })
  }
  add(text.length, { isLimit: false })
  return segments
}
