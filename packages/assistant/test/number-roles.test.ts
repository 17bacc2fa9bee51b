import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, tools } from './own-sums-tools.ts'

const ask = async (language: LanguageCode, ...turns: string[]) => {
  const { text, state } = await converse(tools(), turns, language)
  return { text: digits(text), state, slots: state.slots, money: state.money }
}

describe('years that somebody has lived or worked somewhere', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'how much will the bank lend? salary 18000, we have lived here for 3 years'],
    [
      'en',
      'how much will the bank lend? salary 18000, same company for 4 years, I am 41 years old',
    ],
    ['ar', 'كم البنك بيعطيني؟ راتبي ١٨ الف وساكن هنا من ٣ سنوات'],
    ['ru', 'дадут ли ипотеку? зп 18 000, живем здесь 3 года'],
    ['hi', 'bank kitna loan dega? salary 18000, 3 saal se yahan rah rahe hai'],
    ['zh', '银行能贷多少？月薪18000，在这里住了3年'],
    ['de', 'wie viel leiht die Bank? Gehalt 18.000, wohne hier seit 3 Jahren'],
  ])('are no term of a loan (%s): %s', async (language, said) => {
    const { money } = await ask(language, said)
    expect(money).toMatchObject({ kind: 'afford', amount: 18_000 })
    expect(money?.years).toBeUndefined()
  })

  it.each<[LanguageCode, string]>([
    ['en', 'we live here, how much will the bank lend over 20 years? salary 18000'],
    ['de', 'Wir wohnen hier. Wie viel leiht die Bank auf 20 Jahre? Gehalt 18.000'],
    ['ru', 'живем здесь, сколько дадут на 20 лет? зп 18 000'],
  ])('leave the term that is named (%s)', async (language, said) =>
    expect((await ask(language, said)).money?.years).toBe(20),
  )
})

describe('what is saved', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'my saving is 300k'],
    ['ar', 'تحويشتي ٣٠٠ الف درهم'],
    ['ru', 'мои сбережения 300 тысяч дирхам'],
    ['hi', 'मेरी सेविंग 3 लाख दिरहम है'],
    ['zh', '我的储蓄有30万迪拉姆'],
    ['de', 'unsere Ersparnisse sind 300.000 Dirham'],
  ])('is no limit of a price (%s)', async (language, said) =>
    expect((await ask(language, said)).slots.price_max).toBeUndefined(),
  )

  it.each<[LanguageCode, string[]]>([
    [
      'en',
      ['we earn 30k a month', 'savings are 300k', 'so what is the most expensive home we get?'],
    ],
    ['ar', ['راتبنا ٣٠ الف', 'مدخراتنا ٣٠٠ الف', 'يعني لحد كم نقدر نشتري؟']],
    ['ru', ['зарабатываем 30 тысяч в месяц', 'накопили 300 тысяч', 'на какую максимум квартиру?']],
    [
      'hi',
      ['salary 30k hai hum dono ki', 'saving 3 lakh dirham hai', 'toh max kitne ka ghar le sakte'],
    ],
    ['zh', ['月收入3万', '存款30万', '那最多能买多少钱的房子？']],
    [
      'de',
      ['wir verdienen 30.000 im monat', 'gespart haben wir 300.000', 'wie teuer darf es sein?'],
    ],
  ])('and earned is counted with later (%s)', async (language, turns) => {
    const { money, text } = await ask(language, ...turns)
    expect(money).toMatchObject({ kind: 'afford', amount: 30_000, down: 300_000 })
    expect(text).toContain('1110000')
  })
})

describe('an income', () => {
  it.each<[LanguageCode, string]>([
    ['ar', 'رواتبنا سوا ٤٠ الف ولا نشتري احسن؟'],
    ['de', 'unsere Gehälter zusammen 40.000, lieber kaufen?'],
    ['hi', 'हमारी तनख्वाहें मिलाकर 40 हज़ार, क्या खरीदना बेहतर है?'],
  ])('of two is one, however it is called (%s)', async (language, said) => {
    const { money, slots } = await ask(language, said)
    expect(money).toMatchObject({ kind: 'afford', amount: 40_000, amountIs: 'income' })
    expect(slots).toEqual({})
  })

  it.each<[LanguageCode, string]>([
    ['ar', 'بيعطوني ٦٠٠٠ درهم بالشهر وين اسكن'],
    ['ru', 'мне платят 6000 дирхам в месяц, где жить'],
    ['zh', '我每个月拿6000迪拉姆，住哪里好'],
    ['de', 'Ich verdiene 7000 Dirham im Monat, wo soll ich wohnen?'],
  ])('is no rent where it is asked where to live (%s)', async (language, said) => {
    const { money, slots } = await ask(language, said)
    expect(slots.price_max).toBeUndefined()
    expect(money).toBeUndefined()
  })

  it.each<[LanguageCode, string]>([
    ['en', 'together we earn 30k, we pay 80k rent now, should we buy or stay renting?'],
    ['ar', 'رواتبنا ٣٠ الف وندفع ايجار ٨٠ الف، نشتري ولا نظل مستأجرين؟'],
    [
      'hi',
      'hum dono ki salary 30k hai, ghar lena chahiye ya rent pe rahe? abhi 80k rent de rahe hai',
    ],
    ['de', 'zusammen verdienen wir 30.000, zahlen gerade 80.000 Miete, kaufen oder weiter mieten?'],
  ])('stands beside the rent that is paid now (%s)', async (language, said) =>
    expect((await ask(language, said)).money).toMatchObject({
      kind: 'rentOrBuy',
      rent: 80_000,
      amount: 30_000,
    }),
  )
})

describe('a loan that is there already', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'the mortgage still has about 600k on it, is that a problem when I sell?'],
    ['en', 'can you sell with an outstanding loan of 500k'],
    ['ar', 'باقي علي قرض ٦٠٠ الف على الشقة، هل يمنع البيع؟'],
    ['ru', 'на квартире еще висит ипотека 600 тыс, это помешает?'],
    ['hi', 'flat pe abhi 6 lakh ka loan baki hai, kya dikkat hogi?'],
    ['zh', '房子还有60万贷款没还完，影响出售吗？'],
    ['de', 'auf der Wohnung liegt noch ein Kredit von 600.000, stört das?'],
    ['de', 'Restschuld sind noch 400.000'],
    ['ru', 'осталось долга банку 600 тыс'],
  ])('is no price and no loan to be taken (%s): %s', async (language, said) => {
    const { money, slots } = await ask(language, said)
    expect(money).toBeUndefined()
    expect(slots.price_max).toBeUndefined()
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I still need a mortgage of 800k over 25 years'],
    ['de', 'Ich brauche noch einen Kredit von 800.000 auf 25 Jahre'],
    ['ru', 'мне еще нужен кредит 800 тысяч на 25 лет'],
  ])('is another one than the loan that is needed (%s)', async (language, said) =>
    expect((await ask(language, said)).money).toMatchObject({ kind: 'loan' }),
  )

  it.each<[LanguageCode, string[]]>([
    [
      'en',
      ['I want to sell for 1.9m', 'and what do I keep after the agent, mortgage of 450k cleared'],
    ],
    ['ar', ['ابي ابيع شقتي ب ١.٩ مليون', 'كم يبقى لي بعد الوسيط وسداد الرهن ٤٥٠ الف']],
    ['ru', ['хочу продать за 1.9 млн', 'что останется после агента и закрытия ипотеки 450 тыс']],
    [
      'hi',
      ['flat 19 lakh me bechna hai', 'agent aur 4.5 lakh ka loan chukane ke baad kitna bachega'],
    ],
    ['zh', ['我想190万卖掉房子', '付完中介 还清45万贷款 到手多少']],
    [
      'de',
      [
        'ich will für 1,9 Mio verkaufen',
        'was bleibt nach Makler und Ablösung der Hypothek von 450.000',
      ],
    ],
  ])('is paid back of the sale that was told (%s)', async (language, turns) => {
    const { money, text } = await ask(language, ...turns)
    expect(money).toMatchObject({ kind: 'proceeds', price: 1_900_000, owed: 450_000 })
    expect(text).toContain('1400600')
  })

  it('asks for the price of the sale where none was told', async () => {
    const said = 'what do I keep after the agent and a mortgage of 450k cleared'
    expect((await ask('en', said)).money).toMatchObject({ kind: 'proceeds', asked: 'price' })
    expect((await ask('en', said, '1.9m')).text).toContain('1400600')
  })
})

describe('a rent that the tenant pays', () => {
  it.each<[LanguageCode, string]>([
    [
      'en',
      'my tenant pays 70k since 2020 and everyone says the market is 95k. how much can I raise?',
    ],
    ['ar', 'مأجر شقتي والمستأجر يدفع ٧٠ الف والسوق صار ٩٥ الف كم اقدر ازيد الايجار؟'],
    ['ru', 'жилец платит 70 тысяч, рынок говорят уже 95 тысяч. на сколько можно поднять?'],
    ['hi', 'mera kirayedar 70 hazar deta hai, market 95 hazar hai, kitna badha sakta hu?'],
    ['zh', '我的租客一直付7万，市场价听说已经9万5，我最多能涨多少？'],
    [
      'de',
      'Der Mieter zahlt seit 2020 70.000. Marktmiete jetzt? Ich schätze 95. Wie viel darf ich erhöhen',
    ],
  ])(
    'is held against the market as if it were the index, which is told (%s)',
    async (language, said) => {
      const { money, text } = await ask(language, said)
      expect(money).toMatchObject({ rent: 70_000, market: 95_000, marketIsSaid: true })
      expect(text).toContain('77000')
    },
  )

  it('is held against the index where that is named', async () => {
    const { money } = await ask('en', 'I pay 70k and the index says 95k, how much can he raise it?')
    expect(money).toMatchObject({ rent: 70_000, market: 95_000 })
    expect(money?.marketIsSaid).toBeUndefined()
  })

  it.each<[LanguageCode, string[]]>([
    [
      'en',
      [
        'my tenant pays 70k a year',
        'the flat cost 980k. yield please, service charge 15,000 a year',
      ],
    ],
    [
      'ru',
      [
        'сдаю за 70 тысяч в год',
        'квартира стоила 980 тысяч. доходность? сервисный сбор 15 000 в год',
      ],
    ],
    [
      'de',
      [
        'der Mieter zahlt 70.000 im Jahr',
        'Die Wohnung hat 980.000 gekostet. Rendite? Servicegebühr 15.000 im Jahr',
      ],
    ],
  ])('and no service charge is what a yield is of (%s)', async (language, turns) => {
    const { money, text, slots } = await ask(language, ...turns)
    expect(money).toMatchObject({ running: 15_000, pairs: [{ price: 980_000, rent: 70_000 }] })
    expect(text).toContain('561')
    if (language !== 'ru') expect(slots.price_max).toBeUndefined()
  })
})

describe('who is a national', () => {
  it.each<[LanguageCode, string[]]>([
    ['ar', ['هلا انا مواطن ابي اشتري فيلا', 'كم القسط لبيت ب ٢ مليون على ٢٥ سنة']],
    [
      'en',
      [
        'hi, I am emirati and want to buy a villa',
        'what is the instalment for 2 million over 25 years?',
      ],
    ],
  ])('stays one in later sums (%s)', async (language, turns) =>
    expect((await ask(language, ...turns)).money).toMatchObject({ kind: 'loan', national: true }),
  )
})

describe('what a rent leaves beside a loan', () => {
  it.each<[LanguageCode, string]>([
    [
      'en',
      'flat 1.2m, 50% loan over 25 years, rent 80,000, service charge 12,000. what is left each year?',
    ],
    [
      'ar',
      'احسب: شقة ١.٢ مليون، تمويل ٥٠٪، ٢٥ سنة، ايجار ٨٠ الف، رسوم الخدمات ١٢ الف. كم يبقى بالسنة؟',
    ],
    [
      'ru',
      'квартира 1,2 млн, кредит 50% на 25 лет, аренда 80 000, сервисный сбор 12 000. что остается в год?',
    ],
    [
      'hi',
      'flat 12 lakh, 50% loan 25 saal, rent 80 hazar, service charge 12 hazar. saal ka kitna bachega',
    ],
    ['zh', '房价120万，贷款50%，25年，年租8万，物业费1万2，每年剩多少？'],
    [
      'de',
      'wohnung 1,2 mio, 50% kredit, 25 jahre, miete 80.000, servicegebühr 15 pro sqft bei 800 sqft. was bleibt übrig',
    ],
  ])('is worked out of what is named (%s)', async (language, said) => {
    const { money, text, slots } = await ask(language, said)
    expect(money).toMatchObject({ price: 1_200_000, rent: 80_000, running: 12_000, downShare: 50 })
    expect(text).toContain('29996')
    expect(slots).toEqual({})
  })

  it('is no part of the loan for another price', async () => {
    const said = 'flat 1.2m, 50% loan over 25 years, rent 80,000. what is left each year?'
    const { money } = await ask('en', said, 'and what is the mortgage for 2 million?')
    expect(money).toMatchObject({ kind: 'loan', price: 2_000_000 })
    expect(money?.rent).toBeUndefined()
  })

  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'flat 1.2m, 50% loan over 25 years, rent 80,000. what is left?',
      'and if the interest goes up by 1.5?',
    ],
    [
      'de',
      'wohnung 1,2 mio, 50% kredit, 25 jahre, miete 80.000. was bleibt übrig',
      'und wenn der Zins um 1,5 raufgeht?',
    ],
  ])('changes with an interest that rises by so much (%s)', async (language, said, next) =>
    expect((await ask(language, said, next)).money).toMatchObject({ rent: 80_000, rate: 5.5 }),
  )
})
