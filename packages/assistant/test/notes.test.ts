import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { SlotChange } from '../src/tools/tools.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const many = () => fakeTools(() => 12)
const said = async (turns: readonly string[], language: LanguageCode = 'en') =>
  (await converse(many(), turns, language)).text

describe('what was understood and not used is said', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', '2 bed in JVC for sale, 300k euros', 'US dollars only'],
    ['ar', 'شقة للبيع في جي في سي 300 ألف يورو', 'الدولار الأمريكي فقط'],
    ['ru', 'купить квартиру в JVC за 300 тысяч евро', 'только доллары США'],
    ['hi', 'JVC में फ्लैट खरीदना है 300000 यूरो', 'केवल अमेरिकी डॉलर'],
    ['zh', 'JVC两房 买 30万欧元', '只换算美元'],
    ['de', 'Wohnung in JVC kaufen für 300.000 Euro', 'nur US-Dollar'],
  ])('%s: %s', async (language, message, saying) => {
    expect(await said([message], language)).toContain(saying)
  })

  it('a size that is neither a least nor a most', async () => {
    expect(await said(['villa in Mirdif 3000 sqft'])).toContain('I left 3,000 sqft out')
    expect(await said(['villa in Mirdif at least 3000 sqft'])).not.toContain('left')
  })

  it('a number that nothing explains', async () => {
    expect(await said(['apartment in JVC 7 for sale'])).toContain('I did not use the number 7')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'apartment in JVC with handover in 2029'],
    ['en', 'off-plan 2 bed in JVC, completion before Q4 2029'],
    ['ar', 'شقة على الخارطة في جي في سي تسليم ٢٠٢٩'],
    ['ru', 'новостройка в JVC со сдачей в 2029 году'],
    ['hi', 'JVC में 2029 में हैंडओवर वाला ऑफ प्लान फ्लैट'],
    ['zh', 'JVC期房公寓 2029年交房'],
    ['de', 'Neubauwohnung in JVC mit Übergabe 2029'],
  ])('a year to come, by which no search can ask: %s: %s', async (language, message) => {
    expect(await said([message], language)).toMatch(/2029/u)
  })

  it('but no word for properties that were named', async () => {
    expect(await said(['flats in JVC', 'off-plan ones'])).not.toContain('number 1')
  })

  it('but no year of a story, and no day of a viewing', async () => {
    expect(await said(['I came here in 2019, studio in JVC please'])).not.toContain('2019')
    expect(await said(['villa in Mirdif at least 2029 sqft'])).not.toContain('the year')
  })

  it('wishes of the search before, where a request starts afresh', async () => {
    const turns = ['villa for sale in Mirdif with a garden up to 5m', 'studio in Business Bay']
    expect(await said(turns)).toContain(
      'This is a new search; of the one before I left out: up to AED 5,000,000, with private garden.',
    )
    expect(await said(turns.slice(0, 1))).not.toContain('left out')
  })

  it('wishes that figures of areas cannot use', async () => {
    expect(await said(['rental yield of furnished apartments with a gym in JVC?'])).toContain(
      'Not considered here: furnished, with gym.',
    )
    expect(await said(['what is my 2 bed apartment in JLT worth? under 2m'])).toContain(
      'Not considered here: up to AED 2,000,000.',
    )
  })
})

describe('small changes where nothing fits', () => {
  const changes: SlotChange[] = [
    { price_max: 2_150_000 },
    { bedrooms_min: 1, bedrooms_max: 2 },
    { bathrooms_min: 2 },
    { size_min: 1150 },
    { location: ['dubai'] },
  ]
  const search: Readonly<Record<LanguageCode, string>> = {
    en: '2 bed 3 bath apartment in Mirdif for sale under 2m at least 1200 sqft',
    ar: 'شقة غرفتين و3 حمامات في مردف للبيع تحت مليونين لا تقل عن 1200 قدم مربع',
    ru: 'купить квартиру в Мирдифе 2 спальни 3 ванные до 2 млн от 1200 кв футов',
    hi: 'मिर्दिफ में 2 बेडरूम 3 बाथरूम फ्लैट खरीदना है 20 लाख तक कम से कम 1200 वर्ग फुट',
    zh: 'Mirdif两房三卫公寓 买 200万以内 1200平方英尺以上',
    de: 'Wohnung in Mirdif kaufen, 2 Schlafzimmer, 3 Bäder, bis 2 Mio, ab 1200 sqft',
  }
  const languages: LanguageCode[] = ['en', 'ar', 'ru', 'hi', 'zh', 'de']
  const cases = languages.flatMap((language) =>
    changes.map((change): [LanguageCode, SlotChange] => [language, change]),
  )

  it.each(cases)(
    '%s: %j is offered with its count, and its button does it',
    async (language, change) => {
      const names = Object.keys(change)
      const tools = {
        ...fakeTools((slots) =>
          names.every(
            (name) =>
              JSON.stringify(Reflect.get(slots, name)) ===
              JSON.stringify(Reflect.get(change, name)),
          )
            ? 4
            : 0,
        ),
        smallChanges: async () => [change],
      }
      const first = await converse(tools, [search[language]], language)
      const [offer] = first.actions
      expect(offer?.label).toMatch(/4/)
      const after = await converse(tools, [search[language], offer?.message ?? ''], language)
      expect(after.state.slots).toEqual({ ...first.state.slots, ...change })
      expect(after.results?.totalProperties).toBe(4)
    },
  )
})
