import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools, figures } from './fake-tools.ts'
import { numbers } from './own-sums-tools.ts'

const tools = {
  ...fakeTools(() => 3),
  areaFigures: async () => ({ ...figures, medianPerSqft: 60 }),
}

it.each<[LanguageCode, string, string]>([
  ['en', 'buy a 2 bed in Arjan', 'which of these gives the best rental yield?'],
  ['de', 'Wohnung kaufen in Arjan', 'welche von diesen bringt die beste Rendite?'],
  ['ru', 'купить квартиру в Арджане', 'у какой из них доходность выше?'],
  ['ar', 'شقق للبيع في أرجان', 'ايهم احسن عائد؟'],
  ['hi', 'Arjan me 2bhk kharidna hai', 'inme se kis me sabse acha rental return hai'],
  ['zh', '买Arjan的公寓', '这几套哪套回报率最高'],
])('the yields of shown homes are told apart (%s: %s, %s)', async (language, search, asks) => {
  const { text, state } = await converse(tools, [search, asks], language)
  // 72,000 of 1,010,000, the first of three.
  expect(numbers(text).split('\n')[0]).toContain('7.13 %')
  expect(state.shown).toHaveLength(3)
})
