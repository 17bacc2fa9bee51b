import {
  inTraditional,
  writesTraditional,
} from '@manzil/query-language/language/traditional-writing'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const none = fakeTools(({ bedrooms_min }) => (bedrooms_min === 9 ? 0 : 5))
/** Nothing to rent, whatever is given up. */
const empty = fakeTools(({ purpose }) => (purpose === 'rent' ? 0 : 5))
const search = {
  en: '9 bed villa for rent in Mirdif up to 150k',
  ar: 'فيلا ٩ غرف في مردف للايجار لحد 150 الف',
  ru: 'вилла 9 спален в аренду в Мирдифе до 150 тысяч',
  hi: '9bhk villa mirdif rent 150 tak',
  zh: '米尔迪夫九房别墅出租，15万以内',
  de: 'Villa mit 9 Schlafzimmern in Mirdif mieten bis 150.000',
} as const
const foundNothing = {
  en: 'the last search found nothing',
  ar: 'لم يجد البحث الأخير شيئًا',
  ru: 'последний поиск ничего не нашёл',
  hi: 'पिछली खोज में कुछ नहीं मिला',
  zh: '上一次搜索没有结果',
  de: 'Die letzte Suche ergab nichts',
} as const

describe('a question about a home that was not shown', () => {
  it.each([
    ['en', 'does the first one have a balcony and who is the agent?'],
    ['en', 'which is better value, the first or the second?'],
    ['en', 'does it have a pool?'],
    ['en', 'show me the first one'],
    ['ru', 'покажи первую'],
    ['hi', 'pehla wala dikhao'],
    ['ar', 'ورني الأولى'],
    ['zh', '看看第一套'],
    ['de', 'was ist mit der zweiten?'],
    ['ar', 'الأولى فيها مسبح؟ وكم شيك؟'],
    ['ar', 'اول واحد مين الوكيل تبعه؟'],
    ['ru', 'а первая с балконом? на каком этаже'],
    ['ru', 'какая выгоднее, первая или вторая?'],
    ['hi', 'isme pool hai?'],
    ['hi', 'pehle wale me parking hai? bachelor allowed hai kya'],
    ['zh', '第一套几楼？有车位吗'],
    ['zh', '第一個同第二個邊個抵啲？'],
    ['de', 'Hat die zweite einen Pool und ab wann ist sie frei?'],
  ] as const)('says so and why, and changes no search, in %s: %s', async (language, asked) => {
    const before = (await converse(empty, [search[language]], language)).state.slots
    const said = await converse(empty, [search[language], asked], language)
    const lead = foundNothing[language]
    const written = writesTraditional(asked) === true ? inTraditional(lead) : lead
    expect(said.text).toContain(written)
    expect(said.state.slots).toEqual(before)
    expect(said.actions.length).toBeGreaterThan(0)
  })

  it('shows what fits where a search was told and no home of it shown', async () => {
    const said = await converse(none, [
      'compare Deira and Mirdif',
      'which floor is the first one on?',
    ])
    expect(said.text).toContain('I have not shown you any home yet')
  })

  it('asks which one where several are shown', async () => {
    const said = await converse(none, [
      '2 bed apartment in JVC for sale',
      'what is the service charge of this one?',
    ])
    expect(said.text).toContain('Which one do you mean?')
    const [, second] = said.actions
    const told = await converse(none, [
      '2 bed apartment in JVC for sale',
      'what is the service charge of this one?',
      second?.message ?? '',
    ])
    expect(told.state.refs).toEqual([2])
    expect(told.text).toContain('service charge')
  })
})

describe('what adverts do not state', () => {
  it.each([
    [
      'en',
      '2 bed to rent in JVC',
      'is number 2 available now? bachelors allowed?',
      'who may live there',
    ],
    [
      'ar',
      'شقة غرفتين في جي في سي للايجار',
      'الثانية متاحة الحين؟ العزاب مسموح؟',
      'من يُسمح له بالسكن',
    ],
    ['ru', 'двушка JVC аренда', 'вторая сейчас свободна? холостякам сдают?', 'кому сдают'],
    ['hi', '2bhk jvc rent', '2nd wala available hai abhi? bachelor allowed?', 'किसे रहने देते हैं'],
    ['zh', '想租JVC两房', '第二套现在可以入住吗？能合租吗？', '对住户有没有要求'],
    [
      'de',
      '3-Zimmer-Wohnung in JVC mieten',
      'Ist die zweite sofort frei? Nur an Familien?',
      'wer dort wohnen darf',
    ],
  ] as const)('is said to be unstated, in %s', async (language, first, asked, what) => {
    const said = await converse(none, [first, asked], language)
    expect(said.text).toContain(what)
    expect(said.text).toMatch(/Home number 2|بيت رقم 2/)
    expect(said.state.refs).toEqual([2])
  })

  it.each([
    ['en', '2 bed to rent in JVC', 'who is the agent for number 2?', 'names nobody'],
    ['ar', 'شقة غرفتين في جي في سي للايجار', 'مين الوكيل للثانية؟', 'لا يذكر الإعلان اسم أي مسؤول'],
    ['ru', 'двушка JVC аренда', 'кто агент у второй?', 'кто за него отвечает'],
    ['hi', '2bhk jvc rent', 'number 2 ka agent kaun hai?', 'किसी ज़िम्मेदार व्यक्ति का नाम नहीं'],
    ['zh', '想租JVC两房', '第二套的经纪人是谁？', '没有写明由谁负责'],
    [
      'de',
      '3-Zimmer-Wohnung in JVC mieten',
      'wer ist der Makler bei der zweiten?',
      'niemand, der dafür zuständig ist',
    ],
  ] as const)(
    'names nobody where the advert does not, in %s',
    async (language, first, asked, told) => {
      const said = await converse(none, [first, asked], language)
      expect(said.text).toContain(told)
    },
  )
})
