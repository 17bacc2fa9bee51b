import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { toolsInDubai, toolsToLet } from './own-sums-tools.ts'

describe('words of sums that ask for none', () => {
  it.each<[LanguageCode, string[], string]>([
    ['en', ['If I sell my apartment for 2 million, do I keep my golden visa?'], 'proceeds'],
    [
      'de',
      ['Meine Anschlussfinanzierung steigt von 3,9 % auf 5,1 %, 520.000 über 18 Jahre'],
      'refinance',
    ],
  ])('%s: %j is no %s', async (language, turns, kind) => {
    const { state } = await converse(toolsInDubai(), turns, language)
    expect(state.money?.kind).not.toBe(kind)
  })

  it.each<[LanguageCode, string]>([
    ['ar', 'ابي اشتري شقة للبيع في دبي مارينا غرفتين يفضل تحت 1.5 مليون'],
    [
      'ru',
      'Хочу купить двухкомнатную квартиру в Дубай Марине рядом с остановкой до 1,2 млн, что есть в продаже?',
    ],
    ['hi', 'Dubai Marina me bikri ke liye 2BHK kharidna hai, do bache hain, budget 1.5 million'],
  ])('%s: who buys has sold nothing', async (language, message) => {
    const { state } = await converse(toolsInDubai(), [message], language)
    expect(state.slots.location).toEqual(['dubai-marina'])
    expect(state.figures?.ofSale).toBeUndefined()
  })
})

it('counts a rent of a month as one', async () => {
  const { text } = await converse(toolsToLet(), [
    'I earn 50k and the rent is 15k a month, what is left?',
  ])
  expect(text).toMatch(/180,000/u)
  expect(text).not.toMatch(/\b1,250\b/u)
})

it('asks how large homes before were without going back to them', async () => {
  const turns = ['2 bed for rent in JVC up to 90k', 'make it 3 bed', 'how big was the one before?']
  const { state } = await converse(toolsToLet(), turns)
  expect(state.slots.bedrooms_min).toBe(3)
})
