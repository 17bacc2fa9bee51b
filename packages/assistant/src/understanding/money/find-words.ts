import { foldText } from '@manzil/query-language/language/fold'
import { remembering } from '@manzil/query-language/language/remembering'
import { textInFull } from '@manzil/query-language/language/spoken-german'
import { type MoneyWord, moneyWords } from '@manzil/query-language/lexicon/money-words'
import { russianInFull } from '@manzil/query-language/lexicon/spoken-russian'
import { anyOf, withoutLooks } from './word-pattern.ts'

/** Where a word stands in a folded text. */
export interface WordPlace {
  start: number
  end: number
}

/** Scripts of the six languages; a phrase that begins with none of their letters is tried on every text. */
const scripts = ['Latin', 'Cyrillic', 'Arabic', 'Devanagari', 'Han'].map((name) => ({
  name,
  stands: new RegExp(`\\p{Script=${name}}`, 'u'),
  // A letter that may be left out is no beginning.
  begins: new RegExp(`^\\p{Script=${name}}(?![?*|{])`, 'u'),
}))
type Script = (typeof scripts)[number] | undefined

const firstScript = (phrase: string): Script => {
  const bare = withoutLooks(foldText(phrase).trim())
  return scripts.find(({ begins }) => begins.test(bare))
}

/** Alternatives of a row: compiled by the script of their beginnings, when a text has letters of it. */
class Row {
  readonly #phrases: () => readonly string[]
  #byScript: Map<Script, string[]> | undefined
  readonly #compiled = new Map<Script, RegExp>()

  constructor(phrases: () => readonly string[]) {
    this.#phrases = phrases
  }

  /** What a text of these scripts can meet. */
  patterns(written: readonly Script[]): RegExp[] {
    return written.flatMap((script) => this.#pattern(script) ?? [])
  }

  #pattern(script: Script): RegExp | undefined {
    this.#byScript ??= Map.groupBy(this.#phrases(), firstScript)
    const phrases = this.#byScript.get(script)
    if (phrases === undefined) return undefined
    const known = this.#compiled.get(script) ?? new RegExp(anyOf(phrases), 'gu')
    this.#compiled.set(script, known)
    return known
  }
}

/** No word of the lexicons has any. */
const otherSigns = /[^\p{L}\p{M}\0-\x7f]/gu
/** A folded text in which what is beyond ASCII is a letter or its mark; all else stands where it stood. */
const asLetters = (text: string): string =>
  text.replace(otherSigns, (sign) => '\x7f'.repeat(sign.length))

/** How a text is read for words, and what was found in it. */
interface Readings {
  letters: string
  /** With its short words in full. */
  full: string
  written: readonly Script[]
  has: Map<Row, boolean>
  places: Map<Row, readonly WordPlace[]>
}

/** A message and its clauses are asked for the words of the same rows by many readers. */
const readingsOf = remembering((text): Readings => {
  const full = asLetters(russianInFull(textInFull(text)))
  return {
    letters: asLetters(text),
    full,
    written: [undefined, ...scripts.filter(({ stands }) => stands.test(full))],
    has: new Map(),
    places: new Map(),
  }
})

/** Worked out once for each text. */
function once<Found>(found: Map<Row, Found>, row: Row, find: () => Found): Found {
  const known = found.get(row)
  if (known !== undefined) return known
  const fresh = find()
  found.set(row, fresh)
  return fresh
}

/**
 * Whether a folded text has a word of a row, as it is written or with its short German words in full;
 * compiled when it is first asked.
 */
export function finderOf(words: string): (text: string) => boolean {
  const row = new Row(() => phrasesOf(words))
  return (text) => {
    const { letters, full, written, has } = readingsOf(text)
    return once(has, row, () =>
      row
        .patterns(written)
        .some(
          (words) =>
            letters.search(words) !== -1 || (full !== letters && full.search(words) !== -1),
        ),
    )
  }
}

/** Every place of a word of a row in a folded text; compiled when it is first asked. */
export function placesOfRow(words: string): (text: string) => WordPlace[] {
  const row = new Row(() => phrasesOf(words))
  return (text) => foundPlaces(text, row)
}

/** Alternatives of a row; a bar inside brackets belongs to a pattern. */
const phrasesOf = (row: string): string[] => row.split(/\|(?![^(]*\))/u)

const rows = new Map<MoneyWord, Row>()

function rowOf(name: MoneyWord): Row {
  const known = rows.get(name)
  if (known !== undefined) return known
  // The longest first: 'down payment' before 'down'.
  const fresh = new Row(() =>
    phrasesOf(moneyWords[name]).sort(
      (left, right) => withoutLooks(right).length - withoutLooks(left).length,
    ),
  )
  rows.set(name, fresh)
  return fresh
}

/** Every place of a kind of word in a folded text. */
export const placesOf = (text: string, name: MoneyWord): WordPlace[] =>
  foundPlaces(text, rowOf(name))

function foundPlaces(text: string, row: Row): WordPlace[] {
  const { letters, written, places } = readingsOf(text)
  const found = once(places, row, () =>
    apart(
      row
        .patterns(written)
        .flatMap((words) => [...letters.matchAll(words)])
        .map(({ index, 0: word }) => ({ start: index, end: index + word.length })),
    ),
  )
  return [...found]
}

/** In the order of the text; a phrase of several words may hold one of another script. */
const apart = (places: WordPlace[]): WordPlace[] =>
  places
    .sort((left, right) => left.start - right.start)
    .filter(({ start }, at, all) => all.slice(0, at).every(({ end }) => end <= start))

export function says(text: string, name: MoneyWord): boolean {
  const { letters, written, has } = readingsOf(text)
  const row = rowOf(name)
  return once(has, row, () => row.patterns(written).some((words) => letters.search(words) !== -1))
}
