/**
 * How Hindi is typed in Latin letters: one spelling of many. Words keep the vowels that are heard, so
 * the unwritten 'a' goes where nobody says it: करना is karna, and मकान makan.
 */

/** Letters and what is typed for each, in turn. */
const typedFor = (pairs: string): ReadonlyMap<string, string> => {
  const words = pairs.split(' ')
  return new Map(words.flatMap((sign, at) => (at % 2 === 0 ? [[sign, words[at + 1] ?? '']] : [])))
}

const consonants = typedFor(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व w श sh ष sh स s ह h',
)
const withNukta = typedFor('ज z फ f')
const vowels = typedFor('अ a आ aa इ i ई i उ u ऊ u ए e ऐ ai ओ o औ au ऑ o ऋ ri')
const vowelSigns = typedFor(
  '\u093e aa \u093f i \u0940 i \u0941 u \u0942 u \u0947 e \u0948 ai \u094b o \u094c au \u0949 o \u0943 ri',
)
const nukta = '\u093c'
const noVowel = '\u094d'
const nasal = new Set(['\u0902', '\u0901'])
const labials = new Set(['प', 'फ', 'ब', 'भ', 'म'])
/** The vowel that is not written, until it is known whether it is said. */
const unwritten = 'ə'

const devanagari = /[\p{Script=Devanagari}\u200d]+/gu

/** A text with its words of Devanagari in Latin letters. */
export const inLatinLetters = (text: string): string =>
  text.normalize('NFD').replace(devanagari, wordInLatin)

function wordInLatin(word: string): string {
  const points = [...word]
  let sounds = ''
  for (const [at, point] of points.entries()) {
    const next = points[at + 1]
    const consonant = consonants.get(point)
    if (consonant !== undefined) {
      const isOther = next === nukta
      sounds += (isOther ? withNukta.get(point) : undefined) ?? consonant
      const follows = points[isOther ? at + 2 : at + 1]
      if (follows === undefined || (!vowelSigns.has(follows) && follows !== noVowel))
        sounds += unwritten
    } else if (nasal.has(point)) sounds += next !== undefined && labials.has(next) ? 'm' : 'n'
    else if (vowels.has(point)) sounds += glideBefore(sounds, point) + (vowels.get(point) ?? '')
    else sounds += vowelSigns.get(point) ?? ''
  }
  return asTyped(sounds)
}

/** चाहिए is chahiye, and जाए jaye. */
const glideBefore = (sounds: string, vowel: string): string =>
  vowel === 'ए' && /[aiu]$/u.test(sounds) ? 'y' : ''

const consonant = '(?:[bcdfghjklmnprstwyz]+)'
const silentInside = new RegExp(`([aeiouə]${consonant})ə(?=[bcdfghjklmnprstwyz]h?[aeiou])`, 'u')

function asTyped(sounds: string): string {
  let text = sounds.length > 3 ? sounds.replace(/ə$/u, '') : sounds.replace(/(?<=.)ə$/u, '')
  // From the end on: the vowel before a silent one is said.
  for (;;) {
    const last = [...text.matchAll(new RegExp(silentInside, 'gu'))].at(-1)
    if (last === undefined) break
    const silent = last.index + last[0].length - 1
    text = `${text.slice(0, silent)}${text.slice(silent + 1)}`
  }
  const written = text.replaceAll(unwritten, 'a')
  const isShort =
    (written.match(/aa|ai|au|[aeiou]/gu)?.length ?? 0) === 1 && /[^aeiou]$/u.test(written)
  return isShort ? written : written.replaceAll('aa', 'a')
}

/** What spellings of a Hindi word in Latin letters have in common: dhoondh and dhundh, kitnee and kitni. */
export function latinSoundOf(word: string): string {
  return word
    .replace(/ph/gu, 'f')
    .replace(/chh/gu, 'ch')
    .replaceAll('chch', 'ch')
    .replaceAll('z', 'j')
    .replaceAll('w', 'v')
    .replaceAll('q', 'k')
    .replace(/ck/gu, 'k')
    .replace(/oo/gu, 'u')
    .replace(/ee/gu, 'i')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/(?<=[aeiou])y(?=[aeiou])/gu, '')
    .replace(/(?<=[aeiou])n$/u, '')
    .replace(/(?<=[aeiou])h$/u, '')
    .replace(/[ae]i$/u, 'e')
    .replace(/dh$/u, 'd')
}
