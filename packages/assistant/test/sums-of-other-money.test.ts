import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { tools } from './own-sums-tools.ts'

const plain = (text: string): string =>
  text.replace(/[\u00a0\u202f]/gu, ' ').replace(/[\u200e\u200f]/gu, '')
const ask = async (language: LanguageCode, ...turns: string[]): Promise<string> =>
  plain((await converse(tools(), turns, language)).text)

describe('a sum of other money', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['en', 'I have 80k pounds', 'what is that in dirhams?', 'GBP'],
    ['zh', '我有港币两百万', '那是多少迪拉姆？', 'HKD'],
    ['hi', 'mera budget 80 lakh rupees hai', 'dirham me kitna hua?', 'INR'],
    ['de', 'Wir haben 200.000 Euro', 'Wie viel Dirham sind das?', 'EUR'],
    ['ru', 'у меня 9 миллионов рублей', 'а сколько это в дирхамах?', 'RUB'],
    ['ar', 'عندي ٥٠ الف دينار كويتي', 'كم يعني بالدرهم؟', 'KWD'],
  ])('has no rate of the day in %s, and that is said', async (language, told, asked, code) => {
    const text = await ask(language, told, asked)
    expect(text).toContain(code)
    expect(text).not.toMatch(/3[.,]67/u)
  })

  it('goes on with the rate that is named next', async () => {
    expect(
      await ask('en', 'I have 80k pounds', 'what is that in dirhams?', 'the rate is 4.9'),
    ).toContain('AED 392,000')
    expect(
      await ask(
        'hi',
        'mera budget 92 lakh rupees hai',
        'dirham me kitna hua?',
        '1 dirham 23 rupees ka hai',
      ),
    ).toContain('AED 4,00,000')
  })

  it('knows a dollar of another country from that whose rate is fixed', async () => {
    const text = await ask('en', 'I have 100k canadian dollars', 'how much is that in dirhams?')
    expect(text).toContain('CAD')
    expect(text).not.toContain('367')
    expect(await ask('en', 'I have 100k usd', 'how much is that in dirhams?')).toContain(
      'AED 367,250',
    )
  })

  it('may be asked for once homes were shown', async () => {
    expect(
      await ask('hi', 'dubai me 1 bhk flat for sale', 'rupees me batao, aed nahi samajhta'),
    ).toContain('INR')
  })
})
