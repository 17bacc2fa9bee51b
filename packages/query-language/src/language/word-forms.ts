import type { Token } from './tokens.ts'

/**
 * The spellings under which a token may stand in a lexicon, the likeliest first: the word itself,
 * then without the prefixes or endings that its script allows.
 */
export function wordForms(token: Token): string[] {
  if (token.script === 'number') return token.glued ? [`+${token.text}`, token.text] : [token.text]
  if (token.script === 'arabic') return arabicForms(token.text)
  if (token.script === 'cyrillic') {
    const { text } = token
    return unique([text, russianStem(text), russianArticle(text), withoutShortEnding(text)])
  }
  if (token.script === 'latin') return latinForms(token.text)
  return [token.text]
}

/** Names of two letters have cases too: 'на Ясе'. */
const withoutShortEnding = (word: string): string =>
  /^[а-я][бвгджзклмнпрстфхцчшщ][аеу]$/u.test(word) ? word.slice(0, 2) : word

/** The key of a lexicon's own word. A number inside a word ('m2') must stand so in the text too. */
export function lexiconKey(token: Token): string {
  if (token.script === 'number' && token.glued) return `+${token.text}`
  if (token.script === 'arabic') return withoutArticle(token.text)
  if (token.script === 'cyrillic') return russianStem(russianArticle(token.text))
  return token.text
}

const arabicPrefixes = ['و', 'ف', 'ب', 'ل', 'ك', 'ع', 'ه']

function arabicForms(word: string): string[] {
  const forms = [withoutArticle(word)]
  let rest = word
  for (let depth = 0; depth < 2; depth += 1) {
    const first = rest[0] ?? ''
    if (!arabicPrefixes.includes(first) || rest.length < 3) break
    rest = rest.slice(1)
    forms.push(withoutArticle(rest))
    // لل stands for ل + ال.
    if (first === 'ل' && rest.startsWith('ل') && rest.length > 2) forms.push(rest.slice(1))
  }
  return unique(forms)
}

/**
 * By its article alone Sunday differs from somebody, and Monday from the number two; two thousand have
 * none, and would be the 'where' of Egypt.
 */
const articleTells: ReadonlySet<string> = new Set([
  'الاحد',
  'الاثنين',
  'الاتنين',
  'التنين',
  'الفين',
  'الفان',
])

function withoutArticle(word: string): string {
  const hasArticle = word.startsWith('ال') && word.length > 4 && !articleTells.has(word)
  return hasArticle ? word.slice(2) : word
}

/** Short forms of the words that names of places end with. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hts: 'heights',
    est: 'estate',
    vlg: 'village',
    vill: 'village',
    intl: 'international',
    isl: 'island',
    gdns: 'gardens',
    hbr: 'harbour',
    harbor: 'harbour',
    bch: 'beach',
    sq: 'square',
    twr: 'tower',
    twrs: 'towers',
    ctr: 'centre',
    center: 'centre',
  }),
)

function latinForms(word: string): string[] {
  const long = abbreviations.get(word)
  const forms = long === undefined ? [word] : [word, long]
  if (word.length >= 4 && word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1))
  if (word.length >= 5 && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  return forms
}

/** Endings of cases and of numbers, as alternatives. */
export const russianEnding =
  'иями|ями|ами|иях|ого|его|ому|ему|ыми|ими|ую|юю|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ем|ом|ам|ям|ах|ях|ов|ев|ию|ии|ия|а|я|о|е|ы|и|у|ю|ь|й'

const russianEndings = new RegExp(`(?:${russianEnding})$`, 'u')

/** The Arabic article in names is written in several ways: Умм-эль-Кувейн, Умм аль-Кувейн. */
const russianArticle = (word: string): string =>
  ['эль', 'ель', 'эл', 'ал'].includes(word) ? 'аль' : word

/** Words that have no endings, and would meet others without theirs: метро and метры, больше and большой. */
const invariable = /^(?:метро|авто|меня|тебя|себя|портье)$|ьше$/u

/** Cuts one case ending and the vowels before it; words of up to three letters stay whole. */
function russianStem(written: string): string {
  if (written.length <= 3 || invariable.test(written)) return written
  // Few type the soft sign in the middle of names, and none in Latin letters.
  const word = written.replace(/[ьъ](?=.)/gu, '')
  const stem = word.replace(russianEndings, '').replace(/[аеиоуыэюя]+$/u, '')
  return stem.length >= 3 ? stem : word
}

function unique(forms: string[]): string[] {
  return [...new Set(forms)]
}
