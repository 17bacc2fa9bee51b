import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const said = async (text: string, language: LanguageCode = 'en') =>
  (
    await converse(
      fakeTools(() => 12),
      [text],
      language,
    )
  ).text

describe('a number that stands like a year', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', '2 bed to buy in JVC, handover Q4 2027', 'the year 2027'],
    ['en', 'off-plan flat in JVC by end of 2028', 'the year 2028'],
    ['en', 'flat in JVC ready in 2027', 'the year 2027'],
    ['en', 'flat to buy in JVC, Q1 2028 or later', 'the year 2028'],
    ['ar', 'شقة في جي في سي تسليم الربع الرابع 2027', '2027'],
    ['ru', 'квартира в JVC, сдача в 4 квартале 2027', '2027'],
    ['hi', 'JVC में फ्लैट, 2027 में हैंडओवर', '2027'],
    ['zh', 'JVC公寓，2027年第四季度交房', '2027'],
    ['de', 'Wohnung in JVC, Übergabe 4. Quartal 2027', '2027'],
  ])(
    'is said back as one, and its quarter is no number left out (%s: %s)',
    async (language, text, year) => {
      const answer = await said(text, language)
      expect(answer).toContain(year)
      expect(answer).not.toMatch(/number 4|number 1|الرقم 4|Число 4|संख्या 4|数字4|Zahl 4/u)
    },
  )

  it.each<[LanguageCode, string]>([
    ['en', 'flat in JVC 2030'],
    ['en', 'flat in JVC, code 2034'],
    ['en', 'my flat number is 2035, I want a flat in JVC'],
    ['ru', 'квартира в JVC 2030'],
    ['de', 'Wohnung in JVC 2030'],
    ['zh', 'JVC公寓 2030'],
    ['hi', 'JVC में फ्लैट 2030'],
    ['ar', 'شقة في جي في سي 2030'],
  ])('and none that stands alone (%s: %s)', async (language, text) => {
    const answer = await said(text, language)
    expect(answer).not.toMatch(/the year|العام|Год|वर्ष 20|没有考虑|Das Jahr/u)
    if (text.endsWith('2030')) expect(answer).toMatch(/2[.,\s]?030/u)
  })
})
