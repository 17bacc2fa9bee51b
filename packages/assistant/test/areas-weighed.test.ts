import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { weighedAreasTextsOf } from '../src/reply/texts/weighed-areas-texts.ts'
import type { AssistantTools } from '../src/tools/tools.ts'
import { converse } from './conversation.ts'
import { areaYield, fakeTools } from './fake-tools.ts'
import { siteTexts, toolsWithTexts } from './site-library.ts'

const guidesOf = (links: readonly { link: string }[] | undefined): (string | null)[] =>
  (links ?? []).map(({ link }) => new URLSearchParams(link.slice(link.indexOf('?'))).get('place'))

describe('two places for a family', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'Yas or Reem for a family with two small kids?'],
    ['ar', 'الريم ولا ياس احسن للعايله وعيال صغار؟'],
    ['ru', 'Яс или Рим, где лучше с детьми?'],
    ['hi', 'Yas Island ya Reem Island, bachcho ke liye kaunsa theek rahega?'],
    ['zh', '亚斯岛还是里姆岛 哪个更适合带小孩住'],
    ['de', 'Yas oder Reem, was ist familienfreundlicher?'],
  ])('are both told of, and neither is searched in (%s: %s)', async (language, said) => {
    const { text, links, state } = await converse(toolsWithTexts, [said], language)
    expect(guidesOf(links).sort(), text).toEqual(['al-reem-island', 'yas-island'])
    expect(text).toContain(weighedAreasTextsOf(language).families)
    expect(state.slots).toEqual({})
  })

  it('are told apart by the only guide there is', async () => {
    const { text } = await converse(toolsWithTexts, [
      'JVC or Al Garhoud, which is better with a baby?',
    ])
    expect(text).toMatch(/^Our guide to Jumeirah Village Circle speaks for it \(families/u)
    expect(text).toContain('Al Garhoud: we have no guide to it.')
  })

  it('are those that were asked about one after the other', async () => {
    const turns = ['is JVC quiet?', 'and Arjan?', 'which of the two is better with a baby']
    const { text } = await converse(toolsWithTexts, turns)
    expect(text).toContain('• Jumeirah Village Circle:')
    expect(text).toContain('• Arjan:')
  })

  it('are those of the search, where more homes than two are shown', async () => {
    const turns = [
      'villas for sale in Arabian Ranches or The Springs',
      'between the two, which is better for kids?',
    ]
    const { links, state } = await converse(toolsWithTexts, turns)
    expect(guidesOf(links)).toEqual(['arabian-ranches', 'the-springs'])
    expect(state.slots.location).toEqual(['arabian-ranches', 'the-springs'])
  })
})

const yields = (shares: Readonly<Record<string, number>>): AssistantTools => ({
  ...fakeTools(() => 12),
  ...siteTexts,
  areaYields: async ({ location = [] }) => ({
    yields: location.flatMap((place) => {
      const grossYield = shares[place]
      return grossYield === undefined ? [] : [{ ...areaYield, place, grossYield }]
    }),
    leftOut: [],
  }),
})

describe('two places for income from rent', () => {
  const tools = yields({ 'jumeirah-village-circle': 0.071, 'dubai-south': 0.059 })

  it.each<[LanguageCode, string]>([
    ['en', 'JVC or Dubai South for rent income?'],
    ['ar', 'ايهم العائد اعلى جي في سي ولا دبي الجنوب'],
    ['ru', 'что лучше для сдачи, JVC или Дубай Саут?'],
    ['hi', 'JVC और Dubai South में किराए से ज़्यादा कमाई कहाँ होगी?'],
    ['zh', 'JVC和Dubai South哪个租金回报高'],
    ['de', 'JVC oder Dubai South, wo bringt Vermieten mehr?'],
  ])('begin with the one that brings more (%s: %s)', async (language, said) => {
    const { text, state } = await converse(tools, [said], language)
    const [lead = ''] = text.split('\n')
    expect(lead).toMatch(/7[.,]1.+5[.,]9/u)
    expect(state.slots).toEqual({})
  })

  it('say over how many kinds a yield is, and whose price and rent stand beside it', async () => {
    const ofKinds: AssistantTools = {
      ...tools,
      areaYields: async (slots, most) => {
        const found = await tools.areaYields(slots, most)
        return { ...found, yields: found.yields.map((each) => ({ ...each, kinds: 4 })) }
      },
    }
    const { text } = await converse(ofKinds, ['JVC or Dubai South for rent income?'])
    const [, line = ''] = text.replace(/\u00a0/gu, ' ').split('\n')
    expect(line).toContain('ross yield 7.1% over 4 kinds of homes (most of them apartment')
    expect(line).toContain('price AED 900,000, rent AED 72,000 a year')
  })

  it('say that only one is known, and what the other has', async () => {
    const alone = yields({ 'jumeirah-village-circle': 0.071 })
    const { text } = await converse(alone, ['JVC or Dubai South for rent income?'])
    expect(text).toMatch(/^A yield can be worked out for Jumeirah Village Circle alone: 7\.1%/u)
    expect(text).toContain('• Dubai South: Too few adverts on both sides for a yield, 12 for sale')
  })

  it('of emirates as well as of communities', async () => {
    const { text } = await converse(yields({}), ['Sharjah or Ajman as an investment?'])
    expect(text).toContain('• Sharjah:')
    expect(text).toContain('• Ajman:')
  })
})

describe('two places and the way from them', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I work in Business Bay. Al Barsha or JLT, which is closer?'],
    ['ar', 'دوامي في الخليج التجاري، البرشاء ولا جي ال تي اقرب؟'],
    ['ru', 'работаю в Бизнес Бэй, Аль Барша или JLT?'],
    ['hi', 'Al Barsha ya JLT? mera office Business Bay me hai'],
    ['zh', '我在Business Bay上班 住Al Barsha还是JLT好'],
    ['de', 'Ich arbeite in Business Bay. Al Barsha oder JLT, was liegt näher?'],
  ])('are told by the map (%s: %s)', async (language, said) => {
    const { text, state } = await converse(toolsWithTexts, [said], language)
    expect(text, text).toMatch(/11[^\d]+18/u)
    expect(state.slots).toEqual({})
  })

  it('the one that was spoken of is held against another', async () => {
    const turns = ['2 bed in mirdif to rent', 'is that closer to the airport than JVC?']
    const { text } = await converse(toolsWithTexts, turns)
    expect(text).toMatch(/^Mirdif is closer to Dubai International \(DXB\): about 7 km/u)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'how far is it from JVC to the airport?'],
    ['ar', 'كم يبعد جي في سي عن المطار؟'],
    ['de', 'Wie weit ist es von JVC zum Flughafen?'],
  ])('an airport is a number of kilometres (%s: %s)', async (language, said) => {
    const { text } = await converse(toolsWithTexts, [said], language)
    expect(text).toMatch(/27[\s\S]+DWC|DXB[\s\S]+27[\s\S]+DWC/u)
  })
})

describe('what is no choice between places', () => {
  it.each([
    '3 bed villa in mirdif or arabian ranches under 230k',
    'show me apartments in JVC or Arjan',
  ])('is searched for: %s', async (said) => {
    const { state } = await converse(toolsWithTexts, [said])
    expect(state.intent).toBe('find_property')
    expect(state.slots.location).toHaveLength(2)
  })

  it('is a rule that is told by a text', async () => {
    const { state } = await converse(toolsWithTexts, [
      'are the rent rules different in Sharjah and Dubai?',
    ])
    expect(state.intent).toBe('ask_question')
  })
})

describe('a shown home', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      '2 bed for sale in JVC',
      'how does the first one compare to what I could get in Al Furjan',
    ],
    ['hi', '2bhk JVC me kharidna hai', 'pehla wala ki tulna me Al Furjan me kya milega?'],
    ['de', '2 Schlafzimmer in JVC kaufen', 'Vergleichen Sie das erste mit Al Furjan'],
  ])('is held against its kind elsewhere (%s)', async (language, search, said) => {
    const { text, state } = await converse(toolsWithTexts, [search, said], language)
    expect(state.slots, text).toMatchObject({ location: ['al-furjan'], bedrooms_min: 2 })
    expect(text).toMatch(/1[.,]010[.,]000|10,10,000/u)
    expect(text).toMatch(/1[.,]300[.,]000|13,00,000/u)
  })
})

it('the second one that is asked whether it is furnished is the home that is shown', async () => {
  const turns = [
    'Villa mit 3 Schlafzimmern in Abu Dhabi kaufen',
    'Yas oder Reem, was ist familienfreundlicher?',
    'das zweite, ist es möbliert?',
  ]
  const { state } = await converse(toolsWithTexts, turns, 'de')
  expect(state.slots.location).toEqual(['abu-dhabi'])
  expect(state.area?.slug).not.toBe('al-reem-island')
})
