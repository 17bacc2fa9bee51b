import {
  isOneEditApart,
  isTwoEditsApart,
  lettersOf,
  mayBeApart,
  slipBetween,
} from '../language/closeness.ts'
import { latinSoundOf } from '../language/hindi-letters.ts'
import { isWord, type Token } from '../language/tokens.ts'
import { lexiconKey, wordForms } from '../language/word-forms.ts'
import { type NumberWords, numberWordsOf } from './beside-number.ts'
import { createHanIndex, type HanIndex } from './han-spelling.ts'
import { createNearbyPlaces, isLongPlace, type Spelled } from './nearby-places.ts'
import {
  type PhraseTree,
  sureCost,
  type TokenForms,
  type WordForm,
  type WordUse,
  weakCost,
} from './phrase-tree.ts'
import { wordsBySound } from './words-by-sound.ts'

/** Only so many words of one message are corrected, and so many looked up: its time stays bounded. */
const maxCorrections = 40
const maxLookUps = 80
const maxCandidates = 6
const maxGuesses = 24
/** Corrections of shorter words are guesses. */
const shortestSure = 4
const twoEditsFrom = 8
const correctionCost = 10

/** Words of the active lexicons by length. */
export interface Vocabulary {
  byLength: Map<number, Spelled[]>
  /** Everyday words, which a slip may be of, too. */
  plain: Map<number, string[]>
  /** 'Jumeirah' for 'Jumierah', where that slip is so common that it is known. */
  nearbyPlaces: (place: string) => readonly WordForm[]
  trees: readonly PhraseTree[]
  han: HanIndex
  numberWords: NumberWords
  /** Words of the language that stand near to those of the lexicons, and are no slips. */
  real: ReadonlySet<string>
  /** Words of Hindi in Latin letters, which nobody spells alike, by what they sound like. */
  bySound: ReadonlyMap<string, readonly string[]>
}

export function createVocabulary(
  trees: readonly PhraseTree[],
  real: ReadonlySet<string> = new Set(),
  romanised?: PhraseTree,
): Vocabulary {
  const byLength = new Map<number, Spelled[]>()
  const plain = new Map<number, string[]>()
  const add = (spelled: Omit<Spelled, 'letters'>): void => {
    if (spelled.use === 'plain') {
      const words = plain.get(spelled.text.length) ?? []
      words.push(spelled.text)
      plain.set(spelled.text.length, words)
      return
    }
    const list = byLength.get(spelled.text.length) ?? []
    list.push({ ...spelled, letters: lettersOf(spelled.text) })
    byLength.set(spelled.text.length, list)
  }
  for (const tree of trees) {
    for (const [text, use] of tree.words) add({ text, use, key: text })
    for (const [text, key] of tree.written) add({ text, use: tree.words.get(key) ?? 'plain', key })
  }
  const numberWords = numberWordsOf(trees)
  const bySound = wordsBySound(romanised)
  const nearbyPlaces = createNearbyPlaces(byLength, correctionCost)
  const han = createHanIndex(trees)
  return { byLength, plain, nearbyPlaces, trees, han, numberWords, real, bySound }
}

/** Whether a word stands in a lexicon as it is written, endings and prefixes aside. */
export function isKnownWord(token: Token, { trees }: Pick<Vocabulary, 'trees'>): boolean {
  return wordForms(token).some((form) => trees.some((tree) => hasWord(tree, form)))
}

function hasWord({ words, stems }: PhraseTree, form: string): boolean {
  if (words.has(form)) return true
  for (const stem of stems) {
    if (form.startsWith(stem)) return true
  }
  return false
}

/** As {@link isKnownWord}, but a word that only begins like one of a lexicon does not count. */
export function isWholeWord(token: Token, { trees }: Pick<Vocabulary, 'trees'>): boolean {
  return wordForms(token).some((form) => trees.some(({ words }) => words.has(form)))
}

/** Whether a word that no lexicon knows is one of the language all the same. */
export const isRealWord = (token: Token, { real }: Pick<Vocabulary, 'real'>): boolean =>
  real.has(lexiconKey(token)) || wordForms(token).some((form) => real.has(form))

/**
 * A real word asks for nothing that it was not written for: only inside a phrase whose other words
 * are right, as in 'swimming poor', and for a place where one is expected.
 */
function onlyInPhrases(found: readonly WordForm[], { trees }: Vocabulary): WordForm[] {
  const isPlace = (text: string): boolean =>
    trees.every(({ words }) => (words.get(text) ?? 'place') === 'place')
  return found.map(({ text, cost }) => ({
    text,
    cost: cost >= weakCost || isPlace(text) ? cost : cost + weakCost,
  }))
}

/** Words that were given a correction, and those of them that are real words, too. */
interface Corrected {
  corrected: Set<number>
  real: Set<number>
}

/**
 * Adds the likeliest corrections to the forms of each word that no lexicon knows.
 */
export function correctSpelling(
  tokens: readonly Token[],
  forms: readonly TokenForms[],
  vocabulary: Vocabulary,
): Corrected {
  const corrected = new Set<number>()
  const real = new Set<number>()
  const known = new Map<string, WordForm[]>()
  const lookUp = (text: string): WordForm[] => {
    const found = known.get(text) ?? (known.size < maxLookUps ? closest(text, vocabulary) : [])
    known.set(text, found)
    return found
  }
  for (const [index, token] of tokens.entries()) {
    if (corrected.size >= maxCorrections) break
    const own = forms[index]?.forms
    if (own === undefined || !isWord(token) || token.script === 'han') continue
    if (isKnownWord(token, vocabulary)) {
      // A name known by a common slip, like 'Jumierah', begins longer names too.
      if (own.some(({ text }) => isPlaceOnly(text, vocabulary))) {
        own.push(
          ...take(
            own.flatMap(({ text }) => vocabulary.nearbyPlaces(text)),
            false,
            maxCandidates,
          ),
        )
      }
      continue
    }
    const alike = vocabulary.bySound.get(latinSoundOf(token.text))
    if (alike !== undefined && !isRealWord(token, vocabulary)) {
      own.push(...alike.map((text) => ({ text, cost: sureCost })))
      continue
    }
    const acronym = swappedAcronym(token.text, vocabulary)
    if (acronym !== undefined) {
      own.push({ text: acronym, cost: correctionCost })
      continue
    }
    const near = own.flatMap(({ text }) => lookUp(text))
    if (near.length === 0) continue
    const isReal = isRealWord(token, vocabulary)
    const found = isReal ? onlyInPhrases(near, vocabulary) : near
    if (isReal) real.add(index)
    const sure = take(found, false, maxCandidates)
    // 'Jumierh' is a slip of that common slip.
    const longer = sure
      .filter(({ text }) => isPlaceOnly(text, vocabulary))
      .flatMap(({ text }) => vocabulary.nearbyPlaces(text))
      .map(({ text, cost }) => ({ text, cost: cost + 2 }))
    const longest = isReal ? onlyInPhrases(longer, vocabulary) : longer
    own.push(...sure, ...take(longest, false, maxCandidates), ...take(found, true, maxGuesses))
    corrected.add(index)
  }
  return { corrected, real }
}

/** 'JCV' for JVC: three letters without a vowel are no other word, so the place is sure. */
function swappedAcronym(written: string, { byLength }: Vocabulary): string | undefined {
  if (!/^[b-df-hj-np-tv-xz]{3}$/.test(written)) return undefined
  const [first, second, third] = written
  const swaps = [`${second}${first}${third}`, `${first}${third}${second}`]
  const places = (byLength.get(written.length) ?? []).filter(
    ({ text, use }) => use === 'place' && swaps.includes(text),
  )
  return places.length === 1 ? places[0]?.key : undefined
}

const isPlaceOnly = (text: string, { trees }: Vocabulary): boolean =>
  isLongPlace(text) &&
  trees.every(({ words }) => (words.get(text) ?? 'place') === 'place') &&
  trees.some(({ words }) => words.has(text))

function take(found: readonly WordForm[], weak: boolean, most: number): WordForm[] {
  return found
    .filter(({ cost }) => cost >= weakCost === weak)
    .sort((left, right) => left.cost - right.cost)
    .slice(0, most)
}

function closest(form: string, vocabulary: Vocabulary): WordForm[] {
  const { byLength, trees } = vocabulary
  let plain: number | undefined
  const near: WordForm[] = []
  const reach = form.length >= twoEditsFrom ? 2 : 1
  const letters = lettersOf(form)
  for (let length = form.length - reach; length <= form.length + reach; length += 1) {
    for (const word of byLength.get(length) ?? []) {
      if (!mayBeApart(letters, word.letters, reach)) continue
      const { text, use, key } = word
      const cost = costOf(form, text, use)
      if (cost === undefined) continue
      const isNumber = trees.some(({ numbers }) => numbers.has(key))
      if (isNumber && !isOneEditApart(form, text)) continue
      if (trees.some(({ choices }) => choices.has(key))) {
        plain ??= nearestPlain(form, vocabulary)
        if (plain < slipBetween(form, text)) continue
      }
      near.push({ text: key, cost })
    }
  }
  return near.filter(({ text }) => !near.some((other) => denies(other.text, text, trees)))
}

/** 'Unfurnished' with a slip must not become its opposite, which is as near. */
function denies(longer: string, shorter: string, trees: readonly PhraseTree[]): boolean {
  const isChoice = (word: string): boolean => trees.some(({ choices }) => choices.has(word))
  return (
    longer.length > shorter.length &&
    longer.endsWith(shorter) &&
    isChoice(longer) &&
    isChoice(shorter)
  )
}

/** How near an everyday word is; a kind of slip as in `slipBetween`. */
function nearestPlain(form: string, { plain }: Vocabulary): number {
  const near = [-1, 0, 1].flatMap((step) => plain.get(form.length + step) ?? [])
  const slips = near
    .filter((text) => text[0] === form[0] && isOneEditApart(form, text))
    .map((text) => slipBetween(form, text))
  return Math.min(Number.POSITIVE_INFINITY, ...slips)
}

/** Lower is likelier. Four letters leave little to go by: the first must be right. */
function costOf(form: string, word: string, use: WordUse): number | undefined {
  const sameStart = form[0] === word[0]
  const isOne = isOneEditApart(form, word)
  const isLong = form.length >= twoEditsFrom && sameStart
  if (!isOne && !(isLong && isTwoEditsApart(form, word))) return undefined
  const penalty =
    correctionCost +
    (sameStart ? 0 : 2) +
    (use === 'place' ? 1 : 0) -
    (lacksVowel(form, word) ? 1 : 0)
  if (!isOne) return penalty + 4
  const shorter = Math.min(form.length, word.length)
  const isSure = shorter > shortestSure || (shorter === shortestSure && sameStart)
  return isSure || isDoubled(form, word) ? penalty : weakCost + penalty
}

/** 'Frnished' has the consonants of 'furnished', and not those of 'finished'. */
const lacksVowel = (form: string, word: string): boolean =>
  form.length < word.length && withoutVowels(form) === withoutVowels(word)

const withoutVowels = (word: string): string => word.replace(/[aeiou]/g, '')

/** The word with one letter typed twice; sure for short words too. */
function isDoubled(form: string, word: string): boolean {
  if (form.length !== word.length + 1 || word.length < 2) return false
  for (let index = 1; index < form.length; index += 1) {
    if (form[index] === form[index - 1]) {
      if (form.slice(0, index) + form.slice(index + 1) === word) return true
    }
  }
  return false
}

/** Whether a word that no lexicon knows would, alone, be taken for one that it knows. */
export function mayCorrect(token: Token, vocabulary: Vocabulary): boolean {
  return wordForms(token).some((form) =>
    closest(form, vocabulary).some(({ cost }) => cost < weakCost),
  )
}
