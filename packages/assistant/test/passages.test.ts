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

  it('say where nothing fits, and what can be asked', async () => {
    const { text, links } = await converse(tools(), ['what is the meaning of zugzwang?'])
    expect(text).toContain('nothing about that in our guides')
    expect(links).toBeUndefined()
  })
})

describe('a quotation', () => {
  const long = `${'This sentence is about something else entirely. '.repeat(9)}Ejari is a register of tenancies. ${'More follows here. '.repeat(30)}`
  it('is whole sentences, short, and the ones that answer', () => {
    const quote = quoteFrom(long, 'ejari register of tenancies')
    expect(quote.startsWith('Ejari is a register')).toBe(true)
    expect(quote.length).toBeLessThanOrEqual(420)
    expect(quote.endsWith('.')).toBe(true)
  })
})
