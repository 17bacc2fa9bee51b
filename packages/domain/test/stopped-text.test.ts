import type { ChatTextMessage } from '@manzil/api-client/generated/types.gen'
import { expect, it } from 'vitest'
import { stoppedText } from '../src/stopped-text.ts'

type Evidence = NonNullable<ChatTextMessage['evidence']>[number]
const evidence = (claim: string): Evidence => ({
  claim,
  field: 'price',
  source: 'Listing',
  as_of: null,
  listing_id: null,
})

it('keeps the evidence of what was said, and of nothing else', () => {
  const text = stoppedText('There are 9 homes from', {
    evidence: [evidence('9 homes'), evidence('AED 1,200,000')],
  })
  expect(text.evidence).toEqual([evidence('9 homes')])
})

it('says that it was stopped and is complete', () => {
  expect(stoppedText('')).toEqual({
    role: 'bot',
    type: 'text',
    message: '',
    evidence: [],
    stopped: true,
    done: true,
  })
})

it('keeps what was understood, since the conversation goes on from there', () => {
  const search = { query: 'purpose=sale', excluded: [] }
  expect(stoppedText('There', { search }).search).toEqual(search)
})
