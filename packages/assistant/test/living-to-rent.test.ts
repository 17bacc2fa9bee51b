import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { tools, toolsToLet } from './own-sums-tools.ts'

const plain = (text: string): string =>
  text.replace(/[\u00a0\u202f]/gu, ' ').replace(/[\u200e\u200f]/gu, '')
const searches: Readonly<Record<LanguageCode, string>> = {
  en: '2 bed apartments for rent in Dubai Marina',
  ar: 'شقة غرفتين للايجار في دبي مارينا',
  ru: 'двушка в аренду в дубай марине',
  hi: 'dubai marina me 2bhk rent pe',
  zh: '迪拜码头两居室出租',
  de: '2 Schlafzimmer zur Miete in Dubai Marina',
}
/** After homes to let of 101,000, 102,000 and so on a year. */
const ask = async (language: LanguageCode, ...turns: string[]) => {
  const { text, state } = await converse(toolsToLet(), [searches[language], ...turns], language)
  return { text: plain(text), money: state.money }
}

describe('what each pays of a shown rent', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'how much is that for each of us a month if we are 4, with dewa?'],
    ['ar', 'كم على الواحد بالشهر اذا احنا اربعة؟'],
    ['ru', 'сколько с человека в месяц, если нас четверо?'],
    ['hi', '4 log hai, mahine ka ek bande ka kitna?'],
    ['zh', '我们四个人，每人一个月多少？'],
    ['de', 'Wie viel ist das im Monat pro Person, wenn wir zu viert sind?'],
  ])('is a part of rent and housing fee in %s', async (language, said) => {
    const { text, money } = await ask(language, said)
    expect(money).toMatchObject({ kind: 'movingIn', people: 4 })
    expect(text).toMatch(/2[.,  ]?209/u)
  })

  it('knows how many share from what was told before', async () => {
    const { text } = await ask(
      'en',
      'we are 3 girls, does the second one have a balcony?',
      'and what does each one pay a month?',
    )
    expect(text).toContain('Shared by 3')
  })

  it('is that of the cheapest where that is taken', async () => {
    const { text } = await ask('ru', 'сколько с каждой в месяц, если брать самую дешевую, нас трое')
    expect(text).toContain('Home number 1')
    expect(text).toMatch(/2[.,  ]?946/u)
  })

  it('is told for two and three where nobody said how many', async () => {
    const { text } = await ask('en', 'how much per person a month?')
    expect(text).toContain('Shared by 2')
    expect(text).toContain('Shared by 3')
  })
})

describe('a rent beside an income', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'we make 20k a month together, is the first one too much for us?'],
    ['ar', 'دخلنا ٢٠ الف بالشهر، الاولى مناسبة لنا؟'],
    ['ru', 'наш доход 20 тысяч в месяц, первую потянем?'],
    ['hi', 'hamari salary 20000 hai, pehla wala theek rahega?'],
    ['zh', '我们月薪20000，第一套负担得起吗？'],
    ['de', 'Wir verdienen 20.000 im Monat, geht sich die erste aus?'],
  ])('is a share of it in %s, and no purchase', async (language, said) => {
    const { text, money } = await ask(language, said)
    expect(money?.kind).toBe('rentOfIncome')
    expect(text).toMatch(/42\s?%/u)
    expect(text).toMatch(/8[.,  ]?417/u)
  })

  it('is a quarter and a third of it where no rent is spoken of', async () => {
    const { text, actions } = await converse(tools(), [
      'my salary is 12000, how much rent is reasonable?',
    ])
    expect(plain(text)).toContain('AED 36,000 a year')
    expect(plain(text)).toContain('AED 48,000 a year')
    expect(actions[0]?.message).toContain('48000')
  })

  it('leaves a search and a purchase as they are', async () => {
    const looking = await converse(tools(), [
      'I earn 15k, looking for a 1 bed in JVC up to 70k rent',
    ])
    expect(looking.state.intent).toBe('find_property')
    const buying = await converse(tools(), [
      'we pay 90k rent and earn 30k a month, what can we buy?',
    ])
    expect(buying.state.money?.kind).toBe('afford')
  })
})

describe('all that a shown rent takes on the first day', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'so in total how much in hand to move in, with commission, deposit and dewa'],
    ['ar', 'كم لازم يكون معي كله عشان ادخل الشقة الاولى مع العمولة والتأمين'],
    ['ru', 'сколько отдать сразу при въезде, с депозитом и агентом'],
    ['hi', 'shuru me total kitna dena hoga deposit aur commission mila ke'],
    ['zh', '押金 中介费 水电 一共要准备多少'],
    ['de', 'was zahlen wir im ersten Monat insgesamt mit Makler, Kaution und Chiller'],
  ])('is added up in %s', async (language, said) => {
    const { text, money } = await ask(language, said)
    expect(money).toMatchObject({ kind: 'movingIn' })
    expect(text).toMatch(/113[.,  ]?573|1,13,573/u)
  })
})

describe('words of one person that share nothing', () => {
  it.each<[LanguageCode, string]>([
    ['zh', '女生一个人住那边安全吗'],
    ['en', 'is it safe for a woman living there on her own?'],
  ])('are no sum in %s', async (language, said) =>
    expect((await ask(language, said)).money).toBeUndefined(),
  )

  it('asks for no home where the rent in general is asked about', async () => {
    const { money } = await ask(
      'en',
      'does the second have a balcony?',
      'we earn 21k, how much rent is reasonable?',
    )
    expect(money).toEqual({ kind: 'rentOfIncome', amount: 21_000 })
  })
})
