import { foldText } from '@manzil/query-language/language/fold'
import {
  beforeNoWords,
  noWords,
  partsOnly,
  politeWords,
  sendingWords,
  timePhrases,
  yesPhrases,
  yesWords,
} from '@manzil/query-language/lexicon/short-answer-words'
import { finderOf } from './money/find-words.ts'

const phrasesIn = (list: string): string[] =>
  list
    .split('|')
    .map(plainText)
    .filter((phrase) => phrase !== '')

function plainText(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

const wordsOf = (list: string): string[] => plainText(list).split(' ')

const otherTime = new Set(phrasesIn(timePhrases))
const single = new Set(phrasesIn(yesWords).flatMap((phrase) => [phrase, ...phrase.split(' ')]))
const parts = new Set(wordsOf(partsOnly))
const polite = new Set(wordsOf(politeWords))
const agreeing = new Set([...phrasesIn(yesWords), ...phrasesIn(yesPhrases)])
const sends = finderOf(sendingWords)
const no = new Set(phrasesIn(noWords))
const beforeNo = new Set(wordsOf(beforeNoWords))
const longestNo = Math.max(...[...no].map((phrase) => phrase.split(' ').length))
const longestPhrase = Math.max(...[...agreeing].map((phrase) => phrase.split(' ').length))
const longestAnswer = 40

/** `again`: a yes after a question in between, to which the request is summed up once more. */
export type ShortAnswer = 'yes' | 'no' | 'time' | 'again'

/** A clear yes or no as the whole message, or the criterion for another time. */
export function readShortAnswer(message: string): ShortAnswer | undefined {
  if (message.length > longestAnswer) return undefined
  const text = asWritten(plainText(message))
  if (text === '') return undefined
  if (otherTime.has(text)) return 'time'
  const words = text.split(' ')
  const bare = words.filter((word) => !polite.has(word)).join(' ')
  if (no.has(text) || no.has(bare) || denies(words)) return 'no'
  return agrees(words) ? 'yes' : undefined
}

/** 'Send it' says what is meant; 'yes' and 'ok' may answer anything. */
export const saysToSend = (message: string): boolean => sends(foldText(message))

/** '好，send啦': other scripts beside Chinese, and no syllable that only softens. */
const asWritten = (text: string): string =>
  text
    .replace(/(?<=\p{Script=Han})(?=[a-z])|(?<=[a-z])(?=\p{Script=Han})/gu, ' ')
    .replace(/(?<=[a-z] |^)[啦吧呀啊喔哦咯了嘛]+(?= |$)/gu, '')
    .replace(/ +/gu, ' ')
    .trim()

/** Whether words consist of nothing but refusal: 'no wait, cancel that', 'ok, don't send it'. */
function denies(words: readonly string[]): boolean {
  let isClear = false
  for (let at = 0; at < words.length; ) {
    const length = refusalAt(words, at)
    const word = words[at] ?? ''
    if (length === 0 && !beforeNo.has(word) && !polite.has(word)) return false
    isClear ||= length > 0
    at += Math.max(length, 1)
  }
  return isClear
}

/** Words of the longest phrase of refusal that begins there. */
function refusalAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longestNo, words.length - at); length > 0; length -= 1)
    if (no.has(words.slice(at, at + length).join(' '))) return length
  return 0
}

/** Whether words consist of nothing but agreement: one word beside it may take it back. */
function agrees(words: readonly string[]): boolean {
  let isClear = false
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(words, at)
    const word = words[at] ?? ''
    if (length === 0 && !single.has(word) && !polite.has(word)) return false
    isClear ||= length > 0 || (single.has(word) && !parts.has(word))
    at += Math.max(length, 1)
  }
  return isClear
}

/** Words of the longest phrase of agreement that begins there. */
function phraseAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    if (agreeing.has(phrase) && !parts.has(phrase)) return length
  }
  return 0
}
