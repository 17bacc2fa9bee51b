import { describe, expect, it } from 'vitest'
import { chineseWords } from '../src/passages/chinese-words.ts'
import { createPassageIndex } from '../src/passages/passage-index.ts'
import { type DialogueState, newState, type SearchSlots } from '../src/state.ts'
import { asksHowMade } from '../src/understanding/money/how-made.ts'
import { sharesIn } from '../src/understanding/money/shares.ts'
import { understand } from '../src/understanding/understand.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { knowledge, now } from './knowledge.ts'
import { slotsOf } from './meaning/notation.ts'

function stateAfter(...turns: readonly string[]): DialogueState {
  return turns.reduce<DialogueState>(
    (state, text) => understand({ text, language: 'zh', state, now }, knowledge).state,
    newState(),
  )
}
const slotsAfter = (...turns: readonly string[]): SearchSlots => stateAfter(...turns).slots

describe('Cantonese and traditional characters', () => {
  it.each([
    ['想喺JVC買間一房，唔要樓花', 'sale @jumeirah-village-circle b1 ready'],
    ['我哋想租喺Marina附近，兩房，一年唔好超過15萬', 'rent @dubai-marina b2 <150k'],
  ])('%s', (text, meaning) => {
    expect(slotsAfter(text)).toEqual(slotsOf(meaning))
  })
})

describe('a place without its article', () => {
  it.each([
    ['想在palm买一房', 'palm-jumeirah'],
    ['springs的别墅出租', 'the-springs'],
    ['greens一房出租', 'the-greens'],
  ])('%s', (text, place) => {
    expect(slotsAfter(text).location).toEqual([place])
  })
})

describe('a change of a budget of 4 million', () => {
  it.each([
    ['再便宜50万的有没有', 3_500_000],
    ['再低30万呢', 3_700_000],
    ['比刚才多20万呢', 4_200_000],
    ['比之前少20万的', 3_800_000],
    ['预算砍掉30万', 3_700_000],
    ['多花10万也行', 4_100_000],
    ['不超过350万', 3_500_000],
    ['价格低于380万', 3_800_000],
  ])('%s', (text, most) => {
    expect(slotsAfter('市中心买两房，400万以内', text).price_max).toBe(most)
  })
})

describe('shares and interest', () => {
  it.each([
    ['首付两成半', 25],
    ['首付三成', 30],
    ['首付二成五', 25],
    ['首付3成5', 30],
    ['贷七成五', 75],
  ])('%s', (text, value) => {
    expect(sharesIn(text)[0]?.value).toBe(value)
  })

  it('interest stands bare before a term', () => {
    expect(sharesIn('首付两成半,年利率4.25,30年')).toEqual([
      { value: 25, of: 'down' },
      { value: 4.25, of: 'rate' },
    ])
  })
})

describe('sums', () => {
  it.each([
    ['全款买100万的房子总共花多少', 'costs'],
    ['120万的公寓，连税费手头要有多少现金', 'costs'],
    ['租金8万分两张支票，第一次要付多少', 'movingIn'],
    ['90万的房子贷七成五，25年，利率3.9个点，一个月还多少', 'loan'],
  ])('%s', (text, kind) => {
    expect(stateAfter(text).money?.kind).toBe(kind)
  })

  it('the first of two cheques in words', () => {
    expect(stateAfter('租金8万分两张支票，第一次要付多少').money?.cheques).toBe(2)
  })

  it.each(['一共有多少套两房', '中介费要付多少钱', '房租每月交多少'])(
    '%s asks for none',
    (text) => {
      expect(stateAfter(text).money).toBeUndefined()
    },
  )

  it('cash for a loan that was worked out', () => {
    const turns = [
      '150万的房子，首付两成，利率4%，25年，月供多少',
      '首付要准备多少现金，连费用一起',
    ]
    expect(stateAfter(...turns).money).toMatchObject({ kind: 'costs', price: 1_500_000 })
  })
})

describe('a landlord who gave notice', () => {
  it.each([
    ['房东昨天微信通知我下个月涨租', 'zh'],
    ['他上周才通知我的，算数吗', 'zh'],
    ['Mein Vermieter hat mich letzte Woche benachrichtigt', 'de'],
    ['Хозяин вчера уведомил меня о повышении', 'ru'],
    ['المالك بلغني أمس بالزيادة', 'ar'],
  ] as const)('%s asks for no alert', async (text, language) => {
    const asked = await converse(
      fakeTools(() => 3),
      ['通知我'],
      'zh',
    )
    const said = await converse(
      fakeTools(() => 3),
      [text],
      language,
    )
    expect(asked.text).toContain('保存搜索')
    expect(said.text).not.toMatch(/保存搜索|Suche speichern|Suche merken|сохран|حفظ البحث/u)
  })
})

describe('one of two places', () => {
  it.each([
    ['那就前者吧，找个一房出租', 'zh', 'jumeirah-village-circle'],
    ['后面那个的一房出租', 'zh', 'arjan'],
    ['ok, 1 bed to rent in the latter', 'en', 'arjan'],
    ['1 Schlafzimmer zur Miete in letzterem', 'de', 'arjan'],
    ['однушка в аренду, во втором районе', 'ru', 'arjan'],
  ] as const)('%s', (text, language, place) => {
    const state = { ...newState(), slots: { location: ['jumeirah-village-circle', 'arjan'] } }
    const heard = understand({ text, language, state, now }, knowledge)
    expect(heard.state.slots.location).toEqual([place])
    expect(heard.unknownPlace).toBeUndefined()
  })
})

it.each(['净回报又是怎么算的', 'how is net yield calculated?', 'Wie berechnet man die Rendite?'])(
  '%s asks how it is made',
  (text) => {
    expect(asksHowMade(text)).toBe(true)
  },
)

it('Chinese is cut into words, those of the trade too', () => {
  expect(chineseWords('租客的首付和物业费谁付')).toEqual([
    '租客',
    '的',
    '首付',
    '和',
    '物业费',
    '谁',
    '付',
  ])
})

it('a short question goes on with the one before', async () => {
  const find = createPassageIndex([
    {
      page: '',
      heading: '物业费由谁定？',
      text: '物业费由监管机构核定。',
      link: '/faqs?question=1',
    },
    { page: '', heading: '押金怎么退？', text: '押金在退租后退还。', link: '/faqs?question=2' },
  ])
  const tools = { ...fakeTools(() => 3), passages: async (question: string) => find(question) }
  const said = await converse(tools, ['物业费由谁定？', '拖着会怎样？'], 'zh')
  expect(said.links?.[0]?.link).toBe('/faqs?question=1')
})
