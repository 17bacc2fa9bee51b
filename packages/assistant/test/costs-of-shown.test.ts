import type { LanguageCode, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { rate } from './fake-rates.ts'
import { digits, toolsInDubai, toolsToLet } from './own-sums-tools.ts'

const place = (slug: string, kind: 'emirate' | 'community') => ({
  _id: slug,
  name: slug,
  name_ar: slug,
  names: {},
  kind,
})
const inMarina = (row: PropertyCard): PropertyCard => ({
  ...row,
  location_path: [place('dubai', 'emirate'), place('dubai-marina', 'community')],
})
/** Homes for sale in the Marina, with rents of homes like them and what a manager takes. */
const forSale = () => {
  const plain = toolsInDubai()
  return {
    ...plain,
    rates: async () => [
      ...(await plain.rates()),
      rate('management-fee-low', 5),
      rate('management-fee-high', 10),
    ],
    async searchProperties(...asked: Parameters<typeof plain.searchProperties>) {
      const found = await plain.searchProperties(...asked)
      return { ...found, rows: found.rows.map(inMarina) }
    },
    async propertiesById(ids: readonly string[]) {
      const found = await plain.propertiesById(ids)
      return { ...found, rows: found.rows.map(inMarina) }
    },
  }
}

const searches: Record<LanguageCode, string> = {
  en: '2 bed for sale in Dubai Marina',
  de: 'Wohnung kaufen in Dubai Marina, 2 Schlafzimmer',
  ru: 'купить квартиру в Дубай Марине 2 спальни',
  ar: 'شقة للبيع في دبي مارينا غرفتين',
  hi: 'dubai marina me 2bhk kharidna hai',
  zh: '买迪拜码头两房公寓',
}
const ask = async (language: LanguageCode, ...turns: string[]) => {
  const { text, state } = await converse(forSale(), [searches[language], ...turns], language)
  return { text: digits(text), money: state.money, state }
}

describe('what is left of the rent of a shown home', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'what would be left per year net of the first one after service charge'],
    ['en', 'what would i clear yearly on the second after service charges if i rent it out'],
    ['de', 'was bleibt netto im Jahr von der zweiten, wenn ich vermiete'],
    ['ru', 'вторая, сколько на руки в год после сервис чарджа'],
    ['ar', 'لو أجرتها كم بيتم لي صافي بعد رسوم الخدمات وكل شي'],
    ['hi', 'dusra wala kiraye par de du to kharche nikal ke saal me kitna bachega'],
    ['zh', '第二套出租的话 扣掉物业费 一年净剩多少'],
  ])('is worked out, or names what is missing, in %s: %s', async (language, said) => {
    const { money, text, state } = await ask(language, said)
    expect(money).toMatchObject({ kind: 'letting', net: true })
    // The rent of homes like it, and what each dirham of a charge takes of 1,200 sqft.
    expect(text).toContain('108000')
    expect(text).toContain('1200')
    expect(state.slots.purpose).toBe('sale')
  })

  it('goes on with the charge, and with a rent of one’s own', async () => {
    const net = 'what would be left per year of the second one after service charge'
    expect((await ask('en', net, 'charge is 16 per sqft')).text).toContain('88800')
    const { money } = await ask('en', net, 'say 95k rent')
    expect(money).toMatchObject({ kind: 'letting', rent: 95_000 })
  })

  it.each<[LanguageCode, string]>([
    ['de', 'bei der ersten, was bleibt mir im Jahr übrig nach Nebenkosten und Verwalter'],
    ['ru', 'если сдавать первую, что останется за год за вычетом сбора и управляющей компании'],
    ['zh', '第二套出租的话 扣掉物业费和托管费 一年净剩多少'],
  ])('counts a manager where one is named in %s', async (language, said) => {
    expect((await ask(language, said)).text).toMatch(/5670.*11340/u)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'would the rent of the first one cover the mortgage'],
    ['de', 'deckt die Miete bei der ersten die Rate, wenn ich sie vermiete?'],
    ['ru', 'а если сдавать первую, аренда покроет ипотеку?'],
    ['ar', 'ولو أجرت الاولى بعدين تجيب كام؟ تغطي القسط ولا لأ'],
  ])('is held beside the instalments in %s', async (language, said) => {
    const { text, money } = await ask(language, said)
    expect(money?.covers).toBe(true)
    expect(text).toContain('56821')
  })
})

describe('what is asked after the rent of a shown home', () => {
  const net = "second one: what's left net per year if i rent it out with a manager"

  it('is the loan over the years that are named', async () => {
    const { money, text } = await ask('en', net, 'would rent cover the mortgage over 20 years')
    expect(money).toMatchObject({ covers: true, years: 20 })
    expect(text).toContain('48662')
  })

  it('is the cash of the deal', async () => {
    const { text } = await ask('en', net, 'total cash i need for it with a mortgage')
    expect(text).toContain('273330')
  })

  it('takes no savings for a rent', async () => {
    const { money } = await ask(
      'hi',
      'pehle wale ka net return kitna',
      'salary 25000 hai aur 3 lakh saving, ye le sakta hu kya',
    )
    expect(money).toMatchObject({ kind: 'afford', down: 300_000 })
  })
})

describe('what a shown home costs its owner', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'what are the running costs per month on the first'],
    ['de', 'Was kostet die Zweite im Monat an Nebenkosten wenn wir nicht da sind?'],
    ['ru', 'сколько в месяц обходится содержание второй'],
    ['ar', 'كم مصاريف الثانية بالشهر اذا ما سكنت فيها'],
    ['hi', 'pehle wale ka maintenance mahine ka kitna'],
    ['zh', '第一套一个月物业费多少'],
  ])('is its service charge, and no fees of a purchase, in %s', async (language, said) => {
    const { money, text } = await ask(language, said)
    expect(money?.kind).toBe('charge')
    expect(text).toContain('1200')
    expect(text).not.toContain('40400')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'If we bought the first one what other fees would we face on top of the price?'],
    ['ru', 'сколько сверху цены первой набежит при покупке'],
    ['hi', 'pehla kharidu to daam ke upar aur kya fees lagegi'],
    ['zh', '买第一套的话除了房价还要交哪些费用'],
  ])('is told with every fee where it is bought in %s', async (language, said) => {
    expect((await ask(language, said)).text).toContain('40400')
  })

  it('names the service charge beside the fees', async () => {
    const said = 'if we bought the first one what are the service charges and the fees on top?'
    const { text } = await ask('en', said)
    expect(text).toContain('40400')
    expect(text).toContain('service charge')
  })
})

describe('the loan of a shown home', () => {
  it.each<[LanguageCode, string, number, number]>([
    ['en', 'payment for the second one over 25 and 20 years?', 20, 25],
    ['de', 'rate für die zweite bei 20 und 25 Jahren?', 25, 20],
    ['ru', 'первая, платёж на 15 и на 25 лет?', 25, 15],
    ['ar', 'الاولى قسطها كم على ١٥ و ٢٥ سنة', 25, 15],
    ['hi', 'pehle wale ki EMI 20 saal aur 25 saal me kitni', 20, 25],
    ['zh', '第一套贷款20年和25年月供分别多少', 20, 25],
  ])('is worked out over both terms in %s', async (language, said, years, otherYears) => {
    expect((await ask(language, said)).money).toMatchObject({ kind: 'loan', years, otherYears })
  })

  it('is one sum, whichever clause names its terms', async () => {
    const said = 'wenn ich nur die hälfte finanziere, was zahl ich da monatlich? 15 jahre'
    const { text, money } = await ask('de', 'ist die erste möbliert?', said)
    expect(money).toMatchObject({ kind: 'loan', years: 15, downShare: 50 })
    expect(text.match(/15 Jahre/gu)).toHaveLength(1)
  })

  it('is of the price where that is named with the home', async () => {
    const { money } = await ask('en', 'i live in london, what can i borrow for a 1.5m flat')
    expect(money).toMatchObject({ price: 1_500_000, abroad: true })
  })
})

describe('yields', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'which of the first two has the better yield'],
    ['ru', 'сравни доходность по первым двум'],
  ])('of the first two stand beside each other in %s', async (language, said) => {
    const { text } = await ask(language, said)
    expect(text).toContain('1069 %')
    expect(text).toContain('1059 %')
    expect(text.match(/^•/gmu)).toHaveLength(2)
  })

  it.each<[LanguageCode, string, RegExp]>([
    ['en', 'what yield would that be after service charges, not the brochure number', /^Net /u],
    ['de', 'welche Gegend bringt am meisten, netto nich brutto', /^Netto /u],
  ])('of places say how to come from gross to net in %s', async (language, said, lead) => {
    expect((await ask(language, said)).text).toMatch(lead)
  })
})

describe('moving into a shown home', () => {
  it.each([['whats the deposit and agent fee on it'], ['and total with 2 cheques']])(
    'goes on after its rent: %s',
    async (said) => {
      const turns = ['2 bed villa for rent in dubai', 'first one on a 28k salary, doable?', said]
      const { text, state } = await converse(toolsToLet(), turns, 'en')
      expect(state.money?.kind).toBe('movingIn')
      expect(digits(text)).toContain('5303')
    },
  )

  it('is one sum with the cheques that are named beside it', async () => {
    const said =
      'а если мы возьмем за 4 чека, сколько первый платеж со всеми депозитами и комиссией'
    const turns = ['снять таунхаус в Дубае 3 спальни', 'первый с мебелью?', said]
    const { state } = await converse(toolsToLet(), turns, 'ru')
    expect(state.money).toMatchObject({ kind: 'movingIn', cheques: 4 })
  })

  it.each<[LanguageCode, string, string]>([
    [
      'de',
      'Villa mieten in Dubai, 3 Schlafzimmer',
      'das zweite, wieviel müssen wir am Anfang auf den Tisch legen bei 2 Schecks',
    ],
    [
      'en',
      '2 bed for rent in Dubai Marina',
      'what do i need to hand over at signing for the second one with 2 cheques',
    ],
    ['ru', 'снять квартиру в Дубай Марине', 'сколько отдать при заезде за вторую, если 2 чека'],
    ['ar', 'شقة للايجار في دبي مارينا', 'الثانية كم ادفع في البداية على ٢ شيكات'],
  ])('takes more than its cheques in %s', async (language, ...turns) => {
    const { text } = await converse(toolsToLet(), turns, language)
    expect(digits(text)).toMatch(/(?<!\d)51000(?!\d)/u)
    // The deposit.
    expect(digits(text)).toMatch(/(?<!\d)5100(?!\d)/u)
  })
})
