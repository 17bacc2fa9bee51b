import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, tools, toolsToLet } from './own-sums-tools.ts'
import { siteTexts } from './site-library.ts'

describe('half of a price that is financed', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'what would I pay monthly on 1.5m if I finance half, 25 years?', '750000'],
    ['de', 'Wohnung für 1,6 Mio, die Hälfte finanziert auf 25 Jahre, was im Monat?', '800000'],
    ['ru', 'квартира 1,4 млн, половину в ипотеку на 20 лет, сколько в месяц?', '700000'],
    ['ar', 'شقة بمليون ونص، نص تمويل بنكي على ٢٥ سنة، كم القسط؟', '750000'],
    ['hi', '12 lakh ka flat, aadha loan 20 saal, emi kitni', '600000'],
    ['zh', '房价240万如果贷一半,25年,每月供多少', '1200000'],
  ])('is half of it (%s: %s)', async (language, said, lent) => {
    const { state, text } = await converse(tools(), [said], language)
    expect(state.money?.downShare).toBe(50)
    expect(digits(text)).toContain(lent)
  })
})

describe('what is earned and at hand', () => {
  it.each<[LanguageCode, string[]]>([
    ['en', ["my salary is 18k and i've got 120k put away, how high can I go for a flat?"]],
    ['en', ['i earn 18k', 'we also have 120k saved', 'so what price should we look at?']],
    ['hi', ['salary 18k hai aur uske paas 1.2 lakh, loan kitna milega']],
    ['ru', ['зарабатываем вдвоем 18к, накопили 120 тысяч. на что можем рассчитывать при покупке?']],
  ])('are both counted (%s: %j)', async (language, turns) => {
    const { state } = await converse(tools(), turns, language)
    expect(state.money).toMatchObject({ kind: 'afford', amount: 18_000, down: 120_000 })
  })

  it('are both counted where who asks wants a first home (ar)', async () => {
    const said = 'عايزين نشتري اول شقة، دخلنا مع بعض ٢٨ الف في الشهر ومعانا ٣٠٠ الف. نقدر على ايه؟'
    const { state } = await converse(tools(), [said], 'ar')
    expect(state.money).toMatchObject({ kind: 'afford', amount: 28_000, down: 300_000 })
  })

  it('stays what it is when another loan is told', async () => {
    const turns = ['مرتبي ١٤ الف، ينفع اشتري شقة بالتقسيط؟', 'عليا قرض شخصي ١٨٠٠ في الشهر']
    const { state } = await converse(tools(), turns, 'ar')
    expect(state.money).toMatchObject({ kind: 'afford', amount: 14_000, otherLoans: 1800 })
  })
})

describe('cheques of a shown home', () => {
  const first = (language: LanguageCode): string =>
    ({
      en: '1 bed to rent in JVC',
      de: 'Wohnung mieten in JVC',
      ru: 'снять квартиру в JVC',
      ar: 'شقة للايجار في JVC',
      hi: 'JVC me flat kiraye pe chahiye',
      zh: '租JVC公寓',
    })[language]

  it.each<[LanguageCode, string]>([
    ['en', 'what would the 2nd one be in 4 cheques, plus deposit and commission and all that'],
    ['de', 'die zweite in 4 Schecks, mit Kaution und Provision, was zahle ich zuerst?'],
    ['ru', 'вторая в 4 чека, плюс депозит и комиссия — сколько сразу нужно?'],
    ['ar', 'الثانية على ٤ شيكات مع التأمين والعمولة كم ادفع اول شي؟'],
    ['hi', 'dusra wala 4 cheque me, deposit aur commission jodke pehle kitna dena padega'],
    ['zh', '第二套分4张支票，加押金中介费，第一笔要付多少'],
  ])('are counted with all that is paid at first (%s: %s)', async (language, said) => {
    const { text } = await converse(toolsToLet(), [first(language), said], language)
    // The first cheque and the deposit of 102,000.
    expect(digits(text)).toContain('25500')
    expect(digits(text)).toContain('5100')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'we would pay in one cheque, do people still give you a discount for that?'],
    ['de', 'Wir würden mit einem Scheck zahlen, gibt es dann Rabatt?'],
    ['ru', 'а если за вторую одним чеком заплатить, цену скинут?'],
    ['hi', 'ek cheque me doon to discount milta hai kya'],
    ['zh', '第一套一张支票付的话能打折吗'],
  ])('are no division where a discount is asked for (%s: %s)', async (language, said) => {
    const all = { ...toolsToLet(), ...siteTexts }
    const { text, state } = await converse(all, [first(language), said], language)
    expect(state.money).toBeUndefined()
    expect(text).not.toMatch(/Home number/u)
  })
})
