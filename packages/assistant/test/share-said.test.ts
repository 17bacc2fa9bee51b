import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { percents, toolsInDubai } from './own-sums-tools.ts'

const begun: Readonly<Record<LanguageCode, string[]>> = {
  en: ['1 bed to buy in Arjan', 'tell me about the second one'],
  ar: ['شقة غرفة للبيع في أرجان', 'كم رسوم الخدمات مالت الثانية'],
  ru: ['1 спальня на продажу в Арджане', 'расскажи про вторую'],
  hi: ['arjan me 1bhk kharidna hai', 'दूसरे वाले में पार्किंग है?'],
  zh: ['在Arjan买一居室', '第二套有车位吗'],
  de: ['Wohnung mit 1 Schlafzimmer in Arjan kaufen', 'erzähl mir von der zweiten'],
}

type Row = [LanguageCode, string]

describe('a share that is paid at once', () => {
  const monthly: Row[] = [
    ['en', 'if I put 40% down how much a month'],
    ['ar', 'لو دفعت 40% مقدم كم في الشهر'],
    ['ar', 'لو دفعت ٤٠٪ مقدم كم يطلع بالشهر'],
    ['ru', 'если внести 40%, сколько в месяц?'],
    ['hi', '40% डाउन दूँ तो महीने का कितना?'],
    ['zh', '首付40%，每个月多少？'],
    ['de', 'mit 40% Anzahlung, was zahl ich im Monat?'],
  ]
  it.each(monthly)('gives the figure of a month, in %s: %s', async (language, said) => {
    const { text, state } = await converse(toolsInDubai(), [...begun[language], said], language)
    expect(state.money).toMatchObject({ kind: 'loan', downShare: 40 })
    expect(percents(text)).toContain('40 %')
  })

  it('stays that of the message after another one', async () => {
    const turns = [...begun.ar, 'احسب القسط الشهري بدفعة أولى ٣٠٪', 'لو دفعت 40% مقدم كم في الشهر']
    const { state } = await converse(toolsInDubai(), turns, 'ar')
    expect(state.money).toMatchObject({ kind: 'loan', downShare: 40 })
  })

  it.each<Row>([
    ['en', 'with 25% down, is its price fair?'],
    ['en', 'how much a month with 25% down, and is the price fair?'],
    ['ar', 'وكم بيكلفني في الشهر لو دفعت ٢٥٪ مقدم؟ وسعرها عدل ولا مبالغ فيه؟'],
    ['ru', 'сколько в месяц со взносом 25%, и цена не завышена?'],
    ['hi', '25% डाउन पर महीने की किस्त कितनी, और कीमत सही है?'],
    ['zh', '首付25%的话月供多少，这个价格合理吗？'],
    ['de', 'was im Monat mit 25% Anzahlung, und ist der Preis fair?'],
  ])('and whether the price is fair are both answered, in %s: %s', async (language, said) => {
    const { text, state, evidence } = await converse(
      toolsInDubai(),
      [...begun[language], said],
      language,
    )
    expect(state.money).toMatchObject({ kind: 'loan', downShare: 25 })
    expect(percents(text)).toContain('25 %')
    const fields = evidence.map(({ field }) => field)
    expect(fields).toEqual(expect.arrayContaining(['monthly payment', 'price_per_sqft median']))
  })

  it('that is too small is said back beside the least', async () => {
    const { text } = await converse(toolsInDubai(), [...begun.en, '10% down, how much monthly?'])
    expect(text).toContain('10% down is less than banks ask for here: at least 20%')
  })
})
