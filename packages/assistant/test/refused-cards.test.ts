import { describe, expect, it } from 'vitest'
import { refusedCards } from '../src/understanding/refused-cards.ts'
import { knowledge } from './knowledge.ts'

const messages = [
  ['en', 'forget the first, enquire about the second', [1]],
  ['en', 'the second, not the first', [1]],
  ['en', 'not the first one but the third', [1]],
  ['en', 'the first is no good, call about the third', [1]],
  ['de', 'die erste vergessen wir, bitte zur zweiten anrufen lassen', [1]],
  ['de', 'nicht die erste sondern die zweite bitte', [1]],
  ['de', 'die erste fällt weg, rufen Sie mich zur dritten an', [1]],
  ['de', 'die erste nicht, lieber die zweite', [1]],
  ['ru', 'первую не надо, по второй оставьте заявку', [1]],
  ['ru', 'не первую, а вторую', [1]],
  ['ru', 'по второй, первую не надо', [1]],
  ['ar', 'انسى الاولى، كلموني عن الثانية', [1]],
  ['ar', 'مو الاولى الثانية', [1]],
  ['hi', 'पहला नहीं, दूसरा', [1]],
  ['hi', 'pehla rehne do, teesre wale ke liye call karwao', [1]],
  ['zh', '不要第一套，帮我咨询第二套', [1]],
  ['zh', '第一套算了 第二套帮我联系一下', [1]],
] as const

const kept = [
  ['en', 'is the first not cheaper than the second?'],
  ['en', "don't forget the first and the second"],
  ['en', 'forget the first'],
  ['de', 'vergleiche die erste und die zweite'],
  ['ru', 'первую и вторую'],
  ['zh', '比较第一套和第二套'],
] as const

describe('cards that a message leaves out', () => {
  it.each(messages)('%s: %s', (language, text, cards) => {
    const { tokens, pieces } = knowledge.read(text, language)
    expect([...refusedCards(text, tokens, pieces)]).toEqual(cards)
  })

  it.each(kept)('leaves none out: %s: %s', (language, text) => {
    const { tokens, pieces } = knowledge.read(text, language)
    expect(refusedCards(text, tokens, pieces).size).toBe(0)
  })
})
