import { describe, expect, test } from 'vitest'
import { aboutUs } from '../src/content/about-us.ts'
import { banners } from '../src/content/banners.ts'
import { readingMinutes } from '../src/content/blogs/article.ts'
import { articles } from '../src/content/blogs.ts'
import { botTerms } from '../src/content/bot-terms.ts'
import { faqs } from '../src/content/faqs.ts'
import { guides } from '../src/content/guides.ts'
import { policies } from '../src/content/policies.ts'
import { socialMedia } from '../src/content/social-media.ts'
import { inLanguage } from '../src/content/translated.ts'
import { userTypes } from '../src/content/user-types.ts'

/** The tags that the contract's Html names. */
const allowed = new Set('h2 h3 p ul ol li a strong em br table thead tbody tr th td'.split(' '))

const htmlOf = ({ texts }: { texts: object }): string[] =>
  Object.values(texts).flatMap((text: { content?: string; answer?: string }) =>
    [text.content, text.answer].filter((html) => html !== undefined),
  )
const html = [
  ...[...aboutUs, ...articles, ...faqs, ...guides, ...policies].flatMap(htmlOf),
  ...Object.values(botTerms.content),
]

describe('seeded content', () => {
  test('HTML has the allowed tags only, each closed where it belongs', () => {
    for (const text of html) {
      const open: string[] = []
      for (const [, slash, tag = ''] of text.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
        expect(allowed, text).toContain(tag)
        if (!slash) open.push(tag)
        else expect(open.pop(), text).toBe(tag)
      }
      expect(open, text).toEqual([])
    }
    expect(html.length).toBeGreaterThan(50)
  })

  test('no two rows share an id', () => {
    const rows = [...aboutUs, ...articles, ...banners, ...faqs, ...guides, ...policies]
    const ids = [
      ...rows.map(({ shared }) => shared._id),
      ...[...socialMedia, ...userTypes, botTerms].map(({ _id }) => _id),
    ]
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('Arabic texts are written in Arabic', () => {
    for (const row of [...aboutUs, ...banners, ...faqs, ...guides, ...policies]) {
      const { language, ...rest } = inLanguage<object, object>(row, 'ar')
      expect(language).toBe('ar')
      expect(JSON.stringify(rest)).toMatch(/[\u0600-\u06ff]{3}/)
    }
  })

  test('a text that was not translated comes in English and says so', () => {
    const untranslated = articles.filter(({ texts }) => !texts.ar)
    expect(untranslated.length).toBeGreaterThan(0)
    for (const article of untranslated) {
      const { language, title } = inLanguage(article, 'ar')
      expect([language, title]).toEqual(['en', article.texts.en.title])
    }
  })

  test('reading takes a minute at least, and grows with the words', () => {
    expect(readingMinutes('<p>short</p>')).toBe(1)
    expect(readingMinutes(`<p>${'word '.repeat(600)}</p>`)).toBe(3)
  })
})
