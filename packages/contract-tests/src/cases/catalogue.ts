import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import {
  zGetSiteStatusResponse,
  zListAmenitiesResponse,
  zListAskingPricesResponse,
  zListCategoriesResponse,
  zListContactUsResponse,
  zListLocationsResponse,
  zListPropertiesResponse,
  zListSubCategoriesResponse,
  zListSubSubCategoriesResponse,
  zPingResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'

/** Types that people live in. */
const dwellings: readonly PropertyType[] = [
  'apartment',
  'penthouse',
  'duplex',
  'hotel-apartment',
  'villa',
  'townhouse',
  'villa-compound',
]

export function catalogueCases({ cases, target }: Suite): void {
  cases(
    'site and catalogue',
    [
      'ping',
      'getSiteStatus',
      'listCategories',
      'listSubCategories',
      'listSubSubCategories',
      'listLocations',
      'listAskingPrices',
      'listAmenities',
      'listContactUs',
    ],
    () => {
      test('the server is alive and says what stands behind it', async () => {
        expect(await succeed(target(), 'ping', zPingResponse)).toEqual({ status: 'ok' })
        const { data } = await succeed(target(), 'getSiteStatus', zGetSiteStatusResponse)
        expect(data.demo_data).toBe(true)
        expect(data.listings_count).toBeGreaterThan(0)
        expect(data.has_agents).toBe(true)
      })

      test('categories lead to sub-categories and further', async () => {
        const { data } = await succeed(target(), 'listCategories', zListCategoriesResponse)
        expect(data.map(({ slug }) => slug)).toEqual(['apartments', 'houses', 'commercial', 'land'])
        const [apartments] = data
        const second = await succeed(target(), 'listSubCategories', zListSubCategoriesResponse, {
          query: `categoryId=${apartments?._id}`,
        })
        const apartment = second.data.find(({ slug }) => slug === 'apartment')
        expect(apartment?.parent_id).toBe(apartments?._id)
        const third = await succeed(
          target(),
          'listSubSubCategories',
          zListSubSubCategoriesResponse,
          {
            query: `subCategoryId=${apartment?._id}`,
          },
        )
        expect(third.data.map(({ slug }) => slug)).toContain('loft')
      })

      test('places are named in the language that is asked for', async () => {
        const { data } = await succeed(target(), 'listLocations', zListLocationsResponse, {
          headers: { 'accept-language': 'ru-RU,ru;q=0.9' },
        })
        const dubai = data.find(({ _id }) => _id === 'dubai')
        expect(dubai).toMatchObject({ name: 'Dubai', name_ar: 'دبي' })
        expect(dubai?.names.ru).toBe('Дубай')
      })

      test('the parent is required', async () => {
        const { fields } = await fail(target(), 'listSubCategories', 400)
        expect(fields.map(({ path }) => path)).toEqual(['categoryId'])
      })

      test('places count what lies in and below them', async () => {
        const { data } = await succeed(target(), 'listLocations', zListLocationsResponse)
        const dubai = data.find(({ _id }) => _id === 'dubai')
        const children = data.filter(({ parent_id }) => parent_id === 'dubai')
        expect(children.length).toBeGreaterThan(10)
        const below = children.reduce((sum, { listings_count }) => sum + listings_count, 0)
        expect(dubai?.listings_count).toBeGreaterThanOrEqual(below)
      })

      test('medians are those of the properties that a search finds', async () => {
        const asked = await succeed(target(), 'listAskingPrices', zListAskingPricesResponse, {
          query: 'limit=24',
        })
        const sizes = asked.data.map(({ residential_count }) => residential_count)
        expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
        // One page of a search holds them all.
        const few = asked.data.find((each) => each.residential_count <= 100 && each.sale !== null)
        expect(few).toBeDefined()
        const { data } = await succeed(target(), 'listProperties', zListPropertiesResponse, {
          query: `location=${few?.place._id}&purpose=sale&limit=100`,
        })
        const prices = data
          .flatMap(({ type, price }) => (dwellings.includes(type) && price !== null ? [price] : []))
          .toSorted((one, other) => one - other)
        const middle = [Math.ceil(prices.length / 2) - 1, Math.floor(prices.length / 2)]
        const median = middle.reduce((sum, at) => sum + (prices[at] ?? 0), 0) / 2
        expect(few?.sale).toEqual({ median: Math.round(median), count: prices.length })
      })

      test('as many communities as are asked for, and no more than 24', async () => {
        const { data } = await succeed(target(), 'listAskingPrices', zListAskingPricesResponse, {
          query: 'limit=3',
        })
        expect(data).toHaveLength(3)
        const { fields } = await fail(target(), 'listAskingPrices', 400, { query: 'limit=25' })
        expect(fields.map(({ path }) => path)).toEqual(['limit'])
      })

      test('amenities and the contact record are there', async () => {
        const amenities = await succeed(target(), 'listAmenities', zListAmenitiesResponse)
        expect(amenities.data.map(({ _id }) => _id)).toContain('pool')
        const { data } = await succeed(target(), 'listContactUs', zListContactUsResponse)
        expect(data[0]?.email).toContain('@')
      })

      test('the contact record says in the language asked for who the company is', async () => {
        const contact = async (query: string) =>
          (await succeed(target(), 'listContactUs', zListContactUsResponse, { query })).data[0]
        const english = await contact('language=en')
        const arabic = await contact('language=ar')
        expect(arabic?.short_description).toMatch(/[\u0600-\u06ff]{3}/)
        expect(arabic?.address).toMatch(/[\u0600-\u06ff]{3}/)
        const { short_description, address } = { ...arabic }
        expect(arabic).toEqual({ ...english, short_description, address })
        const refused = await fail(target(), 'listContactUs', 400, { query: 'language=tlh' })
        expect(refused.fields.map(({ path }) => path)).toEqual(['language'])
      })
    },
  )
}
