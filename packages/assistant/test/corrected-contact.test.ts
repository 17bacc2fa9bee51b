import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'

const tools = fakeTools(() => 5)
const cases: readonly (readonly [
  LanguageCode,
  call: string,
  number: string,
  name: string,
  right: string,
  yes: string,
])[] = [
  [
    'en',
    'call me, Sara Khan 0501234567',
    "no wrong number, it's 0501234576",
    "my name is spelled wrong, it's Sarah Khan",
    'Sarah Khan',
    'yes send it, and how long till someone answers?',
  ],
  [
    'ar',
    'اتصلوا بي، سارة خان 0501234567',
    'الرقم غلط، الصح 0501234576',
    'اسمي مكتوب غلط، سارا خان',
    'سارا خان',
    'ايوه ابعتها، ومتى يردون؟',
  ],
  [
    'ru',
    'перезвоните мне, Сара Хан, 0501234567',
    'номер неправильный, вот этот 0501234576',
    'имя неправильно, Зара Хан',
    'Зара Хан',
    'да, отправляйте, а когда ответят?',
  ],
  [
    'hi',
    'mujhe call karo, Sara Khan, 0501234567',
    'number galat hai, 0501234576 hai',
    'naam galat hai, Sarah Khan hai',
    'Sarah Khan',
    'haan bhej do, aur kab tak call aayega?',
  ],
  [
    'zh',
    '请给我打电话，王小明 0501234567',
    '号码错了，是0501234576',
    '名字写错了，是王晓明',
    '王晓明',
    '好，发吧，多久会有人联系？',
  ],
  [
    'de',
    'Bitte um Rückruf: Sara Kahn, 0501234567',
    'nummer falsch, richtig ist 0501234576',
    'Name falsch geschrieben, richtig ist Sarah Kahn',
    'Sarah Kahn',
    'ja, abschicken, und wie lange dauert die Antwort?',
  ],
]

describe.each(cases)('who asks, in %s', (language, call, number, name, right, yes) => {
  it('is put right', async () => {
    const first = await converse(tools, [call], language, fakeLeads())
    const { state } = await converse(tools, [call, number], language, fakeLeads())
    expect(state.request).toMatchObject({
      name: first.state.request?.name,
      phone: '0501234576',
    })
    const named = await converse(tools, [call, number, name], language, fakeLeads())
    expect(named.state.request).toMatchObject({ name: right, phone: '0501234576' })
    expect(named.state.slots).toEqual({})
  })

  it('agrees and asks when it is answered in one message', async () => {
    const leads = fakeLeads()
    const { text, state } = await converse(tools, [call, yes], language, leads)
    expect([leads.handed.length, state.request]).toEqual([1, undefined])
    expect(text.match(/EQ-2345AB/gu)?.length).toBeGreaterThan(1)
  })
})
