import { searchVocabulary } from '@manzil/catalogue/search-vocabulary'
import { describe, expect, test } from 'vitest'
import { queryOf } from '../src/search/query-of.ts'
import { createSearchReader } from '../src/search/read-search.ts'

const readSearch = createSearchReader(searchVocabulary)

function read(text: string) {
  const reading = readSearch(text)
  const { places, types, beds, purpose, terms } = reading
  return {
    places,
    types,
    beds,
    purpose,
    words: terms.map(({ words }) => words.join(' ')),
    corrected: reading.isCorrected ? reading.text : undefined,
  }
}

describe('a search text', () => {
  test('gives up places, types, bedrooms and purpose to filters', () => {
    expect(read('2 bed apartment in JVC for rent')).toEqual({
      places: ['jumeirah-village-circle'],
      types: ['apartment'],
      beds: [2],
      purpose: 'rent',
      words: [],
      corrected: undefined,
    })
  })

  test('is corrected in its first eight unknown words', () => {
    const unknown = (many: number) => Array.from({ length: many }, () => 'xyzzyq').join(' ')
    expect(read(`${unknown(7)} dubai marinna`).places).toEqual(['dubai-marina'])
    expect(read(`${unknown(8)} dubai marinna`).places).not.toContain('dubai-marina')
    expect(read(`${unknown(8)} dubai marina`).places).toEqual(['dubai-marina'])
  })

  test.each([
    ['dubai marina', 'dubai-marina'],
    ['apartments in Abu Dhabi, Al Reem Island', 'al-reem-island'],
    ['شقة في دبي مارينا', 'dubai-marina'],
    ['迪拜码头公寓', 'dubai-marina'],
    ['Дубай Марина', 'dubai-marina'],
    ['damac lagoons nice', 'nice'],
    ['3br townhouse arabian ranches 2', 'arabian-ranches-2'],
    ['arabian ranches 2 bedrooms', 'arabian-ranches'],
  ])('"%s" names %s', (text, slug) => {
    expect(read(text).places).toEqual([slug])
  })

  test.each([
    ['dubai marinna', ['dubai-marina'], 'dubai marina'],
    [
      'jumeriah village',
      ['jumeirah-village-circle', 'jumeirah-village-triangle'],
      'jumeirah village',
    ],
    ['2br in bussiness bay', ['business-bay'], '2br in business bay'],
    ['villa dubai hils estate', ['dubai-hills-estate'], 'villa dubai hills estate'],
    ['dubai harbur', ['dubai-harbour'], 'dubai harbour'],
  ])('"%s" is read with its slips corrected', (text, slugs, corrected) => {
    expect(read(text)).toMatchObject({ places: slugs, corrected })
  })

  test('an amenity is not taken for the place it contains', () => {
    expect(read('marina view')).toMatchObject({ places: [], words: ['marina view'] })
  })

  test('a place with an everyday name needs the place above it', () => {
    expect(read('nice garden')).toMatchObject({ places: [], words: ['nice', 'garden'] })
  })

  test('the beginning of several names means each of them', () => {
    expect(read('jumeirah village villa').places).toHaveLength(2)
  })

  test('one word in another spelling of nothing stays a word', () => {
    expect(read('promenade rooftop')).toEqual({
      places: [],
      types: [],
      beds: [],
      purpose: undefined,
      words: ['promenade', 'rooftop'],
      corrected: undefined,
    })
  })

  test('a very long text is read in a moment', () => {
    expect(read('mirana '.repeat(5_000)).words).toHaveLength(24)
  })
})

const oneBedroom = { bedrooms_min: 1, bedrooms_max: 1 }

const none = {
  price: {},
  size: {},
  beds: {},
  bathsMin: undefined,
  furnished: undefined,
  completion: undefined,
  purpose: undefined,
}

describe('limits in a text', () => {
  test.each<[text: string, limits: object, words: string[]]>([
    ['2 bed marina under 1.5m', { price: { max: 1_500_000 }, purpose: 'sale' }, []],
    ['1-2 million', { price: { min: 1_000_000, max: 2_000_000 }, purpose: 'sale' }, []],
    ['between 800k and 1.2m aed', { price: { min: 800_000, max: 1_200_000 }, purpose: 'sale' }, []],
    ['below 100k per year', { price: { max: 100_000 }, purpose: 'rent' }, []],
    ['rent under 5k a month', { price: { max: 60_000 }, purpose: 'rent' }, []],
    ['apartment above 1,200 sqft', { size: { min: 1200 } }, []],
    ['1000 sqft', { size: { min: 900, max: 1100 } }, []],
    ['2-3 bedrooms', { beds: { min: 2, max: 3 } }, []],
    ['at least 4 bedrooms', { beds: { min: 4 } }, []],
    ['villa 3 bathrooms', { bathsMin: 3 }, []],
    ['furnished studio', { furnished: 'furnished' }, []],
    ['unfurnished flat', { furnished: 'unfurnished' }, []],
    ['off plan villa', { completion: 'off_plan', purpose: 'sale' }, []],
    ['ready to move in', { completion: 'ready' }, []],
    ['أقل من 1.5 مليون', { price: { max: 1_500_000 }, purpose: 'sale' }, []],
    [
      'شقة مفروشة للإيجار حتى 80 ألف',
      { price: { max: 80_000 }, furnished: 'furnished', purpose: 'rent' },
      [],
    ],
    ['من مليون إلى 2 مليون', { price: { min: 1_000_000, max: 2_000_000 }, purpose: 'sale' }, []],
    ['على الخارطة', { completion: 'off_plan', purpose: 'sale' }, []],
    ['boulevard 5000', {}, ['boulevard', '5000']],
    ['damac hills 2', {}, []],
    ['handover 2027', {}, ['handover', '2027']],
  ])('"%s"', (text, limits, words) => {
    const reading = readSearch(text)
    expect(reading.limits).toEqual({ ...none, ...limits })
    expect(reading.terms.flatMap((term) => term.words)).toEqual(words)
  })

  test('what was chosen beside the text tells a monthly rent', () => {
    expect(readSearch('under 5k', { purpose: 'rent' }).limits.price).toEqual({ max: 60_000 })
    expect(readSearch('under 5k', { purpose: 'sale' }).limits.price).toEqual({ max: 5_000 })
  })

  test('stay in the text that is corrected', () => {
    const reading = readSearch('dubai marinna under 1.5m')
    expect(reading).toMatchObject({ isCorrected: true, text: 'dubai marina under 1.5m' })
  })
})

describe('a search text of another language', () => {
  test.each([
    ['شقة غرفتين في المارينا', ['apartment'], 2, undefined],
    ['квартира 2 спальни в Дубай Марина до 2 млн', ['apartment'], 2, 2_000_000],
    ['मरीना में 2 बेडरूम 20 लाख से कम', [], 2, 2_000_000],
    ['迪拜滨海区两居室200万以内', [], 2, 2_000_000],
    ['2-Schlafzimmer-Wohnung in Dubai Marina bis 2 Mio', ['apartment'], 2, 2_000_000],
    ['2-Zimmer-Wohnung in Dubai Marina bis 2 Mio', ['apartment'], 1, 2_000_000],
    // Germans count the living room.
    ['2 Zimmer in Marina unter 2 Millionen', [], 1, 2_000_000],
  ])('says the same: %s', (text, types, beds, most) => {
    const reading = readSearch(text)
    expect(reading.places).toEqual(['dubai-marina'])
    expect(reading.types).toEqual(types)
    expect(reading.limits.beds).toEqual({ min: beds, max: beds })
    expect(reading.limits.price.max).toBe(most)
    expect(reading.terms).toEqual([])
  })
})

describe('an amenity', () => {
  test.each([
    ['villa with pool', 'pool', 'pool'],
    ['вилла с бассейном', 'pool', 'pool'],
    ['带阳台的公寓', 'balcony', 'balcony'],
    ['Wohnung mit Stellplatz', 'parking', 'parking'],
    ['شقة مع بلكونة', 'balcony', 'بلكونه'],
  ])('of %s is looked for in the words that adverts have', (text, amenity, words) => {
    expect(readSearch(text).terms).toEqual([{ words: words.split(' '), amenity }])
  })
})

describe('the language of whoever types', () => {
  test.each<[text: string, language: 'de' | 'hi', query: object]>([
    ['Laden Deira', 'de', { type: ['retail'], location: ['deira'] }],
    ['Lager Al Quoz', 'de', { type: ['warehouse'], location: ['al-quoz'] }],
    ['Villa Meerblick', 'de', { type: ['villa'], features: ['sea-view'] }],
    ['2 Bad Dubai Marina', 'de', { bathrooms_min: 2, location: ['dubai-marina'] }],
    ['fertig Marina', 'de', { completion: 'ready', location: ['dubai-marina'] }],
    ['teen BHK marina', 'hi', { bedrooms_min: 3, bedrooms_max: 3, location: ['dubai-marina'] }],
  ])('tells what %s means in %s', (text, language, query) => {
    expect(queryOf(readSearch(text, { language }))).toEqual(query)
    expect(queryOf(readSearch(text))).toHaveProperty('search')
  })

  test.each([
    'big garden villa',
    'lease office in Deira',
    'loft',
    'one room jvc',
    '2 bed flat to let in Marina',
    'furnished studio under 60k',
  ])('is no reason to read English otherwise: %s', (text) => {
    const english = queryOf(readSearch(text))
    for (const language of ['ar', 'ru', 'hi', 'zh', 'de'] as const)
      expect(queryOf(readSearch(text, { language }))).toEqual(english)
  })
})

describe('what a search text refuses', () => {
  test.each<[text: string, query: object]>([
    ['villa without a pool in JVC', { type: ['villa'], location: ['jumeirah-village-circle'] }],
    ['apartment not in Deira', { type: ['apartment'] }],
    ['no studio, 1 bedroom in JLT', { ...oneBedroom, location: ['jumeirah-lake-towers'] }],
    ['villa with a garden but no pool', { type: ['villa'], features: ['garden'] }],
    ['villa not for rent', { type: ['villa'] }],
    ['فيلا بدون مسبح', { type: ['villa'] }],
    ['شقة مو في ديرة', { type: ['apartment'] }],
    ['вилла без бассейна', { type: ['villa'] }],
    ['квартира не в Дейре', { type: ['apartment'] }],
    ['बिना पूल का विला', { type: ['villa'] }],
    ['不带泳池的别墅', { type: ['villa'] }],
    ['Villa ohne Pool', { type: ['villa'] }],
    ['Wohnung nicht in Deira', { type: ['apartment'] }],
  ])('is not asked for: %s', (text, query) => {
    expect(queryOf(readSearch(text))).toEqual(query)
  })

  test.each<[text: string, words: string[]]>([
    ['no commission', ['no', 'commission']],
    ['not shared', ['not', 'shared']],
    ['building no 7', ['building', 'no', '7']],
  ])('is looked for where no filter could say it: %s', (text, words) => {
    expect(readSearch(text).terms.flatMap((term) => term.words)).toEqual(words)
  })
})
