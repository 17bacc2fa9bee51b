import { describe, expect, it } from 'vitest'
import { guessType, type TypeEvidence } from '../../../src/import/rules/guess-type.ts'
import { typeInAddress, typeInTitle } from '../../../src/import/rules/type-words.ts'

const kind = (more: Partial<TypeEvidence>) =>
  guessType({ title: '', addressParts: [], path: [], bedrooms: null, size: null, ...more }).type

describe('without a word about the kind, size and bedrooms decide', () => {
  it.each([
    [null, 4_499, 'apartment'],
    [null, 4_500, 'villa'],
    [0, 9_000, 'apartment'],
    [1, 9_000, 'apartment'],
    [2, null, 'apartment'],
    [2, 2_999, 'apartment'],
    [2, 3_000, 'villa'],
    [3, null, 'apartment'],
    [3, 2_599, 'apartment'],
    [3, 2_600, 'townhouse'],
    [3, 2_601, 'villa'],
    [4, 2_600, 'townhouse'],
    [4, null, 'villa'],
  ] as const)('%s bedrooms and %s sqft are a %s', (bedrooms, size, type) => {
    expect(kind({ bedrooms, size })).toBe(type)
  })
})

describe('in a community of houses', () => {
  const villas = [{ slug: 'dubai' }, { slug: 'the-springs' }]
  const terraces = [{ slug: 'dubai' }, { slug: 'mudon' }]

  it.each([
    [1, 700, 'apartment'],
    [2, 1_299, 'apartment'],
    [2, 1_300, 'villa'],
    [2, null, 'apartment'],
    [null, null, 'villa'],
    [3, 900, 'villa'],
  ] as const)('%s bedrooms and %s sqft are a %s', (bedrooms, size, type) => {
    expect(kind({ path: villas, bedrooms, size })).toBe(type)
  })

  it('a garden makes a small property a house', () => {
    expect(kind({ path: villas, bedrooms: 1, size: 700, hasGarden: true })).toBe('villa')
    expect(kind({ path: villas, bedrooms: 1, size: 700, hasGarden: false })).toBe('apartment')
  })

  it('a house is of the community’s kind, whatever its size', () => {
    expect(kind({ path: terraces, bedrooms: 4, size: 6_000 })).toBe('townhouse')
    expect(kind({ path: villas, bedrooms: 4, size: 1_500 })).toBe('villa')
  })

  it('the finest known place decides', () => {
    const path = [{ slug: 'the-springs' }, { slug: 'mudon' }, { slug: 'unknown' }]
    expect(kind({ path, bedrooms: 4 })).toBe('townhouse')
  })

  it('a vague word of the address does not count, a clear one does', () => {
    expect(kind({ path: villas, addressParts: ['Rose Residence'], bedrooms: 4 })).toBe('villa')
    expect(kind({ path: villas, addressParts: ['Rose Tower'], bedrooms: 4 })).toBe('apartment')
  })
})

describe('a hint of the title', () => {
  it('of a flat always counts', () => {
    expect(kind({ title: 'High floor', path: [{ slug: 'the-springs' }], bedrooms: 5 })).toBe(
      'apartment',
    )
  })

  it('of a house counts but among towers', () => {
    expect(kind({ title: 'Corner plot', size: 2_000 })).toBe('townhouse')
    expect(kind({ title: 'Corner plot', size: 2_601 })).toBe('villa')
    expect(kind({ title: 'Corner plot' })).toBe('villa')
    expect(kind({ title: 'Corner plot', path: [{ slug: 'dubai-marina' }] })).toBe('apartment')
  })

  it('counts before the address', () => {
    expect(
      guessType({
        title: 'Corner plot',
        addressParts: ['Rose Tower'],
        path: [],
        bedrooms: 3,
        size: null,
      }),
    ).toEqual({ type: 'villa', reason: 'type-from-title' })
  })
})

describe('words of a title', () => {
  it.each([
    [
      'villa-compound',
      ['Villa compound', 'Compound of 4 villas', 'compound with pool', 'مجمع فلل'],
    ],
    ['penthouse', ['Penthouse', 'Pent house', 'penthouses', 'Full-floor PH', 'بنتهاوس']],
    [
      'hotel-apartment',
      ['Hotel apartment', 'hotel rooms', 'Hotel  suite', 'hotel units', 'شقة فندقية'],
    ],
    ['townhouse', ['Townhouse', 'Town house', 'town-houses', 'TH', 'تاون هاوس', 'تاونهاوس']],
    [
      'villa',
      ['Villas', 'Mansion', 'mansions', 'Palace', 'Bungalow', 'G+1', 'G + 2', 'فيلا', 'فلل', 'قصر'],
    ],
    ['duplex', ['Duplex', 'دوبلكس']],
    [
      'apartment',
      ['Apartments', 'Apt', 'flat', 'flats', 'studios', 'شقة', 'شقه', 'ستوديو', 'استوديو'],
    ],
  ] as const)('%s', (type, titles) => {
    expect(titles.map((title) => [title, typeInTitle(title)])).toEqual(
      titles.map((title) => [title, { type }]),
    )
  })

  it.each([
    'Palace hotel',
    'Palace residence',
    'Flatiron',
    'Aptly named',
    '30% PH',
    'PH plan',
    'PH pp',
    'PHONE',
    'THE place',
    'Villa facing',
    'Palace & garden views',
    'Townhouses view',
    'Mansion facing',
    'G+3',
  ])('"%s" names no kind', (title) => expect(typeInTitle(title)).toEqual({}))

  it.each([
    'Higher floor',
    'highest floor',
    'Low-floor',
    'lower floor',
    'Mid floor',
    'middle floor',
    'top floor',
    'upper floor',
    '1st floor',
    '22nd floor',
    '3rd floor',
    '14th floor',
    'Sky suite',
    'Skysuite',
    'In a tower',
    'طابق',
  ])('"%s" hints at a flat', (title) => expect(typeInTitle(title)).toEqual({ hint: 'flat' }))

  it.each([
    'Plots nearby',
    'Single-row',
    'Single row',
    'Back to back',
    'back-to-back',
    'BTB',
    'Semi-detached',
    'Semi detached',
    'End unit',
    'end-unit',
    'Mid unit',
    'Middle-unit',
  ])('"%s" hints at a house', (title) => expect(typeInTitle(title)).toEqual({ hint: 'house' }))
})

describe('names of an address', () => {
  it.each([
    ['Rose Townhouses', 'townhouse'],
    ['Rose Town Houses', 'townhouse'],
    ['Rose Villas', 'villa'],
    ['Frond K', 'villa'],
    ['Rose Tower', 'apartment'],
    ['Rose Towers', 'apartment'],
    ['Rose Apartment', 'apartment'],
    ['Rose Apartments', 'apartment'],
    ['Burj Rose', 'apartment'],
    ['Rose Hotel', 'apartment'],
    ['The Villa', undefined],
    ['Towering Rose', undefined],
    ['Burjuman', undefined],
  ])('%s: clearly a %s', (part, type) => expect(typeInAddress([part], false)).toBe(type))

  it.each([
    ['Rose Residence', 'apartment'],
    ['Rose Residences', 'apartment'],
    ['Rose Heights', 'apartment'],
    ['Rose Plaza', 'apartment'],
    ['Rose Building', 'apartment'],
    ['Rose Suites', 'apartment'],
    ['Rose Garden', undefined],
  ])('%s: vaguely a %s', (part, type) => {
    expect(typeInAddress([part], true)).toBe(type)
    expect(typeInAddress([part], false)).toBeUndefined()
  })

  it('the finest part that says something decides', () => {
    expect(typeInAddress(['Block 3', 'Rose Villas', 'Rose Tower'], false)).toBe('villa')
    expect(typeInAddress([], false)).toBeUndefined()
  })
})
