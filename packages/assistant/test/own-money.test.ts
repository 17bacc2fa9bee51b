import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { rate } from './fake-rates.ts'
import { fakeTools } from './fake-tools.ts'

const rates = [
  rate('purchase-costs-total', 7),
  rate('ltv-first-expat', 80),
  rate('ltv-first-expat-dear', 70),
  rate('ltv-threshold', 5_000_000, 'aed'),
  rate('loan-term', 25, 'years'),
  rate('debt-burden', 50),
]
const tools = () => ({ ...fakeTools(() => 5), rates: async () => rates })
const plain = (text: string) => text.replace(/[\u00a0\u202f]/gu, ' ')

describe('what can be afforded with money of one’s own', () => {
  // 270,000 pay 20 % and 7 % of a million.
  it.each<[LanguageCode, string, string]>([
    ['en', 'my wage is 32k a month and I put aside 270k, what can I afford?', 'your savings set'],
    ['en', 'what can we buy earning 32,000 a month with 270,000 cash?', 'your savings set'],
    [
      'de',
      'Mit 270.000 AED Eigenkapital und 32.000 AED Gehalt im Monat, was kann ich mir leisten?',
      'Ihr Eigenkapital setzt',
    ],
    ['ru', 'зарабатываю 32 тысячи в месяц, есть 270 тысяч, что могу купить?', 'в накопления'],
    ['hi', 'मेरी कमाई 32 हज़ार महीना है, 2.7 लाख बचत है, क्या खरीद सकता हूँ?', 'आपकी बचत से'],
    ['zh', '我月收入3.2万，存款27万，买得起多少钱的房子？', '自有资金'],
    ['ar', 'دخلي ٣٢ ألف شهريا والدفعة الأولى ٢٧٠ ألف، كم أتحمل؟', 'مدخراتك'],
  ])('is the lower of two limits (%s: %s)', async (language, said, binding) => {
    const { text, actions, evidence, state } = await converse(tools(), [said], language)
    expect(state.money).toMatchObject({ kind: 'afford', amount: 32_000, down: 270_000 })
    expect(text).toContain(binding)
    expect(actions.map(({ message }) => message)).toEqual([expect.stringContaining('1000000')])
    const prices = evidence.filter(({ field }) => field === 'price').map(({ claim }) => claim)
    expect(prices.map((claim) => claim.replace(/\D/gu, ''))).toEqual(['1000000', '3780000'])
    expect(evidence).toContainEqual(expect.objectContaining({ field: 'purchase-costs-total' }))
  })

  // 75,000 a month pay 14.21 million at 4 % in 25 years: seven tenths of what is above five million.
  it('takes the larger share of one’s own of what is dear', async () => {
    const { actions, evidence } = await converse(tools(), [
      'I earn 150k a month, what can I afford?',
    ])
    expect(actions[0]?.message).toBe('homes for sale up to AED 20290000')
    expect(evidence).toContainEqual(expect.objectContaining({ field: 'ltv-first-expat-dear' }))
  })

  it('names the income where that binds', async () => {
    const { text, actions } = await converse(tools(), [
      'I earn 12k a month and have 900k in savings, what can I buy?',
    ])
    expect(text).toContain('AED 1,900,000: your income sets the limit')
    expect(text).toContain('up to about AED 3,330,000')
    expect(actions[0]?.message).toBe('homes for sale up to AED 1900000')
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'I make 32k a month, what can I afford?', 'our down payment is just 270k'],
    ['en', 'I make 32k a month, what can I afford?', 'with 270k cash'],
    ['de', 'Ich verdiene 32.000 im Monat, was kann ich mir leisten?', 'nur 270.000 Anzahlung'],
    ['ru', 'доход 32 тысячи, что могу себе позволить?', 'первый взнос всего 270 тысяч'],
    ['hi', 'सैलरी 32 हज़ार, कितना अफोर्ड कर सकता हूँ?', 'डाउन पेमेंट सिर्फ 2.7 लाख है'],
    ['zh', '月薪3.2万买得起多少的房子？', '我首付只有27万'],
    ['ar', 'راتبي ٣٢ ألف، كم أتحمل؟', 'دفعتي الأولى فقط ٢٧٠ ألف'],
  ])('goes on with savings alone (%s: %s, %s)', async (language, first, second) => {
    const { state, actions } = await converse(tools(), [first, second], language)
    expect(state.money).toMatchObject({ amount: 32_000, amountIs: 'income', down: 270_000 })
    expect(actions[0]?.message).toContain('1000000')
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'what can I afford with 270k down payment', '32k a month salary'],
    ['ru', 'что могу купить с накоплениями 270 тысяч', 'зарабатываю 32 тысячи в месяц'],
    ['de', 'Was kann ich mit 270.000 Eigenkapital kaufen?', 'Ich verdiene 32.000 im Monat'],
    ['zh', '首付27万能买多少钱的房子', '月薪3.2万'],
  ])(
    'asks for the income where only savings are named (%s: %s)',
    async (language, said, income) => {
      const asked = await converse(tools(), [said], language)
      expect(asked.state.money).toMatchObject({ kind: 'afford', down: 270_000, asked: 'amount' })
      const { actions } = await converse(tools(), [said, income], language)
      expect(actions[0]?.message).toContain('1000000')
    },
  )

  it('reads no card into the first payment', async () => {
    const turns = ['شقق للبيع في المارينا', 'معاشي ٣٢ ألف ودفعتي الأولى ٢٧٠ ألف']
    const { state, text } = await converse(tools(), turns, 'ar')
    expect(state.refs).toEqual([])
    expect(plain(text)).toContain('1,000,000')
  })

  it.each<[LanguageCode, string, number]>([
    ['en', 'flat in Arjan for 700k cash', 700_000],
    ['en', 'I have 900k, looking for a flat in JVC', 900_000],
    ['de', 'Wohnung in JVC für 800.000 in bar', 800_000],
    ['zh', 'JVC的公寓 现金90万', 900_000],
  ])('leaves a search with what one has to the search (%s: %s)', async (language, said, price) => {
    const { state } = await converse(tools(), [said], language)
    expect(state.money).toBeUndefined()
    expect([state.intent, state.slots.price_max]).toEqual(['find_property', price])
  })
})
