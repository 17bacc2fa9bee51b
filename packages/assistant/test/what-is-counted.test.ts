import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { buyingRates, rate } from './fake-rates.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'
import { digits, tools } from './own-sums-tools.ts'

const dubai = { _id: 'dubai', name: 'Dubai', name_ar: 'دبي', names: {}, kind: 'emirate' as const }
const rented = (cheques: number | null) => {
  const rows = [1, 2].map((number) =>
    makeProperty(number, {
      purpose: 'rent',
      price: 96_000,
      furnished: 'unfurnished',
      cheques,
      location_path: [dubai],
    }),
  )
  return {
    ...tools(),
    searchProperties: async () => ({ total: 2, rows, asOf: '2026-11-18T08:00:00.000Z' }),
    propertiesById: async (ids: readonly string[]) => ({
      rows: rows.filter(({ _id }) => ids.includes(_id)),
      asOf: '2026-11-18T08:00:00.000Z',
    }),
  }
}

describe('what a rented home takes on the first day', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'flats to rent in Dubai Marina',
      'what would it cost me all in to move into the first one',
    ],
    [
      'de',
      'Wohnung in Dubai Marina mieten',
      'Was kostet mich der Einzug bei der ersten insgesamt?',
    ],
  ])('begins with the cheque, and leaves the housing fee to the bills (%s)', async (...row) => {
    const [language, search, asked] = row
    const { text } = await converse(rented(4), [search, asked], language)
    // 24,000 + 4,800 + 5,040 + 220 + 2,000; the fee of 4,800 a year comes by the month.
    for (const sum of ['24000', '36060', '8400']) expect(digits(text)).toContain(sum)
  })

  it('says so where no number of cheques is stated', async () => {
    const { text } = await converse(rented(null), [
      'flats to rent in Dubai Marina',
      'what would it cost me all in to move into the first one',
    ])
    expect(text).toContain('so I took 1; with 4 the first is AED 24,000')
  })
})

it.each<[LanguageCode, string[], RegExp]>([
  ['en', ['studio for sale in Arjan', 'compare Arjan and JVC'], /Compared here: .*studio/],
  ['de', ['Studio in Arjan kaufen', 'vergleiche Arjan und JVC'], /Verglichen wurde hier: .*Studio/],
])('a comparison of places says which homes it counts (%s)', async (language, turns, said) => {
  const { text } = await converse(
    fakeTools(() => 9),
    turns,
    language,
  )
  expect(text).toMatch(said)
})

it('says that the deed of a villa costs a little other than that of an apartment', async () => {
  const deed = { ...rate('transfer-admin-apartment', 580, 'aed'), note: 'Differs for villas.' }
  const others = buyingRates.filter(({ id }) => id !== deed.id)
  const priced = { ...fakeTools(() => 5), rates: async () => [...others, deed] }
  const about = async (type: string) => {
    const turns = [
      `${type} for sale in Dubai Hills up to 3m`,
      'and the total purchase costs for 3m?',
    ]
    return (await converse(priced, turns)).text
  }
  expect(await about('villa')).toContain('Differs for villas.')
  const ofFlat = await about('flat')
  expect(ofFlat).not.toContain('Differs for villas.')
  // Its amount holds the tax.
  expect(ofFlat).toMatch(/Agency fee \(2\s?% plus 5\s?% VAT\): AED\s63,000/)
})

it('a yield of what a home may be let for is that of the figures named beside it', async () => {
  const said = 'I own a 1 bed in Dubai Marina, 780 sqft. What could I rent it out for?'
  const { text } = await converse(
    fakeTools(() => 9),
    [said],
  )
  expect(text).toMatch(/median of AED 90 per sqft/)
  expect(text).toMatch(/median of AED 1,500 per sqft for sale, so the gross yield is about 6%/)
})
