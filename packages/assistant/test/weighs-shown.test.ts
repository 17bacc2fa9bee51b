import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { weighTextsOf } from '../src/reply/texts/weigh-texts.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const tools = fakeTools(() => 5)
const cases: readonly (readonly [LanguageCode, search: string, better: string, life: string])[] = [
  [
    'en',
    '2 bed in Dubai Marina to buy',
    'which is better?',
    'we are a family with two kids, which one would you take?',
  ],
  ['ar', 'شقة غرفتين في دبي مارينا للبيع', 'أيهم أفضل؟', 'عندي طفلين، اي وحدة احسن لنا؟'],
  ['ru', '2 спальни в Дубай Марине купить', 'какая лучше?', 'у нас двое детей, какую посоветуете?'],
  ['hi', 'दुबई मरीना में 2 बेडरूम खरीदना है', 'कौन सा बेहतर है?', 'हमारे दो बच्चे हैं, कौन सा लेना चाहिए?'],
  ['zh', '迪拜码头两房 买', '哪套更好？', '我们有两个孩子，哪套更合适？'],
  [
    'de',
    '2 Schlafzimmer in Dubai Marina kaufen',
    'welche ist besser?',
    'wir haben zwei Kinder, welche würden Sie nehmen?',
  ],
]

describe.each(cases)('which is better (%s)', (language, search, better, life) => {
  it.each([better, life])('is told of the first three by what they state: %s', async (asked) => {
    const before = await converse(tools, [search], language)
    const said = await converse(tools, [search, asked], language)
    const { goingBy, whatCounts } = weighTextsOf(language)
    expect(said.text).toContain(goingBy(3))
    expect(said.text).toContain(whatCounts)
    expect(said.comparison?.columns).toHaveLength(3)
    expect(said.state.slots).toEqual(before.state.slots)
  })
})

it('weighs those that were compared before', async () => {
  const turns = ['2 bed in Dubai Marina to buy', 'compare 2 and 4', 'which is better?']
  const { comparison, text } = await converse(tools, turns)
  expect(comparison?.columns.map(({ title }) => title.slice(0, 2))).toEqual(['2.', '4.'])
  expect(text).toContain('these two')
})

it('tells what differs where a reason for a price is asked', async () => {
  const turns = ['2 bed in Dubai Marina to buy', 'compare 1 and 3', 'why is that one cheaper?']
  const { text, comparison } = await converse(tools, turns)
  expect(text).toContain(weighTextsOf('en').noReason)
  expect(comparison?.columns).toHaveLength(2)
})

it.each(['which is better, to rent or to buy?', 'which is better, Mirdif or JVC?'])(
  'is of no cards where something else is named: %s',
  async (asked) => {
    const { text } = await converse(tools, ['2 bed in Dubai Marina to buy', asked])
    expect(text).not.toContain(weighTextsOf('en').whatCounts)
  },
)
