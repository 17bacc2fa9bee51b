import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { asOf, fakeTools } from './fake-tools.ts'

const many = () => fakeTools(() => 12)
const calling = [
  'villas in Mirdif',
  'ask the agent of the first to call me',
  'John Smith, 050 123 4567, john@example.com',
]

describe('handing a request in', () => {
  it('tells the agent in English that a call is asked for, and what was looked for', async () => {
    const leads = fakeLeads()
    await converse(many(), [...calling, 'yes'], 'en', leads)
    expect(leads.handed[0]?.message).toBe(
      'A visitor of the chat asks to be called about it. They were looking for: villa, in Mirdif.',
    )
  })

  it('rests its reference on the request', async () => {
    const { evidence } = await converse(many(), [...calling, 'yes'], 'en', fakeLeads())
    expect(evidence).toMatchObject([
      { claim: 'EQ-2345AB', source: 'request', field: 'reference', as_of: asOf },
    ])
  })

  it.each(['busy', 'failed'] as const)('%s, it is tried again by one word', async (kind) => {
    const leads = fakeLeads({ outcome: { kind } })
    const { state } = await converse(many(), [...calling, 'yes'], 'en', leads)
    expect(state.request).toMatchObject({ name: 'John Smith', asked: 'confirm' })
    await converse(many(), [...calling, 'yes', 'yes'], 'en', leads)
    // Once by the first talk, twice by the second.
    expect(leads.handed).toHaveLength(3)
  })
})
