import { foldText } from '@manzil/query-language/language/fold'

const shortestPart = 5
const shortestCompound = shortestPart * 2
/** What German puts between the parts of a word. */
const linking = /(?:s|es|n|en|er)$/u
const words = /[a-z]{4,}/gu
/** Hardly a German text is without them. */
const german = /\b(?:und|oder)\b.*\b(?:der|die|das)\b/su

export const isGerman = (texts: readonly string[]): boolean =>
  texts.some((text) => german.test(text))

/**
 * The parts of the German words of a text, where both stand alone in the texts: whoever asks for the
 * 'Provision' finds the 'Maklerprovision', and the other way round.
 */
export function createParts(texts: readonly string[]): (text: string) => string {
  const alone = new Set(texts.flatMap((text) => foldText(text).match(words) ?? []))
  const known = new Map<string, string>()
  const partsOf = (word: string): string => {
    const before = known.get(word)
    if (before !== undefined) return before
    const parts = cut(word, alone)
    known.set(word, parts)
    return parts
  }
  return (text) => (foldText(text).match(words) ?? []).map(partsOf).join(' ')
}

function cut(word: string, alone: ReadonlySet<string>): string {
  if (word.length < shortestCompound) return ''
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const first = word.slice(0, at)
    const rest = word.slice(at)
    const bare = first.replace(linking, '')
    const isFirst = alone.has(first) || (bare.length >= shortestPart && alone.has(bare))
    if (alone.has(rest)) return isFirst ? `${alone.has(first) ? first : bare} ${rest}` : rest
  }
  return ''
}
