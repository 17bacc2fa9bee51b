import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, numbers, tools, toolsInDubai, toolsToLet } from './own-sums-tools.ts'

const toBuy: Readonly<Record<LanguageCode, string>> = {
  en: '1 bed to buy in Arjan',
  ar: 'شقة غرفة للبيع في أرجان',
  ru: '1 спальня на продажу в Арджане',
  hi: 'arjan me 1bhk kharidna hai',
  zh: '在Arjan买一居室',
  de: 'Wohnung mit 1 Schlafzimmer in Arjan kaufen',
}
const toRent: Readonly<Record<LanguageCode, string>> = {
  en: '1 bed to rent in Arjan',
  ar: 'شقة غرفة للايجار في أرجان',
  ru: '1 спальня в аренду в Арджане',
  hi: 'arjan me 1bhk kiraye pe chahiye',
  zh: '在Arjan租一居室',
  de: 'Wohnung mit 1 Schlafzimmer in Arjan mieten',
}

type Row = [LanguageCode, string]

/** Asked after homes at 1,010,000, 1,020,000 and so on, 1,200 sqft each, were shown. */
const afterSale = async (language: LanguageCode, said: string) => {
  const before = await converse(tools(), [toBuy[language]], language)
  const answer = await converse(tools(), [toBuy[language], said], language)
  expect(answer.state.slots).toEqual(before.state.slots)
  return answer
}

describe('a sum over a shown home', () => {
  it.each<Row>([
    ['en', 'I’d offer 5% less for the second one, what’s that?'],
    ['ar', 'لو عرضت ٥٪ اقل على الثانية كم؟'],
    ['ru', 'а если сбросят 5 процентов, сколько выйдет вторая?'],
    ['hi', 'dusra wala 5% kam me kitna?'],
    ['zh', '第二套打九五折多少钱？'],
    ['de', 'Ich biete 5 % weniger für die zweite, was wäre das?'],
  ])('takes a part off its price (%s: %s)', async (language, said) => {
    const { text, evidence } = await afterSale(language, said)
    expect(digits(text)).toContain('969000')
    expect(evidence).toContainEqual(expect.objectContaining({ field: 'changed price' }))
  })

  it.each<Row>([
    ['en', 'what rent do I need on the first for 8%?'],
    ['ar', 'كم الايجار عشان الاولى تجيب عائد ٨٪؟'],
    ['ru', 'сколько аренда должна быть у первой для 8% доходности?'],
    ['hi', 'pehle wale par 8% return ke liye kitna kiraya?'],
    ['zh', '第一套如果要8%回报，租金要多少？'],
    ['de', 'Welche Miete braucht die erste für 8 % Rendite?'],
  ])('tells the rent that brings a yield (%s: %s)', async (language, said) => {
    expect(digits((await afterSale(language, said)).text)).toContain('80800')
  })

  // 70,000 less 14 · 1,200 of 1,010,000
  it.each<Row>([
    ['en', 'What would the first one yield if let at 70,000, less service charge of 14 a foot?'],
    ['ar', 'لو اجرت الاولى بـ ٧٠ الف والخدمات ١٤ درهم للقدم كم العائد الصافي؟'],
    ['ru', 'какая доходность у первой, если сдавать за 70 тысяч, сервисный сбор 14 за фут?'],
    ['hi', 'pehla wala 70000 kiraye pe du, service charge 14 per sqft, net return kitna?'],
    ['zh', '第一套出租一年7万，物业费每平方尺14，净回报率多少？'],
    [
      'de',
      'Welche Rendite bringt die erste bei 70.000 Miete und Nebenkosten von 14 pro Quadratfuß?',
    ],
  ])('takes its size for a charge by the foot (%s: %s)', async (language, said) => {
    const { text } = await afterSale(language, said)
    expect(digits(text)).toContain('16800')
    expect(numbers(text)).toContain('5.27 %')
  })

  it.each<Row>([
    ['en', 'what is the second one per square metre?'],
    ['ar', 'كم سعر المتر في الثانية؟'],
    ['ru', 'а вторая сколько за метр?'],
    ['hi', 'dusra wala per sqm kitna hai?'],
    ['zh', '第二套每平米多少钱？'],
    ['de', 'Was kostet die zweite pro Quadratmeter?'],
  ])('tells its price by the metre (%s: %s)', async (language, said) => {
    expect(digits((await afterSale(language, said)).text)).toContain('9149')
  })

  it.each<Row>([
    ['en', 'if I rent the first one out, what will I get a year?'],
    ['ar', 'لو اجرت الاولى كم بتجيب بالسنة؟'],
    ['ru', 'а если первую сдавать, сколько буду получать?'],
    ['hi', 'pehla wala kiraye pe du to kitna milega?'],
    ['zh', '第一套租出去一年能收多少？'],
    ['de', 'Wenn ich die erste vermiete, was bekomme ich im Jahr?'],
  ])('tells what it may be let for (%s: %s)', async (language, said) => {
    const { text } = await afterSale(language, said)
    expect(digits(text)).toContain('108000')
    expect(numbers(text)).toContain('10.69 %')
  })

  it.each<Row>([
    ['en', 'and the instalment for the first, 20% down over 20 years at 4%?'],
    ['ar', 'كم القسط للاولى اذا دفعت ٢٠٪ على ٢٠ سنة بفائدة ٤٪؟'],
    ['ru', 'какой платёж по первой, взнос 20%, 20 лет, ставка 4%?'],
    ['hi', 'pehle wale ki emi kitni, 20% down 20 saal 4%?'],
    ['zh', '第一套首付20%，20年，利率4%，月供多少？'],
    ['de', 'Wie hoch ist die Rate für die erste bei 20 % Anzahlung, 20 Jahren und 4 % Zins?'],
  ])('takes its price for a loan (%s: %s)', async (language, said) => {
    expect(digits((await afterSale(language, said)).text)).toContain('4896')
  })

  it('takes the budget for a loan where no home was spoken of', async () => {
    const said = ['بدي اشتري شقة غرفة وصالة بأرجان لحد مليون ونص']
    const asked = 'اذا حطيت ٢٠٪ والباقي قرض على ٢٠ سنة بفائدة ٤٪ قديش القسط؟'
    const { text } = await converse(tools(), [...said, asked], 'ar')
    expect(digits(text)).toContain('7272')
  })
})

describe('a sum of a shown home that is gone on with', () => {
  const less: Readonly<Record<LanguageCode, string>> = {
    en: 'I’d offer 5% less for the second one, what’s that?',
    ar: 'لو عرضت ٥٪ اقل على الثانية كم؟',
    ru: 'а если сбросят 5 процентов, сколько выйдет вторая?',
    hi: 'dusra wala 5% kam me kitna?',
    zh: '第二套打九五折多少钱？',
    de: 'Ich biete 5 % weniger für die zweite, was wäre das?',
  }
  it.each<Row>([
    ['en', 'and the third?'],
    ['ar', 'والثالثة؟'],
    ['ru', 'а третья?'],
    ['hi', 'aur teesra?'],
    ['zh', '那第三套呢？'],
    ['de', 'und die dritte?'],
  ])('takes another home (%s: %s)', async (language, said) => {
    const { text } = await converse(tools(), [toBuy[language], less[language], said], language)
    expect(digits(text)).toContain('978500')
  })

  it.each<Row>([
    ['en', 'and 10%?'],
    ['ar', 'و١٠٪؟'],
    ['ru', 'а 10%?'],
    ['hi', 'aur 10%?'],
    ['zh', '那10%呢？'],
    ['de', 'und 10 %?'],
  ])('takes another percentage (%s: %s)', async (language, said) => {
    const { text } = await converse(tools(), [toBuy[language], less[language], said], language)
    expect(digits(text)).toContain('918000')
  })
})

describe('the rent of a shown home', () => {
  it.each<Row>([
    ['en', 'how much is the first one per month in 2 cheques?'],
    ['ar', 'كم كل شيك للاولى لو شيكين؟ يعني ٢ شيكات'],
    ['ru', 'сколько первая в месяц, если 2 чека?'],
    ['hi', 'pehla wala agar 2 cheque me du to har cheque kitna'],
    ['zh', '第一套分2张支票，每张多少？'],
    ['de', 'Wie viel ist die erste in 2 Schecks, je Scheck?'],
  ])('is told by its cheques (%s: %s)', async (language, said) => {
    const { text, state } = await converse(toolsToLet(), [toRent[language], said], language)
    expect(digits(text)).toContain('50500')
    expect(state.slots.location).toEqual(['arjan'])
  })
})

describe('what a home of one’s own may be let for', () => {
  it.each<Row>([
    ['en', 'I own a 1 bed in Marina Gate, 780 sqft. What could I rent it out for?'],
    ['ar', 'عندي شقة غرفة في مارينا جيت ٧٨٠ قدم، بكم اقدر اأجرها؟'],
    ['ru', 'у меня квартира с 1 спальней в Marina Gate, 780 кв. футов, за сколько можно сдать?'],
    ['hi', 'mera 1bhk Marina Gate me hai, 780 sqft, kitne me kiraye pe de sakta hu?'],
    ['zh', '我在Marina Gate有一套一居室，780平方尺，能租多少钱？'],
    [
      'de',
      'Ich besitze eine Wohnung mit 1 Schlafzimmer in Marina Gate, 780 sqft, für wie viel kann ich sie vermieten?',
    ],
  ])(
    'is told from homes like it, farther around where few are (%s: %s)',
    async (language, said) => {
      const few = {
        ...tools(),
        areaFigures: async (slots: Parameters<ReturnType<typeof tools>['areaFigures']>[0]) =>
          slots.location?.includes('marina-gate') ? undefined : tools().areaFigures(slots),
      }
      const { text, state } = await converse(few, [said], language)
      expect(digits(text)).toContain('70200')
      expect(numbers(text)).toContain('6 %')
      expect(state.slots.price_max).toBeUndefined()
    },
  )
})

describe('the cash of the first day', () => {
  it('is that of the loan that was worked out', async () => {
    const said = [
      'If we put down 25% on a 5m house, 4.2% over 25 years, what are the monthly payments?',
      'And the total cash we’d need on day one including all the fees?',
    ]
    expect((await converse(tools(), said)).text).toContain('Needed in cash: AED 1,569,445')
  })

  // 20 % of 1,010,000, and the fees with the loan's registration
  it.each<Row>([
    ['en', 'and the total cash on day one with all fees?'],
    ['ar', 'وكم كاش لازم اول يوم مع كل الرسوم؟'],
    ['ru', 'а сколько всего наличных нужно в первый день со всеми сборами?'],
    ['hi', 'और पहले दिन कुल कितना कैश चाहिए?'],
    ['zh', '第一天一共要准备多少现金？'],
    ['de', 'und wie viel Bargeld brauche ich am ersten Tag insgesamt?'],
  ])('is that of a shown home’s loan (%s: %s)', async (language, said) => {
    const loans: Readonly<Record<LanguageCode, string>> = {
      en: 'what is the mortgage for the first?',
      ar: 'كم القسط للاولى؟',
      ru: 'какой платёж по ипотеке за первую?',
      hi: 'pehle wale ki emi kitni?',
      zh: '第一套月供多少？',
      de: 'Wie hoch ist die Rate für die erste?',
    }
    const turns = [toBuy[language], loans[language], said]
    const { text } = await converse(toolsInDubai(), turns, language)
    expect(digits(text)).toContain('270700')
  })
})
