import { expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

it.each([
  [
    'en',
    'I have 900k cash and want something that pays me rent. Leaning JVC but a mate swears by Dubai South',
  ],
  ['en', 'want something that pays me rent, JVC or Dubai South'],
  ['de', 'Ich will etwas, das Miete bringt, JVC oder Dubai South?'],
  ['ru', 'хочу под сдачу, JVC или Дубай Саут?'],
  ['zh', '想买来收租，JVC还是Dubai South好'],
] as const)(
  'two communities are weighed by their figures and by no text, in %s: %s',
  async (language, said) => {
    const { state } = await converse(toolsWithTexts, [said], language)
    expect(state.intent).toBe('investment_advice')
  },
)

it.each([
  ['en', 'does my Dubai RERA card count in Sharjah or do i need another'],
  ['de', 'gilt meine Maklerkarte aus Dubai auch in Abu Dhabi?'],
  ['zh', '迪拜的经纪人证在沙迦能用吗'],
] as const)('a rule of two emirates is told by a text, in %s: %s', async (language, said) => {
  const { state } = await converse(toolsWithTexts, [said], language)
  expect(state.intent).toBe('ask_question')
})
