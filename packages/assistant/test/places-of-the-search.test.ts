import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { siteTexts } from './site-library.ts'

const tools = { ...fakeTools(() => 3), ...siteTexts }
const mirdif = {
  en: '3 bed villa for rent in Mirdif under 200k',
  ar: 'فيلا ٣ غرف في مردف للايجار لحد 200 الف',
  ru: 'вилла 3 спальни в аренду в Мирдифе до 200 тысяч',
  hi: '3bhk villa mirdif me rent 200k tak',
  zh: '想租米尔迪夫三房别墅，20万以内',
  de: 'Villa mit 3 Schlafzimmern in Mirdif mieten bis 200.000',
} as const

describe('what is asked of the place of a search', () => {
  it.each([
    ['en', 'are there schools there? and what about the metro?', 'schools', 'metro'],
    ['ar', 'فيه مترو قريب؟ وكيف المدارس هناك', 'مدارس', 'مترو'],
    ['ru', 'там школы есть рядом? и метро', 'школ', 'метро'],
    ['hi', 'waha pe school aur metro hai kya paas me', 'स्कूल', 'मेट्रो'],
    ['zh', '那边离地铁近吗？有没有学校', '学校', '地铁'],
    ['de', 'Gibt es da Schulen und eine Metro in der Nähe?', 'Schulen', 'Metro'],
  ] as const)('is answered by its guide, both of two, in %s', async (language, asked, ...told) => {
    const before = (await converse(tools, [mirdif[language]], language)).state.slots
    const said = await converse(tools, [mirdif[language], asked], language)
    for (const each of told) expect(said.text).toContain(each)
    expect(said.state.slots).toEqual(before)
    expect(said.results).toBeUndefined()
  })

  it.each([
    ['en', 'is it safe there at night?', 'how safe it is', 'Ask an agent'],
    ['ar', 'المنطقة أمان بالليل؟', 'مدى الأمان', 'اسأل وكيلًا'],
    ['ru', 'а в этом районе вечером безопасно', 'безопасность', 'Спросить агента'],
    ['hi', 'wahan safe hai na raat ko?', 'कितना सुरक्षित', 'एजेंट से पूछें'],
    ['zh', '那边晚上安全吗？', '治安', '询问经纪人'],
    ['de', 'Ist es dort nachts sicher?', 'Sicherheit', 'Makler fragen'],
  ] as const)(
    'is said to be told nowhere, and who knows it, in %s',
    async (language, asked, what, button) => {
      const said = await converse(tools, [mirdif[language], asked], language)
      expect(said.text).toContain(what)
      expect(said.actions.map(({ label }) => label)).toContain(button)
      expect(said.state.slots.features).toBeUndefined()
    },
  )

  it.each([
    ['en', 'is there a british school nearby?', 'Star International'],
    ['ar', 'شو المدارس اللي حوالين مردف؟', 'Star International'],
    ['ru', 'а британская школа там есть?', 'Star International'],
    ['hi', 'wahan indian school hai?', 'किसी भारतीय स्कूल का नाम नहीं'],
    ['zh', '附近有没有英国学校', 'Star International'],
    ['de', 'Gibt es dort eine deutsche Schule?', 'nennt keine deutsche Schule'],
  ] as const)(
    'tells of schools by what they teach, and of those that are not named, in %s',
    async (language, asked, what) => {
      const said = await converse(tools, [mirdif[language], asked], language)
      expect(said.text).toContain(what)
      expect(said.state.slots.features).toBeUndefined()
    },
  )

  it.each([
    ['en', 'is it near the airport?', 'not far from the airport'],
    ['ar', 'قريبة من المطار؟', 'غير بعيدة عن المطار'],
    ['ru', 'там до аэропорта далеко?', 'недалеко от аэропорта'],
    ['hi', 'wahan se airport paas hai?', 'हवाई अड्डे से ज़्यादा दूर नहीं'],
    ['zh', '那边离机场近吗？', '离机场不远'],
    ['de', 'Ist der Flughafen in der Nähe?', 'nicht weit vom Flughafen'],
  ] as const)('tells of the airport in %s', async (language, asked, told) => {
    const said = await converse(tools, [mirdif[language], asked], language)
    expect(said.text).toContain(told)
  })
})

describe('what is asked of several places', () => {
  it('is answered for both that are searched in, in their order', async () => {
    const said = await converse(tools, [
      '4 bed villa in Arabian Ranches or Dubai Hills to buy',
      'which of them is quieter and nearer to a british school?',
    ])
    const [one, other] = ['Living in Arabian Ranches', 'Living in Dubai Hills Estate'].map((name) =>
      said.text.indexOf(name),
    )
    expect(one).toBeGreaterThan(-1)
    expect(other).toBeGreaterThan(one ?? 0)
    expect(said.text).toContain('British')
    expect(said.comparison).toBeUndefined()
  })

  it('names an agent where a place has no guide, and tells no other way than the one asked', async () => {
    const turns = ['bur dubai me 1bhk rent 60k tak', 'इलाका सुरक्षित है रात में? एयरपोर्ट कितनी दूर है']
    const said = await converse(tools, turns, 'hi')
    expect(said.actions.map(({ label }) => label)).toContain('एजेंट से पूछें')
    const far = await converse(tools, ['студия в JLT до 60к', 'далеко оттуда до аэропорта?'], 'ru')
    expect(far.text).toContain('DXB')
    expect(far.text).not.toContain('15 минут')
  })

  it('asks which place is meant where none is known', async () => {
    const said = await converse(tools, ['2bhk rent 90k tak', 'wahan safe hai na raat ko?'], 'hi')
    expect(said.text).toContain('किस इलाक़े')
    expect(said.state.slots.features).toBeUndefined()
  })

  it('leaves the next change of the search as it is', async () => {
    const turns = [
      'таунхаус 3 спальни Дамак Хиллс или Аль Фурджан аренда до 180 тысяч',
      'там школы есть рядом? и метро',
      'а 4 спальни сколько стоит',
    ]
    const said = await converse(tools, turns, 'ru')
    expect(said.state.slots).toMatchObject({
      location: ['damac-hills', 'al-furjan'],
      bedrooms_min: 4,
    })
    expect(said.state.slots.features).toBeUndefined()
  })
})

describe('a look in another place after a question about one', () => {
  it.each([
    ['en', 'is it safe there?', 'have a look in Oud Metha too'],
    ['ar', 'المنطقة أمان؟', 'شوف عود ميثاء كمان'],
    ['ru', 'а там безопасно?', 'посмотри ещё в Уд Мета'],
    ['hi', 'wahan safe hai?', 'oud metha bhi dekh lo'],
    ['zh', '那边安全吗？', 'Oud Metha也看看'],
    ['de', 'Ist es dort sicher?', 'schau auch in Oud Metha'],
  ] as const)('wants homes there as well (%s)', async (language, asked, looked) => {
    const said = await converse(tools, [mirdif[language], asked, looked], language)
    expect(said.state.slots.location).toEqual(['mirdif', 'oud-metha'])
    expect(said.results).toBeDefined()
  })
})
