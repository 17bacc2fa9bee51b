import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

const numbers = (text: string) => text.replace(/(?<=\d)[\s\u00a0\u202f,.](?=\d{3})/gu, '')

describe('a question that says nothing of itself', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'what is Ejari?', 'and what does it cost?'],
    ['ar', 'شو يعني ايجاري وليش لازم؟', 'وقديش بيكلف؟'],
    ['ar', 'ايه هو ايجاري؟', 'وبيكلف كام؟'],
    ['ru', 'что такое Ejari?', 'а сколько это стоит?'],
    ['hi', 'एजारी क्या है?', 'और इसका कितना खर्च?'],
    ['zh', '什么是 Ejari？', '要多少钱？'],
    ['de', 'Was ist Ejari?', 'und was kostet das?'],
  ])('is asked of the text that was read before, in %s: %s %s', async (language, first, next) => {
    const before = await converse(toolsWithTexts, [first], language)
    const after = await converse(toolsWithTexts, [first, next], language)
    expect(after.links?.[0]?.link).toBe(before.links?.[0]?.link)
    expect(after.text).toContain('220')
  })

  it('goes on only with the message before', async () => {
    const turns = ['what is Ejari?', 'thanks', 'and what does it cost?']
    const { state } = await converse(toolsWithTexts, turns.slice(0, 2))
    expect(state.answered?.age).toBeGreaterThan(0)
  })

  it.each<[LanguageCode, string, string]>([
    ['ar', 'كيف احذف حسابي', 'ونسيت الباسوورد بعد'],
    ['en', 'how do I delete my account?', 'and I forgot my password'],
    ['de', 'Wie lösche ich mein Konto?', 'und ich habe mein Passwort vergessen'],
  ])('but one that says what it is about is its own, in %s', async (language, first, next) => {
    const after = await converse(toolsWithTexts, [first, next], language)
    const alone = await converse(toolsWithTexts, [next], language)
    expect(after.links?.[0]?.link).toBe(alone.links?.[0]?.link)
  })
})

describe('what is asked after two places', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'is Mirdif or Al Furjan better for a family with kids?', 'and which one is quieter?'],
    ['ar', 'شو احسن للعيلة، مردف ولا الفرجان؟', 'وايا وحدة اهدى؟'],
    ['ar', 'مين احسن للعيال مردف ولا الفرجان؟', 'والمدارس؟'],
    ['ru', 'что лучше для семьи с детьми, Мирдиф или Аль-Фурджан?', 'а где тише?'],
    ['de', 'Ist Mirdif oder Al Furjan besser für Familien?', 'und wo ist es ruhiger?'],
  ])('is told of both, in %s: %s %s', async (language, first, next) => {
    const { links } = await converse(toolsWithTexts, [first, next], language)
    expect(links?.map(({ link }) => link.split('&')[0])).toEqual([
      '/area-guide?place=mirdif',
      '/area-guide?place=al-furjan',
    ])
  })
})

describe('what is thought of the place of a home that was found', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'found a flat in Deira but worried about the noise, what do you think?'],
    ['ar', 'لقيت شقة في ديرة بس خايف من الدوشة، ايه رأيك؟'],
    ['ru', 'нашли квартиру в Дейре, но боюсь шума, что думаете?'],
    ['de', 'Habe eine Wohnung in Deira gefunden, aber der Lärm, was meinst du?'],
  ])('is asked of its guide in %s: %s', async (language, said) => {
    const { links, state } = await converse(toolsWithTexts, [said], language)
    expect(links?.[0]?.link).toContain('/area-guide?place=deira')
    expect(state.slots).toEqual({})
  })
})

describe('a yield', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'bought for 900k and rent it out at 65k, what is my yield?',
      'and with a service charge of 12k?',
    ],
    ['ar', 'شقة ب 900 الف وايجارها 65 الف بالسنة، قديش العائد؟', 'واذا رسوم الخدمات 12 الف؟'],
    ['ru', 'купил за 900к, сдаю за 65к в год. какая доходность?', 'а если расходы 12к?'],
    [
      'de',
      'Für 900.000 gekauft, 65.000 Jahresmiete. Welche Rendite?',
      'und mit 12.000 Nebenkosten?',
    ],
  ])('goes on with the costs of a year in %s', async (language, first, next) => {
    const { text, state } = await converse(toolsWithTexts, [first, next], language)
    expect(text).toMatch(/5[.,]89/u)
    expect(state.slots).toEqual({})
  })

  it('goes on at another rent or price', async () => {
    const first = 'ايجارها 65 الف شقة بمليون كم نسبة العايد'
    expect((await converse(toolsWithTexts, [first, 'طيب لو الايجار 75؟'], 'ar')).text).toContain(
      '7.5',
    )
    expect((await converse(toolsWithTexts, [first, 'ولو اشتريتها ب 900؟'], 'ar')).text).toContain(
      '7.22',
    )
  })
})

describe('a rent in cheques', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', '84k rent in 4 cheques, how much is each?', 'and in 6?'],
    ['ar', 'ايجار 84 الف على 4 شيكات كم كل شيك', 'وعلى 6؟'],
    ['de', '84.000 Miete in 4 Schecks, wie viel ist jeder Scheck?', 'und in 6?'],
  ])('goes on with another number of them in %s', async (language, first, next) => {
    expect(numbers((await converse(toolsWithTexts, [first, next], language)).text)).toContain(
      '14000',
    )
  })
})

describe('a loan', () => {
  it('takes the interest without its sign beside a share of the price', async () => {
    const said = 'شقة بمليون و200 وحطيت 20٪ كم القسط الشهري على 25 سنة بفايدة 4.5'
    const { state } = await converse(toolsWithTexts, [said], 'ar')
    expect(state.money).toMatchObject({ kind: 'loan', rate: 4.5, downShare: 20 })
  })

  it('is asked about beside the cash that is needed', async () => {
    const loan = 'what is the monthly payment for 1.2 million with 20% down?'
    const { state } = await converse(toolsWithTexts, [
      loan,
      'and how much cash do I need altogether?',
    ])
    expect(state.money).toMatchObject({ kind: 'costs', price: 1_200_000, downShare: 20 })
  })

  it('of an income is not asked about as what is paid', async () => {
    const turns = ['راتبي 30 الف، كم اقدر اقترض؟', 'كم القسط؟']
    const { state } = await converse(toolsWithTexts, turns, 'ar')
    expect(state.money).toMatchObject({ kind: 'afford', amount: 30_000, amountIs: 'income' })
  })

  it('and a question beside its sum are both answered', async () => {
    const said = 'قديش بيطلع قسط قرض مليون على 20 سنة ب 5%؟ وشو اقصى شي البنك بيمول؟'
    const { text } = await converse(toolsWithTexts, [said], 'ar')
    expect(numbers(text)).toContain('6600')
    expect(text).toContain('80')
  })
})
