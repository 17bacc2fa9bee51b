import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { roomSearched } from './rooms-searched.ts'
import { toolsWithTexts } from './site-library.ts'

describe('a question in the middle of a search', () => {
  it.each([
    ['en', 'must a cat be registered somewhere, and is he not allowed in some places'],
    ['en', 'do I have to register a dog anywhere and are there areas where she is not allowed'],
    ['en', 'how much is it for each a month if we are four, with water and internet included'],
    ['en', 'and what if I see later that he let my old flat to somebody else'],
    ['en', 'what is the attestation of the contract there, and how many percent'],
    ['ar', 'طيب واذا طلعت وشفت انه مأجر البيت لناس تانيين'],
    ['ar', 'احسبلي الفرق في الايجار مقابل مصاريف البنزين، ايهم اوفر'],
    ['ru', 'а у вас one bedroom это спальня и ещё гостиная? или просто комната'],
    ['ru', 'откуда это известно? у соседа в доме дороже выставлено'],
    ['hi', 'hall me partition lagwa sakte hai kya? ek dost aur aa jayega'],
    ['zh', '如果公司半路裁员，租约可以提前结束吗，押金呢'],
    ['zh', '我们现在每年租金9万，买还是继续租，你说'],
    ['de', 'was brauch ich denn alles an geld am ersten tag, bei 58k miete'],
    ['de', 'sie ist noch bis märz vermietet für 58.000, drückt das auf den preis?'],
  ] as const)('is no search, in %s: %s', async (language, question) => {
    const said = await converse(toolsWithTexts, [roomSearched[language], question], language)
    expect(said.results).toBeUndefined()
    expect(said.search).toBeUndefined()
    expect(said.state.slots).toMatchObject({ location: ['deira'], price_max: 60000 })
    expect(said.state.slots.features).toBeUndefined()
  })
})

describe('what a home of one’s own would fetch', () => {
  it.each([
    ['en', 'should I sell mine then? what would I get for it', /area or community/],
    ['ar', 'طيب ابيعها احسن؟ كم بتجيب', /المنطقة/],
    ['hi', 'to bech hi du kya? daam kya milega', /इलाक़ा/],
  ] as const)(
    'is not told of where a home is looked for, in %s: %s',
    async (language, question, asks) => {
      const said = await converse(toolsWithTexts, [roomSearched[language], question], language)
      expect(said.results).toBeUndefined()
      expect(said.text).toMatch(asks)
    },
  )
})

describe('a change in the middle of a search', () => {
  it.each([
    ['en', 'and how much are 2 bedrooms?', { bedrooms_min: 2 }],
    ['ru', 'а 2 спальни сколько?', { bedrooms_min: 2 }],
    ['de', 'dann doch lieber kaufen, was würde das kosten', { purpose: 'sale' }],
    ['zh', '换成买的话要多少', { purpose: 'sale' }],
    ['en', 'a pool would be good for the kids', { features: ['pool'] }],
  ] as const)('stays one, in %s: %s', async (language, change, slots) => {
    const said = await converse(toolsWithTexts, [roomSearched[language], change], language)
    expect(said.results).toBeDefined()
    expect(said.state.slots).toMatchObject(slots)
  })
})

describe('what homes of a kind cost elsewhere', () => {
  it.each([
    ['en', 'how much is a 2 bed in Dubai Marina normally'],
    ['ar', 'كم سعر غرفتين في دبي مارينا عادة'],
    ['ru', 'а сколько вообще стоит двушка в Дубай Марине'],
    ['hi', 'dubai marina me 2bhk ka kitna kiraya hai normally'],
    ['zh', '迪拜码头两居室一般多少钱'],
    ['de', 'was kostet ein 2-Schlafzimmer-Apartment in Dubai Marina wirklich'],
  ] as const)(
    'does not hang on the budget of the search, in %s: %s',
    async (language, question) => {
      const said = await converse(toolsWithTexts, [roomSearched[language], question], language)
      expect(said.results).toBeUndefined()
      expect(said.evidence.map(({ field }) => field)).toContain('listings')
      expect(said.state.slots).toMatchObject({ location: ['deira'], price_max: 60000 })
    },
  )
})
