import { composeArabicTitle, composeTitle } from '@manzil/catalogue/titles/composed-title'
import { describe, expect, it } from 'vitest'
import { RejectedRow } from '../../src/import/draft.ts'
import { Remarks } from '../../src/import/remarks.ts'
import { checkPrice, checkPricePerSqft, checkSize } from '../../src/import/rules/bounds.ts'
import { communitySlugs } from '../../src/import/rules/community-properties.ts'
import { guessType, type TypeEvidence } from '../../src/import/rules/guess-type.ts'
import { readDay } from '../../src/import/rules/listed-day.ts'
import { picturesOf } from '../../src/import/rules/pictures.ts'
import { roomsInReference } from '../../src/import/rules/reference-rooms.ts'
import { typeInTitle } from '../../src/import/rules/type-words.ts'
import { context } from './fixtures.ts'

const rejection = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof RejectedRow) return error.reason
    throw error
  }
  return 'accepted'
}

describe('bounds', () => {
  it.each([
    [7_800_000, 'rent', 'accepted'],
    [7_800_001, 'rent', 'price-out-of-bounds'],
    [5_999, 'rent', 'price-out-of-bounds'],
    [7_800_001, 'sale', 'accepted'],
    [74_999, 'sale', 'price-out-of-bounds'],
    [0, 'sale', 'price-not-positive'],
    [-1, 'rent', 'price-not-positive'],
    [undefined, 'rent', 'price-unreadable'],
  ] as const)('a price of %d for %s is %s', (price, purpose, outcome) => {
    expect(rejection(() => checkPrice(price, String(price), purpose))).toBe(outcome)
  })

  it.each([
    [119, null],
    [120, 120],
    [100_000, 100_000],
    [100_001, null],
  ])('a size of %d sqft counts as %s', (size, kept) => {
    expect(checkSize(size, String(size), new Remarks())).toBe(kept)
  })

  it.each([
    // [price, size, bedrooms, type, size that is kept or the rejection]
    [1_500_000, 800, 1, 'apartment', 800],
    [9_400_000, 550, 1, 'apartment', 'price-not-credible'],
    [900_000, 45, 1, 'apartment', null],
    [100_000, 1_600, 2, 'apartment', 'price-not-credible'],
    [950_000, 9_000, 4, 'villa', 9_000],
    [2_000_000, 60_000, 4, 'villa', null],
  ] as const)(
    'of %d AED and %d sqft the one at fault gives way',
    (price, size, bedrooms, type, kept) => {
      const remarks = new Remarks()
      const check = () => checkPricePerSqft({ price, size, bedrooms }, 'sale', type, remarks)
      if (typeof kept === 'string') expect(rejection(check)).toBe(kept)
      else expect(check()).toBe(kept)
    },
  )
})

describe('the kind of property', () => {
  const evidence = (more: Partial<TypeEvidence>): TypeEvidence => ({
    title: '',
    addressParts: [],
    path: [],
    bedrooms: null,
    size: null,
    ...more,
  })

  it.each([
    ['Luxury Duplex Penthouse | Sea View', 'penthouse'],
    ['3BR TH | Single Row', 'townhouse'],
    ['Independent Villa with a pool', 'villa'],
    ['فيلا للبيع في عجمان', 'villa'],
    ['شقة للبيع', 'apartment'],
    ['Studio | High Floor', 'apartment'],
    ['Hotel Apartment | Serviced', 'hotel-apartment'],
    ['Bright home | 30% PH Payment Plan', undefined],
    ['Villa view | Community view', undefined],
    ['Vacant | Bright', undefined],
  ])('in "%s" is %s', (title, type) => expect(typeInTitle(title).type).toBe(type))

  it.each([
    ['High floor | Bright', 'flat'],
    ['Large plot | Corner', 'house'],
    ['High floor | overlooking the plot', undefined],
  ])('"%s" hints at a %s', (title, hint) => expect(typeInTitle(title).hint).toBe(hint))

  it.each([
    [{ title: 'Villa', path: [{ slug: 'dubai-marina' }] }, 'villa', 'type-from-title'],
    [{ addressParts: ['Rose Townhouses'], bedrooms: 3 }, 'townhouse', 'type-from-address'],
    [{ addressParts: ['Rose Tower'], bedrooms: 5, size: 6000 }, 'apartment', 'type-from-address'],
    [{ addressParts: ['Rose Residence'], bedrooms: 3 }, 'apartment', 'type-from-address'],
    [{ path: [{ slug: 'dubai-marina' }], bedrooms: 4, size: 4000 }, 'apartment', 'type-from-size'],
    [{ path: [{ slug: 'the-springs' }], bedrooms: 3, size: 2200 }, 'villa', 'type-from-size'],
    [{ path: [{ slug: 'the-springs' }], bedrooms: 1, size: 700 }, 'apartment', 'type-from-size'],
    [{ bedrooms: 1, size: 700 }, 'apartment', 'type-from-size'],
    [{ bedrooms: 4, size: 2400 }, 'townhouse', 'type-from-size'],
    [{ bedrooms: 5, size: 5400 }, 'villa', 'type-from-size'],
    [{}, 'apartment', 'type-from-size'],
  ] as const)('from %j is %s', (more, type, reason) => {
    expect(guessType(evidence(more))).toEqual({ type, reason })
  })
})

describe('composed titles', () => {
  const place = { names: { en: 'Arjan', ar: 'أرجان' } }

  it.each([
    ['apartment', 0, 'Studio apartment in Arjan', 'شقة استوديو في أرجان'],
    ['apartment', 1, '1-bedroom apartment in Arjan', 'شقة بغرفة نوم في أرجان'],
    ['villa', 5, '5-bedroom villa in Arjan', 'فيلا بـ5 غرف نوم في أرجان'],
    ['villa', 12, '12-bedroom villa in Arjan', 'فيلا بـ12 غرفة نوم في أرجان'],
    ['townhouse', null, 'Townhouse in Arjan', 'تاون هاوس في أرجان'],
    ['office', 2, 'Office in Arjan', 'مكتب في أرجان'],
  ] as const)('of %s with %s bedrooms', (type, bedrooms, english, arabic) => {
    expect(composeTitle({ type, bedrooms, place })).toBe(english)
    expect(composeArabicTitle({ type, bedrooms, place })).toBe(arabic)
  })
})

it.each([
  ['JVC-1BR-s', 1],
  ['2 bhk/110k', 2],
  ['ARJ-STD-18', 0],
  ['Studio-9', 0],
  ['1BR or 2BR', undefined],
  ['10503-AB', undefined],
  ['NoBRand', undefined],
])('the reference %s names %s bedrooms', (reference, rooms) => {
  expect(roomsInReference(reference)).toBe(rooms)
})

describe('the day of an advert', () => {
  const now = new Date('2025-07-01T12:00:00Z')

  it('is left out where it is still to come', () => {
    const remarks = new Remarks()
    expect(readDay('3 July 2025', { now, fileDay: null }, remarks)).toBeNull()
    expect(remarks.notes()).toEqual([{ key: 'dateInFuture', value: '3 July 2025' }])
  })

  it('is that of the file where the row has none and the file one', () => {
    const remarks = new Remarks()
    const fileDay = new Date('2024-05-30T20:00:00Z')
    expect(readDay('', { now, fileDay }, remarks)).toBe(fileDay)
    expect(remarks.list.map(({ reason }) => reason)).toEqual(['date-of-file'])
  })
})

describe('pictures', () => {
  it('are one scene of the kind and community, always the same', () => {
    const pictures = picturesOf('a/1', 'villa', [{ slug: 'dubai' }, { slug: 'palm-jumeirah' }])
    expect(pictures).toHaveLength(1)
    expect(pictures[0]).toMatchObject({ role: 'facade', illustration: true })
    expect(pictures[0]?.url).toMatch(/^\/scenes\/facade\/villa\/palm\/\d+\.svg$/)
    expect(picturesOf('a/1', 'villa', [{ slug: 'palm-jumeirah' }])).toEqual(pictures)
    expect(picturesOf('a/2', 'villa', [{ slug: 'palm-jumeirah' }])).not.toEqual(pictures)
  })
})

it('every community of which the kind of properties is known is in the gazetteer', () => {
  expect(communitySlugs.filter((slug) => !context.places.bySlug.has(slug))).toEqual([])
})
