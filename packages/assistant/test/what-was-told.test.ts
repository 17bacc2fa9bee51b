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
const plain = (text: string): string =>
  text.replace(/[\u00a0\u202f]/gu, ' ').replace(/[\u200e\u200f]/gu, '')
const ask = async (language: LanguageCode, ...turns: string[]): Promise<string> =>
  plain((await converse(tools(), turns, language)).text)

describe('a sum of the home spoken of', () => {
  const second = ['apartments for sale in dubai', 'tell me about the second one']

  it.each([
    'If I pay for it in cash, without a mortgage, what is the total with all fees?',
    'paying cash for that one: what is the total including all the fees?',
  ])('is its price with the fees: %s', async (said) => {
    expect(await ask('en', ...second, said)).toContain('On top of the price of AED 1,020,000')
  })

  it('is its instalment after the cash for it', async () => {
    const cash = 'with 25% down on that one how much cash do we need in all'
    const text = await ask('en', ...second, cash, 'and the monthly payment over 20 years at 4.5%?')
    expect(text).toContain('AED 1,020,000')
    expect(text).toContain('4.5%')
    expect(text).toContain('a month')
  })

  it('is what a plan takes before the keys, in two percentages', async () => {
    const said =
      'if I pay 70 percent before handover and 30 percent at handover for this one, how much is that?'
    const text = await ask('en', ...second, said)
    expect(text).toContain('AED 714,000')
    expect(text).toContain('AED 40,800')
  })
})

describe('a message to the agent of the home spoken of', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'de',
      'wie groß ist die zweite',
      'Schicken Sie dem Makler dieser Villa eine Nachricht: Geht der Eigentümer 4 % runter? Ich heiße Jan Kurz, 0501112223',
    ],
    [
      'en',
      'what size is the second one',
      'Send the agent of that villa a message: would they take 4 % less? Sam Hill, 0501112223',
    ],
    [
      'ru',
      'какая площадь у второй',
      'Отправьте агенту этой виллы сообщение: хозяин уступит 4%? Иван Петров, 0501112223',
    ],
    [
      'ar',
      'كم مساحة الثانية',
      'ابعث رسالة للوكيل: هل يقبل المالك خصم 4٪؟ اسمي سامي حداد، 0501112223',
    ],
  ])('is a request in %s with that note', async (language, about, said) => {
    const first = {
      en: 'villas for sale',
      de: 'Villen zum Kauf',
      ru: 'виллы на продажу',
      ar: 'فلل للبيع',
    }
    const opening = language === 'hi' || language === 'zh' ? first.en : first[language]
    const text = await ask(language, opening, about, said)
    expect(text).toContain('0501112223')
    expect(text).toMatch(/Home number 2|بيت رقم 2/u)
    expect(text).toMatch(/4\s?[%٪]/u)
  })
})

describe('a doubt of what was told last', () => {
  const sums: Readonly<Record<LanguageCode, string>> = {
    en: 'price 1.2m, rent 80k, service charge 12k: net yield?',
    de: 'Preis 1,2 Mio, Miete 80.000, Hausgeld 12.000: Nettorendite?',
    ru: 'цена 1,2 млн, аренда 80 тысяч, сервисный сбор 12 тысяч: чистая доходность?',
    ar: 'السعر مليون و٢٠٠ الف والايجار ٨٠ الف ورسوم الخدمات ١٢ الف كم العائد الصافي؟',
    hi: 'कीमत 12 लाख, किराया 80 हज़ार, सर्विस चार्ज 12 हज़ार। नेट यील्ड कितनी?',
    zh: '房价120万，租金8万，物业费1.2万，净回报率多少？',
  }
  it.each<[LanguageCode, string, string]>([
    ['en', 'that is a lot less than the 9% in the advert', 'Nobody can promise'],
    ['de', 'Na ja, viel weniger als die 8 % laut Werbung', 'niemand versprechen'],
    ['ru', 'не верю, все говорят 10% в год', 'никто обещать не может'],
    ['ar', 'مش مصدق، الكل بيقول ١٠٪', 'لا يمكن لأحد'],
    ['hi', 'यकीन नहीं होता, सब कहते हैं 10%', 'कोई नहीं कर सकता'],
    ['zh', '真的吗，大家都说10%', '谁也保证不了'],
  ])('is answered in %s by where it comes from', async (language, said, words) => {
    expect(await ask(language, sums[language], said)).toContain(words)
  })
})

describe('who cannot sleep over it', () => {
  it.each<[LanguageCode, string]>([
    ['ar', 'ما عم نام الليل من هالموضوع، عندي اولاد'],
    ['de', 'ich schlafe kaum noch deswegen, wir haben kleine Kinder'],
    ['en', 'I lie there not sleeping over this, I have three kids'],
    ['hi', 'रात भर जागती हूँ इस बात पर, बच्चे छोटे हैं'],
  ])('is heard in %s', async (language, said) => {
    const sorry = { ar: 'يؤسفني', de: 'tut mir leid', en: 'I am sorry', hi: 'दुख हुआ' }
    const expected = language === 'ru' || language === 'zh' ? sorry.en : sorry[language]
    expect(await ask(language, said)).toContain(expected)
  })
})
