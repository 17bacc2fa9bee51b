import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { buyingRates, rate } from './fake-rates.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const dubai = { _id: 'dubai', name: 'Dubai', name_ar: 'دبي', names: {}, kind: 'emirate' as const }
const rates = [...buyingRates, rate('ltv-off-plan', 50)]
const tools = () => ({
  ...fakeTools(() => 5),
  rates: async () => rates,
  propertiesById: async (ids: readonly string[]) => ({
    rows: ids.map((id) => makeProperty(Number(id.slice(-12)), { location_path: [dubai] })),
    asOf: '2026-11-18T08:00:00.000Z',
  }),
})
/** Digits without the signs that group them. */
const digits = (text: string): string =>
  text
    .replace(/[\u200e\u200f]/gu, '')
    .replace(/(?<=\d)[.,\u00a0\u202f ](?=\d{2,3}(?!\d))/gu, '')
    .replace(/(?<=\d)[.,\u00a0\u202f ](?=\d{3,})/gu, '')
const ask = async (language: LanguageCode, ...turns: string[]): Promise<string> =>
  digits((await converse(tools(), turns, language)).text)

type Told = [language: LanguageCode, turns: string[], comes: string[]]

describe('the limit of a card', () => {
  it.each<Told>([
    [
      'hi',
      ['salary 18000 hai, kitna loan milega', 'credit card hai ek 15k limit ka, aur koi emi nahi'],
      ['15000', '750', '8250'],
    ],
    [
      'hi',
      ['मेरी सैलरी 20000 है, कितना लोन मिलेगा', 'एक क्रेडिट कार्ड है, 20000 की लिमिट'],
      ['20000', '1000', '9000'],
    ],
    [
      'de',
      [
        'Verdiene 38k AED, wie viel Haus ist da drin?',
        'keine Kredite, nur 2 Kreditkarten zus. 60k Limit. Eigenkapital 700k',
      ],
      ['19000', '60000', '3000', '16000'],
    ],
    [
      'de',
      ['Ich verdiene 30.000 im Monat, was kann ich kaufen?', 'hab noch ne Visa mit 40k Rahmen'],
      ['40000', '2000', '13000'],
    ],
    [
      'en',
      ['I earn 30k a month, how much can I borrow?', 'just one visa card, the limit is 20k'],
      ['20000', '1000', '14000'],
    ],
    [
      'en',
      ['I make 25k, have two cards with 30k limits in total. what can I afford?'],
      ['30000', '1500', '11000'],
    ],
    ['en', ['salary 22k, credit card 15k, how much loan can i get?'], ['15000', '750', '10250']],
    [
      'ru',
      ['зарплата 30 тысяч, сколько дадут?', 'есть кредитка, лимит 50 тысяч'],
      ['50000', '2500', '12500'],
    ],
    [
      'ru',
      ['зарплата 30 тысяч, сколько дадут?', 'только кредитная карта на 40к лимита'],
      ['40000', '2000', '13000'],
    ],
    [
      'zh',
      ['月薪3万，能贷多少？', '有一张信用卡，额度5万，没有别的贷款'],
      ['50000', '2500', '12500'],
    ],
    ['zh', ['月薪3万，能贷多少？', '两张卡加起来额度4万'], ['40000', '2000', '13000']],
    [
      'ar',
      ['راتبي 30 الف كم قرض ممكن اخذ؟', 'عندي بطاقة ائتمان بحد 20 الف'],
      ['20000', '1000', '14000'],
    ],
    [
      'ar',
      ['مرتبي ٣٠ الف كم قرض ممكن اخد؟', 'معايا كريديت كارد الليمت بتاعها ٤٠ الف'],
      ['40000', '2000', '13000'],
    ],
  ])(
    'counts by its share, and is neither an instalment nor an income (%s: %s)',
    async (language, turns, comes) => {
      const text = await ask(language, ...turns)
      for (const figure of comes) expect(text).toContain(figure)
    },
  )
})

describe('a loan of who lives abroad', () => {
  it.each<Told>([
    [
      'en',
      ['can a non-resident get a mortgage? I earn 30,000 AED a month, how much could I borrow?'],
      ['50%', '60%'],
    ],
    [
      'ru',
      ['ипотеку нерезиденту дают? живем в Казахстане, доход 30000 дирхам в мес'],
      ['50\u00a0%', '60\u00a0%'],
    ],
    [
      'de',
      ['Wir wohnen in Deutschland und sind keine Residenten. Rate bei 1,2 Mio über 20 Jahre?'],
      ['600000', '3636'],
    ],
    ['hi', ['main NRI hoon, 12 lakh dirham ke flat ki emi kitni hogi?'], ['600000', '50%']],
    ['zh', ['我是非居民，买120万的房子，月供多少？'], ['600000', '50%']],
    ['ar', ['انا غير مقيم، كم القسط لشقة بمليون و200 الف؟'], ['600000', '50']],
  ])('is what banks lend there (%s: %s)', async (language, turns, comes) => {
    const text = await ask(language, ...turns)
    for (const figure of comes) expect(text).toContain(figure)
    expect(text).not.toMatch(/(?:80|20)[\s\u00a0]?%/u)
  })
})

const shown: Record<LanguageCode, string> = {
  en: 'apartments for sale in dubai marina',
  de: 'Wohnungen zum Kauf in Dubai Marina',
  ru: 'квартиры на продажу в Дубай Марина',
  ar: 'شقق للبيع في دبي مارينا',
  hi: 'dubai marina me kharidne ke liye flat dikhao',
  zh: '迪拜码头出售的公寓',
}

describe('the instalment of a home that is shown', () => {
  it.each<Told>([
    ['hi', ['isme monthly emi kitni aayegi 25 saal'], ['1010000', '4265']],
    ['hi', ['दूसरे वाले की किस्त महीने की कितनी बनेगी 20 साल में'], ['1020000', '4945']],
    [
      'en',
      ['what would the second cost me a month over 25 yrs? and over 20'],
      ['1020000', '4307', '4945'],
    ],
    [
      'en',
      ['so how much would I pay monthly for the first one with a mortgage'],
      ['1010000', '4265'],
    ],
    ['de', ['Was zahl ich bei der ersten monatlich, 25 Jahre'], ['1010000', '4265']],
    ['de', ['und die Rate für die zweite?'], ['1020000', '4307']],
    ['zh', ['第一套月供多少,25年。如果15年呢'], ['1010000', '4265', '5977']],
    ['zh', ['第二套每个月要还多少'], ['1020000', '4307']],
    ['ru', ['сколько по второму платить в месяц если на 20 лет'], ['1020000', '4945']],
    ['ru', ['а по первой какой платёж, если на 15 лет?'], ['1010000', '5977']],
    ['ru', ['если взять третью в ипотеку, сколько в месяц?'], ['1030000', '206000', '4349']],
    ['ar', ['التانية قسطها كام في الشهر على ٢٠ سنة'], ['1020000', '4945']],
    ['ar', ['كم ادفع شهريا للأولى على 25 سنة؟'], ['1010000', '4265']],
  ])(
    'is that of its price over the years that were said (%s: %s)',
    async (language, turns, comes) => {
      const text = await ask(language, shown[language], ...turns)
      for (const figure of comes) expect(text).toContain(figure)
    },
  )

  it.each<Told>([
    ['en', ['I earn 30k, have 400k saved. how much can I borrow?'], ['610000', '400000', '39']],
    ['zh', ['月薪3万，首付40万，能贷多少？'], ['610000', '400000', '39']],
  ])('takes the money that was told before (%s: %s)', async (language, before, comes) => {
    const asks = language === 'en' ? 'and the instalment for the first one?' : '第一套月供多少？'
    const text = await ask(language, ...before, shown[language], asks)
    for (const figure of comes) expect(text).toContain(figure)
  })
})

describe('the price that a sum pays with all costs', () => {
  it.each<Told>([
    [
      'de',
      [
        'mein Kunde will bar zahlen, 1,3 Mio insgesamt mit allem. Was darf die Wohnung dann max kosten',
      ],
      ['1220000'],
    ],
    ['en', ['1.3m in all with costs, paying cash. what may the flat cost at most?'], ['1220000']],
    [
      'en',
      ['I have 1.3m cash including all fees, what is the max price I can go for?'],
      ['1220000'],
    ],
    [
      'ru',
      ['всего 1,3 млн наличными вместе со всеми расходами, какая максимальная цена квартиры?'],
      ['1220000'],
    ],
    ['zh', ['全款，总共130万包括所有税费，房子最多能买多少钱的？'], ['1220000']],
    [
      'hi',
      ['cash 1.3 million total hai sab kharche mila ke, flat max kitne ka le sakta hu?'],
      ['1220000'],
    ],
    ['ar', ['معي مليون و300 الف كاش شامل كل الرسوم، اقصى سعر للشقة كم؟'], ['1220000']],
  ])('leaves the purchase costs (%s: %s)', async (language, turns, comes) => {
    const text = await ask(language, ...turns)
    for (const figure of comes) expect(text).toContain(figure)
    expect(text).not.toMatch(/80[\s\u00a0]?%/u)
  })
})

describe('what is paid for another loan', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I pay a car loan of 1,800 a month, how much can I borrow for a home?'],
    ['de', 'Autokredit 1.800 im Monat, wie viel Kredit bekomme ich fürs Haus?'],
    ['ru', 'автокредит 1800 в месяц, какую ипотеку мне дадут?'],
    ['ar', 'علي قرض سيارة 1800 بالشهر، كم قرض ممكن اخذ للبيت؟'],
    ['hi', 'car loan 1800 mahine ka chal raha hai, ghar ke liye kitna loan milega?'],
    ['zh', '车贷每月1800，买房能贷多少？'],
  ])('is not what can be paid for a home (%s: %s)', async (language, said) => {
    const text = await ask(language, said)
    expect(text).not.toMatch(/\d{5}/u)
  })
})
