import {
  zGetBlogResponse,
  zListBlogCategoriesResponse,
  zListBlogsResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { nowhere } from '../nowhere.ts'

/** Articles and their subjects. They are the same for everybody. */
export function blogCases({ cases, target }: Suite): void {
  const blogs = (query = '') => succeed(target(), 'listBlogs', zListBlogsResponse, { query })
  const blog = (id: string, query = '') =>
    succeed(target(), 'getBlog', zGetBlogResponse, { path: { id }, query })
  const categories = (query = '') =>
    succeed(target(), 'listBlogCategories', zListBlogCategoriesResponse, { query })

  cases('articles', ['listBlogs', 'getBlog', 'listBlogCategories'], () => {
    test('come newest first, and pages never overlap', async () => {
      const { data, pagination } = await blogs('limit=100')
      const dates = data.map(({ published_at }) => Date.parse(published_at))
      expect(dates).toEqual([...dates].sort((a, b) => b - a))
      const paged = []
      for (let page = 1; page <= Math.ceil(pagination.total / 4); page += 1)
        paged.push(...(await blogs(`limit=4&page=${page}`)).data)
      expect(paged).toEqual(data)
    })

    test('are counted by subject, and the counts are right', async () => {
      const { data } = await categories()
      expect(data.length).toBeGreaterThan(1)
      const names = data.map(({ name }) => name)
      expect(names).toEqual([...names].sort())
      for (const { _id, blogs_count } of data) {
        const found = await blogs(`blog_category_id=${_id}`)
        expect(found.pagination.total).toBe(blogs_count)
        for (const { blog_category } of found.data) expect(blog_category._id).toBe(_id)
      }
      const sum = data.reduce((total, { blogs_count }) => total + blogs_count, 0)
      expect(sum).toBe((await blogs()).pagination.total)
    })

    test('have no rows under an unknown subject', async () => {
      expect((await blogs(`blog_category_id=${nowhere}`)).pagination.total).toBe(0)
    })

    test('can be searched by all words, whatever their case', async () => {
      const { data } = await blogs('search=RENT%20rise')
      expect(data.length).toBeGreaterThan(0)
      for (const { title, excerpt, tags } of data) {
        const text = [title, excerpt, ...tags].join(' ').toLowerCase()
        expect(text).toContain('rent')
        expect(text).toContain('rise')
      }
      expect((await blogs('search=zxqv')).data).toEqual([])
    })

    test('open with text, sources and others on the subject', async () => {
      const [card] = (await blogs('limit=1')).data
      const { data } = await blog(card?._id ?? '')
      expect(data).toMatchObject({ ...card })
      expect(data.content).toContain('<p>')
      expect(data.sources.length).toBeGreaterThan(0)
      expect(data.related.length).toBeGreaterThan(0)
      for (const other of data.related) {
        expect(other._id).not.toBe(data._id)
        expect(other.blog_category._id).toBe(data.blog_category._id)
      }
    })

    test('say which language they are really in', async () => {
      const { data } = await blogs('language=ar&limit=100')
      expect(new Set(data.map(({ language }) => language))).toContain('ar')
      for (const card of data) {
        const opened = await blog(card._id, 'language=ar')
        expect([opened.data.language, opened.data.title]).toEqual([card.language, card.title])
        expect(/[\u0600-\u06ff]/.test(card.title)).toBe(card.language === 'ar')
      }
    })

    test('subjects can be searched in both languages', async () => {
      const [first] = (await categories()).data
      for (const name of [first?.name.toUpperCase() ?? '', first?.name_ar ?? '']) {
        const { data } = await categories(`search=${encodeURIComponent(name)}`)
        expect(data).toEqual([first])
      }
      expect((await categories('search=zxqv')).data).toEqual([])
    })

    test('limits of the query are named', async () => {
      const long = `search=${'x'.repeat(101)}`
      const named = async (operation: 'listBlogs' | 'listBlogCategories', query: string) =>
        (await fail(target(), operation, 400, { query })).fields.map(({ path }) => path)
      expect(await named('listBlogs', long)).toEqual(['search'])
      expect(await named('listBlogs', 'blog_category_id=x')).toEqual(['blog_category_id'])
      expect(await named('listBlogs', 'language=tlh')).toEqual(['language'])
      expect(await named('listBlogCategories', long)).toEqual(['search'])
    })
  })
}
