import { composeArabicTitle, composeTitle } from '@manzil/catalogue/titles/composed-title'
import { describe, expect, it } from 'vitest'
import { Remarks } from '../../../src/import/remarks.ts'
import { cleanTitle, titlesOf } from '../../../src/import/rules/advert-title.ts'
import { readDay } from '../../../src/import/rules/listed-day.ts'
import { picturesOf } from '../../../src/import/rules/pictures.ts'
import { roomsInReference } from '../../../src/import/rules/reference-rooms.ts'
import { readBathrooms, readBedrooms } from '../../../src/import/rules/stated-rooms.ts'

/** What is read, and with which remarks. */
function told<T>(read: (remarks: Remarks) => T): [T, string[]] {
  const remarks = new Remarks()
  return [read(remarks), remarks.list.map(({ reason, detail }) => `${reason} ${detail}`.trim())]
}
const names = { en: 'Arjan', ar: 'أرجان' }

describe('the advertiser’s title', () => {
  const read = (text: string, bedrooms: number | null = 0) =>
    told((remarks) => cleanTitle(text, bedrooms, remarks))

  it.each([
    ['0 in Arjan', 'Studio in Arjan'],
    ['Bright 0 | Vacant', 'Bright Studio | Vacant'],
    ['BRIGHT 0 IN ARJAN', 'BRIGHT STUDIO IN ARJAN'],
    ['Furnished 0', 'Furnished Studio'],
  ])('"%s" of a studio was "%s"', (text, title) => {
    expect(read(text)).toEqual([title, ['title-studio-restored']])
  })

  it.each([
    '0 commission',
    '0 COMMISSION',
    '0 down payment',
    '0 dp',
    '0 interest',
    '0 fee',
    '0 fees',
    '0 DLD',
    '0 vat',
    '0% down',
    '0 % down',
    '0.5 km to the sea',
    '0,5 km to the sea',
    '0+1',
    '10 minutes',
    '1.0 room',
    '1,0 room',
    'Unit A0',
    '1/0',
    '-0',
    '+0',
    '%0',
    '05 units',
  ])('"%s" is no studio', (text) => expect(read(text)).toEqual([text, []]))

  it('keeps its zero where the property is none', () => {
    expect(read('0 in Arjan', 1)).toEqual(['0 in Arjan', []])
    expect(read('0 in Arjan', null)).toEqual(['0 in Arjan', []])
  })

  it.each([
    ['Park &amp; sea', 'Park & sea'],
    ['Caf&eacute; &ndash; 120 m&sup2;', 'Café – 120 m²'],
    ['<b>Sea</b><br>view <script>alert(1)</script>', 'Sea view'],
    ['&lt;b&gt;sea&lt;/b&gt;', '<b>sea</b>'],
  ])('"%s" reads "%s"', (text, title) => expect(read(text, 2)).toEqual([title, ['title-markup']]))

  it.each([
    ['Sea view | Call me +971 50 123 4567', 'Sea view'],
    ['Call 0501234567 for the key', 'Call for the key'],
    ['Villa 00971-4-1234567', 'Villa'],
    ['Bright flat, www.example.com', 'Bright flat'],
    ['Mail sara@example.com | 2 BR', 'Mail | 2 BR'],
    ['See https://example.com/a?b=1 or sea view', 'See or sea view'],
  ])('"%s" shows nobody’s number: "%s"', (text, title) =>
    expect(read(text, 2)).toEqual([title, ['title-contacts']]),
  )

  it.each([
    'AED 1 500 000 only',
    '2,050,000 AED',
    'Tower 971, floor 50',
    'Price < 2M & sea view',
    '0501 units',
    '20250512 ready',
  ])('"%s" is nobody’s number', (text) => expect(read(text, 2)[0]).toBe(text))

  it('loses what does not fit', () => {
    expect(read('x'.repeat(301), 2)[0]).toHaveLength(300)
  })
})

it.each([
  ['', 'Apartment in Arjan', 'شقة في أرجان', 'title-composed'],
  ['شقة جميلة', 'Apartment in Arjan', 'شقة جميلة', 'title-english-composed'],
  ['Bright flat', 'Bright flat', 'شقة في أرجان', 'title-arabic-composed'],
] as const)('of "%s" the titles are "%s" and "%s"', (own, title, titleArabic, reason) => {
  const facts = { type: 'apartment', bedrooms: null, place: { names } } as const
  expect(told((remarks) => titlesOf(own, facts, remarks))).toEqual([
    { title, titleArabic },
    [reason],
  ])
})

it('Arabic counts two bedrooms with the dual, three to ten and more each in their way', () => {
  const titles = [2, 3, 10, 11].map((bedrooms) =>
    composeArabicTitle({ type: 'villa', bedrooms, place: { names } }),
  )
  expect(titles).toEqual([
    'فيلا بغرفتي نوم في أرجان',
    'فيلا بـ3 غرف نوم في أرجان',
    'فيلا بـ10 غرف نوم في أرجان',
    'فيلا بـ11 غرفة نوم في أرجان',
  ])
})

it('an office has no bedrooms in its title', () => {
  const facts = { type: 'office', bedrooms: 0, place: { names } } as const
  expect([composeTitle(facts), composeArabicTitle(facts)]).toEqual([
    'Office in Arjan',
    'مكتب في أرجان',
  ])
})

describe('stated rooms', () => {
  it.each([
    ['3', 3, []],
    ['', null, ['bedrooms-missing']],
    ['many', null, ['bedrooms-unreadable many']],
    ['7+', 7, ['bedrooms-open-ended 7']],
    ["{'value': '0'}", 0, ['rooms-wrapped']],
    ['0', 0, []],
  ])('bedrooms "%s"', (text, rooms, remarks) => {
    expect(told((to) => readBedrooms(text, to))).toEqual([rooms, remarks])
  })

  it.each([
    ['2', 2, []],
    ['', null, ['bathrooms-missing']],
    ['many', null, ['bathrooms-unreadable many']],
    ['7+', 7, ['bathrooms-open-ended 7']],
    ['0', null, ['bathrooms-missing']],
  ])('bathrooms "%s"', (text, rooms, remarks) => {
    expect(told((to) => readBathrooms(text, to))).toEqual([rooms, remarks])
  })
})

it.each([
  ['2-BR', 2],
  ['2_br', 2],
  ['2/BED', 2],
  ['2 - bdr', 2],
  ['9bhk', 9],
  ['2BR 2 BHK', 2],
  ['12BR', undefined],
  ['0BR', undefined],
  ['STD', 0],
  ['astd', undefined],
  ['stdx', undefined],
  ['studio 2BR', 2],
  ['1BR/2BR studio', undefined],
])('the reference %s names %s bedrooms', (reference, rooms) => {
  expect(roomsInReference(reference)).toBe(rooms)
})

describe('the day of an advert', () => {
  // Noon in Dubai.
  const now = new Date('2025-07-01T08:00:00Z')
  const read = (text: string, fileDay: Date | null = null) =>
    told((remarks) => readDay(text, { now, fileDay }, remarks))

  it('may be tomorrow, where the day has begun already, and no later', () => {
    expect(read('2 July 2025')).toEqual([new Date('2025-07-01T20:00:00Z'), []])
    expect(read('3 July 2025')).toEqual([null, ['date-in-future 3 July 2025']])
    const late = new Date('2025-07-01T20:00:00Z')
    const remarks = new Remarks()
    expect(readDay('3 July 2025', { now: late, fileDay: null }, remarks)).toEqual(
      new Date('2025-07-02T20:00:00Z'),
    )
  })

  it('is unknown without a date of row and file, and where it is no day', () => {
    expect(read('')).toEqual([null, ['date-missing']])
    expect(read('soon', now)).toEqual([null, ['date-unreadable soon']])
  })
})

it('whatever it is, it is drawn from outside: nobody knows its rooms', () => {
  const roles = (type: 'villa' | 'office' | 'retail' | 'warehouse' | 'land') =>
    picturesOf('a/1', type, []).map(({ role }) => role)
  for (const type of ['villa', 'office', 'retail', 'warehouse', 'land'] as const)
    expect(roles(type)).toEqual(['facade'])
})
