import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'

const tools = fakeTools(() => 12)
const cases: readonly (readonly [
  LanguageCode,
  search: string,
  after: string,
  day: string,
  note: string,
  said: RegExp,
])[] = [
  [
    'en',
    'villas in Mirdif',
    'can i see the 2nd one friday after 6?',
    'can i see the 2nd one on friday?',
    "it's Grace Okoye, 055 302 4417, we have a dog, please ask if that is fine",
    /we have a dog, please ask if that is fine/u,
  ],
  [
    'ar',
    'فلل في مردف',
    'ابي اشوف الثانية الجمعة بعد 6',
    'ابي اشوف الثانية الجمعة',
    'اسمي نورة، 0502213345، عندنا كلب، اسالوا اذا مسموح',
    /عندنا كلب، اسالوا اذا مسموح/u,
  ],
  [
    'ru',
    'виллы в Мирдифе',
    'хочу посмотреть вторую в пятницу после 18',
    'хочу посмотреть вторую в пятницу',
    'меня зовут Тимур Алиев, 058 771 2093, у нас собака, пусть спросят можно ли с ней',
    /у нас собака, пусть спросят можно ли с ней/u,
  ],
  [
    'hi',
    'मिर्दिफ में विला',
    'दूसरा वाला शुक्रवार 6 के बाद देखना है',
    'दूसरा वाला शुक्रवार को देखना है',
    'मेरा नाम संदीप यादव है, 0567712340, हमारे पास कुत्ता है, पूछ लीजिए चलेगा क्या',
    /हमारे पास कुत्ता है, पूछ लीजिए चलेगा क्या/u,
  ],
  [
    'zh',
    '米尔迪夫的别墅',
    '周五6点以后看第二套',
    '周五想看第二套',
    '我叫陈伟明，0523340981，我们有狗，问一下可不可以养',
    /我们有狗，问一下可不可以养/u,
  ],
  [
    'de',
    'Villen in Mirdif',
    'die zweite am Freitag nach 18 besichtigen',
    'die zweite am Freitag besichtigen',
    'ich heiße Jürgen Maaß, 055 302 4417, wir haben einen Hund, bitte fragen ob das geht',
    /wir haben einen Hund, bitte fragen ob das geht/u,
  ],
]

describe.each(cases)('a viewing in %s', (language, search, after, day, note, said) => {
  it('takes the hour from which it is wanted', async () => {
    const { state } = await converse(tools, [search, after], language, fakeLeads())
    expect(state.request).toMatchObject({ kind: 'viewing', date: '2026-11-20', time: '18:00' })
  })

  it('says the day back while its hour is asked for', async () => {
    const { text, state } = await converse(tools, [search, day], language, fakeLeads())
    expect(state.request).toMatchObject({ kind: 'viewing', date: '2026-11-20', asked: 'time' })
    expect(text).toMatch(/Friday|الجمعة|пятница|शुक्रवार|星期五|Freitag/u)
  })

  it('passes on what is to be asked, without who asks', async () => {
    const { text, state } = await converse(tools, [search, after, note], language, fakeLeads())
    expect(state.request?.kind).toBe('viewing')
    expect(state.request?.note).toMatch(said)
    expect(state.request?.note).not.toMatch(/Grace|نورة|Тимур|संदीप|陈伟明|Maaß/u)
    expect(text).toMatch(said)
  })
})
