import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { siteTexts } from './site-library.ts'

const tools = () => ({ ...fakeTools(() => 12), ...siteTexts })

describe('who leaves after some months', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'rent is 80k a year, I want to leave after 7 months, what do I pay?'],
    ['ar', 'الايجار 80 الف وبطلع بعد 7 شهور، كم بدفع؟'],
    ['ru', 'съехать через 7 месяцев из годового договора, сколько заплачу? аренда 80 тысяч'],
    ['hi', 'किराया 80 हज़ार साल का, 7 महीने बाद छोड़ना है, कितना देना पड़ेगा?'],
    ['zh', '年租8万，住了7个月想提前退租，要付多少？'],
    ['de', 'Jahresmiete 80.000, ich will nach 7 Monaten raus, was kostet das?'],
  ])('gives no notice as a landlord does, in %s: %s', async (language, said) => {
    const { state } = await converse(tools(), [said], language)
    expect(state.money).toMatchObject({ kind: 'penalty', months: 7, rent: 80_000 })
  })
})

describe('a renter', () => {
  it('is told no price of homes for sale (zh)', async () => {
    const { text } = await converse(tools(), ['租米尔迪夫的别墅', '这一区租金贵不贵？'], 'zh')
    expect(text).toMatch(/出租/u)
    expect(text).not.toMatch(/出售/u)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'villa to rent in Mirdif without a pool'],
    ['ar', 'فيلا للإيجار في مردف بدون مسبح'],
    ['ru', 'снять виллу в Мирдифе без бассейна'],
    ['hi', 'मिर्दिफ़ में किराए पर विला बिना पूल'],
    ['zh', '租米尔迪夫的别墅，不要泳池'],
    ['de', 'Villa mieten in Mirdif ohne Pool'],
  ])('who refuses an amenity hears that no advert names any (%s)', async (language, said) => {
    const silent = { ...tools(), statesAmenities: async () => false }
    const { text, state } = await converse(silent, [said], language)
    expect(state.unlistedSaid).toBe(true)
    expect(text).not.toMatch(/but not|ما عدا|кроме:|छोड़कर|不含|außer/u)
    const stating = await converse(tools(), [said], language)
    expect(stating.text).toMatch(/but not|ما عدا|кроме:|छोड़कर|不含|außer/u)
  })
})
