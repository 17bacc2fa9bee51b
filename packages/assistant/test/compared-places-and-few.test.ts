import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const tools = fakeTools(({ bedrooms_min }) => (bedrooms_min === 7 ? 1 : bedrooms_min === 6 ? 2 : 5))

describe('the two places of a search', () => {
  it.each([
    [
      'en',
      '4 bed villa in Arabian Ranches or Dubai Hills to buy',
      "What's the difference between those two communities really?",
    ],
    ['ar', 'فيلا ٤ غرف للبيع المرابع العربية او دبي هيلز', 'شو الفرق بين هالمنطقتين؟'],
    [
      'ru',
      'вилла 4 спальни купить Arabian Ranches или Дубай Хиллс',
      'а чем эти два района отличаются?',
    ],
    [
      'hi',
      '4bhk villa arabian ranches ya dubai hills kharidna hai',
      'in dono area me kya fark hai?',
    ],
    ['zh', '想买四房别墅，阿拉伯牧场或者迪拜山庄', '这两个区有什么区别？'],
    [
      'de',
      'Villa 4 Schlafzimmer Arabian Ranches oder Dubai Hills kaufen',
      'Was ist der Unterschied zwischen den beiden Gegenden?',
    ],
  ] as const)('are compared, and no two homes, in %s', async (language, first, asked) => {
    const before = (await converse(tools, [first], language)).state.slots
    const said = await converse(tools, [first, asked], language)
    expect(said.comparison?.columns).toHaveLength(2)
    expect(said.comparison?.columns[0]?.link).toContain('location=arabian-ranches')
    expect(said.state.slots).toEqual(before)
  })
})

const compareThree = {
  en: 'compare the first three',
  ar: 'قارن اول ثلاثة',
  ru: 'сравни первые три',
  hi: 'pehle teen compare karo',
  zh: '把前三个比较一下',
  de: 'Vergleichen Sie die ersten drei',
} as const
const villas = {
  en: (count: number) => `${count} bed villa in Al Barsha to buy`,
  ar: (count: number) => `فيلا ${count} غرف في البرشاء للبيع`,
  ru: (count: number) => `вилла ${count} спален Аль Барша купить`,
  hi: (count: number) => `${count}bhk villa al barsha kharidna hai`,
  zh: (count: number) => `想买巴沙${count}房别墅`,
  de: (count: number) => `Villa ${count} Schlafzimmer Al Barsha kaufen`,
} as const
const onlyOne = {
  en: 'only one home',
  ar: 'عقارًا واحدًا فقط',
  ru: 'только один объект',
  hi: 'सिर्फ़ एक घर',
  zh: '只展示了一套',
  de: 'nur ein Angebot',
} as const
const languages = ['en', 'ar', 'ru', 'hi', 'zh', 'de'] as const

describe('three homes to compare', () => {
  it.each(languages)('are said to be one where one is shown, in %s', async (language) => {
    const said = await converse(tools, [villas[language](7), compareThree[language]], language)
    expect(said.text).toContain(onlyOne[language])
    expect(said.comparison).toBeUndefined()
  })

  it.each(languages)('are two where two are shown, which is said, in %s', async (language) => {
    const said = await converse(tools, [villas[language](6), compareThree[language]], language)
    expect(said.comparison?.columns).toHaveLength(2)
    expect(said.text).toMatch(/^.*2/u)
  })

  it.each(languages)('are three where enough are shown, in %s', async (language) => {
    const said = await converse(tools, [villas[language](5), compareThree[language]], language)
    expect(said.comparison?.columns).toHaveLength(3)
  })
})
