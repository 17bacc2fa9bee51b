import { expect, test } from 'vitest'
import { specifiedNames, specifiedPaths } from '../../codegen/specified-calls.ts'
import { fallbackMessages, fallbackMessages401 } from '../../src/generated/fallback-messages.gen.ts'
import { operationTable } from '../../src/generated/operations.gen.ts'
import { specifiedFallbacks, specifiedFallbacks401 } from './specified-fallbacks.ts'

const byPath = Object.values(operationTable)
  .filter(({ method, path }) => specifiedPaths.includes(`${method.toUpperCase()} ${path}`))
  .map(({ id }) => id)

test('every specified call has a text in the table, and no other', () => {
  const specified = [...byPath, ...Object.values(specifiedNames)].sort()
  expect(Object.keys(specifiedFallbacks).sort()).toEqual(specified)
})

test('the contract has the texts of the table, letter for letter', () => {
  expect(fallbackMessages).toMatchObject(specifiedFallbacks)
  expect(fallbackMessages401).toEqual(specifiedFallbacks401)
})
