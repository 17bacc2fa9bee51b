import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { toolsWithTexts } from './site-library.ts'

/** Nothing in the place for the price: elsewhere in its emirate there are homes, and dearer ones. */
const dear = fakeTools(({ location = [], price_max }) =>
  location.includes('mirdif') && price_max !== undefined ? 0 : 7,
)
const search = {
  en: 'villa for rent in Mirdif, 5 bedrooms, up to 150k, with a pool',
  ar: 'فيلا ٥ غرف في مردف للايجار مع مسبح لحد 150 الف',
  ru: 'вилла 5 спален в аренду в Мирдифе с бассейном до 150 тысяч',
  hi: '5bhk villa mirdif rent pool ke saath 150 hazaar tak',
  zh: '米尔迪夫五房别墅出租，带泳池，15万以内',
  de: 'Villa mit 5 Schlafzimmern in Mirdif mieten, mit Pool, bis 150.000',
} as const
const nearest = {
  en: 'Closest are 7 listings: in Dubai rather than in Mirdif.',
  ar: 'أقرب ما لدينا 7 عقارات: في دبي (وطلبك: في مردف).',
  ru: 'Ближе всего 7 объявлений: в Дубае, а не в Мирдифе.',
  hi: 'सबसे करीबी 7 लिस्टिंग मिलीं: दुबई में (आपने माँगा था: मिर्दिफ़ में)।',
  zh: '最接近的有 7 套：位于迪拜（您要的是位于米尔迪夫）。',
  de: 'Am nächsten kommen 7 Angebote: in Dubai statt in Mirdif.',
} as const

describe('a search that nothing fits', () => {
  it.each(['en', 'ar', 'ru', 'hi', 'zh', 'de'] as const)(
    'shows what comes nearest and says what that gives up, in %s',
    async (language) => {
      const said = await converse(dear, [search[language]], language)
      expect(said.text).toContain(nearest[language])
      expect(said.results?.data).toHaveLength(5)
      // The wishes stay as they were told.
      expect(said.state.slots.location).toEqual(['mirdif'])
      expect(said.search?.query).toContain('location=mirdif')
    },
  )

  it('may be asked about what it showed', async () => {
    const said = await converse(dear, [search.en, 'which floor is the second one on?'])
    expect(said.state.refs).toEqual([2])
    expect(said.text).toContain('floor')
  })

  it('shows the next of them', async () => {
    const said = await converse(dear, [search.en, 'show more'])
    expect(said.results?.data).toHaveLength(2)
    expect(said.results?.link).toContain('location=dubai')
  })

  it('gives up an amenity before the place, and two wishes where one is not enough', async () => {
    const tools = fakeTools(({ features, furnished }) =>
      features === undefined && furnished === undefined ? 4 : 0,
    )
    const said = await converse(tools, [
      'furnished apartment for sale in JVC, 1 bed, up to 900k, near the metro',
    ])
    expect(said.text).toContain('4 listings: furnished or not, not stated: near the metro')
    expect(said.results?.link).toContain('jumeirah-village-circle')
  })

  it('looks in what holds both of two places', async () => {
    const tools = fakeTools(({ location = [] }) => (location.join() === 'dubai' ? 9 : 0))
    const said = await converse(tools, ['2 beds to rent in Mirdif or Al Rigga up to 90k'])
    expect(said.text).toContain('in Dubai rather than in Mirdif or Al Rigga')
  })

  it('never shows homes to rent to who wants to buy', async () => {
    const tools = fakeTools(({ purpose }) => (purpose === 'sale' ? 0 : 9))
    const said = await converse(tools, ['apartment for sale in JVC, 1 bed, up to 900k'])
    expect(said.results).toBeUndefined()
  })

  it('tells no lowest price of a search that found nothing', async () => {
    const said = await converse(dear, [search.en, 'cheaper'])
    expect(said.text).not.toContain('None is cheaper')
  })
})

describe('two places of which either will do', () => {
  it.each([
    ['en', '1 bed to rent in Al Rigga or Deira, up to 60k'],
    ['en', '1 bed to rent, Deira or Al Rigga side, up to 60k'],
    ['ar', 'غرفة وصالة للايجار في الرقة او ديرة لحد 60 الف'],
    ['ru', 'снять 1 спальню в Дейре или Аль Ригге до 60 тысяч'],
    ['hi', '1bhk rent pe al rigga ya deira me 60 hazaar tak'],
    ['zh', '想租一居室，迪拉或者Al Rigga，6万以内'],
    ['de', '1 Schlafzimmer mieten in Al Rigga oder Deira bis 60.000'],
  ] as const)(
    'are searched in both where one holds the other, in %s: %s',
    async (language, said) => {
      const { state } = await converse(
        fakeTools(() => 3),
        [said],
        language,
      )
      expect(state.slots.location).toEqual(['deira'])
    },
  )

  it('tell where it is without the word between them', async () => {
    const { state } = await converse(
      fakeTools(() => 3),
      ['1 bed to rent in Al Rigga, Deira, up to 60k'],
    )
    expect(state.slots.location).toEqual(['al-rigga'])
  })

  it.each([
    ['en', '1 bed to rent in JVC up to 90k', 'or Arjan?'],
    ['ar', 'غرفة وصالة للايجار في جي في سي لحد 90 الف', 'او في أرجان؟'],
    ['ru', 'снять 1 спальню в JVC до 90 тысяч', 'или Арджан?'],
    ['hi', '1bhk rent pe jvc me 90 hazaar tak', 'ya arjan me?'],
    ['zh', '想租JVC一居室，9万以内', '或者Arjan呢？'],
    ['de', '1 Schlafzimmer mieten in JVC bis 90.000', 'oder Arjan? Hauptsache Bus in der Nähe'],
  ] as const)('are two where the second begins with or, in %s', async (language, first, then) => {
    const { state } = await converse(
      fakeTools(() => 3),
      [first, then],
      language,
    )
    expect(state.slots.location?.toSorted()).toEqual(['arjan', 'jumeirah-village-circle'])
  })
})

it('says where a whole emirate has none', async () => {
  const tools = fakeTools(({ location = [] }) => (location.length > 0 ? 0 : 7))
  const said = await converse(tools, ['1 bed to rent in Ajman up to 40k'])
  expect(said.text).toContain('Nothing at all is for rent in Ajman at present.')
  const then = await converse(tools, ['1 bed to rent in Ajman up to 40k', '2 bed then'])
  expect(then.text).toContain('anywhere rather than in Ajman')
  expect(then.text).not.toContain('Nothing at all')
  const dubai = await converse(dear, [search.en])
  expect(dubai.text).not.toContain('Nothing at all')
})

it('keeps both places beside the emirate that is named with one of them', async () => {
  const { state } = await converse(
    fakeTools(() => 3),
    ['1bhk for rent in al nahda dubai or al qusais under 60k'],
  )
  expect(state.slots.location?.toSorted()).toEqual(['al-nahda', 'al-qusais'])
})

describe('a change of the search before', () => {
  it.each([
    ['en', '1 bed to rent in JVC up to 90k', 'besides JVC also in Arjan'],
    ['ru', 'снять 1 спальню в JVC до 90 тысяч', 'кроме JVC посмотри еще Арджан'],
    ['hi', '1bhk rent pe jvc me 90 hazaar tak', 'jvc ke alawa arjan me bhi dekho'],
    ['zh', '想租JVC一居室，9万以内', '除了JVC，Arjan也看看'],
    ['de', '1 Schlafzimmer mieten in JVC bis 90.000', 'außer JVC bitte auch Arjan'],
  ] as const)('adds a place beside the one before, in %s', async (language, first, then) => {
    const { state } = await converse(
      fakeTools(() => 3),
      [first, then],
      language,
    )
    expect(state.slots.location?.toSorted()).toEqual(['arjan', 'jumeirah-village-circle'])
    expect(state.slots.not_location).toBeUndefined()
  })

  it.each([
    ['en', '2 bed to rent in JVC up to 95k', 'a bit cheaper? and with parking'],
    ['hi', '2bhk rent pe jvc 95k tak', 'thoda sasta? aur parking ke saath'],
    ['de', '2 Schlafzimmer mieten in JVC bis 95.000', 'etwas günstiger? und mit Parkplatz'],
  ] as const)(
    'may be two questions made of criteria alone, in %s',
    async (language, first, then) => {
      const { state } = await converse(toolsWithTexts, [first, then], language)
      expect(state.slots.features).toEqual(['parking'])
      expect(state.slots.price_max ?? 0).toBeLessThanOrEqual(95_000)
    },
  )

  it('counts the bedrooms where both they and the rooms are told', async () => {
    const tools = fakeTools(() => 7)
    const { state } = await converse(tools, ['нужна двушка в аренду (2 спальни) в JVC'], 'ru')
    expect([state.slots.bedrooms_min, state.slots.bedrooms_max]).toEqual([2, 2])
  })
})

it.each([
  ['ar', 'فيلا ٥ غرف للبيع في مدينة خليفة او محمد بن زايد'],
  ['en', '5 bed villa for sale in Khalifa City or Mohd Bin Zayed City'],
] as const)('reads short names of a place, in %s', async (language, said) => {
  const { state } = await converse(
    fakeTools(() => 7),
    [said],
    language,
  )
  expect(state.slots.location?.toSorted()).toEqual(['khalifa-city', 'mohammed-bin-zayed-city'])
})

it('shows no homes to who looks for an office', async () => {
  const tools = fakeTools(({ type = [] }) => (type.includes('office') ? 0 : 9))
  const said = await converse(tools, ['office for rent in Business Bay up to 120k'])
  expect(said.results).toBeUndefined()
})

it('keeps the place where a payment plan can be given up instead', async () => {
  const tools = fakeTools(({ location = [], features, completion }) => {
    if (location.includes('dubai')) return 9
    return features === undefined && completion === undefined ? 4 : 0
  })
  const said = await converse(tools, [
    '1 bed off-plan apartment for sale in Dubai Creek Harbour with a payment plan up to 1.6m',
  ])
  expect(said.results?.link).toContain('dubai-creek-harbour')
})

it('gives up no price where furniture may be missing', async () => {
  const { state } = await converse(
    fakeTools(() => 7),
    ['ищем студию в дубае до 60 тысяч в год можно без мебели'],
    'ru',
  )
  expect(state.slots.price_max).toBe(60_000)
})

it('puts one kind in place of another where the verb begins like and', async () => {
  const { state } = await converse(
    fakeTools(() => 7),
    ['ابغى شقة للبيع في دبي بحدود مليونين', 'ورني فلل بنفس السعر'],
    'ar',
  )
  expect(state.slots.type).toEqual(['villa'])
})

it('goes a fifth beyond the budget before it leaves the place', async () => {
  const tools = fakeTools(({ price_max = 0 }) => (price_max >= 110_000 ? 6 : 0))
  const said = await converse(tools, ['1 bed to rent in JVC up to 100k'])
  expect(said.text).toContain('up to AED 120,000 a year')
  expect(said.results?.link).toContain('jumeirah-village-circle')
})
