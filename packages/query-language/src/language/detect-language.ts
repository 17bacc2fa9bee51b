import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Script, Token } from './tokens.ts'

/** How a message is written: a language, or one of its spellings in Latin letters. */
export type Writing = LanguageCode | 'arabizi' | 'hinglish' | 'translit'

export interface LatinMarkers {
  writing: Writing
  words: ReadonlySet<string>
}

const scriptLanguages: Partial<Record<Script, LanguageCode>> = {
  arabic: 'ar',
  cyrillic: 'ru',
  devanagari: 'hi',
  han: 'zh',
}

/**
 * How a message is written: by its script, or for Latin letters by the words that only one of the
 * languages uses. Undefined for a message without letters.
 */
export function detectWriting(
  tokens: readonly Token[],
  markers: readonly LatinMarkers[],
): Writing | undefined {
  const counts = new Map<Script, number>()
  for (const { script } of tokens) counts.set(script, (counts.get(script) ?? 0) + 1)
  // A word of another script decides even among many Latin names: 'JVC में 2 BHK'.
  for (const [script, language] of Object.entries(scriptLanguages)) {
    if (tokens.some((token) => token.script === script)) return language
  }
  if (!counts.has('latin')) return undefined
  return latinWriting(tokens, markers)
}

/** Text languages of the writings. */
export function languageOf(writing: Writing): LanguageCode {
  if (writing === 'arabizi') return 'ar'
  if (writing === 'translit') return 'ru'
  return writing === 'hinglish' ? 'hi' : writing
}

function latinWriting(tokens: readonly Token[], markers: readonly LatinMarkers[]): Writing {
  const words = joinDigits(tokens)
  let best: Writing = 'en'
  let most = 0
  for (const { writing, words: known } of markers) {
    const hits = words.filter((word) => known.has(word)).length
    const share = hits / words.length
    // One short word may be chance, unless the message is hardly longer.
    if (hits > most && (hits >= 2 || share >= 0.2)) {
      best = writing
      most = hits
    }
  }
  return best
}

/** 'sha2a' is three tokens and one word. */
function joinDigits(tokens: readonly Token[]): string[] {
  const words: string[] = []
  for (const token of tokens) {
    if (token.script !== 'latin' && token.script !== 'number') continue
    const last = words.length - 1
    if (token.glued && last >= 0) words[last] += token.text
    else words.push(token.text)
  }
  return words
}
