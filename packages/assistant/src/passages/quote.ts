import { inLatinLetters, latinSoundOf } from '@manzil/query-language/language/hindi-letters'
import { isInLatin } from './hindi-sounds.ts'
import { wordKeys } from './word-keys.ts'

/** An answer in a chat is short; the link leads to the rest. */
const longest = 420

/** A full stop behind these ends no sentence: 'Law No. 26 of 2007'. */
const shortened = /(?:^|[^\p{L}])(?:No|Nr|Art|Abs|approx|ca|ст|п)\.\s*$/u

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

/** The one sentence of a passage that holds most of a question. */
export function sentenceFor(text: string, question: string): string {
  const keysOf = keysFor(text, question)
  const asked = new Set(keysOf(question))
  const holds = (sentence: string): number =>
    new Set(keysOf(sentence).filter((key) => asked.has(key))).size
  return sentencesOf(text)
    .reduce((best, each) => (holds(each) > holds(best) ? each : best), '')
    .trim()
}

/** The part of a passage that answers a question: whole sentences, as many as a chat can bear. */
export function quoteFrom(text: string, question: string): string {
  if (text.length <= longest) return text
  const sentences = sentencesOf(text)
  const keysOf = keysFor(text, question)
  const asked = new Set(keysOf(question))
  const holds = (sentence: string): number =>
    new Set(keysOf(sentence).filter((key) => asked.has(key))).size
  const best = sentences.reduce(
    (top, each, at) => (holds(each) > holds(sentences[top] ?? '') ? at : top),
    0,
  )
  // The beginning answers most questions; a later sentence only where it holds clearly more.
  const isLater = holds(sentences[best] ?? '') > holds(sentences[0] ?? '') + 1
  let quote = ''
  for (const sentence of sentences.slice(isLater ? best : 0)) {
    if (quote !== '' && quote.length + sentence.length > longest) break
    quote += sentence
  }
  return quote.trim().slice(0, longest * 2)
}

/** Of so many sentences the last one says something else than those that answered before. */
const longEnough = 4

/** What a text that was told before says besides: the sentence that holds most of a question, or else its end. */
export function restFor(text: string, question: string): string {
  const sentence = sentenceFor(text, question)
  if (sentence !== '') return sentence
  const sentences = sentencesOf(text)
  return sentences.length < longEnough ? '' : (sentences.at(-1) ?? '').trim()
}
