import type { Evidence, LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { AnswerPart, AssistantEngine } from '@manzil/assistant/engine'
import { newState } from '@manzil/assistant/state'
import { readPropertyQuery } from '@manzil/domain/property-search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../src/chat/create-engine.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { filterFromQuery } from '../../src/modules/property/filter-from-query.ts'
import { searchProperties } from '../../src/modules/property/search/search-properties.ts'
import { loadSearchIndex, type SearchIndex } from '../../src/modules/property/search-index.ts'
import { openTestDatabase } from '../engines.ts'
import { silentLog } from '../silent-log.ts'

/** Smaller numbers are rooms and counts that any sentence may hold. */
const smallest = 10

const talks: [LanguageCode, string[]][] = [
  [
    'en',
    [
      '2 bed apartment in Dubai Marina for sale',
      'compare the first two',
      'total cost of buying the second one',
      'mortgage for the first one with 25% down over 20 years',
      'how much is a 1000 sqft apartment in Dubai Marina worth?',
      'compare Dubai Marina and Downtown',
      'where is the best yield?',
      'what does it cost to register a sale?',
      'what can I afford with a salary of 30000 a month',
    ],
  ],
  [
    'ar',
    [
      'شقة غرفتين في دبي مارينا للبيع',
      'قارن بين الأولى والثانية',
      'التكلفة الكاملة للثانية',
      'رهن لسعر 1.8 مليون مع دفعة أولى 20%',
      'ما هو إيجاري؟',
    ],
  ],
  [
    'ru',
    [
      'квартира в Дубай Марина купить',
      'сравни первую и вторую',
      'все расходы на покупку второй',
      'ипотека на 1,8 млн с взносом 20%',
      'На сколько можно поднять аренду?',
    ],
  ],
  [
    'hi',
    [
      'दुबई मरीना में फ्लैट खरीदना है',
      'पहले और दूसरे की तुलना करो',
      'दूसरे वाले का कुल खर्च',
      '1.8 मिलियन का लोन 20% डाउन पेमेंट',
      'गोल्डन वीज़ा',
    ],
  ],
  [
    'zh',
    [
      '迪拜码头公寓出售',
      '比较第一套和第二套',
      '第二套总费用多少',
      '180万的房子首付20%月供多少',
      '什么是Ejari？',
    ],
  ],
  [
    'de',
    [
      'Wohnung in Dubai Marina kaufen',
      'vergleiche 1 und 2',
      'Gesamtkosten der zweiten',
      'Hypothek für 1,8 Mio mit 20 % Eigenkapital',
      'Was ist Ejari?',
    ],
  ],
]

/** Digits of every number of a text, however it is grouped. */
const numbersIn = (text: string): string[] =>
  (text.match(/[\d\u0660-\u0669][\d.,\u00a0\u202f']*\d|\d/gu) ?? []).map((written) =>
    written.replace(/\D/gu, ''),
  )

describe('answers over the demo properties and the texts of the site', () => {
  let database: OpenDatabase
  let lookups: SearchIndex
  let engine: AssistantEngine
  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    lookups = await loadSearchIndex(database.db)
    engine = await createEngine(database.db, () => new Date('2026-11-21T08:00:00Z'), {
      index: lookups,
      logger: silentLog,
    })
  }, 120_000)
  afterAll(() => database.close())

  /** Properties on the listing page behind a link. */
  const totalOf = async (link: string): Promise<number> => {
    const query = readPropertyQuery(new URLSearchParams(link.split('?')[1] ?? ''))
    const read = filterFromQuery(query, lookups)
    if ('fields' in read) throw new Error(`${link} is refused: ${JSON.stringify(read.fields)}`)
    return (
      await searchProperties(database.db, lookups, read.filter, {
        sort: 'newest',
        page: 1,
        limit: 1,
      })
    ).total
  }

  const isCount = ({ field, link }: Evidence): boolean =>
    link !== undefined && /^listings\b/.test(field)

  test.each(talks)(
    'name the row of every figure, in %s',
    async (language, turns) => {
      let state = newState()
      let counted = 0
      for (const [index, text] of turns.entries()) {
        const said = turns.slice(0, index + 1)
        const parts: AnswerPart[] = []
        for await (const part of engine.answer({ text, language, state, now: new Date() })) {
          if (part.kind === 'state') state = part.state
          parts.push(part)
        }
        for (const part of parts) {
          if (part.kind !== 'text') continue
          const { evidence, comparison } = part
          const known = new Set([...evidence.map(({ claim }) => claim), ...said].flatMap(numbersIn))
          const own = [state.money?.price, state.money?.amount].map(String)
          const cells = (comparison?.rows ?? []).flatMap(({ values }) => values)
          const written = [part.text, ...cells].flatMap((each) => numbersIn(each ?? ''))
          const unknown = written.filter(
            (digits) => Number(digits) >= smallest && !known.has(digits) && !own.includes(digits),
          )
          expect({ text, unknown, answer: unknown.length > 0 ? part.text : '' }).toEqual({
            text,
            unknown: [],
            answer: '',
          })
          for (const entry of evidence.filter(isCount)) {
            const total = await totalOf(entry.link ?? '')
            expect({ link: entry.link, total: String(total) }).toEqual({
              link: entry.link,
              total: entry.claim.replace(/\D/gu, ''),
            })
            counted += 1
          }
        }
      }
      if (language === 'en') expect(counted).toBeGreaterThan(2)
    },
    120_000,
  )
})
