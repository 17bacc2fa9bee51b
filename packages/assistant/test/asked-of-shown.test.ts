import { describe, expect, it } from 'vitest'
import type { PropertyFacts } from '../src/tools/tools.ts'
import { converse } from './conversation.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const facts: PropertyFacts = {
  service_charge: 16,
  available_from: '2027-02-01',
  handover: null,
  completion: 'ready',
  security_deposit: 7500,
  cheques: 4,
  floor: 12,
  total_floors: 38,
  parking: 2,
  year_built: 2016,
  developer: 'Harbour Homes',
  plot_size: null,
  permit_number: 'DEMO-712',
  advertised_by: 'Layla Haddad',
}

/** Five cards, the third of which is the largest and the fourth the cheapest by the square foot. */
const rows = Array.from({ length: 5 }, (_, index) =>
  makeProperty(index + 1, {
    size: index === 2 ? 1900 : 1000 + index,
    price_per_sqft: index === 3 ? 900 : 1500 + index,
  }),
)
const tools = {
  ...fakeTools(() => 5),
  searchProperties: async () => ({ total: 5, rows, asOf: '2026-11-18T08:00:00.000Z' }),
  propertiesById: async (ids: readonly string[]) => ({
    rows: ids.flatMap((id) => rows.find(({ _id }) => _id === id) ?? []),
    asOf: '2026-11-18T08:00:00.000Z',
  }),
  propertyFacts: async (ids: readonly string[]) => new Map(ids.map((id) => [id, facts])),
}
const shown = {
  en: '2 bedroom flats for sale in Dubai Marina up to 2 million',
  ar: 'شقق غرفتين للبيع في دبي مارينا حتى 2 مليون',
  ru: 'квартиры с 2 спальнями на продажу в Дубай Марине до 2 млн',
  hi: 'दुबई मरीना में 2 बेडरूम फ्लैट बिक्री के लिए 20 लाख तक',
  zh: '迪拜码头两居室公寓出售，200万以内',
  de: 'Wohnung mit 2 Schlafzimmern zum Kauf in Dubai Marina bis 2 Mio',
} as const
const languages = ['en', 'ar', 'ru', 'hi', 'zh', 'de'] as const

const ofTheSecond = {
  en: 'on the second one: which floor, how many cheques and what is the service charge?',
  ar: 'الثانية على اي دور، كم شيك، وكم رسوم الخدمات؟',
  ru: 'во второй какой этаж, сколько чеков и какой сервисный сбор?',
  hi: 'दूसरे वाले की मंज़िल, चेक कितने और सर्विस चार्ज बताओ',
  zh: '第二套几楼？几张支票？物业费多少？',
  de: 'bei der zweiten: welches Stockwerk, wie viele Schecks und wie hoch ist die Servicegebühr?',
}
const whoAdvertises = {
  en: 'and who is the agent for it?',
  ar: 'ومين الوكيل؟',
  ru: 'а кто агент у неё?',
  hi: 'और एजेंट का नाम क्या है?',
  zh: '它的经纪人是谁？',
  de: 'und wer ist der Makler davon?',
}
const whichIsLargest = {
  en: 'which one is the largest?',
  ar: 'أيها أوسع مساحة؟',
  ru: 'какая из них самая большая?',
  hi: 'इनमें से सबसे बड़ा कौन सा है?',
  zh: '哪套面积最大？',
  de: 'welche davon ist am größten?',
}
const mostForTheMoney = {
  en: 'which gives most space for the money?',
  ar: 'أيها أفضل مساحة مقابل السعر؟',
  ru: 'в какой из них больше за свои деньги?',
  hi: 'इनमें से पैसे में ज़्यादा जगह कौन सा देता है?',
  zh: '哪套性价比最高？',
  de: 'welche bietet am meisten Fläche fürs Geld?',
}
const fromWhen = {
  en: 'and the plot size of it?',
  ar: 'وكم مساحة الأرض فيها؟',
  ru: 'а площадь участка у неё?',
  hi: 'और उसका प्लॉट कितना है?',
  zh: '它的地块面积呢？',
  de: 'und die Grundstücksgröße davon?',
}

describe.each(languages)('what is asked of cards in %s', (language) => {
  const say = (...turns: string[]) => converse(tools, [shown[language], ...turns], language)

  it('answers every field asked of the second, and keeps the search', async () => {
    const before = await say()
    const { text, state } = await say(ofTheSecond[language])
    expect(text).toContain('12')
    expect(text).toContain('4')
    expect(text).toContain('16')
    expect(state.slots).toEqual(before.state.slots)
    expect(state.focus?.propertyId).toBe(rows[1]?._id)
  })

  it('knows which property is spoken of', async () => {
    const { text } = await say(ofTheSecond[language], whoAdvertises[language])
    expect(text).toContain('Layla Haddad')
  })

  it('says what the advert leaves open, and offers its advertiser by a button that is understood', async () => {
    const turns = [ofTheSecond[language], fromWhen[language]]
    const { actions, state } = await say(...turns)
    expect(state.refs).toEqual([2])
    expect(actions).toHaveLength(1)
    const asked = await say(...turns, actions[0]?.message ?? '')
    expect(asked.state.request).toMatchObject({ kind: 'callback', propertyId: rows[1]?._id })
  })

  it('tells the cards apart', async () => {
    const before = await say()
    const largest = await say(whichIsLargest[language])
    expect(largest.state.refs).toEqual([3])
    expect(largest.state.slots).toEqual(before.state.slots)
    expect((await say(mostForTheMoney[language])).state.refs).toEqual([4])
  })
})

it('means the home spoken of by a sum and by a viewing', async () => {
  const turns = [shown.en, ofTheSecond.en]
  const costs = await converse(tools, [...turns, 'what does it cost in total to buy?'])
  expect(costs.state.money ?? {}).toMatchObject({ kind: 'costs' })
  const viewing = await converse(tools, [...turns, 'thanks', 'can we see it on saturday morning?'])
  expect(viewing.state.request).toMatchObject({ kind: 'viewing', propertyId: rows[1]?._id })
})

it.each([
  ['en', 'compare the two cheapest'],
  ['ar', 'قارن بين الأرخص'],
  ['ru', 'сравни две самые дешёвые'],
  ['hi', 'सबसे सस्ते दो की तुलना करो'],
  ['zh', '比较最便宜的两套'],
  ['de', 'vergleiche die zwei günstigsten'],
] as const)('compares the two cheapest in %s', async (language, said) => {
  const { comparison } = await converse(tools, [shown[language], said], language)
  expect(comparison?.columns.map(({ title }) => title.slice(0, 2))).toEqual(['1.', '2.'])
})

it.each([
  ['en', 'and how big is it'],
  ['de', 'und wie groß isse'],
  ['ru', 'а какая площадь'],
] as const)('tells a field of the home spoken of, without a mark (%s)', async (language, said) => {
  const { text, state } = await converse(
    tools,
    [shown[language], ofTheSecond[language], said],
    language,
  )
  expect(text).toMatch(/1[.,\s]?001/u)
  expect(state.slots.size_min).toBeUndefined()
})

it.each([
  ['en', 'is it furnished'],
  ['de', 'ist die möbliert'],
] as const)('starts no search from a fact asked without a mark (%s)', async (language, said) => {
  const { state } = await converse(tools, [shown[language], ofTheSecond[language], said], language)
  expect(state.slots.furnished).toBeUndefined()
  expect(state.refs).toEqual([2])
})
