import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, numbers, tools, toolsInDubai, toolsToLet } from './own-sums-tools.ts'

type Case = [LanguageCode, string]

/** The figures stand in the answer to the last message, and nothing is searched for. */
async function expectFigures(
  language: LanguageCode,
  turns: readonly string[],
  figures: readonly string[],
  from = tools(),
): Promise<void> {
  const { text } = await converse(from, turns, language)
  for (const figure of figures) {
    const read = figure.includes('.') ? numbers : digits
    expect(read(text)).toContain(figure)
  }
}

describe('what moving in takes', () => {
  it.each<Case>([
    [
      'en',
      'if we take it for 60k in 4 chqs, what do we need in hand on day 1, deposit and agent included?',
    ],
    ['ar', 'لو الايجار 60 الف على 4 شيكات كم لازم اجهز بالبداية مع التامين والعمولة؟'],
    [
      'ru',
      'аренда 60 тысяч в 4 чека, сколько всего надо приготовить на старте с депозитом и агентом?',
    ],
    ['hi', 'kiraya 60 hazaar, 4 cheque, deposit aur agent sab milakar shuru me kitna dena hoga?'],
    ['zh', '年租6万分4张支票，连押金和中介一共要准备多少才能搬进去？'],
    [
      'de',
      'bei 60.000 Miete in 4 Schecks: was müssen wir am Anfang insgesamt bereithalten, mit Kaution und Makler?',
    ],
  ])('is added up however it is asked (%s: %s)', (language, said) =>
    expectFigures(language, [said], ['15000', '3000', '3150']),
  )

  it('takes the figures of the message before those of a home that was spoken of', () =>
    expectFigures(
      'de',
      [
        'Wohnung mieten',
        'die zweite',
        'und bei 90.000 in 3 Schecks, was brauchen wir da anfangs alles zusammen?',
      ],
      ['30000', '4500'],
      toolsToLet(),
    ))

  it('keeps a rent and its cheques that were told before', () =>
    expectFigures(
      'en',
      ['my rent is 84k in 3 cheques, commission is 5%', 'so what do I need in total at the start?'],
      ['84000', '28000'],
    ))

  it('is a rent where homes to let were looked for', () =>
    expectFigures(
      'ru',
      ['двушка в аренду', 'сколько всего надо на старте при 110 тысячах?'],
      ['110000', '5500'],
      toolsToLet(),
    ))

  it('is not read into a day of the month', async () => {
    const said = 'Wir kommen am 20. August an, müssen wir vorher unterschreiben?'
    const { state } = await converse(toolsToLet(), ['Wohnung mieten', said], 'de')
    expect(state.money).toBeUndefined()
  })
})

describe('cash beside a loan', () => {
  it.each<Case>([
    [
      'en',
      'price is 2m and the bank gives 80%. how much of my own money do I have to bring, fees too?',
    ],
    ['ar', 'السعر مليونين والبنك بيمول 80%، كم لازم يكون معي كاش مع الرسوم؟'],
    ['ru', 'цена 2 млн, банк даёт 80%, сколько своих нужно принести вместе со сборами?'],
    ['hi', 'कीमत 20 लाख है, बैंक 80% देगा, अपनी जेब से फ़ीस मिलाकर कितना देना होगा?'],
    ['zh', '总价200万，银行贷80%，自己连税费一共要准备多少现金？'],
    [
      'de',
      'Preis 2 Mio., die Bank gibt 80 %. Wie viel eigenes Geld müssen wir samt Gebühren mitbringen?',
    ],
  ])('is told for a price (%s: %s)', (language, said) =>
    expectFigures(language, [said], ['400000', '80000']),
  )

  it.each<Case>([
    ['en', 'if we take it, how much cash do we need besides the loan?'],
    ['ar', 'لو اخذناها كم لازم نجهز كاش غير القرض؟'],
    ['de', 'wenn wir sie nehmen, wie viel Eigenkapital brauchen wir außer dem Kredit?'],
  ])('is that of the home spoken of (%s: %s)', (language, said) => {
    const first = { en: 'flat for sale', ar: 'شقق للبيع', de: 'Wohnung kaufen' } as const
    const second = {
      en: 'how big is the first one?',
      ar: 'الاولى كم مساحتها',
      de: 'wie groß ist die erste?',
    } as const
    const of = language === 'ar' || language === 'de' ? language : 'en'
    return expectFigures(
      language,
      [first[of], second[of], said],
      ['1010000', '202000'],
      toolsInDubai(),
    )
  })

  it('stands beside the instalment where both are asked for', () =>
    expectFigures(
      'zh',
      ['房价200万，贷款60%，25年，利率4%，每月还多少？另外首付加税费总共要准备多少现金'],
      ['6334', '800000', '80000'],
    ))
})

describe('a yield and the years until the price has come back', () => {
  it.each<Case>([
    [
      'en',
      'bought for 900k, let for 68k, service charge 12k. how many years until I get my money back?',
    ],
    ['ar', 'اشتريتها ب 900 الف ومؤجرة 68 الف والخدمات 12 الف، بعد كم سنة يرجع راس مالي؟'],
    [
      'ru',
      'купил за 900 тысяч, сдаю за 68 тысяч, сервисный сбор 12 тысяч. за сколько лет окупится?',
    ],
    ['hi', '9 लाख में खरीदा, किराया 68 हज़ार, सर्विस चार्ज 12 हज़ार। कितने साल में पैसा वसूल होगा?'],
    ['zh', '90万买的，租68000一年，物业费12000，几年回本？'],
    [
      'de',
      'für 900.000 gekauft, für 68.000 vermietet, Hausgeld 12.000. Nach wie vielen Jahren ist das Geld wieder drin?',
    ],
  ])('are counted (%s: %s)', (language, said) => expectFigures(language, [said], ['16.1']))

  it('takes rents without their thousands', () =>
    expectFigures(
      'en',
      ['Bought at 800k, service charge 10k a year. net yield at 60 and at 70?'],
      ['60000', '6.25', '70000', '7.5'],
    ))
})

describe('what is left of a sale', () => {
  it.each<Case>([
    [
      'en',
      'bought at 1.2m, could get 1.9 now, I still owe the bank 500k. what do I walk away with?',
    ],
    [
      'ar',
      'اشتريتها بمليون و200 الف والحين يعطوني فيها مليون و900 الف، باقي للبنك 500 الف، كم يصفى لي؟',
    ],
    [
      'ru',
      'купил за 1,2 млн, сейчас дают 1,9 млн, долг банку 500 тысяч. сколько останется на руки?',
    ],
    ['hi', '12 लाख में लिया था, अब 19 लाख मिल रहे हैं, बैंक का 5 लाख बाकी। हाथ में कितना बचेगा?'],
    ['zh', '120万买的，现在能卖190万，还欠银行50万，到手能剩多少？'],
    [
      'de',
      'für 1,2 Mio. gekauft, bekäme jetzt 1,9 Mio., der Bank schulde ich noch 500.000. Was bleibt übrig?',
    ],
  ])('is told with the gain (%s: %s)', (language, said) =>
    expectFigures(language, [said], ['1900000', '500000', '39900', '660100']),
  )
})

describe('a home let to guests', () => {
  it.each<Case>([
    [
      'en',
      'by the year it brings 100k; airbnb would bring 150k a year, the manager takes 20%, bills 12k, service charge 18k. which is better?',
    ],
    [
      'ar',
      'بالسنة ايجارها 100 الف، والتأجير اليومي 150 الف بالسنة، شركة التشغيل تاخذ 20%، الفواتير 12 الف، رسوم الخدمة 18 الف، ايش افضل؟',
    ],
    [
      'ru',
      'по году аренда 100, посуточно обещают 150, управляющий берёт 20%, коммуналка 12, сервис чардж 18. что выгоднее?',
    ],
    [
      'de',
      'Jahresmiete 100.000, als Ferienwohnung 150.000 im Jahr, Verwaltung nimmt 20 %, Strom 12.000, Service Charge 18.000. Was lohnt sich mehr?',
    ],
  ])('stands beside a rent of the year (%s: %s)', (language, said) =>
    expectFigures(language, [said], ['30000', '90000', '82000', '8000']),
  )

  it.each<Case>([
    ['en', '500 a night, booked 60% of the year, the operator takes 20%: what is left?'],
    ['ar', '500 درهم لليلة واشغال 60% والمشغل ياخذ 20%، كم يبقى لي؟'],
    ['zh', '每晚500，一年住60%的时间，托管抽成20%，短租到手多少？'],
  ])('is told by its nights and what the manager takes (%s: %s)', (language, said) =>
    expectFigures(language, [said], ['109500', '21900', '87600']),
  )
})

describe('a sum that goes on', () => {
  it('adds what a partner earns', () =>
    expectFigures(
      'en',
      ['I earn 20k and my wife 10k, car loan 2,000. what can we buy?'],
      ['15000', '13000'],
    ))

  it('tells by how much a loan differs from the one before', () =>
    expectFigures(
      'de',
      [
        '2 Mio., 20 % Anzahlung, 25 Jahre zu 4 %, welche Rate?',
        'und auf 20 Jahre? wie viel spare ich an Zinsen?',
      ],
      ['1250', '206652'],
    ))

  it('tells the month of a rent that rises', () =>
    expectFigures('en', ['rent is 60,000, 5% more: how much is that a month?'], ['63000', '5250']))

  it('adds the rent until then to a penalty', () =>
    expectFigures(
      'en',
      ['rent 96k, penalty 2 months, how much do I lose if I leave after 5 months?'],
      ['16000', '40000', '56000'],
    ))

  it.each<Case>([
    ['en', 'my salary is 20,000, we pay 2k car emi. what can we buy?'],
    ['ar', 'راتبي 20 الف وعلي قسط 2000، كم يعطيني البنك؟'],
  ])('takes an instalment that is paid already off an income (%s: %s)', (language, said) =>
    expectFigures(language, [said], ['10000', '8000']),
  )

  it('adds a partner whose thousands are left out', () =>
    expectFigures('ru', ['зп 30 тыс, у мужа 18, на какую квартиру хватит?'], ['24000']))

  it.each<Case>([
    ['de', 'Kaufpreis 2 Mio., 20 % Anzahlung, 25 Jahre zu 4 %: Rate, und wie viel Cash insgesamt?'],
    ['ar', 'لو السعر 2 مليون ودفعت 20% كم القسط على 25 سنة بفايدة 4 وكم كاش احتاج كله؟'],
  ])('tells the cash beside the instalment (%s: %s)', (language, said) =>
    expectFigures(language, [said], ['8445', '400000', '80000']),
  )

  it('is one sum where the question stands in a sentence of its own', () =>
    expectFigures(
      'ru',
      ['продам за 2,3, ипотека ещё 950. сколько у меня останется после комиссий?'],
      ['2300000', '950000', '1287200'],
    ))

  it('asks for the price that is missing, and goes on with it', () =>
    expectFigures(
      'en',
      ['what is the net yield if it rents for 60k with 10k service charge?', '1m'],
      ['6 %', '5 %'],
    ))

  it('says that it has no rate of the day for euros beside a sum', async () => {
    const turns = ['Wohnung kaufen', 'was kostet mich die günstigste davon komplett, in Euro?']
    const { text } = await converse(toolsInDubai(), turns, 'de')
    expect(digits(text)).toContain('1076390')
    expect(text).toContain('EUR')
  })
})

describe('a loan of who lives abroad', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'I am NRI, what would be the emi for 1.2 million?', 'live abroad'],
    ['de', 'Wir leben im Ausland. Welche Rate bei 1,2 Mio. über 20 Jahre?', 'im Ausland leben'],
    ['zh', '我人在国内，买150万的房，首付40%，25年4%月供多少', '海外的买家'],
  ])('is not told the limit of residents as its own (%s: %s)', async (language, said, word) => {
    const { text } = await converse(tools(), [said], language)
    expect(text).toContain(word)
  })

  it('is remembered', async () => {
    const turns = ['я нерезидент, живу за границей', 'какой платёж при цене 1,5 млн на 20 лет?']
    const { text } = await converse(tools(), turns, 'ru')
    expect(text).toContain('за границей')
  })
})
