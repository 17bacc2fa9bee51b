import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { MoneyDraft } from '../src/money-draft.ts'
import { type DialogueState, newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const read = (language: LanguageCode, ...turns: string[]): DialogueState =>
  turns.reduce<DialogueState>(
    (state, text) => understand({ text, language, state, now }, knowledge).state,
    newState(),
  )

describe('properties that are described with words of money', () => {
  it.each<[LanguageCode, string, SearchSlots]>([
    ['en', 'affordable 1 bed in Arjan', { location: ['arjan'], bedrooms_max: 1 }],
    ['en', 'affordable townhouses for sale in Mudon', { type: ['townhouse'], purpose: 'sale' }],
    [
      'en',
      'villa that we can afford with 2.2M in Mudon',
      { type: ['villa'], price_max: 2_200_000 },
    ],
    ['en', '1 bed in JLT up to 1.1M, mortgage approved', { bedrooms_max: 1, price_max: 1_100_000 }],
    ['en', 'studio with dishwasher installed, 55k', { bedrooms_max: 0, price_max: 55_000 }],
    ['en', 'apartment in Arjan on instalments 800k', { price_max: 800_000 }],
    ['en', 'villa in Mudon 2.4M, what would the mortgage be, up to 2.4M', { price_max: 2_400_000 }],
    ['de', 'bezahlbare Wohnung in Arjan', { location: ['arjan'] }],
    ['de', 'Villa in Mudon bis 2 Mio, Kredit ist genehmigt', { price_max: 2_000_000 }],
    ['ru', 'доступные таунхаусы на продажу в Mudon', { type: ['townhouse'], purpose: 'sale' }],
    ['ru', 'вилла в Mudon до 2 млн, ипотека одобрена', { price_max: 2_000_000 }],
    ['ar', 'فيلا بالأقساط ميزانيتي 2 مليون', { type: ['villa'], price_max: 2_000_000 }],
    ['ar', 'شقة في JLT للبيع حتى 1.1 مليون والتمويل جاهز', { price_max: 1_100_000 }],
    ['hi', 'JLT में 1 बेडरूम 1.1 मिलियन तक, लोन मंज़ूर है', { price_max: 1_100_000 }],
    ['hi', 'किस्तों पर विला 2 मिलियन तक', { type: ['villa'], price_max: 2_000_000 }],
    ['zh', 'JLT一居室110万以内，贷款已经批了', { bedrooms_max: 1, price_max: 1_100_000 }],
    ['zh', '普通家庭买得起的别墅', { type: ['villa'] }],
    ['ru', 'вилла, которую могу себе позволить, до 2 млн в Mudon', { price_max: 2_000_000 }],
    // One spelling of the lawn is the everyday one of the loan.
    ['hi', 'मुदोन में लोन वाला विला', { location: ['mudon'], type: ['villa'] }],
    ['en', 'villa in Mudon with a mortgage', { location: ['mudon'], type: ['villa'] }],
    ['de', 'Villa in Mudon mit Hypothek', { location: ['mudon'], type: ['villa'] }],
    ['ru', 'вилла в Mudon в ипотеку', { location: ['mudon'], type: ['villa'] }],
    ['ar', 'فيلا في مدن بالتقسيط', { location: ['mudon'], type: ['villa'] }],
    ['en', 'what can I get for 1.3M in Arjan', { location: ['arjan'], price_max: 1_300_000 }],
    ['de', 'was bekomme ich für 1,3 Mio in Arjan', { location: ['arjan'], price_max: 1_300_000 }],
  ])('%s: %s', (language, text, wanted) => {
    const { money, slots } = read(language, text)
    expect(money).toBeUndefined()
    expect(slots).toMatchObject(wanted)
    expect(slots.features ?? []).not.toContain('garden')
  })
})

describe('amounts that are not the price of the property looked for', () => {
  it.each<[LanguageCode, string, number | undefined]>([
    ['en', 'I earn 18k a month and need a 1 bed in Arjan', undefined],
    ['en', 'salary of 12k, studio to rent in Deira up to 50k', 50_000],
    ['en', '2 bed to buy in JLT, 250k down payment, budget 1.2M', 1_200_000],
    ['en', '1 bed for sale in Arjan, monthly instalments of 6k', undefined],
    ['de', 'mein Gehalt ist 12.000, Studio zur Miete in Deira bis 50.000', 50_000],
    ['de', 'Wohnung kaufen in JLT, Eigenkapital 250.000, Budget 1,2 Mio', 1_200_000],
    ['ru', 'зарплата 12 тысяч, студия в аренду в Дейре до 50 тысяч', 50_000],
    ['ru', 'купить квартиру в JLT с первым взносом 250 тысяч', undefined],
    ['ar', 'راتبي 12 ألف وأبحث عن ستوديو للإيجار في ديرة لحد 50 ألف', 50_000],
    ['hi', 'मेरी सैलरी 12 हजार है, देरा में स्टूडियो किराए पर 50 हजार तक', 50_000],
    ['zh', '月薪1.2万，想在德拉租单间，年租5万以内', 50_000],
    ['zh', '首付40万想在JLT买一居', undefined],
    ['en', 'studio with 10% down payment under 650k', 650_000],
    ['hi', 'स्टूडियो 10% डाउन पेमेंट 650 हजार के अंदर', 650_000],
    // Nothing is brought here: the amount is the price.
    ['en', 'studio in Deira 40k no deposit', 40_000],
    ['en', 'townhouse 2.2M cash buyer', 2_200_000],
  ])('%s: %s', (language, text, price) => {
    const { money, slots } = read(language, text)
    expect(money).toBeUndefined()
    expect(slots.price_max).toBe(price)
  })
})

describe('what is asked about paying', () => {
  it.each<[LanguageCode, string, MoneyDraft]>([
    ['en', 'I earn 216k a year, what can I afford', earned(18_000)],
    ['en', 'annual income 216k, how much house can we afford?', earned(18_000)],
    ['en', 'I earn 300k, what can I afford', { ...earned(25_000), yearIncome: 300_000 }],
    ['en', 'can I afford a villa in Mudon with a salary of 45k', earned(45_000)],
    ['de', 'Jahreseinkommen 216.000, was kann ich mir leisten', earned(18_000)],
    ['ru', 'доход 216 тысяч в год, на что мне хватит', earned(18_000)],
    ['ar', 'دخلي السنوي 216 ألف، ماذا يمكنني أن أشتري؟', earned(18_000)],
    ['hi', 'मेरी सालाना आय 216000 है, कितने का घर ले सकता हूँ', earned(18_000)],
    ['zh', '年薪21.6万我能买多大的房子', earned(18_000)],
    ['en', 'how much a month for a 1.2M flat with a mortgage', loan(1_200_000)],
    ['de', 'Monatsrate für eine Villa in Mudon für 2,4 Mio?', loan(2_400_000)],
    ['ru', 'ипотека на виллу в Mudon за 2,4 млн', loan(2_400_000)],
    ['hi', 'मुदोन में 2.4 मिलियन के विला की ईएमआई कितनी होगी', loan(2_400_000)],
    ['zh', '240万的别墅月供是多少', loan(2_400_000)],
    ['en', 'loan for 1.5M with 450k down payment', { ...loan(1_500_000), down: 450_000 }],
    ['en', 'how much deposit for a 1.4M home?', loan(1_400_000)],
    ['ru', 'какой нужен первый взнос на 1,4 млн?', loan(1_400_000)],
    ['zh', '140万的房子首付要多少', loan(1_400_000)],
    ['en', 'what salary do I need for a 1.4M home', { ...loan(1_400_000), amountIs: 'income' }],
    [
      'de',
      'welches Einkommen brauche ich für 1,4 Mio?',
      { ...loan(1_400_000), amountIs: 'income' },
    ],
    ['en', 'mortgge for 1.4M', loan(1_400_000)],
    ['ru', 'ипатека на 1 400 750', loan(1_400_750)],
    ['zh', '140万的房子每个月要还多少', loan(1_400_000)],
    ['ar', 'دخل العائلة 396 ألف بالسنة، شو نقدر نشتري', earned(33_000)],
    ['ru', 'посчитай платеж 2,6 млн на 20 лет', { ...loan(2_600_000), years: 20 }],
    ['de', 'Monatsrate bei 2,6 Mio über 20 Jahre', { ...loan(2_600_000), years: 20 }],
    ['en', 'transfer fee and the like for 1.4M', { kind: 'costs', price: 1_400_000 }],
    ['en', 'how much on top of 1.4M when I buy', { kind: 'costs', price: 1_400_000 }],
    ['ar', 'كم تكلفة الشراء لفيلا بثلاثة ملايين؟', { kind: 'costs', price: 3_000_000 }],
    ['de', 'Was kostet mich der Kauf einer Villa für 3 Mio?', { kind: 'costs', price: 3_000_000 }],
    ['ru', 'во сколько обойдётся покупка виллы за 3 млн?', { kind: 'costs', price: 3_000_000 }],
    ['zh', '300万的别墅购房费用是多少？', { kind: 'costs', price: 3_000_000 }],
    ['ru', 'что мы можем себе позволить с зарплатой 33 тысячи', earned(33_000)],
    ['ar', 'أنا وزوجتي دخلنا 33 ألف، شو نقدر نشتري', earned(33_000)],
    ['zh', '150万的房子首付45万，月供多少', { ...loan(1_500_000), down: 450_000 }],
    ['en', 'closing costs of a 1.9M villa in Mudon?', { kind: 'costs', price: 1_900_000 }],
  ])('%s: %s', (language, text, wanted) => {
    expect(read(language, text).money).toEqual(wanted)
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'mortgage for 2.2M // and for 1.7M?', 'loan'],
    ['en', 'mortgage for 2.2M // what about 1.7M', 'loan'],
    ['de', 'Hypothek für 2,2 Mio // und für 1,7 Mio?', 'loan'],
  ])('%s: %s goes on', (language, turns, kind) => {
    const { money } = read(language, ...turns.split(' // '))
    expect(money).toMatchObject({ kind, price: 1_700_000 })
  })

  it.each<[LanguageCode, string]>([
    ['zh', '外国人能在迪拜买房吗'],
    ['ar', 'هل يمكنني شراء شقة كأجنبي؟'],
    ['en', 'can I buy a flat as a foreigner?'],
  ])('%s: %s keeps its subject', (language, text) => {
    const { money, topic } = read(language, text)
    expect(money).toBeUndefined()
    expect(topic).toBe('freehold_foreigners')
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'do I get a golden visa for 2.1M with a loan?', 'golden_visa'],
    ['ru', 'дадут ли золотую визу за 2,1 млн в кредит?', 'golden_visa'],
    ['en', 'is 25% down payment needed for a mortgage?', 'mortgage'],
    ['zh', '租房子有哪些费用', 'renting_fees'],
    ['zh', '买房子有哪些费用', 'buying_fees'],
  ])('%s: %s is a question in general', (language, text, subject) => {
    const { money, topic } = read(language, text)
    expect(money).toBeUndefined()
    expect(topic).toBe(subject)
  })
})

describe('a talk about paying', () => {
  it.each<[string, MoneyDraft]>([
    ['what can I afford // 33k // I earn that', earned(33_000)],
    ['all in cost? // 1.4 million', { kind: 'costs', price: 1_400_000 }],
    ['all in cost for 1.4M? // and the mortgage?', loan(1_400_000)],
    ['loan for 1.4M // and the total cost?', { kind: 'costs', price: 1_400_000 }],
    ['I earn 33k // with 30% down', { ...earned(33_000), downShare: 30 }],
    ['loan for 1.4M // with 420k down payment', { ...loan(1_400_000), down: 420_000 }],
  ])('%s', (turns, wanted) => {
    expect(read('en', ...turns.split(' // ')).money).toEqual(wanted)
  })

  it.each<[string, SearchSlots]>([
    ['what can I afford // villas in Mudon', { type: ['villa'], location: ['mudon'] }],
    ['I earn 33k // 1 bed in Arjan', { location: ['arjan'], bedrooms_max: 1 }],
    ['loan for 1.4M // show me homes in Arjan up to 1.4M', { price_max: 1_400_000 }],
    ['villa in Mudon // I earn 33k // show me 3 beds', { type: ['villa'], bedrooms_max: 3 }],
  ])('%s turns to properties', (turns, wanted) => {
    const { money, slots } = read('en', ...turns.split(' // '))
    expect(money).toBeUndefined()
    expect(slots).toMatchObject(wanted)
  })
})

describe('percentages', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'mortgage for 1.4M at 4.5% interest with 30% down'],
    ['en', 'mortgage for 1.4M, 30% down 4.5% interest'],
    ['en', 'mortgage for 1.4M, down payment 30%, interest rate 4.5%'],
    ['de', 'Hypothek für 1,4 Mio, Zinssatz 4,5 % Eigenkapital 30 %'],
    ['de', 'Hypothek für 1,4 Mio mit 30 % Eigenkapital und 4,5 % Zinsen'],
    ['ru', 'ипотека на 1,4 млн под 4,5% годовых с взносом 30%'],
    ['ar', 'رهن لسعر 1.4 مليون بفائدة 4.5% ودفعة أولى 30%'],
    ['hi', 'डाउन पेमेंट 30%, ब्याज दर 4.5%, 1.4 मिलियन का होम लोन'],
    ['zh', '140万的房子首付三成利率4.5%月供多少'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text).money).toEqual({ ...loan(1_400_000), rate: 4.5, downShare: 30 })
  })
})

function earned(amount: number): MoneyDraft {
  return { kind: 'afford', amount, amountIs: 'income' }
}

function loan(price: number): MoneyDraft {
  return { kind: 'loan', price }
}
