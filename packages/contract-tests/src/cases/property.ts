import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import {
  zGetPriceRangeResponse,
  zGetPropertyResponse,
  zListPopularPropertiesResponse,
  zListPropertiesResponse,
  zListSimilarPropertiesResponse,
  zTrackPropertyViewResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { flagNames, limitNames } from '../filter-query.ts'
import { nowhere } from '../nowhere.ts'

export function propertyCases({ cases, target }: Suite): void {
  const search = (query = '') =>
    succeed(target(), 'listProperties', zListPropertiesResponse, { query })

  cases('property search', ['listProperties'], () => {
    test('pages never overlap and add up to the exact total', async () => {
      const query = 'purpose=rent&type=apartment&location=dubai-marina&sort_by=price_asc'
      const first = await search(`${query}&limit=7`)
      const seen = new Set<string>()
      for (let page = 1; page <= first.pagination.totalPages; page += 1) {
        const { data, pagination } = await search(`${query}&limit=7&page=${page}`)
        expect(pagination.total).toBe(first.pagination.total)
        for (const { _id } of data) seen.add(_id)
      }
      expect(first.pagination.total).toBeGreaterThan(0)
      expect(seen.size).toBe(first.pagination.total)
    })

    test('every row keeps to every filter', async () => {
      const { data } = await search(
        'purpose=sale&bedrooms_min=2&bedrooms_max=3&price_min=500000&price_max=4000000&features=balcony&location=dubai',
      )
      expect(data.length).toBeGreaterThan(0)
      for (const row of data) {
        expect(row.purpose).toBe('sale')
        expect([2, 3]).toContain(row.bedrooms)
        expect(row.price).toBeGreaterThanOrEqual(500_000)
        expect(row.price).toBeLessThanOrEqual(4_000_000)
        expect(row.features).toContain('balcony')
        expect(row.location_path.map(({ _id }) => _id)).toContain('dubai')
        expect(row.media.length).toBeLessThanOrEqual(5)
      }
    })

    test.each<[query: string, keeps: (card: PropertyCard) => boolean]>([
      ['furnished=furnished', ({ furnished }) => furnished === 'furnished'],
      ['completion=off_plan', ({ completion }) => completion === 'off_plan'],
      ['type=villa', ({ type }) => type === 'villa'],
      ['features=balcony&features=gym', ({ features }) => features.includes('gym')],
    ])('%s alone keeps its properties and no others', async (query, keeps) => {
      const found = await search(`limit=100&${query}`)
      expect(found.data.length).toBeGreaterThan(0)
      expect(found.data.filter((card) => !keeps(card))).toEqual([])
    })

    test.each(limitNames)('%s keeps what is within it and no others', async (name) => {
      const field = name.replace(/_(min|max)$/, '')
      const figuresIn = (cards: readonly PropertyCard[]) =>
        cards.map((card): unknown => Reflect.get(card, field))
      const all = await search('limit=100&sort_by=size_desc')
      expect(all.data[0], 'PropertyCard.yaml lacks the field').toHaveProperty(field)
      const known = figuresIn(all.data).filter((figure) => typeof figure === 'number')
      const middle = Math.round(known.sort((a, b) => a - b)[Math.floor(known.length / 2)] ?? 0)
      const isWithin = (figure: unknown) =>
        typeof figure === 'number' && (name.endsWith('_min') ? figure >= middle : figure <= middle)
      const found = await search(`limit=100&${name}=${middle}`)
      expect(found.data.length).toBeGreaterThan(0)
      expect(figuresIn(found.data).filter((figure) => !isWithin(figure))).toEqual([])
      expect(found.pagination.total).toBeLessThan(all.pagination.total)
    })

    test.each(flagNames)('%s keeps the properties of which it is true', async (name) => {
      const found = await search(`limit=100&${name}=true`)
      expect(found.data.length).toBeGreaterThan(0)
      expect(found.data[0], 'PropertyCard.yaml lacks the field').toHaveProperty(name)
      expect(found.data.filter((card) => Reflect.get(card, name) !== true)).toEqual([])
    })

    test.each<[sort: string, figure: (card: PropertyCard) => number | null, direction: 1 | -1]>([
      ['price_asc', ({ price }) => price, 1],
      ['price_desc', ({ price }) => price, -1],
      ['size_asc', ({ size }) => size, 1],
      ['size_desc', ({ size }) => size, -1],
      ['price_per_sqft_asc', ({ price_per_sqft }) => price_per_sqft, 1],
      ['newest', ({ published_at: day }) => (day === null ? null : Date.parse(day)), -1],
    ])('%s is in order, and what states no figure comes last', async (sort, figure, direction) => {
      const { data } = await search(`sort_by=${sort}&limit=50`)
      const last = Number.POSITIVE_INFINITY
      const ranks = data.map((card) => (figure(card) ?? last * direction) * direction)
      expect(new Set(ranks).size).toBeGreaterThan(1)
      expect(ranks).toEqual(ranks.toSorted((a, b) => (a < b ? -1 : Number(a > b))))
    })

    test('a kind of either level keeps its properties and no others', async () => {
      const [card] = (await search('limit=1&type=villa')).data
      const opened = await succeed(target(), 'getProperty', zGetPropertyResponse, {
        path: { id: card?._id ?? '' },
      })
      const [property] = opened.data
      const ofCategory = await search(`limit=100&category=${property?.category_id}`)
      const categories = new Set(ofCategory.data.map(({ category_id }) => category_id))
      expect(categories).toEqual(new Set([property?.category_id]))
      const ofKind = await search(`limit=100&sub_category=${property?.sub_category_id}`)
      expect(new Set(ofKind.data.map(({ type }) => type))).toEqual(new Set(['villa']))
      const all = await search('limit=1')
      expect(ofCategory.pagination.total).toBeLessThan(all.pagination.total)
    })

    test('empty filter values are dropped', async () => {
      const all = await search('limit=1')
      const dropped = await search('limit=1&purpose=&search=&price_min=&features=')
      expect(dropped.pagination.total).toBe(all.pagination.total)
    })

    test('a page after the last is empty and keeps the total', async () => {
      const { data, pagination } = await search('page=99999&limit=100')
      expect(data).toEqual([])
      expect(pagination.total).toBeGreaterThan(0)
    })

    test.each([
      ['price_min=abc', 'price_min'],
      ['page=-1', 'page'],
      ['page=0', 'page'],
      ['limit=100000', 'limit'],
      ['sort_by=loudest', 'sort_by'],
      ['purpose=steal', 'purpose'],
      ['category=nothing', 'category'],
      [`category=${nowhere}`, 'category'],
      ['location=atlantis', 'location'],
      ['features=moat', 'features'],
      ['north=1', 'south'],
    ])('%s is refused by name', async (query, field) => {
      const { fields, message } = await fail(target(), 'listProperties', 400, { query })
      expect(fields.map(({ path }) => path.split('.')[0])).toContain(field)
      expect(message).not.toBe('')
    })
  })

  cases(
    'one property',
    [
      'listProperties',
      'getProperty',
      'listSimilarProperties',
      'getPriceRange',
      'listPopularProperties',
      'trackPropertyView',
    ],
    () => {
      test('a listed property opens, with what its page needs', async () => {
        const [card] = (await search('limit=1')).data
        const { data } = await succeed(target(), 'getProperty', zGetPropertyResponse, {
          path: { id: card?._id ?? '' },
        })
        expect(data[0]?.title).toBe(card?.title)
        expect(data[0]?.media).toHaveLength(data[0]?.media_count ?? -1)
        expect(data[0]?.source.name).not.toBe('')
      })

      test('says what tells it apart as lists do: cheques, address and advertiser', async () => {
        const told = ({ cheques, address, advertised_by }: PropertyCard) => ({
          cheques,
          address,
          advertised_by,
        })
        const { data: listed } = await search('limit=6&purpose=rent')
        for (const card of listed) {
          const { data } = await succeed(target(), 'getProperty', zGetPropertyResponse, {
            path: { id: card._id },
          })
          expect(data.map(told)).toEqual([told(card)])
        }
        expect(listed.filter(({ cheques }) => cheques !== null)).not.toEqual([])
        expect(listed.filter(({ advertised_by }) => advertised_by !== null)).not.toEqual([])
      })

      test('cards compare their price with the median of the same properties as its page', async () => {
        const { data: listed } = await search('limit=24&purpose=sale')
        for (const { _id, ...card } of listed) {
          const { data } = await succeed(target(), 'getPriceRange', zGetPriceRangeResponse, {
            path: { id: _id },
          })
          const byPrice = card.price_per_sqft === null || data.rated < data.least
          const [own, { median }, properties] = byPrice
            ? [card.price, data.price, data.priced]
            : [card.price_per_sqft, data.price_per_sqft, data.rated]
          const distance = (own ?? 0) / (median ?? 1) - 1
          const isAlike = own !== null && distance >= -0.5 && distance <= 1
          if (properties < data.least || data.place.kind !== 'community' || !isAlike) {
            expect(card.price_comparison).toBeNull()
            continue
          }
          const { distance: told, ...compared } = card.price_comparison ?? {}
          const by = byPrice ? 'price' : 'rate'
          const near_size = data.search.size_min !== undefined
          expect(compared).toEqual({ by, properties, median, place: data.place, near_size })
          expect(told).toBeCloseTo(distance, 3)
        }
      })

      test.each([
        'getProperty',
        'listSimilarProperties',
        'getPriceRange',
        'trackPropertyView',
      ] as const)(
        '%s: an unknown id is not found, a malformed one is refused',
        async (operation) => {
          await fail(target(), operation, 404, { path: { id: nowhere } })
          const { fields } = await fail(target(), operation, 400, { path: { id: 'x' } })
          expect(fields.map(({ path }) => path)).toEqual(['id'])
        },
      )

      test('similar properties share purpose and kind and leave out the property itself', async () => {
        const [card] = (await search('limit=1&type=apartment&purpose=sale&location=dubai-marina'))
          .data
        const { data } = await succeed(
          target(),
          'listSimilarProperties',
          zListSimilarPropertiesResponse,
          { path: { id: card?._id ?? '' } },
        )
        expect(data.length).toBeGreaterThan(0)
        expect(data.length).toBeLessThanOrEqual(12)
        for (const row of data) {
          expect(row._id).not.toBe(card?._id)
          expect([row.purpose, row.type]).toEqual(['sale', 'apartment'])
        }
      })

      test('the price range is that of the properties which its search finds', async () => {
        const [card] = (await search('limit=1&price_min=1&type=apartment&location=dubai-marina'))
          .data
        const { data } = await succeed(target(), 'getPriceRange', zGetPriceRangeResponse, {
          path: { id: card?._id ?? '' },
        })
        const query = new URLSearchParams({ limit: '100' })
        for (const [name, value] of Object.entries(data.search))
          for (const each of [value].flat()) query.append(name, String(each))
        const found = await search(query.toString())
        expect(found.pagination.total).toBe(data.total)
        expect(found.data.map(({ _id }) => _id)).toContain(card?._id)
        const properties = (bins: readonly { count: number }[]) =>
          bins.reduce((sum, { count }) => sum + count, 0)
        expect(properties(data.price.bins)).toBe(data.priced)
        expect(properties(data.price_per_sqft.bins)).toBe(data.rated)
        expect(data.price.min).toBeLessThanOrEqual(card?.price ?? 0)
        expect(data.price.max).toBeGreaterThanOrEqual(card?.price ?? 0)
      })

      test('popular properties can be asked for by purpose', async () => {
        const { data } = await succeed(
          target(),
          'listPopularProperties',
          zListPopularPropertiesResponse,
          { query: 'purpose=rent' },
        )
        expect(data.length).toBeGreaterThan(0)
        expect(new Set(data.map(({ purpose }) => purpose))).toEqual(new Set(['rent']))
      })

      test('a view is counted', async () => {
        const [card] = (await search('limit=1')).data
        const path = { id: card?._id ?? '' }
        const body = await succeed(target(), 'trackPropertyView', zTrackPropertyViewResponse, {
          path,
        })
        expect(body.message).not.toBe('')
      })
    },
  )
}
