import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, tools } from './own-sums-tools.ts'

/** How an answer begins in each language. */
const no: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^No\b/u,
  ar: /^لا،/u,
  ru: /^Нет\b|^Нет,/u,
  hi: /^नहीं/u,
  zh: /^不/u,
  de: /^Nein\b/u,
}
const yes: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^Yes\b/u,
  ar: /^نعم،/u,
  ru: /^Да,/u,
  hi: /^हाँ/u,
  zh: /^可以/u,
  de: /^Ja\b/u,
}

describe('a notice that somebody was given', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'Landlord told me 60 days before the end that rent is going up. Allowed?',
      'and 4 months?',
    ],
    ['ar', 'المالك بلغني قبل 60 يوم انه بيزيد الايجار، قانوني؟', 'واذا قبل 4 شهور؟'],
    ['ru', 'Собственник за два месяца сказал, что поднимет плату. Так можно?', 'а за 4 месяца?'],
    ['hi', 'malik ne 60 din pehle bola kiraya badhega, ye legal hai?', 'aur 4 mahine pehle ho to?'],
    ['zh', '业主提前60天告诉我要加租，合法吗？', '提前4个月呢？'],
    [
      'de',
      'Vermieter hat 60 Tage vorher mehr Miete angekündigt: Mieterhöhung zulässig?',
      'und 4 Monate?',
    ],
  ])('is held against the least for a rise (%s: %s)', async (language, first, second) => {
    const short = await converse(tools(), [first], language)
    expect(short.text).toMatch(no[language])
    expect(short.text).toMatch(/60|2/u)
    expect(short.evidence).toContainEqual(expect.objectContaining({ field: 'change-notice' }))
    const enough = await converse(tools(), [first, second], language)
    expect(enough.text).toMatch(yes[language])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'the owner wants me to move out and gave me 3 months notice, is it legal?'],
    ['ar', 'المالك عطاني اشعار 3 شهور عشان اخلي الشقة، يحق له؟'],
    ['ru', 'хозяин дал три месяца, чтобы мы съехали, это законно?'],
    ['hi', 'मकान मालिक ने घर खाली करने के लिए 3 महीने का नोटिस दिया, क्या यह कानूनी है?'],
    ['zh', '房东通知我三个月内搬走，合法吗？'],
    ['de', 'Der Vermieter kündigt mir mit 3 Monaten Frist, Eigenbedarf. Ist das rechtens?'],
  ])('is held against the year for leaving (%s: %s)', async (language, said) => {
    const { text, state, evidence } = await converse(tools(), [said], language)
    expect(text).toMatch(no[language])
    expect(state.money?.rule).toBe('leave')
    expect(evidence).toContainEqual(expect.objectContaining({ field: 'eviction-notice' }))
  })

  it('is of a rise and of leaving where it was not said of what', async () => {
    const { text } = await converse(tools(), ['45 days notice from the landlord, is that enough?'])
    expect(text).toContain('90')
    expect(text).toContain('12')
  })

  it.each([
    'I have lived here for 2 years, can the landlord raise the rent?',
    'how many days notice does the landlord have to give?',
    'I want to leave, can I give 2 months notice?',
    '2 bed in JVC up to 90k, available in 45 days',
  ])('is none in %s', async (said) => {
    const { state } = await converse(tools(), [said])
    expect(state.money).toBeUndefined()
  })
})

describe('a rent that somebody is asked for', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'paying 70k, landlord asks 80k, index says 77k. may he?', 'and with an index of 120k?'],
    ['ar', 'ادفع 70 الف والمالك يبي 80 الف والمؤشر 77 الف، يحق له؟', 'ولو المؤشر 120 الف؟'],
    [
      'ru',
      'плачу 70 тыс, собственник просит 80 тыс, индекс 77 тыс. имеет право?',
      'а если индекс 120 тыс?',
    ],
    [
      'hi',
      '70 हज़ार देता हूँ, मालिक 80 हज़ार माँग रहा है, इंडेक्स 77 हज़ार है। सही है?',
      'और इंडेक्स 120 हज़ार हो तो?',
    ],
    ['zh', '房租7万，业主想涨到8万，指数7.7万，可以吗？', '如果指数是12万呢？'],
    [
      'de',
      'ich zahle 70k, der Vermieter verlangt 80k, Index 77k. Darf er?',
      'und wenn der Index 120k sagt?',
    ],
  ])('is held against the highest one (%s: %s)', async (language, first, second) => {
    const high = await converse(tools(), [first], language)
    expect(high.text).toMatch(no[language])
    expect(digits(high.text)).toContain('80000')
    const fine = await converse(tools(), [first, second], language)
    expect(fine.text).toMatch(yes[language])
    expect(digits(fine.text)).toContain('84000')
  })

  it('needs the index, which is asked for', async () => {
    const said = ['I pay 80k and the landlord wants 15% more, can he?']
    const asked = await converse(tools(), said)
    expect(digits(asked.text)).toContain('92000')
    expect(digits(asked.text)).toContain('114286')
    const { text } = await converse(tools(), [...said, 'the index is 100k'])
    expect(text).toMatch(no.en)
    expect(digits(text)).toContain('84000')
  })

  it('is never allowed beyond the last rise', async () => {
    const { text } = await converse(tools(), ['rent 80k, landlord wants 100k. allowed?'])
    expect(text).toMatch(no.en)
    expect(digits(text)).toContain('96000')
  })
})

describe('a fee that somebody is asked for', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'the agent asks for 10k commission on a rent of 110k, normal?'],
    ['ar', 'الوسيط يطلب عمولة 10 الاف على ايجار 110 الف، طبيعي؟'],
    ['ru', 'агент просит комиссию 10 тыс с аренды 110 тыс, это нормально?'],
    ['hi', 'एजेंट 110 हज़ार के किराए पर 10 हज़ार कमीशन माँग रहा है, ज़्यादा है क्या?'],
    ['zh', '年租11万，中介要收1万佣金，正常吗？'],
    ['de', 'Makler verlangt 10.000 Provision bei 110.000 Jahresmiete, ist das üblich?'],
  ])('is held against the usual one (%s: %s)', async (language, said) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(digits(text)).toContain('5775')
    expect(digits(text)).toContain('10000')
    expect(state.money).toMatchObject({ kind: 'fee', asking: 10_000 })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'can I buy for 1.5m with 15% down?'],
    ['ru', 'хватит ли взноса 15% на квартиру за 1,5 млн?'],
    ['zh', '首付15%够买150万的房子吗？'],
    ['de', 'reichen 15 % Anzahlung für eine Wohnung um 1,5 Mio?'],
  ])('is said of the part that is paid at once (%s: %s)', async (language, said) => {
    const { text } = await converse(tools(), [said], language)
    expect(text).toMatch(no[language])
    expect(text).toContain('20')
  })
})
