import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const tools = fakeTools(() => 7)
const search = {
  en: '2 bed to rent in JVC',
  ar: 'شقة غرفتين في جي في سي للايجار',
  ru: '2 спальни JVC аренда',
  hi: '2bhk jvc rent',
  zh: '想租JVC两房',
  de: '2 Schlafzimmer in JVC mieten',
} as const

describe('what is asked of a card', () => {
  it.each([
    ['en', 'is the price of the second negotiable?', 'whether the price is negotiable'],
    ['en', 'since when is number 2 listed, how long on the market?', 'listed since'],
    ['en', 'can I pay monthly for the second one?', 'number of cheques'],
    ['en', 'what view does the second one have?', 'sea view'],
    ['ar', 'الثانية السعر قابل للتفاوض؟', 'هل السعر قابل للتفاوض'],
    ['ar', 'الثانية كم الدور؟', 'الطابق'],
    ['ar', 'الثانية ينفع دفع شهري؟', 'عدد الشيكات'],
    ['ru', 'по второй торг уместен?', 'возможен ли торг'],
    ['ru', 'вторую можно оплачивать помесячно?', 'число чеков'],
    ['ru', 'вторая давно висит?', 'размещено'],
    ['hi', 'dusra wala negotiable hai kya?', 'मोल-भाव'],
    ['hi', 'dusra wala kab se available hai?', 'कब से'],
    ['zh', '第二套可以谈价吗？', '价格能不能谈'],
    ['zh', '第二套能一个月一付吗？', '支票张数'],
    ['zh', '第二套挂了多久了？', '发布日期'],
    ['de', 'ist der Preis bei der zweiten verhandelbar?', 'ob der Preis verhandelbar ist'],
    ['de', 'gibts bei der zweiten Monatszahlung?', 'Zahl der Schecks'],
    ['de', 'seit wann ist die zweite inseriert?', 'inseriert seit'],
  ] as const)('is told or said to be unstated, in %s: %s', async (language, asked, told) => {
    const said = await converse(tools, [search[language], asked], language)
    expect(said.state.refs).toEqual([2])
    expect(said.text).toContain(told)
  })

  it.each([
    [
      'en',
      'how much is the most expensive one per sqft?',
      'Of all 7 that fit: Home 6 is the most expensive',
    ],
    ['ru', 'сколько за фут просит самая дорогая?', '6 самый дорогой'],
    ['de', 'welchen Quadratmeterpreis hat die teuerste?', 'Home number 5'],
    ['zh', '最贵的那套几楼？', '第6套最贵'],
    ['hi', 'sabse mehnga wala kitne cheque me hai?', '6 सबसे महँगा'],
    ['ar', 'الاغلى كم شيك؟', '6 هو الأغلى'],
  ] as const)('may be the dearest of them, in %s', async (language, asked, told) => {
    const said = await converse(tools, [search[language], asked], language)
    expect(said.text).toContain(told)
  })

  it('is told of the cheapest of all, of which the cards are a part', async () => {
    const rows = [9, 5, 8, 7, 6, 1].map((number) => makeProperty(number))
    const sorted = {
      ...tools,
      searchProperties: async (_: unknown, { sort, limit }: { sort: string; limit: number }) => ({
        total: rows.length,
        rows: (sort === 'price_asc' ? rows.toReversed() : rows).slice(0, limit),
        asOf: '2026-11-18T08:00:00.000Z',
      }),
    }
    const said = await converse(sorted, [
      '2 bed for sale in Dubai Marina',
      'how many cheques does the cheapest one take?',
    ])
    expect(said.text).toContain('Of all 6 that fit: Home 6 is the cheapest at AED 1,010,000')
    expect(said.text).toContain('number of cheques')
  })

  it('is answered while a request waits for a home to be chosen', async () => {
    const said = await converse(tools, [
      'please call me',
      '2 bed for sale in Dubai Marina up to 2 million',
      'the last one, is the ac chiller free?',
    ])
    expect(said.text).toContain('who pays for cooling')
    expect(said.state.request?.propertyId).toBeUndefined()
  })
})

describe('homes side by side', () => {
  it.each([
    [
      'en',
      '2 bed for sale in Dubai Marina',
      'which is better, the second or the fourth?',
      '1,020,000',
    ],
    [
      'de',
      '2 Schlafzimmer in Dubai Marina kaufen',
      'welche ist besser, die zweite oder die vierte?',
      '1.020.000',
    ],
    ['ru', '2 спальни купить в Дубай Марине', 'какая лучше, вторая или четвертая?', '1 020 000'],
  ] as const)('are told with their figures, in %s', async (language, first, asked, price) => {
    const said = await converse(tools, [first, asked], language)
    expect(said.text.replaceAll(/[\u00a0\u202f]/gu, ' ')).toContain(price)
  })
})

describe('homes to buy for their rent', () => {
  it.each([
    ['en', 'show me a studio or 1 bed below 800k with good rental return'],
    ['ru', 'покажите студию или 1 спальню до 800 тысяч с хорошей доходностью'],
    ['de', 'Zeigen Sie mir ein Studio bis 800.000 mit guter Rendite'],
  ] as const)('are shown behind the yields, in %s', async (language, said) => {
    const { results, state, text } = await converse(tools, [said], language)
    expect(text).toContain('%')
    expect(results?.data.length).toBeGreaterThan(0)
    expect(state.slots.purpose).toBe('sale')
  })

  it('are not shown to who asks for areas', async () => {
    const { results } = await converse(tools, [
      'which area has the best yield for a studio up to 800k?',
    ])
    expect(results).toBeUndefined()
  })
})

describe('a request about the cheapest of the cards', () => {
  it.each([
    ['en', 'the cheapest one please, ask the agent to call me'],
    ['ar', 'خل الوكيل يتصل فيني عن الارخص'],
    ['ru', 'пусть агент перезвонит по самой дешевой'],
    ['hi', 'sabse sasta wala, agent se call karwa do'],
    ['zh', '最便宜那套，请让经纪人给我打电话'],
    ['de', 'bitte um Rückruf zur günstigsten'],
  ] as const)('is about that home, in %s', async (language, asked) => {
    const said = await converse(tools, [search[language], asked], language)
    expect(said.state.request?.propertyId).toBe(makeProperty(1)._id)
    expect(said.state.slots.sort_by).toBeUndefined()
  })
})

describe('what is counted and is no card', () => {
  it.each([
    ['en', 'how much do I pay in the first month?'],
    ['ar', 'كم ادفع في اول شهر؟'],
    ['ru', 'сколько платить за первый месяц?'],
    ['hi', 'pehle mahine me kitna dena padega?'],
    ['zh', '第一个月要付多少钱？'],
    ['de', 'Was zahle ich im ersten Monat?'],
  ] as const)('names no home, in %s: %s', async (language, asked) => {
    const second = {
      en: 'which floor is the second one on?',
      ar: 'الثانية كم الدور؟',
      ru: 'вторая на каком этаже?',
      hi: 'dusra wala kis floor pe hai?',
      zh: '第二套几楼？',
      de: 'In welchem Stock liegt die zweite?',
    }[language]
    const said = await converse(tools, [search[language], second, asked], language)
    expect(said.state.focus?.propertyId).toBe(makeProperty(2)._id)
  })

  it('is no value where two homes are compared by it', async () => {
    const said = await converse(
      tools,
      [search.ar, 'قارني لي بين الاولى والثالثة من ناحية المساحة وسعر القدم'],
      'ar',
    )
    expect(said.comparison).toBeDefined()
  })

  it('is called about by who gives a number for the cheapest', async () => {
    const said = await converse(tools, [
      search.en,
      'the cheapest one pls, let him phone my husband Ramon 0557342816 after 6pm',
    ])
    expect(said.state.request?.propertyId).toBe(makeProperty(1)._id)
  })
})

describe('the cheapest against the dearest', () => {
  it.each([
    [
      'en',
      'which floor is the cheapest one on?',
      'and compared with the most expensive one, what do I pay more for?',
    ],
    [
      'de',
      'in welchem Stock liegt die günstigste?',
      'Und im Vergleich zur teuersten, wofür zahle ich da mehr?',
    ],
    ['ru', 'на каком этаже самая дешевая?', 'а самая дорогая, за что там переплачивать?'],
    ['zh', '最便宜的那套几楼？', '和最贵的那套比，贵在哪？'],
  ] as const)('are the two that were spoken of, in %s', async (language, first, asked) => {
    const said = await converse(tools, [search[language], first, asked], language)
    expect(said.state.refs.toSorted()).toEqual([1, 5])
    expect(said.comparison).toBeDefined()
  })

  it('says which is the cheapest where the one that was asked about is not', async () => {
    const said = await converse(tools, [search.en, 'why is the third one so cheap?'])
    expect(said.text).toContain('No advert says why')
    const other = await converse(tools, [
      search.en,
      'why is the second one cheaper than the third?',
    ])
    expect(other.text).toContain('Home 1 is the cheapest')
  })
})

it.each([
  ['en', 'does the second one have a fireplace?', 'I have no detail on that'],
  ['de', 'hat die zweite einen Kamin?', 'keine Angabe'],
  ['ru', 'а во второй есть камин?', 'нет данных'],
  ['zh', '第二套有壁炉吗？', '没有这套房源的资料'],
] as const)('says where a detail is not known at all, in %s', async (language, asked, told) => {
  const said = await converse(tools, [search[language], asked], language)
  expect(said.text).toContain(told)
  expect(said.actions).toHaveLength(1)
})

it('takes no wish to understand for the finest', async () => {
  const said = await converse(
    tools,
    ['بدي ستوديو في دبي مارينا لحد 70 الف بالسنة وبدي افهم شو يعني ايجاري'],
    'ar',
  )
  expect(said.state.slots.sort_by).toBeUndefined()
})

describe('said in other words', () => {
  it.each([
    ['en', 'and the biggest one, how many bathrooms?', 'bathrooms: 2'],
    ['en', 'the cheapest one in detail please', 'Home 1 is the cheapest'],
    ['en', 'which building is the second one in exactly?', 'where it is: Dubai Marina'],
    ['ru', 'когда сдача у второй и кто застройщик', 'свободн'],
    ['ru', 'сравни первую и вторую по цене за метр', 'Вариант 2'],
    ['ru', 'какая из них больше по площади', 'самый просторный'],
    ['hi', 'dusre wale ka size kya hai aur bathroom kitne', '1,200'],
    ['zh', '头一套几楼？', 'number 1'],
    ['de', 'die günstigste bitte genauer', 'am günstigsten'],
    ['de', 'in welchem Gebäude ist die zweite?', 'Dubai Marina'],
  ] as const)('is answered of the card, in %s: %s', async (language, asked, told) => {
    const said = await converse(tools, [search[language], asked], language)
    expect(said.text).toContain(told)
    expect(said.results === undefined || said.results.data.length === 1).toBe(true)
  })

  it.each([
    ['en', 'which floor is the second one on?', 'would the owner take less, is there a discount?'],
    ['ar', 'الثانية كم الدور؟', 'هل المالك يقبل تفاوض'],
    ['hi', 'dusra wala kis floor pe hai?', 'agent ka naam kya hai uska'],
  ] as const)('goes on about the home spoken of last, in %s', async (language, first, asked) => {
    const said = await converse(tools, [search[language], first, asked], language)
    expect(said.state.refs).toEqual([2])
    expect(said.results?.data).toHaveLength(1)
  })
})
