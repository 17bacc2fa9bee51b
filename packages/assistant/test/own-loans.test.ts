import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, tools } from './own-sums-tools.ts'

describe('a loan that is named itself', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'loan of 1.1 million, 3.9%, 18 years. what is the monthly payment?'],
    ['ru', 'кредит на сумму 1,1 млн, 3,9%, 18 лет. какой платеж?'],
    ['hi', '11 लाख दिरहम का लोन, 3.9%, 18 साल। किस्त कितनी?'],
    ['zh', '贷款110万，利率3.9%，18年，月供多少？'],
    ['ar', 'قرض بقيمة 1.1 مليون، 3.9%، 18 سنة. كم القسط؟'],
    ['de', 'Kredit über 1,1 Mio, 3,9 %, 18 Jahre. Rate?'],
  ])('is no price in %s: %s', async (language, said) => {
    const { text } = await converse(tools(), [said], language)
    expect(digits(text)).toContain('7095')
  })

  it('is none of the property that was spoken of, and neither is a rent', async () => {
    const search = ['2 bed to buy in Dubai Marina up to 3m', 'tell me about number 1']
    const loan = await converse(tools(), [
      ...search,
      'loan of 1.1 million, 3.9%, 18 years. monthly payment?',
    ])
    expect(digits(loan.text)).toContain('7095')
    const rent = await converse(tools(), [
      ...search,
      '96k a year in 4 cheques. what do I need on day one?',
    ])
    expect(rent.state.money).toEqual({ kind: 'movingIn', rent: 96_000, cheques: 4 })
  })

  it('is no rate that stands beside a price', async () => {
    const { state } = await converse(tools(), ['mortgage at 4.5 for 2 million'])
    expect(state.money).toMatchObject({ kind: 'loan', price: 2_000_000 })
  })

  it('tells its interest over the years, and goes on at another rate', async () => {
    const said = [
      'Kredit über 1,1 Mio, 3,9 %, 18 Jahre. Rate?',
      'und was zahl ich insgesamt an Zinsen',
    ]
    const { text } = await converse(tools(), said, 'de')
    expect(digits(text)).toMatch(/^Über 18 Jahre zahlen Sie etwa 4326\d\d AED Zinsen/u)
    const next = await converse(tools(), [...said, 'bei 5 %?'], 'de')
    expect(digits(next.text)).toContain('7733')
  })

  it('takes a rate in a word', async () => {
    const said = [
      'ипотека: 2,2 млн, взнос 30%, 20 лет, 4,15%',
      'а если под пять?',
      'переплата какая',
    ]
    expect(digits((await converse(tools(), said.slice(0, 2), 'ru')).text)).toContain('10163')
    expect(digits((await converse(tools(), said, 'ru')).text)).toContain('899')
  })

  it('is read from a telegram', async () => {
    const said = ['ипотека: 2,2 млн, взнос 30, 20 лет, 4,15 годовых']
    expect(digits((await converse(tools(), said, 'ru')).text)).toContain('9454')
    const hindi = ['घर 15 लाख दिरहम का है, 20% डाउन, 25 साल, ब्याज 4.3%। महीने की किस्त?', '30% दूँ तो?']
    expect(digits((await converse(tools(), hindi.slice(0, 1), 'hi')).text)).toContain('6534')
    expect(digits((await converse(tools(), hindi, 'hi')).text)).toContain('5718')
  })
})

describe('what an income carries', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I make 24k a month, car loan takes 2,500. what price can i go up to?'],
    ['ar', 'راتبي ٢٤ ألف بالشهر وقسط السيارة ٢٥٠٠، كم أقدر أشتري؟'],
    ['ru', 'зарабатываю 24 тысячи в месяц, автокредит 2500, что могу купить?'],
    ['hi', 'सैलरी 24 हज़ार महीना, कार लोन 2500, कितने का घर अफोर्ड कर सकता हूँ?'],
    ['zh', '月收入2.4万，车贷2500，买得起多少钱的房子？'],
    ['de', 'Ich verdiene 24.000 im Monat, Autokredit 2.500. Was kann ich mir leisten?'],
  ])('is less what other loans take in %s: %s', async (language, said) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(digits(text)).toContain('9500')
    expect(state.money?.otherLoans).toBe(2500)
  })

  it('is no income of a year for the years of a loan', async () => {
    const said = 'salary 15000 hai, koi loan nahi, 4% pe 25 saal ka kitna loan milega'
    expect(digits((await converse(tools(), [said], 'hi')).text)).toContain('7500')
  })
})

describe('a loan said in everyday words', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'if we put 25% down on 1.6m whats that a month, 20 years at 4.5', '7592'],
    ['en', '800k loan 15 yrs 4.2% how much do i pay in interest altogether', '279640'],
    ['ar', 'قرض مليون و٤٠٠ ألف على ٢٥ سنة بفائدة ٤٪ كم القسط بالشهر', '7390'],
    [
      'de',
      'Rate bei zwei Millionen, ein Viertel Eigenkapital, fünfzehn Jahre, viereinhalb Prozent Zinsen',
      '11475',
    ],
    ['ru', 'ипотека на 1,6 млн, четверть взнос, двадцать лет, 4,5%, платёж?', '7592'],
    ['hi', '9 लाख लोन, बीस साल, 4.5% ब्याज, EMI कितनी', '5694'],
    ['zh', '贷款126万，二十五年，利率4.25%，月供多少', '6826'],
  ])('is worked out in %s: %s', async (language, said, sum) => {
    const { text } = await converse(tools(), [said], language)
    expect(digits(text)).toContain(sum)
  })
})
