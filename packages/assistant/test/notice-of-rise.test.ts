import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, tools } from './own-sums-tools.ts'
import { toolsWithTexts } from './site-library.ts'

describe('a time that is told after talk of a rise', () => {
  it.each<[LanguageCode, string, string, RegExp]>([
    [
      'en',
      'tenant pays 60k, index says 80k, how much can I raise the rent?',
      'the lease ends in 45 days and I have told him nothing. too late?',
      /^No\b/u,
    ],
    [
      'de',
      'Mieter zahlt 60k, Index sagt 80k, wie weit darf ich mit der Miete hoch?',
      'Vertrag endet in 45 Tagen und er weiß noch nichts. Geht das noch?',
      /^Nein\b/u,
    ],
    [
      'ru',
      'арендатор платит 60к, индекс 80к, на сколько можно поднять аренду?',
      'договор кончается через 45 дней, я ещё не предупредил. успею?',
      /^Нет/u,
    ],
    [
      'ar',
      'المستأجر يدفع 60 الف والمؤشر 80 الف كم اقدر ازيد الايجار؟',
      'العقد ينتهي بعد 45 يوم وما بلغته، ممكن؟',
      /^لا،/u,
    ],
    [
      'hi',
      'kirayedar 60k deta hai, index 80k hai, kiraya kitna badha sakta hu?',
      'contract 45 din me khatam hai aur maine bataya nahi, abhi bhi ho sakta hai?',
      /^नहीं/u,
    ],
    [
      'zh',
      '租客付6万，指数8万，租金最多能涨多少？',
      '合同还有45天到期，我还没通知他，还来得及吗？',
      /^不/u,
    ],
  ])('is held against the notice of a rise (%s: %s)', async (language, first, next, no) => {
    const { text } = await converse(tools(), [first, next], language)
    expect(text).toMatch(no)
    expect(digits(text)).toContain('45')
    expect(digits(text)).toContain('90')
  })

  it.each<[LanguageCode, string, string, RegExp]>([
    [
      'en',
      'by how much may the landlord raise the rent?',
      'he emailed the notice 40 days before, is it valid?',
      /^No\b/u,
    ],
    [
      'hi',
      'malik kiraya kitna badha sakta hai?',
      'usne notice 40 din pehle diya, valid hai?',
      /^नहीं/u,
    ],
    [
      'ru',
      'на сколько хозяин может поднять аренду?',
      'он написал за 40 дней, это законно?',
      /^Нет/u,
    ],
    [
      'de',
      'Um wie viel darf der Vermieter die Miete erhöhen?',
      'er hat es 40 Tage vorher per Mail geschickt, gültig?',
      /^Nein\b/u,
    ],
  ])('is so after a text about it too (%s: %s)', async (language, first, next, no) => {
    const { text } = await converse(toolsWithTexts, [first, next], language)
    expect(text).toMatch(no)
    expect(digits(text)).toContain('90')
  })

  it.each<[LanguageCode, string, RegExp]>([
    [
      'en',
      'landlord wants 75,000 instead of 62,000 and only 40 days are left until renewal. may he?',
      /40 days.+74,400/su,
    ],
    [
      'hi',
      'malik kiraya 62000 se 75000 karna chahta hai, renewal me 40 din bache hain, kar sakta hai?',
      /40.+74,400/su,
    ],
    [
      'de',
      'Vermieter will 75.000 statt 62.000, bis zur Verlängerung sind es nur 40 Tage. Darf er das?',
      /40 Tage.+74\.400/su,
    ],
  ])('is told with the rise of the same message (%s: %s)', async (language, said, answer) => {
    const { text } = await converse(tools(), [said], language)
    expect(text).toMatch(answer)
  })
})
