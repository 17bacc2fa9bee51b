import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'
import { slotsOf } from './meaning/notation.ts'

const read = (text: string, language: LanguageCode) =>
  understand({ text, language, state: newState(), now }, knowledge).state.slots

describe('a word with a number of rooms inside it', () => {
  it.each<[LanguageCode, string, string]>([
    ['ar', 'شقة غرفتين أو أكثر في مردف', 'apartment @mirdif b2+'],
    ['ar', 'غرفتين وصالة على الأقل في ديرة', '@deira b2+'],
    ['ar', 'على الأقل غرفتين في ديرة', '@deira b2+'],
    ['ar', 'بحد أقصى غرفتين في ديرة', '@deira b-2'],
    ['ar', 'غرفتين أو ثلاث في الفرجان', '@al-furjan b2-3'],
    ['ar', 'غرفتين لثلاث غرف في الفرجان', '@al-furjan b2-3'],
    ['en', 'studio or bigger in Arjan', 'apartment @arjan b0+'],
    ['en', 'at least a studio in Arjan', 'apartment @arjan b0+'],
    ['en', 'studio or 1-bed in Arjan', 'apartment @arjan b0-1'],
    ['de', 'mindestens ein Studio in Arjan', 'apartment @arjan b0+'],
    ['de', 'Studio oder größer in Arjan', 'apartment @arjan b0+'],
    ['ru', 'двушка или больше в Арджане', 'apartment @arjan b1+'],
    ['zh', 'Arjan单间以上', 'apartment @arjan b0+'],
    ['zh', '最少单间 Arjan', 'apartment @arjan b0+'],
  ])('takes the bound or the range beside it (%s: %s)', (language, text, meaning) => {
    expect(read(text, language)).toEqual(slotsOf(meaning))
  })

  it.each<[LanguageCode, string, string]>([
    ['ar', 'شقة من غرفتين في مردف', 'apartment @mirdif b2'],
    ['ar', 'للإيجار ٧٠ ألف كحد أقصى غرفتين في ديرة', 'rent @deira b2 <70k'],
    ['ar', 'استوديو بحد أقصى ٤٠ ألف سنويا', 'rent apartment b0 <40k'],
    ['en', 'studio at most 40k a year', 'rent apartment b0 <40k'],
    ['en', 'studio + parking', 'apartment b0 +parking'],
    ['en', 'studio or 40k a year', 'rent apartment b0 <40k'],
    ['zh', '单间 以上都可以 年租4万以内', 'rent apartment b0+ <40k'],
  ])('leaves a bound to the number that it stands beside (%s: %s)', (language, text, meaning) => {
    expect(read(text, language)).toEqual(slotsOf(meaning))
  })
})
