import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { rate } from './fake-rates.ts'
import { fakeTools } from './fake-tools.ts'

const rates = [
  rate('agency-commission-sale', 2),
  rate('agency-commission-rent', 5),
  rate('vat', 5),
  rate('early-settlement', 1),
  rate('early-settlement-cap', 10_000, 'aed'),
  rate('rent-deposit-unfurnished', 5),
  rate('rent-deposit-furnished', 10),
  rate('ejari-fee', 220, 'aed'),
  rate('dewa-deposit-apartment', 2000, 'aed'),
  rate('housing-fee', 5),
  rate('ltv-first-expat', 80),
  rate('ltv-threshold', 5_000_000, 'aed'),
  rate('ltv-first-expat-dear', 70),
  rate('loan-term', 25, 'years'),
  rate('debt-burden', 50),
  rate('purchase-costs-total', 7),
]
const tools = () => ({ ...fakeTools(() => 5), rates: async () => rates })
/** The digits of an answer, group separators away; Hindi groups by two. */
const digits = (text: string) => text.replace(/(?<=\d)[\s\u00a0\u202f.,](?=\d{2})/gu, '')
/** Fractions with a point. */
const numbers = (text: string) =>
  text.replace(/(?<=\d)[\s\u00a0\u202f.,](?=\d{3})/gu, '').replaceAll(/(?<=\d),(?=\d)/gu, '.')

describe('the rent that brings a yield', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I paid 1m for a 1 bed, how much rent should I ask to get a 7% yield?'],
    ['ar', 'اشتريت شقة بمليون، كم الايجار عشان العائد 7%؟'],
    ['ru', 'купил квартиру за миллион, сколько просить за аренду, чтобы вышло 7% годовых?'],
    ['hi', '10 लाख में खरीदा, 7% रिटर्न के लिए कितना किराया?'],
    ['zh', '100万买的，要7%回报率，租金要多少？'],
    ['de', 'Wohnung für 1 Million gekauft, welche Miete brauche ich für 7% Rendite?'],
  ])('is worked out from the price (%s)', async (language, said) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(digits(text)).toContain('70000')
    expect(state.slots).toEqual({})
  })

  it('counts what a service charge takes, whatever it is called', async () => {
    const said = 'Купил за 900 тыс, сдаю за 68 тыс в год, сервис чардж 9 тысяч. какая доходность?'
    const { text } = await converse(tools(), [said], 'ru')
    expect(numbers(text)).toContain('6.56')
  })

  it('who pays a share is no sum', async () => {
    const said = ['сколько сверху при покупке за 2 миллиона?', 'а кто платит эти 4%?']
    const { state } = await converse(tools(), said, 'ru')
    expect(state.money).toBeUndefined()
  })
})

describe('a gross yield of figures that are named', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'bought a studio for 520k and rent it out at 42k, what is my yield?', '8.08 %'],
    ['ar', 'شاري استوديو بـ ٥٢٠ ألف ومأجره ٤٢ ألف، كم عائدي؟', '8.08 %'],
    ['ar', 'لو أجرتها ٧٠ ألف وسعرها مليون العائد كم', '7 %'],
    ['ru', 'купил за 950к, сдаю за 68к в год. какая доходность?', '7.16 %'],
    ['hi', '9.5 लाख में लिया, किराया 68 हज़ार साल का। यील्ड कितनी?', '7.16 %'],
    ['zh', '95万买的，年租6万8，回报率几个点？', '7.16 %'],
    ['de', 'Für 950.000 gekauft, 68.000 Jahresmiete. Welche Rendite ist das?', '7.16 %'],
  ])('is worked out in %s: %s', async (language, said, share) => {
    const { text, state, evidence, results } = await converse(tools(), [said], language)
    expect(numbers(text)).toContain(share)
    expect(results).toBeUndefined()
    expect(state.slots).toEqual({})
    expect(evidence).toContainEqual(expect.objectContaining({ field: 'gross yield' }))
  })

  it('tells which of two is higher first', async () => {
    const said = 'что выгоднее: 1) 800к аренда 60к 2) 1,3 млн аренда 88к. по доходности'
    const { text } = await converse(tools(), [said], 'ru')
    expect(numbers(text)).toMatch(/^Выгоднее вариант за 800000 AED: 7\.5 %/u)
    expect(numbers(text)).toContain('6.77 %')
  })

  it('is that of the market where only a price is named', async () => {
    const { state } = await converse(tools(), ['what yield can I get up to 1.2 million?'])
    expect(state.money).toBeUndefined()
  })
})

describe('what moving in takes on the first day', () => {
  // 24,000 + 4,800 + 5,040 + 220 + 2,000
  it.each<[LanguageCode, string]>([
    ['en', '96k a year in 4 cheques unfurnished flat. what do i need on day one'],
    ['ar', 'شقة بـ ٩٦ ألف بالسنة على ٤ شيكات غير مفروشة، كم لازم يكون معي أول يوم؟'],
    ['ru', 'квартира 96 тысяч в год, 4 чека, без мебели. сколько нужно при заселении?'],
    ['hi', '96 हज़ार साल का किराया, 4 चेक, बिना फर्नीचर। पहले दिन कितना चाहिए?'],
    ['zh', '年租9.6万，4张支票，不带家具，入住第一天要准备多少？'],
    ['de', '96.000 Jahresmiete in 4 Schecks, unmöbliert. Was brauche ich beim Einzug?'],
  ])('is added up in %s: %s', async (language, said) => {
    const { text, state } = await converse(tools(), [said], language)
    for (const sum of ['24000', '4800', '5040', '36060', '8400'])
      expect(digits(text)).toContain(sum)
    expect(state.slots).toEqual({})
  })

  it('goes on to what a month costs, and leaves the search before it', async () => {
    const said = ['1 bed to rent in Arjan', 'say 40k and 4 cheques, what do i need at the start']
    const { text, state } = await converse(tools(), [
      ...said,
      'and monthly, with that housing thing?',
    ])
    expect(text).toMatch(/^Counted by the month that is AED 3,500/u)
    expect(state.slots).toMatchObject({ location: ['arjan'], bedrooms_min: 1 })
  })

  it.each<[LanguageCode, string]>([
    ['en', '1 bed in Arjan up to 80k, moving in on the first day of January'],
    ['en', 'can I move in at once? 2 bed to rent in Arjan under 100k'],
    ['zh', '拎包入住 单间 月租6500左右'],
    ['de', 'Wohnung bis 90.000 Miete im Jahr, Einzug im Januar'],
  ])('is not asked where one says when to move in (%s: %s)', async (language, said) => {
    const { state } = await converse(tools(), [said], language)
    expect(state.money).toBeUndefined()
    expect(state.intent).toBe('find_property')
  })

  it('names no housing fee for an office', async () => {
    const { text } = await converse(tools(), [
      'office to rent for 80k a year, 2 cheques. what do I pay on day one?',
    ])
    expect(text).toContain('The first of 2 cheques: AED 40,000')
    expect(text).not.toContain('housing fee')
  })

  it('says that no number of cheques was named', async () => {
    const { text } = await converse(tools(), ['rent is 80k a year, what do i pay on day one?'])
    expect(text).toContain('so I took 1; with 4 the first is AED 20,000')
  })
})

describe('what is left of a sale', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'selling for 2.3m, bank still gets 900k, agent 2%. whats left in my pocket roughly'],
    ['ar', 'ببيع شقتي بـ 2.3 مليون وللبنك 900 ألف والوسيط 2%، كم يبقى لي؟'],
    ['ru', 'продаю за 2,3 млн, банку должен 900 тысяч, агенту 2%. сколько останется на руки?'],
    ['hi', '23 लाख दिरहम में बेच रहा हूँ, बैंक का 9 लाख बाकी, एजेंट 2%। हाथ में कितना बचेगा?'],
    ['zh', '230万卖房，欠银行90万，中介2%，到手多少？'],
    [
      'de',
      'Ich will verkaufen für 2,3 Mio, der Bank schulde ich noch 900.000, Makler 2 %. Was bleibt übrig?',
    ],
  ])('is worked out in %s: %s', async (language, said) => {
    const { text, results } = await converse(tools(), [said], language)
    for (const sum of ['48300', '9000', '1342700']) expect(digits(text)).toContain(sum)
    expect(results).toBeUndefined()
  })
})

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

describe('other money in dirhams', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'ive got 120k usd, whats that in dirhams', '440700'],
    ['en', 'I have £150k, say 4.9 dirham to the pound', '735000'],
    ['de', 'Hab 200.000 Euro, Kurs 4,25. Wie viel Dirham sind das?', '850000'],
    ['ru', '50 тысяч долларов это сколько в дирхамах', '183625'],
    ['ar', 'عندي ٥٠٠ ألف ريال، الريال بـ ٠٫٩٨ درهم، كم تطلع', '490000'],
    ['hi', '1 लाख डॉलर कितने दिरहम हुए', '367250'],
    ['zh', '手上有60万人民币，按1人民币兑0.5迪拉姆，是多少', '300000'],
  ])('is worked out in %s: %s', async (language, said, sum) => {
    const { text, state, results } = await converse(tools(), [said], language)
    expect(digits(text)).toContain(sum)
    expect(results).toBeUndefined()
    expect(state.slots).toEqual({})
  })
})

describe('each of several cheques', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'rent is 96k a year in 4 cheques, how much is each?'],
    ['ar', 'الإيجار ٩٦ ألف على ٤ شيكات، كم كل شيك'],
    ['ru', 'аренда 96 тыс в год 4 чеками, по сколько каждый'],
    ['hi', 'किराया 96 हज़ार सालाना 4 चेक में, एक चेक कितने का होगा'],
    ['zh', '年租9万6，分4张支票，每张多少？'],
    ['de', '96.000 Jahresmiete in 4 Schecks, was ist jeder Scheck?'],
  ])('is told in %s: %s', async (language, said) => {
    const { text } = await converse(tools(), [said], language)
    expect(digits(text)).toContain('24000')
  })
})

describe('a yield with what the property costs a year', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'bought at 900k, rent 75k, service charges 14k a year. net yield?'],
    ['ar', 'شاري بـ ٩٠٠ ألف ومأجر بـ ٧٥ ألف ورسوم الخدمات ١٤ ألف، كم العائد'],
    ['ru', 'купил за 900к, сдаю за 75к в год, расходы 14к. какая доходность?'],
    ['hi', '9 लाख में लिया, किराया 75 हज़ार साल का, खर्च 14 हज़ार। यील्ड कितनी?'],
    ['zh', '90万买的，年租7万5，物业费1万4，回报率多少'],
    ['de', 'Für 900.000 gekauft, 75.000 Jahresmiete, Nebenkosten 14.000. Welche Rendite ist das?'],
  ])('is net too in %s: %s', async (language, said) => {
    const { text } = await converse(tools(), [said], language)
    expect(numbers(text)).toContain('8.33 %')
    expect(numbers(text)).toContain('6.78 %')
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
