import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, numbers, tools } from './own-sums-tools.ts'

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
    for (const sum of ['48300', '9000', '1337700']) expect(digits(text)).toContain(sum)
    expect(results).toBeUndefined()
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
