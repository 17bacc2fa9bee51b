import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { readShortAnswer } from '../src/understanding/short-answers.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'

const tools = {
  ...fakeTools(() => 3),
  passages: async () => [
    {
      page: '',
      heading: 'Who gets my number?',
      text: 'The advertiser, and nobody else.',
      link: '/faqs?question=number',
      fit: 1,
      likeness: 1,
      score: 1,
      lead: 1,
    },
  ],
}
const calls: Readonly<Record<LanguageCode, readonly [call: string, send: string, when: string]>> = {
  en: ['call me, Sara Khan 0501234567', 'send it', 'when will they call?'],
  ar: ['اتصلوا بي، فهد العتيبي 0501234567', 'ماشي ابعتيه', 'متى بيتصلون؟'],
  ru: [
    'перезвоните мне, Ерлан Сатпаев, 0501234567, после шести',
    'да, отправляйте',
    'ну и когда ждать?',
  ],
  hi: ['mujhe call karo, Rajesh Kumar, 0501234567', 'haan bhej do', 'kab tak aayega phone?'],
  zh: ['请给我打电话，王小明 0501234567', '好，send啦', '什么时候联系我？'],
  de: ['Bitte um Rückruf: Uwe Maier, 0501234567', 'passt, raus damit', 'Wann rufen die an?'],
}
const languages = ['en', 'ar', 'ru', 'hi', 'zh', 'de'] as const

describe.each(languages)('a call in %s', (language) => {
  const [call, send, when] = calls[language]

  it('is sent by a consent as people give it, and then nobody promises a time', async () => {
    const leads = fakeLeads()
    const said = await converse(tools, [call, send, when], language, leads)
    expect(leads.handed).toHaveLength(1)
    expect(said.text).toContain('EQ-2345AB')
    expect(said.state.slots).toEqual({})
  })
})

describe('a question while a call waits for its yes', () => {
  it('is answered, and the call is sent by saying so', async () => {
    const leads = fakeLeads()
    const said = await converse(tools, [calls.en[0], 'who gets my number?', 'send it'], 'en', leads)
    expect([leads.handed.length, said.state.request]).toEqual([1, undefined])
  })

  it.each(['yes', 'ok'])('is not what %s answers: the call is summed up again', async (word) => {
    const leads = fakeLeads()
    const said = await converse(tools, [calls.en[0], 'who gets my number?', word], 'en', leads)
    expect(leads.handed).toEqual([])
    expect(said.text).toContain('Shall I send this request?')
  })
})

it.each<[LanguageCode, string]>([
  ['en', 'human please. this is useless'],
  ['ar', 'موظف لو سمحت'],
  ['ru', 'дайте живого человека'],
  ['hi', 'इंसान चाहिए'],
  ['zh', '我要人工'],
  ['de', 'Mensch bitte!'],
])('who asks for a human is asked for a name (%s: %s)', async (language, text) => {
  const { state } = await converse(
    fakeTools(() => 3),
    [text],
    language,
  )
  expect(state.request).toEqual({ kind: 'callback', asked: 'contact' })
})

it.each([
  ['y', 'yes'],
  ['да, давайте', 'yes'],
  ['ок, шлите', 'yes'],
  ['forget the call', 'no'],
  ['y would I', undefined],
  ['send me more homes', undefined],
])('%s is %s', (text, answer) => {
  expect(readShortAnswer(text)).toBe(answer)
})
