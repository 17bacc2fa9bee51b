import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

describe('interest without its sign', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'loan for 2m, 20% down, interest at 4.5, how much a month?'],
    ['ru', 'ипотека на 2 млн, первый взнос 20%, ставка около 4,5, сколько в месяц?'],
    ['de', 'Kredit für 2 Mio, 20% Anzahlung, Zinsen bei 4,5, wie viel im Monat?'],
    ['ar', 'قرض لشقة بمليونين، دفعة 20%، الفايدة 4.5، كم القسط؟'],
    ['hi', '20 lakh ka ghar, 20% down, byaj rate 4.5, EMI kitni?'],
    ['zh', '房价200万，首付20%，利率按4.5，月供多少'],
  ])('is a rate where its word stands before it (%s)', async (language, text) => {
    const said = await converse(toolsWithTexts, [text], language)
    expect(said.text).toMatch(/8[.,\s]893/u)
  })

  it('is no price in millions', async () => {
    const said = await converse(
      toolsWithTexts,
      ['想买200万的公寓', '贷款50%，非居民，月供大概多少 利率按4.5'],
      'zh',
    )
    expect(said.text).not.toContain('4,500,000')
  })
})

it('takes what a month of guests brings for no night', async () => {
  const said = await converse(
    toolsWithTexts,
    ['посуточно выходит тыщ 9 в месяц минус 20% управление, на год дают 78, что выгодней'],
    'ru',
  )
  expect(said.text).not.toContain('за ночь')
})

it('takes a budget in euros, as they are written in the Maghreb, for no dirhams', async () => {
  const said = await converse(
    toolsWithTexts,
    ['بغيت نشري شقة في دبي مارينا، عندي شي ٤٠٠ ألف أورو'],
    'ar',
  )
  expect(said.state.slots.price_max).toBeUndefined()
})

describe('a word near to a place or a kind of home', () => {
  it.each<[LanguageCode, string]>([
    ['ar', 'السلام، واش كتهدري بالدارجة؟'],
    ['ar', 'وحيطان المطبخ قديمة'],
    ['ar', 'حيطان'],
    ['ar', 'احنا معاريس جدد'],
    ['ar', 'ممكن أعدله'],
    ['ar', 'زينة والله'],
    ['ar', 'جم سعرها'],
    ['ar', 'جم الايجار بالسنة'],
    ['de', 'gibt es da viel Konkurrenz?'],
    ['ru', 'я в минусе значит'],
    ['ru', 'рахмет!'],
    ['ru', 'жильцу на годовом тогда какой срок давать чтоб съехал, если захочу обратно на посутку'],
    [
      'ru',
      'Пусть внуку позвонят, Дима, восемь девятьсот тринадцать пятьсот пятьдесят пять ноль один',
    ],
  ])('is no slip of it (%s: %s)', async (language, text) => {
    const { state } = await converse(toolsWithTexts, [text], language)
    expect(state.slots).toEqual({})
  })

  it('is no unknown place (en: in sept)', async () => {
    const said = await converse(toolsWithTexts, [
      'hey so im joining heriot watt in sept, anything under 35k a year close by? like studio or room',
    ])
    expect(said.text).not.toContain('sept')
  })

  it('asks for others, not for all but it (ar)', async () => {
    const { state } = await converse(
      toolsWithTexts,
      ['استوديو للإيجار في ديرة', 'طيب شنو غيرو في ديرة'],
      'ar',
    )
    expect(state.slots.location).toEqual(['deira'])
  })
})

it.each<[string, string]>([
  ['شقة في الزينة', 'al-zeina'],
  ['فيلا في حيان', 'hayyan'],
])('places of a name like such words are found: %s', async (text, slug) => {
  const { state } = await converse(toolsWithTexts, [text], 'ar')
  expect(state.slots.location).toEqual([slug])
})

it('a gym is one where nothing is asked how much', async () => {
  const { state } = await converse(toolsWithTexts, ['شقة فيها جم في المارينا'], 'ar')
  expect(state.slots.features).toEqual(['gym'])
})
