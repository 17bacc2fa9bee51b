/**
 * Hindi is written in its own letters and in Latin ones, and nobody spells the latter alike. What both
 * have in common are the consonants of each word, in their order: that is what a word sounds like here.
 */

/** Signs that change the consonant before them to one of another row. */
const nukta = '\u093c'
/** Before another consonant it is an n or an m; at the end of a word it is hardly heard. */
const anusvara = '\u0902'
const labials = new Set(['प', 'फ', 'ब', 'भ', 'म'])

const consonants: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'k', ग: 'g', घ: 'g', ङ: 'n', च: 'c', छ: 'c', ज: 'j', झ: 'j', ञ: 'n' },
  ...{ ट: 't', ठ: 't', ड: 'd', ढ: 'd', ण: 'n', त: 't', थ: 't', द: 'd', ध: 'd', न: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'b', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v' },
  ...{ श: 's', ष: 's', स: 's', ह: 'h' },
}
const vowels: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ए: 'e', ऐ: 'e', ओ: 'o', औ: 'o' },
  ...{ ऑ: 'o', ऋ: 'r' },
}

const digit = /\d/u
const words = /[\p{Script=Latin}\p{Script=Devanagari}\p{M}\p{N}]+/gu
const devanagari = /\p{Script=Devanagari}/u

/** Whether only its sounds tell it, as of Hindi in Latin letters. */
export const isInLatin = (text: string): boolean =>
  !devanagari.test(text) && /\p{Script=Latin}/u.test(text)

/** The sounds of a text in either script, words one space apart; other scripts have none. */
export function hindiSoundsOf(text: string): string {
  const decomposed = text.normalize('NFD').toLowerCase()
  return (decomposed.match(words) ?? [])
    .map(soundsOf)
    .filter((word) => word !== '')
    .join(' ')
}

/** Words come again and again. */
const known = new Map<string, string>()
const mostKnown = 20_000

function soundsOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const sounds = devanagari.test(word) ? soundsOfDevanagari(word) : soundsOfLatin(word)
  if (known.size < mostKnown) known.set(word, sounds)
  return sounds
}

function soundsOfDevanagari(word: string): string {
  const points = [...word]
  let sounds = ''
  for (const [at, point] of points.entries()) {
    const next = points[at + 1]
    const consonant = consonants[point]
    if (consonant !== undefined) sounds += point === 'ज' && next === nukta ? 's' : consonant
    else if (point === anusvara && next !== undefined) sounds += labials.has(next) ? 'm' : 'n'
    else if (sounds === '') sounds = vowels[point] ?? digit.exec(point)?.[0] ?? ''
    else if (digit.test(point)) sounds += point
  }
  return once(sounds)
}

function soundsOfLatin(word: string): string {
  const plain = word
    .replace(/\p{M}/gu, '')
    .replaceAll('ph', 'f')
    .replace(/ck|q|c(?!h)/gu, 'k')
    .replaceAll('x', 'ks')
    .replace(/([kgcjtdpbs])h+/gu, '$1')
    .replaceAll('w', 'v')
    .replaceAll('z', 's')
    .replace(/y$/u, '')
  const first = plain.replace(/^ee/u, 'i').replace(/^oo/u, 'u').slice(0, 1)
  return once(first + plain.slice(1).replace(/[aeiou]/gu, ''))
}

const once = (sounds: string): string => sounds.replace(/(\p{L})\1+/gu, '$1')
