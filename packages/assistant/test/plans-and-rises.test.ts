import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, numbers, tools } from './own-sums-tools.ts'

describe('the plan of a developer', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'payment plan 60/40, price 1.4m. how much do I pay before handover?'],
    ['ar', 'خطة دفع ٦٠/٤٠ والسعر مليون و٤٠٠ الف، كم ادفع قبل التسليم؟'],
    ['ru', 'рассрочка 60/40, цена 1,4 млн, сколько платить до сдачи?'],
    ['hi', '60/40 payment plan, 14 lakh ka flat, handover tak kitna dena hoga?'],
    ['zh', '付款計劃 60/40，總價 140萬，交屋前要付多少'],
    ['de', 'Zahlungsplan 60/40 bei 1,4 Mio, was zahle ich bis zur Übergabe?'],
  ])('is parted at the handover (%s: %s)', async (language, said) => {
    const { text, state, evidence } = await converse(tools(), [said], language)
    expect(digits(text)).toContain('840000')
    expect(digits(text)).toContain('560000')
    expect(state.slots).toEqual({})
    expect(evidence).toContainEqual(expect.objectContaining({ field: 'before handover' }))
  })

  // 20 % and 30 months of 1 %
  it.each<[LanguageCode, string]>([
    [
      'en',
      '20% down and 1% a month until handover in 30 months, price 900k. how much before handover?',
    ],
    ['ar', '٢٠٪ مقدم و١٪ كل شهر لين التسليم بعد ٣٠ شهر، السعر ٩٠٠ الف، كم ادفع قبل التسليم؟'],
    ['ru', '20% сразу и 1% в месяц до сдачи через 30 месяцев, цена 900 тысяч. сколько до сдачи?'],
    [
      'hi',
      '20% down aur 1% har mahine, handover 30 mahine baad, 9 lakh ka flat, handover tak kitna?',
    ],
    ['zh', '首付20%，每月1%，30个月后交房，总价90万，交房前一共付多少？'],
    [
      'de',
      '20 % Anzahlung und 1 % im Monat bis zur Übergabe in 30 Monaten, Preis 900.000. Wie viel bis zur Übergabe?',
    ],
  ])('is no loan with that interest (%s: %s)', async (language, said) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(digits(text)).toContain('450000')
    expect(digits(text)).toContain('180000')
    expect(state.money?.kind).toBe('plan')
    expect(state.slots).toEqual({})
  })

  it('asks for the months until the handover', async () => {
    const said = ['1.2m flat, 20% down and 1% monthly till handover, how much is that?']
    const asked = await converse(tools(), said)
    expect(asked.text).toContain('How many months')
    const { text } = await converse(tools(), [...said, '24 months'])
    expect(digits(text)).toContain('528000')
  })

  it('is a search where homes with it are asked for', async () => {
    const { state } = await converse(tools(), ['1 bed in Arjan with a 60/40 payment plan up to 1m'])
    expect(state.money).toBeUndefined()
    expect(state.slots.location).toEqual(['arjan'])
  })
})

describe('how far a rent may rise', () => {
  // 17.4 % below: 5 %
  it.each<[LanguageCode, string]>([
    ['en', 'I pay 95,000, the index says 115,000. how much can they raise it?'],
    ['ar', 'ادفع ٩٥ الف والمؤشر يقول ١١٥ الف، كم يحق له يزيد؟'],
    ['ru', 'плачу 95 тысяч, по индексу 115. на сколько могут поднять?'],
    ['hi', 'मैं 95 हज़ार देता हूँ, इंडेक्स 1,15,000 कहता है, किराया कितना बढ़ा सकते हैं?'],
    ['zh', '我现在租金9.5万，指数11.5万，房东最多能涨多少？'],
    ['de', 'Ich zahle 95.000, Marktmiete laut Rechner 115.000. Was ist maximal erlaubt?'],
  ])('is read from the table (%s: %s)', async (language, said) => {
    const { text, state, evidence } = await converse(tools(), [said], language)
    expect(digits(text)).toContain('99750')
    expect(numbers(text)).toContain('17.39 %')
    expect(text).toContain('2013')
    expect(text).toContain('90')
    for (const field of ['rent-increase-1', 'change-notice'])
      expect(evidence).toContainEqual(expect.objectContaining({ field }))
    expect(state.slots).toEqual({})
    expect(state.request).toBeUndefined()
  })

  it.each([
    ['the index says 100,000 and I pay 95,000, can he raise it?', 'allows no rise'],
    ['I pay 120,000 but the index says 100,000, can he raise it?', 'may not be raised'],
    ['my rent is 60k, rera index 110k. what is the maximum?', 'AED 72,000'],
  ])('%s', async (said, told) => {
    expect((await converse(tools(), [said])).text).toContain(told)
  })

  it('goes on with another figure of the index', async () => {
    const said = ['I pay 95,000, the index says 115,000. how much can they raise it?']
    const { text } = await converse(tools(), [...said, 'and if the index says 130k?'])
    expect(text).toContain('AED 104,500')
  })
})

describe('amounts beside a call', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'my rent was 90,000 and the landlord wants 95,000, can you call me'],
    ['de', 'Miete von 90.000 auf 95.000 erhöht, bitte rufen Sie mich an'],
    ['ru', 'аренда была 90 000 - 95 000, позвоните мне'],
    ['ar', 'الايجار كان ٩٠٬٠٠٠ وصار ٩٥٬٠٠٠، اتصلوا فيني'],
    ['hi', 'किराया 90,000 था, अब 95,000, मुझे कॉल करें'],
    ['zh', '租金从90,000涨到95,000，请给我打电话'],
  ])('are no telephone number (%s: %s)', async (language, said) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(text).not.toContain('050 123 4567')
    expect(state.request?.phone).toBeUndefined()
  })

  it('leave a number that is one', async () => {
    const { text } = await converse(tools(), ['call me, 050 12'])
    expect(text).toContain('050 123 4567')
  })
})
