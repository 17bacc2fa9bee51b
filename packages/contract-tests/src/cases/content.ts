import {
  zBannerType,
  zFaqCategory,
  zGetBannerResponse,
  zGetBotContentResponse,
  zGuideType,
  zListAboutUsResponse,
  zListAreaGuidesResponse,
  zListFaqsResponse,
  zListGuidesResponse,
  zListPoliciesResponse,
  zListRatesResponse,
  zListSocialMediaResponse,
  zListUserTypesResponse,
  zPolicyType,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'

const arabic = /[\u0600-\u06ff]{3}/

/** Texts and lists of the pages. They are the same for everybody. */
export function contentCases({ cases, target }: Suite): void {
  const faqs = (query = '') => succeed(target(), 'listFaqs', zListFaqsResponse, { query })

  cases('questions', ['listFaqs'], () => {
    test('come in page order and in the language that was asked for', async () => {
      const { data } = await faqs('limit=100')
      expect(data.length).toBeGreaterThanOrEqual(10)
      const orders = data.map(({ order }) => order)
      expect(orders).toEqual([...orders].sort((a, b) => a - b))
      expect(new Set(data.map(({ language }) => language))).toEqual(new Set(['en']))

      const translated = await faqs('limit=100&language=ar')
      expect(translated.data.map(({ _id }) => _id)).toEqual(data.map(({ _id }) => _id))
      for (const { language, question, answer } of translated.data) {
        expect(language).toBe('ar')
        expect(`${question}${answer}`).toMatch(arabic)
      }
    })

    test('come in English, and say so, where they are not translated', async () => {
      const english = await faqs('limit=100')
      const { data } = await faqs('limit=100&language=de')
      expect(data).toHaveLength(english.data.length)
      for (const [at, row] of data.entries())
        if (row.language !== 'de') expect(row).toEqual(english.data[at])
    })

    test('pages never overlap', async () => {
      const first = await faqs('limit=4')
      const pages = []
      for (let page = 1; page <= first.pagination.totalPages; page += 1)
        pages.push(...(await faqs(`limit=4&page=${page}`)).data.map(({ _id }) => _id))
      expect(new Set(pages).size).toBe(first.pagination.total)
      expect(pages).toHaveLength(first.pagination.total)
    })

    test.each(zFaqCategory.options)('%s can be asked for alone', async (category) => {
      const { data } = await faqs(`category=${category}`)
      expect(new Set(data.map((row) => row.category))).toEqual(new Set([category]))
    })

    test('can be searched, tags apart', async () => {
      const { data } = await faqs('search=TRANSFER%20dubai')
      const found = await faqs('search=land%20department')
      expect(found.data.length).toBeGreaterThan(0)
      for (const { question, answer } of [...data, ...found.data])
        expect(`${question}${answer}`.toLowerCase()).toMatch(/dubai|land department/)
      expect((await faqs('search=zxqv')).data).toEqual([])
      expect((await faqs('search=strong')).data).toEqual([])
    })

    test.each([
      ['category=gossip', 'category'],
      ['language=tlh', 'language'],
      [`search=${'x'.repeat(101)}`, 'search'],
    ])('%s is refused by name', async (query, field) => {
      const { fields } = await fail(target(), 'listFaqs', 400, { query })
      expect(fields.map(({ path }) => path)).toEqual([field])
    })
  })

  cases('guides', ['listGuides'], () => {
    test.each(zGuideType.options)('the %s guide reads in order', async (type) => {
      const guides = (language: string) =>
        succeed(target(), 'listGuides', zListGuidesResponse, {
          query: `type=${type}&language=${language}`,
        })
      const { data } = await guides('en')
      expect(data.length).toBeGreaterThanOrEqual(3)
      expect(data.map(({ order }) => order)).toEqual(data.map((_row, at) => at + 1))
      expect(new Set(data.map((row) => row.type))).toEqual(new Set([type]))
      for (const { fees } of data)
        for (const { source } of fees) expect(source.url).toMatch(/^https:/)
      const translated = await guides('ar')
      for (const { language, title } of translated.data) {
        expect(language).toBe('ar')
        expect(title).toMatch(arabic)
      }
    })

    test.each(['', 'type=owner'])('"%s" is refused by name', async (query) => {
      const { fields } = await fail(target(), 'listGuides', 400, { query })
      expect(fields.map(({ path }) => path)).toEqual(['type'])
    })
  })

  cases('policies', ['listPolicies'], () => {
    test.each(zPolicyType.options)('%s is there in both languages', async (type) => {
      for (const language of ['en', 'ar']) {
        const query = `type=${type}&language=${language}`
        const { data } = await succeed(target(), 'listPolicies', zListPoliciesResponse, { query })
        expect(data.length).toBeGreaterThan(0)
        for (const row of data) expect([row.type, row.language]).toEqual([type, language])
      }
    })

    test('an unknown kind is refused by name', async () => {
      for (const query of ['', 'type=everything']) {
        const { fields } = await fail(target(), 'listPolicies', 400, { query })
        expect(fields.map(({ path }) => path)).toEqual(['type'])
      }
    })
  })

  cases('rates', ['listRates'], () => {
    const rates = async (query: string) =>
      (await succeed(target(), 'listRates', zListRatesResponse, { query })).data

    test('are the same figures in every language, each with its source and day', async () => {
      const english = await rates('')
      expect(english.length).toBeGreaterThan(10)
      expect(new Set(english.map(({ id }) => id)).size).toBe(english.length)
      const figures = english.map(({ id, value, unit, as_of }) => ({ id, value, unit, as_of }))
      for (const language of ['ar', 'de']) {
        const translated = await rates(`language=${language}`)
        expect(translated).toMatchObject(figures)
        expect(new Set(translated.map((row) => row.language))).toEqual(new Set([language]))
      }
    })

    test('are written with their unit', async () => {
      const fee = (await rates('language=en')).find(({ id }) => id === 'transfer-fee')
      expect(fee).toMatchObject({ unit: 'percent', text: `${fee?.value}%` })
    })

    test('an unknown language is refused by name', async () => {
      const { fields } = await fail(target(), 'listRates', 400, { query: 'language=tlh' })
      expect(fields.map(({ path }) => path)).toEqual(['language'])
    })
  })

  cases('texts about places', ['listAreaGuides'], () => {
    const areas = (query: string) =>
      succeed(target(), 'listAreaGuides', zListAreaGuidesResponse, { query })

    test('come by place, and one can be asked for alone', async () => {
      const { data } = await areas('limit=100')
      const slugs = data.map(({ place }) => place)
      expect(slugs).toEqual([...slugs].sort())
      expect(new Set(slugs).size).toBe(slugs.length)
      for (const place of slugs.slice(0, 3))
        expect((await areas(`place=${place}`)).data.map((row) => row.place)).toEqual([place])
    })

    test('a place without a text has an empty page', async () => {
      const { data, pagination } = await areas('place=nowhere-at-all')
      expect([data, pagination.total]).toEqual([[], 0])
    })

    test.each([
      ['place=Dubai%20Marina', 'place'],
      ['language=tlh', 'language'],
    ])('%s is refused by name', async (query, field) => {
      const { fields } = await fail(target(), 'listAreaGuides', 400, { query })
      expect(fields.map(({ path }) => path)).toEqual([field])
    })
  })

  cases('banners', ['getBanner'], () => {
    const banner = (query: string) => succeed(target(), 'getBanner', zGetBannerResponse, { query })

    test.each(zBannerType.exclude(['policies']).options)('%s has one', async (type) => {
      const { data } = await banner(`type=${type}`)
      expect([data.type, data.language]).toEqual([type, 'en'])
      expect(data.link === null).toBe(data.link_text === null)
      const translated = await banner(`type=${type}&language=ar`)
      expect(translated.data.title).toMatch(arabic)
      expect(translated.data._id).toBe(data._id)
    })

    test('a page without one is not found, an unknown page is refused', async () => {
      await fail(target(), 'getBanner', 404, { query: 'type=policies' })
      const { fields } = await fail(target(), 'getBanner', 400, { query: 'type=moon' })
      expect(fields.map(({ path }) => path)).toEqual(['type'])
    })
  })

  cases('the page about the company', ['listAboutUs'], () => {
    test('has its sections in order, in both languages', async () => {
      for (const language of ['en', 'ar']) {
        const { data } = await succeed(target(), 'listAboutUs', zListAboutUsResponse, {
          query: `language=${language}`,
        })
        expect(data.length).toBeGreaterThan(1)
        expect(data.map(({ order }) => order)).toEqual(data.map((_row, at) => at + 1))
        expect(new Set(data.map((row) => row.language))).toEqual(new Set([language]))
      }
    })
  })

  cases('social media', ['listSocialMedia'], () => {
    test('are accounts with an address and an icon', async () => {
      const { data } = await succeed(target(), 'listSocialMedia', zListSocialMediaResponse, {
        query: 'page=1&limit=10',
      })
      expect(data.length).toBeGreaterThan(0)
      expect(new Set(data.map(({ link }) => link)).size).toBe(data.length)
    })
  })

  cases('kinds of account', ['listUserTypes'], () => {
    test('are those that can be signed up for, with how many there are', async () => {
      const { data } = await succeed(target(), 'listUserTypes', zListUserTypesResponse)
      expect(data.map(({ role }) => role)).toEqual(['individual', 'agent', 'agency'])
      for (const { users_count, name_ar } of data) {
        expect(users_count).toBeGreaterThan(0)
        expect(name_ar).toMatch(arabic)
      }
    })
  })

  cases('texts of the assistant', ['getBotContent'], () => {
    test('are there in all six languages at once', async () => {
      const { data } = await succeed(target(), 'getBotContent', zGetBotContentResponse, {
        query: 'type=bot_terms',
      })
      const texts = Object.values(data.content)
      expect(new Set(texts).size).toBe(6)
      expect(data.content.ar).toMatch(arabic)
    })

    test('need a known kind', async () => {
      for (const query of ['', 'type=manners']) {
        const { fields } = await fail(target(), 'getBotContent', 400, { query })
        expect(fields.map(({ path }) => path)).toEqual(['type'])
      }
    })
  })
}
