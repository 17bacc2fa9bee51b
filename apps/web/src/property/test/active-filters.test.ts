import { filterFields, type PropertyQuery, readPropertyQuery } from '@manzil/domain/property-search'
import { formatArea, formatCompactMoney, formatNumber } from '@manzil/i18n/format'
import { createI18n } from '@manzil/i18n/i18n'
import type { InterfaceLanguage } from '@manzil/i18n/languages'
import { loadTexts } from '@manzil/i18n/load-texts'
import { expect, it } from 'vitest'
import { type ActiveFilter, activeFilters } from '../active-filters.ts'

async function filtersOf(
  language: InterfaceLanguage,
  query: PropertyQuery,
): Promise<ActiveFilter[]> {
  const i18n = await createI18n({ language, load: loadTexts, features: ['common', 'listing'] })
  const t = i18n.translate(['listing', 'common'])
  const formats = {
    number: (value: number) => formatNumber(language, value),
    compactMoney: (aed: number) => formatCompactMoney(language, aed),
    area: (sqft: number) => formatArea(language, sqft),
  }
  const itself = (id: string) => id
  const names = {
    place: itself,
    category: itself,
    subCategory: itself,
    subSubCategory: itself,
    amenity: itself,
  }
  return activeFilters(query, { t, formats, names })
}

const textsOf = async (language: InterfaceLanguage, query: PropertyQuery): Promise<string[]> =>
  (await filtersOf(language, query)).map(({ text }) => text)

it.each<[InterfaceLanguage, string]>([
  ['en', 'Studio–1 bedroom'],
  ['ar', 'استوديو–غرفة نوم واحدة'],
  ['ru', 'Студия–1 спальня'],
  ['hi', 'स्टूडियो–1 बेडरूम'],
  ['zh', '开间–1 室'],
  ['de', 'Studio–1 Schlafzimmer'],
])('from a studio to a number of rooms is one filter in %s', async (language, text) => {
  expect(await textsOf(language, { bedrooms_min: 0, bedrooms_max: 1 })).toEqual([text])
})

it.each<[InterfaceLanguage, number, string]>([
  ['en', 1, 'Up to 1 bedroom'],
  ['en', 3, 'Up to 3 bedrooms'],
  ['ar', 2, 'حتى غرفتي نوم'],
  ['de', 1, 'Bis 1 Schlafzimmer'],
])('the most rooms are counted as %s counts %i', async (language, most, text) => {
  expect(await textsOf(language, { bedrooms_max: most })).toEqual([text])
})

/** A value of each kind that the contract has; a filter takes the first that it can read. */
const samples = ['1', 'true', 'sale', 'ready', 'furnished', 'villa', 'any-name']

it.each(filterFields)('%s has a chip', async (name) => {
  const queries = samples.map((value) => readPropertyQuery(new URLSearchParams({ [name]: value })))
  const query = queries.find((each) => each[name] !== undefined) ?? {}
  const where = `Give ${name} a chip in apps/web/src/property/active-filters.ts; or no sample here is one of its values.`
  expect(await textsOf('en', query), where).toHaveLength(1)
})

it('a category takes along what is below it when it goes, and leaves what is above', async () => {
  const query = { category: 'homes', sub_category: 'flats', sub_sub_category: 'lofts' }
  const taken = (await filtersOf('en', query)).map(({ without }) => Object.keys(without))
  expect(taken).toEqual([
    ['category', 'sub_category', 'sub_sub_category'],
    ['sub_category', 'sub_sub_category'],
    ['sub_sub_category'],
  ])
})

it.each<[InterfaceLanguage, RegExp]>([
  ['en', /^Without the limit of AED\s9K$/],
  ['ar', /^بلا الحد الأقصى/],
  ['ru', /^Без верхней границы/],
  ['hi', /ऊपरी सीमा के बिना$/],
  ['zh', /^不限最高/],
  ['de', /^Ohne die Obergrenze/],
])('calls taking a limit away by what it is, in %s', async (language, text) => {
  const [filter] = await filtersOf(language, { price_max: 9_000 })
  expect(filter?.dropText).toMatch(text)
})
