import type { Meaning } from '@manzil/query-language/grammar/meaning'
import { foldText } from '@manzil/query-language/language/fold'
import type { Reading } from '@manzil/query-language/reading/reader'

/** Features are numbered by a hash: so many numbers there are, and different ones may share one. */
export const featureCount = 2 ** 13

/** Longest run of characters that is a feature. */
const longestRun = 4
/** What comes after is a story; the beginning and the end tell what is wanted. */
const longestText = 400

/** Names and numbers say what about, not what is wanted: each kind of them looks the same. */
const masks: Partial<Record<Meaning['kind'], string>> = {
  place: '\u2316',
  number: '#',
  amount: '#',
  count: '#',
}

/** Meanings that tell what is wanted, whatever the words were. */
const telling: ReadonlySet<Meaning['kind']> = new Set([
  'place',
  'type',
  'home',
  'amenity',
  'purpose',
  'furnished',
  'sort',
  'count',
  'currency',
  'bound',
  'negator',
  'about',
  'set',
  'topic',
  'ordinal',
  'which',
  'day',
  'weekday',
  'clock',
])

/** The features of a message, each once; the text is in NFC, as the reading's places are. */
export function turnFeatures(text: string, { tokens, pieces }: Reading): number[] {
  const source = text.normalize('NFC')
  let masked = ''
  let end = 0
  for (const { meaning, first, last } of pieces) {
    const mask = masks[meaning.kind]
    const start = tokens[first]?.start
    const until = tokens[last]?.end
    if (mask === undefined || start === undefined || until === undefined || start < end) continue
    masked += source.slice(end, start) + mask
    end = until
  }
  masked += source.slice(end)
  const features = new Set<number>()
  for (const run of runsOf(shortened(foldText(masked)))) features.add(hash(run))
  for (const { meaning } of pieces)
    if (meaning.kind === 'cue') features.add(hash(`=${meaning.cue}`))
    else if (telling.has(meaning.kind)) features.add(hash(`:${meaning.kind}`))
  return [...features]
}

/** With a space at both ends, so that beginnings and endings of words are features too. */
function shortened(text: string): string[] {
  const points = [...` ${text.trim().replaceAll(/\s+/gu, ' ')} `]
  if (points.length <= longestText) return points
  return [...points.slice(0, longestText / 2), ...points.slice(-longestText / 2)]
}

function* runsOf(points: readonly string[]): Generator<string> {
  for (let at = 0; at < points.length; at += 1) {
    let run = ''
    for (const point of points.slice(at, at + longestRun)) {
      run += point
      if (run !== ' ') yield run
    }
  }
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0) % featureCount
}
