import type { LanguageCode, PropertyCard } from '@manzil/api-client/generated/types.gen'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardText } from '../src/reply/guard.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools, figures, makeProperty } from './fake-tools.ts'

const figure = fc.integer({ min: 1000, max: 99_999_999 })
const title = fc.stringMatching(/^[A-Z][a-z]{3,9} [a-z]{3,9}$/)
const link = fc.stringMatching(/^https:\/\/[a-z]{3,8}\.com\/[a-z]{1,5}$/)
const form = (value: number, locale: string): string => new Intl.NumberFormat(locale).format(value)

describe('the guard, whatever is said', () => {
  it('lets out a sentence if and only if its figure, link and title are supported', () => {
    const known = fc.record({
      numbers: fc.uniqueArray(figure, { minLength: 1, maxLength: 4 }),
      titles: fc.uniqueArray(title, { minLength: 1, maxLength: 3 }),
      links: fc.uniqueArray(link, { maxLength: 2 }),
    })
    const said = fc.record({
      number: figure,
      title,
      link,
      locale: fc.constantFrom('en', 'de', 'ru', 'hi'),
      known: fc.constantFrom('number', 'title', 'link', 'none'),
    })
    fc.assert(
      fc.property(known, fc.array(said, { minLength: 1, maxLength: 5 }), (grounds, all) => {
        const sentences = all.map((each, index) => {
          const { numbers, titles, links } = grounds
          const number = each.known === 'number' ? (numbers[index % numbers.length] ?? 0) : 0
          if (each.known === 'number') return `It asks AED ${form(number, each.locale)} now.`
          if (each.known === 'title') return `It is about “${titles[index % titles.length]}”.`
          if (each.known === 'link' && links.length > 0)
            return `See ${links[index % links.length]} now.`
          return [
            `It asks AED ${form(each.number, each.locale)} now.`,
            `It is about “${each.title}”.`,
            `See ${each.link} now.`,
          ][index % 3] as string
        })
        const { text, refused } = guardText(sentences.join(' '), {
          claims: grounds.titles,
          numbers: grounds.numbers,
          links: grounds.links,
          quotable: grounds.titles,
        })
        const isKnown = (sentence: string): boolean =>
          grounds.titles.some((each) => sentence.includes(`“${each}”`)) ||
          grounds.links.some((each) => sentence.includes(`${each} `)) ||
          grounds.numbers.some((each) =>
            ['en', 'de', 'ru', 'hi'].some((locale) => sentence.includes(` ${form(each, locale)} `)),
          )
        for (const sentence of sentences) {
          expect(text.includes(sentence)).toBe(isKnown(sentence))
          expect(refused.includes(sentence)).toBe(!isKnown(sentence))
        }
      }),
      { numRuns: 300 },
    )
  })
})

const talks: [LanguageCode, string[]][] = [
  [
    'en',
    ['2 bed in Dubai Marina for sale', 'cheaper', 'compare 1 and 2', 'is the first furnished?'],
  ],
  ['en', ['how much is my villa in Mirdif worth? 3000 sqft', 'where should I invest?']],
  ['ar', ['شقة في دبي مارينا للإيجار', 'قارن بين الأولى والثانية', 'احجز معاينة الأولى غدا']],
  ['ru', ['виллы в Мирдифе', 'сравни первый и второй', 'доходность в JVC?']],
  ['hi', ['मिर्दिफ में विला', 'पहला वाला furnished है?', 'सस्ता दिखाओ']],
  ['zh', ['迪拜码头公寓', '便宜点的', '比较第一套和第二套']],
  ['de', ['Villen in Mirdif', 'vergleiche 1 und 2', 'Besichtigung der ersten morgen']],
]

/** Digits of every figure of a thousand or more, however it is grouped. */
const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d.,\u00a0\u202f' ]*\d/gu) ?? [])
    .map((written) => written.replace(/\D/gu, ''))
    .filter((digits) => digits.length >= 4)

describe('answers, whatever the tools return', () => {
  const row = fc.record({ price: figure, size: figure, price_per_sqft: figure, title })
  it.each(talks)(
    'hold no figure, title or link but theirs in %s: %j',
    async (language, turns) => {
      await fc.assert(
        fc.asyncProperty(fc.array(row, { minLength: 5, maxLength: 5 }), figure, async (rows, n) => {
          const cards: PropertyCard[] = rows.map((each, index) =>
            makeProperty(index + 1, { ...each, title_ar: each.title }),
          )
          const tools = {
            ...fakeTools(() => 5),
            searchProperties: async () => ({ total: n, rows: cards, asOf: figures.asOf }),
            countProperties: async (asked: readonly unknown[]) => ({
              totals: asked.map(() => n),
              asOf: figures.asOf,
            }),
            propertiesById: async (ids: readonly string[]) => ({
              rows: cards.filter(({ _id }) => ids.includes(_id)),
              asOf: figures.asOf,
            }),
          }
          for (let count = 1; count <= turns.length; count += 1) {
            const said = turns.slice(0, count)
            const { text, evidence } = await converse(tools, said, language, fakeLeads())
            const supported = [...evidence.map(({ claim }) => claim), ...said].flatMap(figuresIn)
            const own = said.join(' ').match(/\d+/gu) ?? []
            for (const written of figuresIn(text)) {
              const isSupported = [...supported, ...own].some((each) => written.includes(each))
              expect(isSupported || isCeiling(written, rows), `${written} in ${text}`).toBe(true)
            }
            expect(text).not.toMatch(/https?:|www\./)
          }
        }),
        { numRuns: 5 },
      )
    },
    60_000,
  )
})

/** 'Cheaper' lowers the ceiling to one dirham below what was shown. */
const isCeiling = (digits: string, rows: readonly { price: number }[]): boolean =>
  rows.some(({ price }) => digits.includes(String(price - 1)))
