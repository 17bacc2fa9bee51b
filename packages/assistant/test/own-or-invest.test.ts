import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const stateOf = (text: string, language: LanguageCode) =>
  understand({ text, language, state: newState(), now }, knowledge).state

it('a return from letting is no wish to rent', () => {
  const text = 'Arjan में 10 लाख लगाऊँ तो किराए की कमाई कितनी होगी?'
  const { intent, slots } = stateOf(text, 'hi')
  expect([intent, slots.purpose === 'rent']).toEqual(['investment_advice', false])
})

it("one's own villa is a villa however it is written", () => {
  const { intent, slots } = stateOf('كم تسوى فلتي في مردف؟', 'ar')
  expect([intent, slots.type]).toEqual(['estimate_value', ['villa']])
})

describe('what others would give for a property that is the visitor’s own', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I own a 3 bed townhouse in Mudon, 2000 sqft. What would people pay for it?'],
    ['en', 'we have a townhouse in Mudon, 3 beds, 2000 sqft, what could we get if we sold'],
    ['de', 'ich besitze ein Reihenhaus in Mudon, 3 Schlafzimmer, was würde jemand dafür zahlen'],
    [
      'de',
      'uns gehört ein Reihenhaus in Mudon mit 3 Schlafzimmern, für wie viel geht das heute weg',
    ],
    ['ru', 'у меня таунхаус в Мудоне, 3 спальни, сколько за него дадут сегодня'],
    ['ru', 'хотим продать таунхаус в Мудоне, 3 спальни, почём он сейчас уйдёт'],
    ['ar', 'عندي تاون هاوس في مدن 3 غرف، كم يدفع المشتري اليوم؟'],
    ['hi', 'mera mudon me 3bhk townhouse hai, khareedar kitna dega'],
    ['zh', '我名下有Mudon联排，三房，买家会给多少'],
  ])('in %s: %s', (language, text) => {
    const { intent, slots } = stateOf(text, language)
    expect(intent).toBe('estimate_value')
    expect(slots).toMatchObject({ type: ['townhouse'], location: ['mudon'], bedrooms_min: 3 })
  })

  it('keeps its size', () => {
    const text = 'I own a townhouse in Mudon, 2000 sqft. What would a buyer pay me for it?'
    expect(stateOf(text, 'en').slots).toMatchObject({ size_min: 2000, size_max: 2000 })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I have 2 million for a townhouse in Mudon, what could I get?'],
    ['en', 'we have two kids, a 3 bed townhouse in Mudon please'],
    ['ru', 'у меня двое детей, ищу таунхаус в Мудоне'],
    ['de', 'wir haben zwei Kinder und suchen ein Reihenhaus in Mudon'],
  ])('but what one looks for is no own property, in %s: %s', (language, text) => {
    expect(stateOf(text, language).intent).toBe('find_property')
  })
})

describe('what a property brings its owner', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'does a studio in Arjan pay for itself if I let it to tenants'],
    ['en', 'are prices in Mudon going to rise, will prices go up'],
    ['en', 'do villas in Mudon hold their value'],
    ['en', 'is my money better in the bank or in a flat in Arjan'],
    ['de', 'kaufe ich ein Studio in Arjan und vermiete es, trägt sich das'],
    ['de', 'fallen die Preise in Mudon bald'],
    ['de', 'Geld auf der Bank lassen oder ein Studio in Arjan kaufen'],
    ['ru', 'за сколько лет студия в Арджане отобьётся'],
    ['ru', 'подешевеет ли жильё в Мудоне'],
    ['ru', 'держать деньги в банке или взять студию в Арджане'],
    ['zh', 'Arjan的单间买来出租几年能回本'],
    ['zh', 'Mudon的别墅明年会跌吗'],
    ['zh', '钱放银行好还是买套Arjan公寓好'],
    ['ar', 'استوديو في ارجان كم سنة ويرجع رأس مالي'],
    ['ar', 'الأسعار بتنزل في مدن؟'],
    ['ar', 'احط فلوسي في البنك ولا اشتري شقة في ارجان'],
    ['hi', 'arjan me studio lu to paisa kab vasool hoga'],
    ['hi', 'मुदोन में दाम गिरेंगे क्या'],
    ['hi', 'paisa bank me rakhu ya arjan me flat lu'],
  ])('in %s: %s', (language, text) => {
    expect(stateOf(text, language).intent).toBe('investment_advice')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'flat for sale in Arjan, payment by bank transfer'],
    ['en', 'studio to rent in Arjan near a bank'],
    ['de', 'Wohnung in Arjan mieten, Preise bis 90000'],
    ['ru', 'сниму квартиру в Арджане, цены до 90 тысяч'],
    ['zh', 'Arjan公寓出租 银行附近'],
    ['ar', 'أبي شقة في ارجان قريبة من البنك'],
  ])('is not asked by a search, in %s: %s', (language, text) => {
    expect(stateOf(text, language).intent).toBe('find_property')
  })
})
