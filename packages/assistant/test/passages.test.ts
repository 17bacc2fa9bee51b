import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { createPassageIndex } from '../src/passages/passage-index.ts'
import { quoteFrom } from '../src/passages/quote.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const passages = [
  {
    page: '',
    heading: 'What is an NOC and who applies for it?',
    text: 'The developer confirms that it has no objection to the sale. It costs between AED 500 and AED 5,000.',
    link: '/faqs?question=1',
    figures: [{ rate: 'noc-fee-low', before: 'costsbetween', after: 'andAED5000' }],
  },
  {
    page: '',
    heading: 'By how much may my landlord raise the rent?',
    text: 'It depends on the rental index: up to 10% below, not at all.',
    link: '/faqs?question=2',
  },
  {
    page: 'Living in Deira',
    heading: 'Getting around',
    text: 'Both lines of the metro cross here, and buses go everywhere.',
    link: '/area-guide?place=deira&section=section-2',
  },
]
const tenancy = [
  ['ما هو «إيجاري»؟', 'هو سجل عقود الإيجار في دبي، ويُسجل العقد من جديد عند كل تجديد.', 'ejari'],
  ['ما الزيادة التي يحق للمؤجر طلبها؟', 'تتوقف على انخفاض إيجارك عن مؤشر الإيجارات.', 'increase'],
  [
    'ما مدة إشعار المستأجر بالإخلاء؟',
    'اثنا عشر شهرًا مع ذكر السبب: البيع أو سكن المالك.',
    'eviction',
  ],
  [
    'किराएदार को कितना नोटिस देना होता है?',
    'बारह महीने का, कारण बताकर; मालिक का ख़ुद रहना एक कारण है।',
    'eviction',
  ],
  [
    'क्या अनुबंध ख़त्म होने से पहले घर छोड़ा जा सकता है?',
    'तभी जब मकान मालिक मान जाए; एक या दो महीने का नोटिस।',
    'leave',
  ],
  ['房东要提前多久通知租客？', '提前十二个月，写明理由。', 'eviction'],
  ['合同没到期可以提前搬走吗？', '要看合同，或者房东同意。', 'leave'],
].map(([heading = '', text = '', id]) => ({
  page: '',
  heading,
  text,
  link: `/faqs?question=${id}`,
}))
const rate = {
  id: 'noc-fee-low',
  value: 500,
  unit: 'aed' as const,
  applies_to: 'sale',
  text: 'AED 500',
  note: null,
  as_of: '2026-11-21',
  source: { name: 'Customary', url: 'https://example.com' },
  language: 'en' as const,
}
const tools = () => {
  const find = createPassageIndex(passages)
  return {
    ...fakeTools(() => 3),
    passages: async (question: string) => find(question),
    rates: async () => [rate],
  }
}

describe('answers from the texts of the site', () => {
  it('quote the passage, lead to it, and name the row of each figure', async () => {
    const { text, links, evidence } = await converse(tools(), ['what is an NOC?'])
    expect(text).toContain('The developer confirms')
    expect(text).toContain('check with the authority')
    expect(links).toEqual([{ label: passages[0]?.heading, link: '/faqs?question=1' }])
    expect(evidence).toContainEqual({
      claim: 'AED 500',
      source: 'Customary',
      listing_id: null,
      field: 'noc-fee-low',
      as_of: '2026-11-21T00:00:00.000Z',
    })
    expect(
      evidence.some(({ claim, link }) => claim === '5,000' && link === '/faqs?question=1'),
    ).toBe(true)
  })

  it('are found by other words for the same', async () => {
    const { text } = await converse(tools(), ['can my landlord increase the rent?'])
    expect(text).toContain('rental index')
  })

  it.each<[LanguageCode, string]>([
    ['ar', 'هل يقدر المالك يرفع الايجار 20%؟'],
    ['ar', 'المالك يبي يطلعني من الشقة'],
    ['hi', 'क्या मकान मालिक मुझे बिना नोटिस निकाल सकता है?'],
    ['zh', '房东可以赶我走吗？'],
  ])('%s: %s finds what the law says about it, not a register or a fee', async (_, question) => {
    const [first] = createPassageIndex(tenancy)(question)
    expect(first?.link).toMatch(question.includes('20%') ? /increase/ : /eviction/)
  })

  it('say where nothing fits, and what can be asked', async () => {
    const { text, links } = await converse(tools(), ['what is the meaning of zugzwang?'])
    expect(text).toContain('nothing about that in our guides')
    expect(links).toBeUndefined()
  })
})

describe('a quotation', () => {
  const beside = 'This sentence is about something else entirely. '
  const long = `It is a rule. ${beside.repeat(9)}Ejari is a register of tenancies. ${'More follows here. '.repeat(30)}`
  it('is whole sentences: how the text begins, and the ones that answer', () => {
    const quote = quoteFrom(long, 'ejari register of tenancies')
    expect(quote.startsWith('It is a rule.')).toBe(true)
    expect(quote).toContain('Ejari is a register of tenancies.')
    expect(quote.length).toBeLessThanOrEqual(640)
    expect(quote.endsWith('.')).toBe(true)
  })

  it('has no sentence that speaks of one that was left out', () => {
    const left = 'Everybody who stays is registered, which is told at some length here. '.repeat(9)
    const text = `Yes, they may. ${left}That is enough for a visa of a wife. Tell the landlord.`
    expect(quoteFrom(text, 'is it enough for the visa of my wife', 120)).not.toContain('That is')
  })

  it('is the whole text where a chat can bear it', () => {
    const text = `Yes, in some areas. ${beside.repeat(8)}A visa is not needed.`
    expect(quoteFrom(text, 'do I need a visa')).toBe(text)
  })

  it('is as short as it is asked to be', () => {
    const quote = quoteFrom(long, 'ejari register of tenancies', 60)
    expect(quote).toBe('It is a rule. Ejari is a register of tenancies.')
  })
})
