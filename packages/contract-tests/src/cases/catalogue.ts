import {
  zGetSiteStatusResponse,
  zListAmenitiesResponse,
  zListCategoriesResponse,
  zListContactUsResponse,
  zListLocationsResponse,
  zListSubCategoriesResponse,
  zListSubSubCategoriesResponse,
  zPingResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'

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
        expect(arabic).toEqual({ ...english, short_description: arabic?.short_description })
        const refused = await fail(target(), 'listContactUs', 400, { query: 'language=tlh' })
        expect(refused.fields.map(({ path }) => path)).toEqual(['language'])
      })
    },
  )
}
