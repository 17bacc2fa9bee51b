import { foldText } from '@manzil/query-language/language/fold'
import { inLatinLetters, latinSoundOf } from '@manzil/query-language/language/hindi-letters'
import { foldedPattern } from './folded-pattern.ts'
import { isInLatin } from './hindi-sounds.ts'
import { leadingSentence } from './leading-sentence.ts'
import { wordKeys } from './word-keys.ts'

/** An answer in a chat is short; the link leads to the rest. Most answers to questions are no longer. */
const longest = 640

/** A full stop behind these ends no sentence: 'Law No. 26 of 2007'. */
const shortened = /(?:^|[^\p{L}])(?:No|Nr|Art|Abs|approx|ca|ст|п)\.\s*$/u

/** A sentence that begins so speaks of the one before it. */
const pointsBack = foldedPattern([
  String.raw`^(?:that|this|these|those|both|otherwise|das|dies\w*|beide\w*|sonst|dafuer|davon|это|эт[аио](?!\p{L})|оба|обе|иначе)(?!\p{L})`,
  String.raw`^(?:وهذا|وهذه|وذلك|والا)(?!\p{L})|^(?:यह|ये|इसी|इतना|वरना|दोनों)(?![\p{L}\p{M}])|^(?:这|那|两者|否则)`,
])

/** Sentences with the space behind them. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.match(/.+?(?:[.?!؟।]+(?=\s|$)\s*|[。！？]+\s*|$)/gu) ?? []) {
    const before = sentences.at(-1)
    if (before !== undefined && shortened.test(before)) sentences.splice(-1, 1, before + part)
    else sentences.push(part)
  }
  return sentences
}

/** Shorter words are in every sentence. */
const leastLetters = 3

/** Hindi in Latin letters meets the text in its own letters by what words sound like. */
function keysFor(text: string, question: string): (words: string) => string[] {
  if (!isInLatin(question) || !/\p{Script=Devanagari}/u.test(text)) return wordKeys
  return (words) =>
    (inLatinLetters(words.toLowerCase()).match(/[a-z]+/gu) ?? [])
      .map(latinSoundOf)
      .filter((sound) => sound.length >= leastLetters)
}

/** The one sentence of a passage that holds most of a question; of several as good rather one that was not told. */
export function sentenceFor(text: string, question: string, told: readonly string[] = []): string {
  const keysOf = keysFor(text, question)
  const asked = new Set(keysOf(question))
  const holds = (sentence: string): number =>
    new Set(keysOf(sentence).filter((key) => asked.has(key))).size
  const sentences = sentencesOf(text)
  const isTold = (sentence: string): boolean => told.includes(sentence.trim())
  return [...sentences.filter((one) => !isTold(one)), ...sentences.filter(isTold)]
    .reduce((best, each) => (holds(each) > holds(best) ? each : best), '')
    .trim()
}

/**
 * The part of a passage that answers a question: all of it where a chat can bear that, else how it
 * begins, which answers most questions, with the sentences that hold most of the question. A sentence that
 * says what is asked goes before a beginning that does not.
 */
export function quoteFrom(text: string, question: string, most = longest): string {
  const written = sentencesOf(text)
  const lead = leadingSentence(written, question)
  const [first = '', ...others] = written.toSpliced(lead ?? 0, 1)
  const sentences =
    lead === undefined
      ? written
      : [withoutAnd(withGap(written[lead] ?? '', first)), first, ...others]
  const whole = sentences.join('').trim()
  if (whole.length <= most) return whole
  const keysOf = keysFor(text, question)
  const asked = new Set(keysOf(question))
  const held = (sentence: string): string[] => keysOf(sentence).filter((key) => asked.has(key))
  const taken = new Set([0])
  const told = new Set(held(sentences[0] ?? ''))
  const lengthOf = (at: number): number => sentences[at]?.length ?? 0
  let length = lengthOf(0)
  for (;;) {
    // What was told already says nothing twice; where none says more, the text goes on as it does.
    const rest = sentences
      .map((sentence, at) => ({ at, says: held(sentence).filter((key) => !told.has(key)).length }))
      .filter(({ at }) => !taken.has(at) && length + lengthOf(at) <= most)
      // 'That is enough for a visa' says nothing where what is enough was left out.
      .filter(({ at }) => taken.has(at - 1) || !pointsBack.test(foldText(sentences[at] ?? '')))
    const [first] = rest
    if (first === undefined) break
    const next = rest.reduce((best, each) => (each.says > best.says ? each : best), first)
    taken.add(next.at)
    length += lengthOf(next.at)
    for (const key of held(sentences[next.at] ?? '')) told.add(key)
  }
  const quote = sentences.filter((_, at) => taken.has(at)).join('')
  return quote.trim().slice(0, longest * 2)
}

/** Where it goes first, a sentence of Arabic begins without its 'and'. */
const withoutAnd = (sentence: string): string => sentence.replace(/^و(?=ال)/u, '')

/** The last sentence of a text has no space behind it; Chinese has none anywhere. */
const withGap = (sentence: string, next: string): string =>
  /\s$/u.test(sentence) || /\p{Script=Han}/u.test(next) ? sentence : `${sentence} `

/** A sentence that shares fewer words with a question says nothing of it by itself. */
const leastShared = 2
/** Of so many sentences the last one says something else than those that answered before. */
const longEnough = 4

/**
 * What a text that was told before says to another question: the sentence that holds most of it, or else how
 * the text begins, which answers most questions, with the sentence that comes nearest or its end.
 */
export function restFor(text: string, question: string, told: readonly string[] = []): string {
  const keysOf = keysFor(text, question)
  const asked = new Set(keysOf(question))
  const sentence = sentenceFor(text, question, told)
  const shared = new Set(keysOf(sentence).filter((key) => asked.has(key))).size
  if (shared >= leastShared) return sentence
  const sentences = sentencesOf(text)
  const nearest = sentence === '' && sentences.length >= longEnough ? sentences.at(-1) : sentence
  if (nearest === undefined || nearest === '') return ''
  const [first = ''] = sentences
  return first.trim() === nearest.trim() ? nearest.trim() : `${first}${nearest}`.trim()
}
