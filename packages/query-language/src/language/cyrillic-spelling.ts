import type { Token } from './tokens.ts'

/** Russian as it is typed without a Russian keyboard; the longest spelling first. */
const letters: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['iu', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ia', 'я'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['ye', 'е'],
  ['je', 'е'],
  ['yy', 'ый'],
  ['yj', 'ый'],
  ['yi', 'ый'],
  ['iy', 'ий'],
  ['ij', 'ий'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'ц'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'х'],
  ['y', 'ы'],
  ['z', 'з'],
]
const vowels = 'аеиоуыэюя'

/** A word in Latin letters as it is written in Russian; the soft sign is left out, as in the typing. */
export function inCyrillic(word: string): string {
  let text = ''
  for (let at = 0; at < word.length; ) {
    const found = letters.find(([latin]) => word.startsWith(latin, at))
    const isShort = word[at] === 'y' && vowels.includes(text.at(-1) ?? ' ') && found?.[0] === 'y'
    text += isShort ? 'й' : (found?.[1] ?? word[at] ?? '')
    at += found?.[0].length ?? 1
  }
  return text
}

/** What is known of the words of a message in their two spellings. */
interface Known {
  /** A name of a place in Latin letters. */
  isName: (token: Token) => boolean
  /** A word or a name in Cyrillic letters. */
  isRussian: (token: Token) => boolean
  /** Any word in Latin letters. */
  isLatin: (token: Token) => boolean
}

const longestDoubtful = 3

/** The words that Russian has in Cyrillic letters; names and English words among them stay. */
export function respell(tokens: readonly Token[], known: Known): Token[] {
  return tokens.map((token) => {
    if (token.script !== 'latin') return token
    const respelled: Token = { ...token, script: 'cyrillic', text: inCyrillic(token.text) }
    const isName = token.text.length > longestDoubtful && known.isName(token)
    return !isName && (known.isRussian(respelled) || !known.isLatin(token)) ? respelled : token
  })
}
