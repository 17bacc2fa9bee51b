import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readChatEvents } from '../src/fuzz/contract/chat-events.ts'
import { isAllowed } from '../src/fuzz/contract/documents.ts'
import { readOperations } from '../src/fuzz/contract/operations.ts'
import type { Case } from '../src/fuzz/http/case.ts'
import { curlOf } from '../src/fuzz/http/curl.ts'
import { judgeInput } from '../src/fuzz/http/judge-input.ts'
import { mutatedCases } from '../src/fuzz/http/mutated-cases.ts'
import { validCases } from '../src/fuzz/http/valid-cases.ts'
import { Pool } from '../src/fuzz/values/pool.ts'
import { validValues } from '../src/fuzz/values/valid.ts'

const samples = 100
const operations = readOperations()

describe.each(operations)('$id', (operation) => {
  test('inputs that are made to be valid are', () => {
    const drafts = fc.sample(validCases(operation, new Pool()), { numRuns: samples, seed: 1 })
    const refused = drafts
      .map((draft): Case => ({ ...draft, mode: 'valid', why: '' }))
      .filter((given) => judgeInput(operation, given) === 'refused')
    expect(refused.map((given) => curlOf('', operation, given))).toEqual([])
  })
})

test('where an operation takes a body, changed inputs break the contract often', () => {
  for (const operation of operations.filter(({ body }) => body)) {
    const drafts = fc.sample(mutatedCases(operation, new Pool()), { numRuns: samples, seed: 1 })
    const refused = drafts.filter(
      (draft) => judgeInput(operation, { ...draft, mode: 'mutated' }) === 'refused',
    )
    expect(refused.length, operation.id).toBeGreaterThan(samples / 4)
  }
})

test.each(readChatEvents())('payloads of $name are valid', ({ payload, pointer }) => {
  const place = { document: 'chat', pool: new Pool(), names: [] } as const
  const values = fc.sample(validValues(payload, place), { numRuns: samples, seed: 1 })
  expect(values.filter((value) => !isAllowed('chat', pointer, value))).toEqual([])
})
