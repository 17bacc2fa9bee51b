import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { Rate } from '@manzil/api-client/generated/types.gen'
import { buyingFees, type Fee, rentingFees } from '@manzil/domain/costs/fees'
import { limitsFor } from '@manzil/domain/costs/loan-limits'
import { ratesOf } from '@manzil/domain/costs/rates'
import { metresBetween } from '@manzil/domain/metres-between'
import { sumCosts } from '@manzil/ui/costs'
import { describe, expect, it } from 'vitest'
import { guessLanguage } from '../sections/guess-language.ts'
import { nearbyPlaces } from '../sections/place/nearby.ts'

const [example] = fixtures.listRates().data
const [place] = fixtures.listLocations().data
if (!example || !place) throw new Error('The contract has no examples.')
const table = (values: Record<string, number>) =>
  ratesOf(Object.entries(values).map(([id, value]): Rate => ({ ...example, id, value })))

const rates = table({
  'transfer-fee': 4,
  'transfer-admin-apartment': 580,
  'trustee-fee-low': 2_000,
  'trustee-fee-high': 4_000,
  'trustee-fee-threshold': 500_000,
  'agency-commission-sale': 2,
  'agency-commission-rent': 5,
  'rent-deposit-furnished': 10,
  'rent-deposit-unfurnished': 5,
  'ejari-fee': 220,
  'dewa-deposit-apartment': 2_000,
  'dewa-deposit-villa': 4_000,
  'housing-fee': 5,
  vat: 5,
})
const property = {
  type: 'apartment',
  completion: 'ready',
  furnished: 'unfurnished',
  security_deposit: null,
} as const

/** As the calculator sums them. */
const sum = (fees: readonly Fee[], inputs: Record<string, number>) =>
  sumCosts(
    fees.map(({ name, of, share, fixed, stated, tax }) => ({
      id: name,
      label: name,
      ...(of && { of }),
      percent: share?.value ?? 0,
      fixed: stated ?? fixed?.value ?? 0,
      taxPercent: tax?.value ?? 0,
    })),
    inputs,
  ).total

describe('fees', () => {
  it('of a purchase follow the price, the trustee by its threshold', () => {
    // 4% + 580 + 4,000 and 2% with 5% tax
    const at = (price: number) => sum(buyingFees(property, rates, price), { price })
    expect(at(1_000_000)).toBe(40_000 + 580 + 4_200 + 21_000)
    expect(at(499_999)).toBe(20_000 + 580 + 2_100 + 10_500)
    expect(at(500_000)).toBe(20_000 + 580 + 4_200 + 10_500)
  })

  it('of something not built yet have no trustee', () => {
    const names = buyingFees({ ...property, completion: 'off_plan' }, rates, 1_000_000)
    expect(names.map(({ name }) => name)).toEqual(['transfer', 'agency'])
  })

  it('of a rent take the deposit that the property states, else the customary one', () => {
    const rent = { rent: 100_000 }
    const others = 5_250 + 220 + 2_000 + 5_000
    expect(sum(rentingFees(property, rates), rent)).toBe(5_000 + others)
    expect(sum(rentingFees({ ...property, furnished: 'furnished' }, rates), rent)).toBe(
      10_000 + others,
    )
    expect(sum(rentingFees({ ...property, security_deposit: 7_000 }, rates), rent)).toBe(
      7_000 + others,
    )
  })

  it('are only those that the table holds', () => {
    expect(buyingFees(property, table({ vat: 5 }), 1_000_000)).toEqual([])
    const office = rentingFees({ ...property, type: 'office' }, rates)
    expect(office.map(({ name }) => name)).toEqual(['deposit', 'agency', 'ejari'])
  })
})

describe('limits of a loan', () => {
  const caps = table({
    'ltv-first-expat': 80,
    'ltv-first-expat-dear': 70,
    'ltv-second-national': 65,
    'ltv-off-plan': 50,
    'ltv-threshold': 5_000_000,
    'loan-term': 25,
  })
  const least = (isNational: boolean, isFirstProperty: boolean, price: number, isOffPlan = false) =>
    limitsFor({ isNational, isFirstProperty }, price, isOffPlan, caps)?.minDepositPercent

  it('depend on who buys, which property, its price and whether it is built', () => {
    expect(least(false, true, 5_000_000)).toBe(20)
    expect(least(false, true, 5_000_001)).toBe(30)
    expect(least(true, false, 1_000_000)).toBe(35)
    expect(least(true, true, 1_000_000, true)).toBe(50)
  })

  it('are not made up', () => expect(least(true, true, 1_000_000)).toBeUndefined())
})

describe('guessLanguage', () => {
  it.each([
    ['Bright flat', 'en'],
    ['شقة في دبي مارينا Dubai', 'ar'],
    ['Светлая квартира', 'ru'],
    ['उजला फ़्लैट', 'hi'],
    ['明亮的公寓', 'zh'],
    ['', 'en'],
    ['Marina مارينا tower view', 'en'],
  ])('%s is %s', (text, language) => expect(guessLanguage(text)).toBe(language))
})

describe('places nearby', () => {
  it('are measured along the ground', () => {
    // A degree of latitude is 111.2 km.
    expect(metresBetween({ lat: 25, lng: 55 }, { lat: 26, lng: 55 })).toBeCloseTo(111_195, -2)
    expect(metresBetween({ lat: 25, lng: 55 }, { lat: 25, lng: 55 })).toBe(0)
  })

  it('are the nearest communities but the own one', () => {
    const at = (_id: string, lat: number, kind: typeof place.kind = 'community') => ({
      ...place,
      _id,
      kind,
      coordinates: { lat, lng: 55, approximate: false },
    })
    const property = {
      coordinates: { lat: 25, lng: 55, approximate: false },
      location_path: [{ ...place, _id: 'own', kind: 'community' as const }],
    }
    const found = nearbyPlaces(property, [
      at('own', 25),
      at('far', 26),
      at('near', 25.05),
      at('nearer', 24.99),
      at('tower', 25, 'sub_community'),
    ])
    expect(found.map(({ place: { _id } }) => _id)).toEqual(['nearer', 'near'])
  })
})
