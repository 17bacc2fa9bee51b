import { isCommonPassword } from './common-passwords.ts'
import { commonWords } from './common-words.ts'
import { placeWords } from './place-words.ts'

/** Digits and marks that people put around a word do not make it hard to guess, up to a date. */
const MOST_AROUND = 8

/** Fewer digits are a date or a number that somebody has anyway. */
const FEWEST_DIGITS = 10

/** Telephone numbers of the Emirates, as people write them; whoever knows the owner knows theirs. */
const phoneNumber = /^(?:(?:00|\+)?9710?|0)5\d{8}$/

/** A password of fewer characters that differ is one of few. */
const FEWEST_DIFFERENT = 4

/** What people write for letters. */
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '')
const isLetter = (char: string): boolean => /[\p{L}\p{M}]/u.test(char)

/** The letters that a password is made of, read in the ways that people write them. */
function coresOf(plain: string): string[] {
  const chars = [...plain]
  const last = chars.findLastIndex(isLetter) + 1
  const first = Math.max(chars.findIndex(isLetter), 0)
  const unleet = (part: string[]) => lettersOf(part.map((char) => leet[char] ?? char).join(''))
  return [lettersOf(plain), unleet(chars.slice(first, last)), unleet(chars.slice(0, last))]
}

/** Characters that follow each other in the alphabet or among digits, forwards or backwards. */
function isRun(chars: readonly string[]): boolean {
  const codes = chars.map((char) => char.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  // After 9 comes 0.
  const follows = (step: number) => [...steps].every((each) => each === step || each === -9 * step)
  return steps.size > 0 && (follows(1) || follows(-1))
}

/** One or a few characters over and over, a run of them, or a short number. */
function isEven(plain: string): boolean {
  const chars = [...plain]
  if (new Set(chars).size < FEWEST_DIFFERENT || /^(.{1,4})\1+$/su.test(plain)) return true
  const isNumber = /^[\p{Nd}\s./-]+$/u.test(plain)
  if (phoneNumber.test(plain.replace(/[\s().-]/g, ''))) return true
  return isRun(chars) || (isNumber && plain.replace(/\P{Nd}/gu, '').length < FEWEST_DIGITS)
}

/** What is written twice or three times; the text itself where nothing is. */
const onceOf = (text: string): string => /^(.{5,})\1{1,2}$/su.exec(text)?.[1] ?? text

/** A password without the running digits at its end, such as make it long. */
const withoutRun = (plain: string): string => {
  const digits = /\d{3,}$/.exec(plain)?.[0]
  return digits !== undefined && isRun([...digits]) ? plain.slice(0, -digits.length) : plain
}

/** What is left of letters without the words; undefined where none of them is in there. */
function withoutWords(letters: string, words: readonly string[]): string | undefined {
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), letters)
  return rest === letters ? undefined : rest.replaceAll(' ', '')
}

/** Words of texts, as letters alone; those of one letter say nothing. */
const wordsIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{M}]+/u),
    )
    .filter((word) => [...word].length > 1)

/**
 * Why a password is easy to guess: `common` for what leaked often, is even, or is such a word with
 * digits and marks around it; `personal` for one of words of the account, the site and places, alone
 * or with a common one. Undefined for any other: nothing else is asked of a password.
 */
export function guessability(
  password: string,
  ownTexts: readonly string[],
): 'common' | 'personal' | undefined {
  const plain = password.normalize('NFKC').toLowerCase()
  const words = [...new Set([...placeWords, ...wordsIn(ownTexts)])]
  const isBare = (core: string) => [...plain].length - [...core].length <= MOST_AROUND
  const short = onceOf(withoutRun(plain))
  const cores = [
    ...coresOf(plain).filter(isBare),
    ...(short === plain ? [] : coresOf(short)),
  ].flatMap((core) => (core === '' ? [] : [core, onceOf(core)]))
  const isWord = (letters: string) =>
    isCommonPassword(letters) || commonWords.has(letters) || isRun([...letters])
  const isPersonal = cores.some((core) => {
    const rest = withoutWords(core, words)
    return rest !== undefined && (rest === '' || isWord(rest))
  })
  if (isPersonal) return 'personal'
  return [plain, short].some(isCommonPassword) || isEven(plain) || cores.some(isWord)
    ? 'common'
    : undefined
}
