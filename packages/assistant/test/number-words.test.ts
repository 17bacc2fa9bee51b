import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const booking: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['villas in Mirdif', 'book a viewing of the first one', 'tomorrow'],
  ar: ['فلل في مردف', 'احجز معاينة الأول', 'بكرة'],
  ru: ['виллы в Мирдифе', 'запишите на просмотр первой', 'завтра'],
  hi: ['मिर्दिफ में विला', 'पहले वाले की विज़िट बुक करो', 'कल'],
  zh: ['Mirdif的别墅', '预约看第一套', '明天'],
  de: ['Villen in Mirdif', 'Besichtigung der ersten', 'morgen'],
}

const requestAfter = async (turns: readonly string[], language: LanguageCode) =>
  (
    await converse(
      fakeTools(() => 12),
      turns,
      language,
      fakeLeads(),
    )
  ).state.request

describe('a number word that counts nothing', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'भेज दो'],
    ['hi', 'हाँ भेज दो भाई'],
    ['hi', 'bhej do na'],
    ['hi', 'बता दो'],
    ['hi', 'एक बार भेज दो'],
    ['hi', 'एक मिनट'],
    ['en', 'one moment'],
    ['en', 'send it in one go'],
    ['ar', 'لحظة واحدة'],
    ['ar', 'ارسلها مرة واحدة'],
    ['ru', 'одну минуту'],
    ['ru', 'раз так, отправляйте'],
    ['zh', '发一下'],
    ['de', 'einen Moment'],
    ['de', 'das ist ein Ja'],
  ])('is no hour and no card while a time is asked (%s: %s)', async (language, answer) => {
    const request = await requestAfter([...booking[language], answer], language)
    expect(request).toMatchObject({ propertyId: makeProperty(1)._id, date: '2026-11-19' })
    expect(request).not.toHaveProperty('time')
  })

  it.each<[LanguageCode, string, string]>([
    ['hi', 'दो बजे', '14:00'],
    ['hi', 'दो', '14:00'],
    ['en', '3', '15:00'],
    ['de', 'um elf', '11:00'],
  ])('and an hour is one (%s: %s)', async (language, answer, time) => {
    const request = await requestAfter([...booking[language], answer], language)
    expect(request).toMatchObject({ propertyId: makeProperty(1)._id, time })
  })
})

describe('a number beside a property that was chosen', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'at 5 pm, we are 2'],
    ['en', 'at 11 am for 3 people'],
    ['hi', '11 बजे भेज दो'],
    ['de', 'um 11 Uhr, wir sind zu 2'],
    ['ru', 'в 11 утра, нас 2'],
  ])('chooses no other one (%s: %s)', async (language, answer) => {
    const request = await requestAfter([...booking[language], answer], language)
    expect(request).toMatchObject({ propertyId: makeProperty(1)._id })
    expect(request).toHaveProperty('time')
  })

  it('but its number as a card does', async () => {
    const request = await requestAfter([...booking.en, 'no, the second one'], 'en')
    expect(request).toMatchObject({ propertyId: makeProperty(2)._id })
  })
})
