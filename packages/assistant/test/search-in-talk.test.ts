import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

const cheaper = [
  ['en', '2 bed flat to rent in dubai around 80k', 'something cheaper?'],
  ['ar', 'شقة غرفتين للايجار في دبي بحدود ٨٠ الف', 'شي أرخص؟'],
  ['ru', 'квартира 2 спальни в аренду в Дубае около 80 тысяч', 'подешевле есть?'],
  ['hi', 'dubai me 2bhk rent pe chahiye kareeb 80k', 'thoda sasta?'],
  ['zh', '想在迪拜租个两居室 预算8万左右', '便宜一点的呢'],
  ['de', '2 Schlafzimmer zur Miete in Dubai, so um die 80k', 'gehts auch günstiger?'],
] as const

const needless = [
  ['en', '2 beds to buy up to 2m, not necessarily in dubai'],
  ['ar', 'ابي اشتري غرفتين مب لازم دبي لين مليونين'],
  ['ru', 'хочу купить 2 спальни до 2 миллионов, не обязательно в Дубае'],
  ['hi', '2 बेडरूम खरीदना है 20 लाख तक, दुबई ज़रूरी नहीं'],
  ['zh', '想买两居室 200万以内 不一定要在迪拜'],
  ['de', '2 Schlafzimmer kaufen bis 2 Mio, muss nicht in Dubai sein'],
] as const

const counted = [
  ['en', '2 bed to rent in JVC up to 100k', '3-4 offers are enough, just send me the best ones'],
  ['ar', 'شقة غرفتين للايجار في قرية جميرا الدائرية لين ١٠٠ الف', 'ابي ٣ او ٤ عروض بس'],
  ['ru', '2 спальни в аренду в JVC до 100 тысяч', 'покажите три-четыре варианта'],
  ['hi', 'JVC me 2bhk rent pe 100k tak', 'बस 3-4 अच्छे घर भेज दो'],
  ['zh', '想租JVC两居室 10万以内', '给我三四套就行'],
  ['de', '2 Schlafzimmer zur Miete in JVC bis 100k', '3-4 Angebote reichen mir'],
] as const

const landlords = [
  [
    'en',
    'my landlord in JLT wants to raise the rent',
    'what do 1 bed flats ask there at the moment?',
  ],
  ['ar', 'صاحب البيت في النهدة رفع علي الايجار', 'كم ايجار الغرفة وصالة هناك الحين؟'],
  ['ru', 'хозяин в JLT поднимает аренду', 'почём там сейчас однушки?'],
  [
    'hi',
    'makan malik Al Nahda wala flat khali karne bol raha hai',
    'waha 1bhk ka rent kitna chal raha hai abhi?',
  ],
  ['zh', '房东要卖房让我搬走 我住在JVC', '那里一居室租金现在多少'],
  [
    'de',
    'Unser Vermieter in Dubai Marina will verkaufen',
    'was kosten da 2-Zimmer-Wohnungen zur Zeit?',
  ],
] as const

const sameRent = [
  ['en', 'and in Motor City for the same 80?', 'motor-city'],
  ['de', 'und in Motor City für die gleichen 80?', 'motor-city'],
  ['hi', 'aur motor city me 80 me?', 'motor-city'],
  ['zh', 'Motor City 80 能租到吗', 'motor-city'],
] as const

const smaller = [
  ['en', "nothing closer? i'd rather have a smaller place than an hour on the train"],
  ['de', 'nichts näher dran? lieber kleiner als eine Stunde Bahn'],
  ['ru', 'а ближе ничего? лучше меньше площадь, чем час в пробках'],
  ['ar', 'ما في اقرب؟ شقة اصغر احسن من ساعة بالطريق'],
  ['hi', 'kuch paas me nahi hai? chhota bhi chalega'],
  ['zh', '有没有近一点的 房子小一点也行'],
] as const

describe('a search in the middle of talk', () => {
  it.each(cheaper)(
    'goes below what "around" was read as: %s: %s, %s',
    async (language, ...turns) => {
      const { slots } = (await converse(toolsWithTexts, turns, language)).state
      expect(slots.price_min).toBeUndefined()
      expect(slots).toMatchObject({ location: ['dubai'], purpose: 'rent' })
    },
  )

  it('keeps the least that was said', async () => {
    const turns = ['2 bed flat to rent in dubai, 60k to 90k', 'newest first']
    expect((await converse(toolsWithTexts, turns)).state.slots.price_min).toBe(60_000)
  })

  it.each(needless)(
    'neither looks where it need not be nor leaves it out: %s: %s',
    async (language, text) => {
      const { slots } = (await converse(toolsWithTexts, [text], language)).state
      expect(slots.location).toBeUndefined()
      expect(slots.not_location).toBeUndefined()
      expect(slots).toMatchObject({ bedrooms_min: 2, bedrooms_max: 2 })
    },
  )

  it.each([
    ['en', "pool isn't a must"],
    ['de', 'Pool ist kein Muss'],
    ['hi', 'pool zaroori nahi'],
    ['zh', '泳池不是必须'],
  ] as const)('wishes no more what need not be: %s: %s', async (language, text) => {
    const turns = ['3 bed villa to rent in Dubai with a pool', text]
    const { intent, slots } = (await converse(toolsWithTexts, turns, language)).state
    expect(intent).toBe('find_property')
    expect(slots.features).toBeUndefined()
  })

  it.each(counted)(
    'takes a count of offers for no rooms: %s: %s, %s',
    async (language, ...turns) => {
      const { intent, slots } = (await converse(toolsWithTexts, turns, language)).state
      expect(intent).toBe('find_property')
      expect(slots).toMatchObject({ bedrooms_min: 2, bedrooms_max: 2, price_max: 100_000 })
    },
  )

  it.each(landlords)(
    'looks for homes to rent after talk of a landlord: %s: %s, %s',
    async (language, ...turns) => {
      const { intent, slots } = (await converse(toolsWithTexts, turns, language)).state
      expect(intent).toBe('find_property')
      expect(slots).toMatchObject({ purpose: 'rent', bedrooms_min: 1 })
      expect(slots.location).toHaveLength(1)
    },
  )

  it.each(sameRent)(
    'takes a number beside a place for the rent: %s: %s',
    async (language, text, place) => {
      const turns = ['my landlord in JLT wants 98k, I pay 80k now', '1 bed flats in JLT', text]
      const { slots } = (await converse(toolsWithTexts, turns, language)).state
      expect(slots).toMatchObject({ location: [place], price_max: 80_000, purpose: 'rent' })
    },
  )

  it.each(smaller)('takes one room less: %s: %s', async (language, text) => {
    const turns = ['2 bed to rent in JLT up to 150k', text]
    const { intent, slots } = (await converse(toolsWithTexts, turns, language)).state
    expect(intent).toBe('find_property')
    expect(slots).toMatchObject({
      bedrooms_min: 1,
      bedrooms_max: 2,
      location: ['jumeirah-lake-towers'],
    })
  })

  it('looks where it was talked of before', async () => {
    const turns = [
      'I have 1.4m cash, want to buy something that rents well',
      'is Al Hamra or Mina Al Arab better for families?',
      'show me 1 beds with a balcony',
    ]
    const { slots } = (await converse(toolsWithTexts, turns)).state
    expect(slots.location).toEqual(['al-hamra-village', 'mina-al-arab'])
  })

  it.each([
    ['en', 'what do 1 beds go for in JLT at the moment?'],
    ['de', 'Villa zur Miete in Mirdif, mein Vater ist im Rollstuhl'],
    ['en', 'moving in feb with my wife, 2 bed to rent in JLT'],
  ] as const)('knows what is no place: %s: %s', async (language, text) => {
    const { results } = await converse(toolsWithTexts, [text], language)
    expect(results).toBeDefined()
  })
})

describe('cash that one sentence tells', () => {
  it.each([
    [
      'en',
      'We have about AED 1.6m cash from selling our house. Looking for 2 bedrooms near the sea.',
    ],
    ['de', 'Haben 1,6 Mio AED bar vom Verkauf unseres Hauses. Suchen 2 Schlafzimmer am Meer.'],
  ] as const)('is what the search of the next may cost: %s: %s', async (language, text) => {
    const { slots } = (await converse(toolsWithTexts, [text], language)).state
    expect(slots).toMatchObject({ purpose: 'sale', bedrooms_min: 2, price_max: 1_600_000 })
  })
})
