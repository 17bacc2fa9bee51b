import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { ApiFailure } from '@manzil/api-client/result'
import { expect, it } from 'vitest'
import { listingState, type SearchAnswer } from '../listing-state.ts'

const address = new URLSearchParams('purpose=rent&page=9')
const answer = fixtures.listProperties()
const without = (total: number): SearchAnswer => ({
  ...answer,
  data: [],
  pagination: { ...answer.pagination, total },
})
const kindOf = (data: SearchAnswer | undefined, error: Error | null = null) =>
  listingState({ address, data, error }).kind
const refused = (status: number, path: string) =>
  new ApiFailure({
    status,
    code: 'invalid_request',
    message: 'No.',
    fields: [{ path, rule: 'minimum', message: 'No.' }],
    isFallback: false,
    isOfOtherSession: false,
    operationId: 'listProperties',
    requestId: null,
  })

it('tells a page behind the last from a search that nothing matches', () => {
  expect(kindOf(without(0))).toBe('empty')
  expect(kindOf(without(1))).toBe('beyond')
  expect(kindOf(answer)).toBe('ready')
  expect(kindOf(undefined)).toBe('loading')
})

it('leaves out what the server refuses by name, and fails with everything else', () => {
  expect(kindOf(undefined, refused(400, 'page'))).toBe('refused')
  expect(kindOf(undefined, refused(400, 'price_min'))).toBe('failed')
  expect(kindOf(undefined, refused(500, 'page'))).toBe('failed')
  expect(kindOf(answer, new Error('no network'))).toBe('failed')
})
