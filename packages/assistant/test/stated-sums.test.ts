import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, numbers, tools } from './own-sums-tools.ts'

/** The figures stand in the answer and in its evidence, and nothing is searched for. */
async function expectSum(
  language: LanguageCode,
  turns: readonly string[],
  figures: readonly string[],
): Promise<void> {
  const { text, state, evidence, results } = await converse(tools(), turns, language)
  for (const figure of figures) {
    expect(digits(text)).toContain(figure)
    expect(evidence.map(({ claim }) => digits(claim)).join(' ')).toContain(figure)
  }
  expect(results).toBeUndefined()
  expect(state.slots).toEqual({})
}

describe('the rent of a year by its cheques', () => {
  it.each<[LanguageCode, string]>([
    ['en', '4 cheques of 45,000, what’s the rent per year'],
    ['ar', '٤ شيكات كل واحد ٤٥ ألف، كم يطلع بالسنة؟'],
    ['ru', 'сколько всего в год если 4 чека по 45000'],
    ['hi', '45000 ke 4 cheque, saal ka kitna hua?'],
    ['zh', '4张支票每张4.5万，一年一共多少？'],
    ['de', '4 Schecks zu je 45.000, wie viel ist das im Jahr?'],
  ])('is all of them together (%s: %s)', (language, said) =>
    expectSum(language, [said], ['180000', '45000', '15000']),
  )

  it.each<[LanguageCode, string]>([
    ['en', 'how much is a rent of 78k per month'],
    ['ar', 'كم يطلع بالشهر لو الايجار ٧٨ الف؟'],
    ['ru', 'аренда 78 тысяч, сколько это в месяц?'],
    ['hi', '78 हज़ार का किराया, महीने का कितना?'],
    ['zh', '租金7.8万，每个月多少？'],
    ['de', '78.000 Miete, wie viel ist das im Monat?'],
  ])('is told by the month (%s: %s)', (language, said) => expectSum(language, [said], ['6500']))

  it('is told by the year', () =>
    expectSum('en', ['rent is 8,500 a month, how much is that a year?'], ['102000']))
})

describe('a price with a part off', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'what is 5% off 1.2m?'],
    ['ar', 'شقة بمليون و٢٠٠ الف، لو نزل ٥٪ كم يصير؟'],
    ['ru', 'квартира 1,2 млн, скидка 5%, сколько выйдет?'],
    ['hi', '12 lakh ka flat, 5% kam karein to kitna?'],
    ['zh', '总价120万，便宜5%是多少？'],
    ['de', '1,2 Mio minus 5 %, was ist das?'],
  ])('is worked out (%s: %s)', (language, said) =>
    expectSum(language, [said], ['1140000', '60000']),
  )

  it('is worked out with a part on top', () =>
    expectSum('en', ['my rent is 80k, what is 5% more?'], ['84000']))
})

describe('a service charge by the foot', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'service charge is 18 psf on 1,050 sqft, what do I pay a year?'],
    ['ar', 'رسوم الخدمات ١٨ درهم للقدم والمساحة ١٠٥٠ قدم، كم ادفع بالسنة؟'],
    ['ru', 'сервисный сбор 18 за кв. фут, площадь 1050 кв. футов, сколько в год?'],
    ['hi', 'सर्विस चार्ज 18 प्रति वर्ग फुट, 1050 वर्ग फुट, साल का कितना?'],
    ['zh', '物业费每平方尺18，面积1050平方尺，一年多少？'],
    ['de', 'Servicegebühr 18 pro Quadratfuß bei 1.050 sqft, wie viel im Jahr?'],
  ])('is told for the year (%s: %s)', (language, said) => expectSum(language, [said], ['18900']))

  // 45,700 of 690,000
  it.each<[LanguageCode, string]>([
    ['en', 'price 690k, rent 52k, service charge 15 per sqft, 420 sqft. net yield?'],
    [
      'ar',
      'السعر ٦٩٠ الف والايجار ٥٢ الف ورسوم الخدمات ١٥ للقدم والمساحة ٤٢٠ قدم، كم العائد الصافي؟',
    ],
    [
      'ru',
      'цена 690к, аренда 52к, сервисный сбор 15 за кв. фут, 420 кв. футов. чистая доходность?',
    ],
    ['hi', '6.9 lakh ka flat, kiraya 52000, service charge 15 per sqft, 420 sqft. net return?'],
    ['zh', '管理费每平方尺15，面积420尺，租金5.2万，总价69万，净回报多少'],
    [
      'de',
      'Bei 52.000 Miete und Kaufpreis 690.000, Nebenkosten 15 pro Quadratfuß bei 420 sqft - netto?',
    ],
  ])('is taken off a yield (%s: %s)', async (language, said) => {
    await expectSum(language, [said], ['6300', '45700'])
    const { text } = await converse(tools(), [said], language)
    expect(numbers(text)).toContain('6.62 %')
  })

  it('asks for the size where none is known', async () => {
    const said = 'I get 115k on a 1.9m flat, service charge is 17 per sqft. net yield?'
    const asked = await converse(tools(), [said])
    expect(asked.text).toContain('Tell me the size')
    await expectSum('en', [said, 'it is 780 sqft'], ['13260'])
  })
})

describe('a yield of few words', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'price 1.1m, rent 78k, costs 14.5k charges, net?'],
    ['ar', 'السعر مليون ومية الف والايجار ٧٨ الف والمصاريف ١٤٥٠٠ كم العائد الصافي؟'],
    ['ru', 'цена 1,1 млн, аренда 78 тысяч, расходы 14500, чистая доходность?'],
    ['hi', '11 lakh ka flat, 78000 kiraya, 14500 maintenance, net return?'],
    ['zh', '总价110万，租金7.8万，物业费1.45万，净回报率？'],
    ['de', 'Kaufpreis 1,1 Mio, Miete 78.000, Nebenkosten 14.500 – netto?'],
  ])('takes the costs off (%s: %s)', async (language, said) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(numbers(text)).toContain('5.77 %')
    expect(state.slots).toEqual({})
  })
})
