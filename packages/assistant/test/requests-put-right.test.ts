import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { converse } from './conversation.ts'
import { knowledge, now } from './knowledge.ts'
import { toolsWithTexts } from './site-library.ts'

const names = [
  ['اوكي خلهم يتصلون علي ٠٥٠٤٤٧١٩٢٣ ام سعيد، العصر لو سمحت', 'ام سعيد'],
  ['كلموني على الرقم ٠٥٠٣٣٢٢١١٤ سالم، بخصوص الثالثة', 'سالم'],
  ['دقوا علي ٠٥٠٤٤٧١٩٢٣ ابو راشد', 'ابو راشد'],
  ['علي حسن ٠٥٠٤٤٧١٩٢٣ اتصلوا فيني', 'علي حسن'],
] as const

describe('what is put right in a request', () => {
  it.each(names)('hears who asks: %s', (text, name) => {
    const state = { ...newState(), shown: ['a', 'b', 'c'] }
    const { words } = understand({ text, language: 'ar', state, now }, knowledge)
    expect(words.name).toBe(name)
  })

  it.each([
    ['en', 'forget the first, call me about the second. Tom Hale 0551234567'],
    ['ru', 'первую не надо, по второй позвоните: Ольга +7 916 123 45 67'],
    ['de', 'die erste vergessen wir, bitte zur zweiten anrufen, Petra Lang 0049 170 1234567'],
  ] as const)('is about the one that is not left out: %s: %s', async (language, text) => {
    const { state } = await converse(toolsWithTexts, ['2 bed to rent in JVC', text], language)
    expect(state.request?.propertyId).toBe(state.shown[1])
  })

  it('stays with the home spoken of where something is wanted first', async () => {
    const turns = [
      '2 спальни в аренду в Дубай Марине',
      'вторая с мебелью?',
      'а если взять на полгода сначала',
      'Хорошо, пусть позвонят. Айгуль, +7 701 555 21 84',
    ]
    const { state } = await converse(toolsWithTexts, turns, 'ru')
    expect(state.request?.propertyId).toBe(state.shown[1])
  })

  it('moves to what leads the cards', async () => {
    const turns = [
      '2 bed to rent in JVC',
      'call me about the second, Tom Hale 0551234567',
      'sorry, i meant the cheapest one',
    ]
    const { state } = await converse(toolsWithTexts, turns)
    expect(state.request?.propertyId).toBe(state.shown[(state.order?.price?.[0] ?? 0) - 1])
  })

  it.each([
    ['en', 'compare the second with the cheapest one in Al Furjan'],
    ['de', 'vergleich die zweite mit der günstigsten in Furjan'],
    ['ru', 'сравни вторую с самой дешёвой в Фурджане'],
    ['ar', 'قارن الثانية مع ارخص وحدة في الفرجان'],
    ['hi', 'doosre wale ko furjan ke sabse saste se compare karo'],
    ['zh', '第二套和Al Furjan最便宜的比一下'],
  ] as const)(
    'sets a card against the first of another place, and the search stays: %s: %s',
    async (language, text) => {
      const { state, comparison } = await converse(
        toolsWithTexts,
        ['2 bed to rent in JVC', text],
        language,
      )
      expect(comparison).toBeDefined()
      expect(state.slots.location).toEqual(['jumeirah-village-circle'])
    },
  )

  it.each([
    ['en', 'you keep showing me the same ones'],
    ['de', 'das bringt nichts, immer dieselben'],
    ['ru', 'толку от вас ноль, одно и то же'],
    ['ar', 'مش عاجبني كلامك، كل مرة نفس الشي'],
    ['hi', 'किसी काम के नहीं हो, बार बार वही दिखाते हो'],
    ['zh', '怎么老是这几套 没用'],
  ] as const)('hears who is dissatisfied: %s: %s', async (language, text) => {
    const { state } = await converse(toolsWithTexts, ['2 bed to rent in JVC', text], language)
    expect(state.intent).toBe('smalltalk')
  })
})
