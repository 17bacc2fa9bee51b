import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const read = (text: string, language: LanguageCode, state = newState()) =>
  understand({ text, language, state, now }, knowledge).state

const searches: Readonly<Record<LanguageCode, string>> = {
  en: 'buy a 1 bed in Arjan',
  ar: 'شقة غرفة للبيع في ارجان',
  ru: 'купить однушку в Арджане',
  hi: 'Arjan me 1bhk kharidna hai',
  zh: '买Arjan一居室',
  de: 'Wohnung mit 1 Schlafzimmer in Arjan kaufen',
}

describe('whoever buys to let goes on looking for homes for sale', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'show me ones that are easy to rent out'],
    ['en', 'preferably already let'],
    ['ar', 'ورني الجاهزة والمؤجرة اذا في'],
    ['ar', 'ابيها سهلة التأجير'],
    ['ru', 'покажите те, что легко сдать в аренду'],
    ['hi', 'jo pehle se rent par chadha hua ho, furnished'],
    ['zh', '要容易出租的，带家具'],
    ['de', 'am liebsten eine, die bereits vermietet ist'],
  ])('%s: %s', (language, said) => {
    const before = read(searches[language], language)
    expect(before.slots.purpose).toBe('sale')
    expect(read(said, language, before).slots.purpose).toBe('sale')
  })
})

describe('which of two places lets better', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'which rents out better, Arjan or Mudon?'],
    ['ru', 'Арджан или Мудон, что быстрее сдается?'],
    ['zh', 'Arjan和Mudon哪个好租'],
    ['de', 'was vermietet sich besser, Arjan oder Mudon?'],
  ])('is asked by an owner (%s: %s)', (language, said) => {
    const { intent, slots } = read(said, language)
    expect([intent, slots.purpose]).toEqual(['investment_advice', undefined])
  })
})

describe('a call that is told of asks for none', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'the owner whatsapped me that he wants more rent'],
    ['en', 'got a whatsapp from my landlord, he wants to raise the rent'],
    ['ar', 'صاحب البيت اتصل بي ويقول بيرفع الايجار'],
    ['ru', 'хозяйка позвонила мне и хочет поднять аренду'],
    ['hi', 'makan malik ne mujhe phone kiya, rent badha raha hai'],
    ['zh', '房东打电话给我说要涨房租'],
    ['de', 'mein Vermieter hat per WhatsApp geschrieben, dass er die Miete erhöht'],
  ])('%s: %s', (language, said) => {
    expect(read(said, language).intent).not.toBe('request_callback')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'please whatsapp me about it'],
    ['ar', 'اتصل بي'],
    ['ru', 'скажите, чтобы хозяин позвонил мне'],
    ['hi', 'mujhe call karo'],
    ['zh', '让房东给我打电话'],
    ['de', 'schreiben Sie mir per WhatsApp'],
  ])('and one that is wished for does (%s: %s)', (language, said) => {
    expect(read(said, language).intent).toBe('request_callback')
  })
})
