import { describe, expect, test } from 'vitest'
import { prepareContract } from '../../src/request/prepare-contract.ts'

const { schemas, compile } = prepareContract()

// Schemas are compiled when they are first asked, so a broken one shows in no start of a server.
describe('every schema of the contract can be checked against, that of', () => {
  test.each([...schemas])('%s', (_id, { path, query, headers, body, response }) => {
    const parts = [path, query, headers, body?.schema, ...Object.values(response)]
    for (const part of parts) if (part) expect(compile(part)(undefined)).not.toEqual([])
  })
})
