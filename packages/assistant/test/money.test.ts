import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { buyingRates } from './fake-rates.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const dubai = { _id: 'dubai', name: 'Dubai', name_ar: 'دبي', names: {}, kind: 'emirate' as const }
const tools = () => ({
  ...fakeTools(() => 5),
  rates: async () => buyingRates,
  propertiesById: async (ids: readonly string[]) => ({
    rows: ids.map((id) => makeProperty(Number(id.slice(-12)), { location_path: [dubai] })),
    asOf: '2026-11-18T08:00:00.000Z',
  }),
})

describe('a loan', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'how much would I need to earn for a 1.8M flat?', 'AED 15,202 a month'],
    ['ar', 'كم لازم يكون راتبي لشقة بسعر 1.8 مليون؟', '15,202 درهم'],
    ['ru', 'какая зарплата нужна для квартиры за 1,8 млн?', '15 202 AED'],
    ['hi', '18 लाख दिरहम के फ्लैट के लिए कितनी सैलरी चाहिए?', 'AED 15,202'],
    ['zh', '买180万的公寓月收入要多少？', '15,202 迪拉姆'],
    ['de', 'Was muss ich verdienen, um eine Wohnung für 1,8 Mio zu kaufen?', '15.202 AED'],
  ])('tells in %s which income it takes', async (language, said, income) => {
    const { text, evidence } = await converse(tools(), [said], language)
    expect(text.replace(/[\u00a0\u202f]/gu, ' ')).toContain(income)
    expect(evidence).toContainEqual(expect.objectContaining({ field: 'income' }))
    expect(evidence).toContainEqual(expect.objectContaining({ field: 'debt-burden' }))
  })

  it('is worked out from the limits of the table; the interest is said to be an example', async () => {
    const { text, evidence } = await converse(tools(), ['mortgage for 1.8M with 20% down'])
    expect(text).toContain('For AED 1,800,000 with 20% down (AED 360,000)')
    expect(text).toContain('about AED 7,601 a month')
    expect(text).toContain('The interest rate is an example')
    expect(evidence).toContainEqual(
      expect.objectContaining({ claim: '80%', source: 'Authority', field: 'ltv-first-expat' }),
    )
  })

  it('goes on with what is said about it', async () => {
    const first = 'mortgage for 1.8M with 20% down'
    const { text } = await converse(tools(), [first, 'with 30% down at 5% interest', '20 years'])
    expect(text).toContain('30% down (AED 540,000)')
    expect(text).toContain('Over 20 years at 5% interest')
  })

  it('counts a sum that is paid at once', async () => {
    const { text } = await converse(tools(), ['mortgage for 1.5M with 450k down payment'])
    expect(text).toContain('30% down (AED 450,000)')
    const short = await converse(tools(), ['mortgage for 1.5M', '100k down payment'])
    expect(short.text).toContain('less than banks ask for here: at least 20%')
  })

  it('is for buying: for a rented property a price is asked', async () => {
    const rented = {
      ...tools(),
      propertiesById: async (ids: readonly string[]) => ({
        rows: ids.map((id) => makeProperty(Number(id.slice(-12)), { purpose: 'rent' })),
        asOf: '2026-11-18T08:00:00.000Z',
      }),
    }
    const turns = ['2 bed in Dubai Marina to rent', 'mortgage for the first one?']
    const asked = await converse(rented, turns)
    expect(asked.text).toContain('loans are for buying')
    const { text } = await converse(rented, [...turns, '1.8 million'])
    expect(text).toContain('For AED 1,800,000')
  })

  it('keeps to the least that banks ask for, which depends on who asks', async () => {
    const short = await converse(tools(), ['mortgage for 1.8M', '10% down'])
    expect(short.text).toContain('less than banks ask for here: at least 20%')
    const national = await converse(tools(), ['mortgage for 1.8M', 'I am an Emirati'])
    expect(national.text).toContain('up to 85%')
  })
})

describe('what can be afforded', () => {
  it('asks whether an amount is earned or paid, and then for nothing more', async () => {
    const asked = await converse(tools(), ['what can I afford with 25k a month'])
    expect(asked.text).toContain('Is AED 25,000 a month what you earn')
    const { text, actions } = await converse(tools(), [
      'what can I afford with 25k a month',
      asked.actions[0]?.message ?? '',
    ])
    expect(text).toContain('AED 12,500 a month')
    expect(text).toContain('a home of about AED 2,960,000')
    expect(actions).toEqual([
      { label: 'Homes up to AED 2,960,000', message: 'homes for sale up to AED 2960000' },
    ])
  })

  it('leaves budgets and rents to the search', async () => {
    for (const message of ['apartment I can afford with 1.5M', 'rent up to 8k a month in JVC']) {
      const { state } = await converse(tools(), [message])
      expect(state.money).toBeUndefined()
      expect(state.intent).toBe('find_property')
    }
  })
})

describe('the costs of a property', () => {
  it('are those of the details page, fee by fee', async () => {
    const { text, evidence, state } = await converse(tools(), [
      '2 bed in Dubai Marina for sale',
      'total cost of buying the second one',
    ])
    // 4 % + 580 + 4,000 and 2 % with VAT, of AED 1,020,000.
    expect(text).toContain('• Transfer fee (4%): AED 40,800')
    expect(text).toContain('Together: AED 67,000')
    expect(text).toContain('With the price: AED 1,087,000')
    expect(text).toContain('0.25% of the loan and AED 290')
    expect(evidence.find(({ field }) => field === 'price')?.listing_id).toMatch(/2$/)
    expect(state.slots.location).toEqual(['dubai-marina'])
  })

  it('ask for a price where there is none', async () => {
    const { text } = await converse(tools(), ['all in cost?'])
    expect(text).toContain('For which price?')
    const known = await converse(tools(), ['all in cost?', '1.2 million'])
    expect(known.text).toContain('On top of the price of AED 1,200,000')
  })
})

it.each<[LanguageCode, string, string, string]>([
  ['ar', 'شقق للبيع في دبي مارينا', 'كم راح أدفع إجمالي عند شراء الأولى؟', '40,400'],
  ['hi', 'दुबई मरीना में फ्लैट खरीदना है', 'पहले वाले को खरीदने में कुल कितना खर्च आएगा?', '40,400'],
])('%s: %s, %s counts the fees of the first property', async (language, search, question, fee) => {
  const { text } = await converse(tools(), [search, question], language)
  expect(text.replace(/[\u00a0\u202f]/gu, ' ')).toContain(fee)
})

it.each<[LanguageCode, string, string, string]>([
  ['de', 'Hypothek für 1,8 Mio mit 20 % Eigenkapital', '7.601 AED', '1.440.000 AED'],
  ['ru', 'ипотека на 1,8 млн с взносом 20%', '7 601 AED', '1 440 000 AED'],
  ['ar', 'رهن لسعر 1.8 مليون مع دفعة أولى 20%', '7,601 درهم', '1,440,000 درهم'],
  ['hi', '1.8 मिलियन का लोन 20% डाउन पेमेंट', 'AED 7,601', 'AED 14,40,000'],
  ['zh', '180万的房子首付20%月供多少', '7,601', '1,440,000'],
])('speaks %s about loans', async (language, message, monthly, loan) => {
  const { text } = await converse(tools(), [message], language)
  const plain = text.replace(/[\u00a0\u202f]/gu, ' ')
  expect(plain).toContain(monthly)
  expect(plain).toContain(loan)
})
