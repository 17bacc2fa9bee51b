import { describe, expect, it } from 'vitest'
import { type DialogueState, newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import type { Understanding } from '../src/understanding/understanding.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { knowledge, now } from './knowledge.ts'
import { slotsOf } from './meaning/notation.ts'

function hear(turns: readonly string[], language: 'zh' | 'en' = 'zh'): Understanding {
  let state: DialogueState = newState()
  let heard: Understanding | undefined
  for (const text of turns) {
    heard = understand({ text, language, state, now }, knowledge)
    state = heard.state
  }
  if (heard === undefined) throw new Error('Nothing was said')
  return heard
}

const after = (...turns: string[]): SearchSlots => hear(turns).state.slots

describe('sums as they are said', () => {
  it.each([
    ['Arjan 两百万 两房', 'sale @arjan b2 <2m'],
    ['Arjan 130万2居', 'sale @arjan b2 <1.3m'],
    ['Arjan 二十来万 卖', 'sale @arjan >180k <220k'],
    ['Arjan两房 三百来万', 'sale @arjan b2 >2.7m <3.3m'],
    ['DIFC办公室 年租不超过45万', 'rent office @difc <450k'],
    ['Al Quoz仓库 月租别高于5万', 'rent warehouse @al-quoz <600k'],
    ['Arjan联排 三房 250-300', 'sale townhouse @arjan b3 >2.5m <3m'],
    ['Arjan 俩居室 70万右', 'sale @arjan b2 >630k <770k'],
  ])('%s', (text, meaning) => {
    expect(after(text)).toEqual(slotsOf(meaning))
  })

  it.each([
    ['Arjan两房 200以万下', '@arjan b2', '<2m'],
    ['Deira一房 租 7以万内', 'rent @deira b1', '<70k'],
    ['一千三五百万以内 Arjan', '@arjan', 'nothing wrong'],
  ])('and a slip leaves no wrong one (%s)', (text, meaning, right) => {
    const slots = after(text)
    const wanted = right.startsWith('<') ? slotsOf(`${meaning} ${right}`).price_max : undefined
    expect([undefined, wanted]).toContain(slots.price_max)
    expect(slots).toMatchObject(slotsOf(meaning))
  })

  it('leaves a scale of a word alone', () => {
    expect(after('百万以内 Arjan')).toMatchObject({ price_max: 1_000_000 })
    expect(after('Arjan单间 租 3万5一年')).toMatchObject({ price_max: 35_000 })
    expect(after('Arjan 150万 来看看两房')).toMatchObject({ price_max: 1_500_000 })
  })
})

describe('what was refused is taken back', () => {
  it.each([
    [['两房 买 不要JVC', '别排除JVC了'], 'sale b2'],
    [['两房 买 排除Deira和JVC', '不用排除JVC'], 'sale b2 -@deira'],
    [['迪拜两房 买 除了Mirdif', 'Mirdif也可以看看'], 'sale @dubai b2'],
    [['Arjan两房 不要JVC', 'JVC也行'], '@arjan @jumeirah-village-circle b2'],
    [['Arjan两房 不要底层', '底层也可以'], '@arjan b2'],
    [['Arjan两房 不要期房', '期房也行'], '@arjan b2'],
    [['Arjan联排 买 不要别墅', '别墅也可以'], 'sale townhouse villa @arjan'],
  ])('%s', (turns, meaning) => {
    expect(after(...turns)).toEqual(slotsOf(meaning))
  })

  it('in English as well', () => {
    const { state } = hear(['flat in Dubai but not Deira', 'Deira is fine too'], 'en')
    expect(state.slots).toEqual({ location: ['dubai'], type: ['apartment'] })
  })

  it.each([
    [['Arjan两房 不要底层', '要底层'], '@arjan b2 +ground-floor'],
    [['Arjan两房 不要JVC', '改成JVC'], '@jumeirah-village-circle b2'],
    [['Arjan两房', 'JVC也看看'], '@arjan @jumeirah-village-circle b2'],
  ])('but what is asked for is asked for (%s)', (turns, meaning) => {
    expect(after(...turns)).toEqual(slotsOf(meaning))
  })
})

describe('refusals reach no further than they are meant', () => {
  it.each([
    ['不要西晒的 Arjan两房 80万以下', 'sale @arjan b2 <800k'],
    ['别给我看凶宅 Mirdif别墅', 'villa @mirdif'],
    ['不是WX 是Arjan 两房 买', 'sale @arjan b2'],
    ['Arjan 没晒着的 两房', '@arjan b2'],
    ['Arjan 不要两房', '@arjan'],
    ['Arjan两房 不要低区 买', 'sale @arjan b2'],
    ['Arjan两房 不打算买 想租', 'rent @arjan b2'],
    ['预算不多 90万 Arjan', 'sale @arjan <900k'],
    ['Arjan两房 价格最高80万', 'sale @arjan b2 <800k'],
    ['Arjan两房 最高价', '@arjan b2 sort:price_desc'],
    ['Arjan 顶层公寓 带私人电梯', 'penthouse @arjan +elevator'],
    ['Arjan一房租 4万', 'rent @arjan b1 <40k'],
    ['Arjan单间 3万5房租', 'rent apartment @arjan b0 <35k'],
    ['Mirdif想租 别墅就不用推了', 'rent @mirdif -villa'],
    ['Arjan一房 不用阳台 要车位', '@arjan b1 +parking'],
    ['Arjan有没带阳台的一房', '@arjan b1 +balcony'],
    ['本来看Deira 现在想看Arjan 一房', '@arjan b1'],
    ['之前看的Deira一房 租', 'rent @deira b1'],
    ['之前看的Deira和Arjan 一房', '@deira @arjan b1'],
  ])('%s', (text, meaning) => {
    expect(after(text)).toEqual(slotsOf(meaning))
  })

  it('and a sum that is added raises the limit', () => {
    const search = 'Arjan两房 买 80万以内'
    expect(after(search, '预算再加20万').price_max).toBe(1_000_000)
    expect(after(search, '预算加到90万').price_max).toBe(900_000)
  })

  it('and two parts of town are no bedrooms', () => {
    expect(after('Arjan一房 租', '两个区都要')).toEqual(slotsOf('rent @arjan b1'))
  })

  it('and what is added to a change does not keep what it replaces', () => {
    expect(after('Arjan一房 买', '改成Mirdif 还有要带车位')).toEqual(
      slotsOf('sale @mirdif b1 +parking'),
    )
  })

  it.each([
    ['Arjan一房 阳台大一点的', '@arjan b1 +balcony sort:size_desc'],
    ['Arjan一房 要大一点的阳台', '@arjan b1 +balcony'],
    ['Arjan一房 首付低的', '@arjan b1'],
  ])('and a word of size belongs to what it describes (%s)', (text, meaning) => {
    expect(after(text)).toEqual(slotsOf(meaning))
  })
})

describe('slips of the finger', () => {
  it.each([
    ['Arjan 联排别 墅 三房', 'townhouse @arjan b3'],
    ['Arjan一房 不要期 房', '@arjan b1 ready'],
    ['迪拜市中 心 一房', '@downtown-dubai b1'],
    ['Arjan两房租出', 'rent @arjan b2'],
    ['Arjan别墅 带花三园房', 'villa @arjan b3 +garden'],
    ['阿拉伯牧厂2期 别墅', 'villa @arabian-ranches-2'],
    ['Arjan 80平已上的公寓', 'apartment @arjan s>861'],
  ])('%s', (text, meaning) => {
    expect(after(text)).toEqual(slotsOf(meaning))
  })

  it.each([
    ['Arjan两房 租 七万左左右', 'rent @arjan b2 >63k <77k'],
    ['Mirdif四房 不考考虑别墅', '@mirdif b4 -villa'],
    ['Arjan 80平平方米以上的公寓', 'apartment @arjan s>861'],
    ['Arjan两房 一百百万内', 'sale @arjan b2 <1m'],
    ['Arjan两房 一千五五百万内', 'sale @arjan b2 <15m'],
    ['Arjan两房 一百五十十万内', 'sale @arjan b2 <1.5m'],
    ['迪拜市中一房 出租', 'rent @downtown-dubai b1'],
  ])('a character typed twice or left out (%s)', (text, meaning) => {
    expect(after(text)).toEqual(slotsOf(meaning))
  })

  it('makes no other place of a name with one too many', () => {
    expect(after('阿阿拉伯牧厂2期 联排').location ?? ['arabian-ranches-2']).toEqual([
      'arabian-ranches-2',
    ])
  })

  it.each([
    ['我和宝宝住 Arjan两房', '@arjan b2'],
    ['慢慢看 Arjan两房', '@arjan b2'],
    ['Arjan两房 看看有阳台的', '@arjan b2 +balcony'],
  ])('and words of two equal characters stay (%s)', (text, meaning) => {
    expect(after(text)).toEqual(slotsOf(meaning))
  })

  it('leaves words that are right where they are', () => {
    expect(after('Arjan 公寓 房 出租 近 地铁')).toEqual(
      slotsOf('rent apartment @arjan +near-metro'),
    )
  })

  it('reads a doubled letter of a name before a word inside it', () => {
    const { state } = hear(['villa in jumeirah isllands'], 'en')
    expect(state.slots).toEqual({ location: ['jumeirah-islands'], type: ['villa'] })
  })
})

describe('questions about money and choices', () => {
  it.each([
    ['手里一百五十万 投在哪个区', 'investment_advice'],
    ['Arjan公寓回报率有几个点', 'investment_advice'],
    ['中介要几个点', 'ask_question'],
    ['Arjan和JVC 哪个划算', 'compare_properties'],
  ])('%s', (text, intent) => {
    expect(hear([text]).intent).toBe(intent)
  })
})

describe('the first two properties', () => {
  it.each(['比较前两套', '前两个对比一下', '前2套哪个好', '对比头两套'])(
    'are compared: %s',
    async (text) => {
      const { state } = await converse(
        fakeTools(() => 5),
        ['Marina两居室公寓出租', text],
        'zh',
      )
      expect([state.intent, state.refs]).toEqual(['compare_properties', [1, 2]])
    },
  )
})

describe('traditional characters', () => {
  it.each([
    ['想買藍水島的頂層公寓', 'penthouse sale @bluewaters-island'],
    ['Arjan 兩房，近地鐵', '@arjan b2 +near-metro'],
    ['Mirdif別墅出租，雙車位，適合養寵物', 'villa rent @mirdif +parking +pets-allowed'],
  ])('are read as simplified ones: %s', (text, meaning) => {
    expect(hear([text]).state.slots).toEqual(slotsOf(meaning))
  })

  it('a least sum behind a highest one', () => {
    const { slots } = hear(['Reem岛两房 租 一年最多11万', '最少也得8万']).state
    expect([slots.price_min, slots.price_max]).toEqual([80_000, 110_000])
  })
})
