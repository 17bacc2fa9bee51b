import { expect, test } from 'vitest'
import { specifiedEvents, specifiedNames, specifiedPaths } from '../../codegen/specified-calls.ts'
import { chatEvents } from '../../src/generated/chat-events.gen.ts'
import { operationTable } from '../../src/generated/operations.gen.ts'

const contract = Object.values(operationTable).map(
  ({ method, path }) => `${method.toUpperCase()} ${path}`,
)

test('every call that the specification names is in the contract', () => {
  expect(specifiedPaths.filter((path) => !contract.includes(path))).toEqual([])
  expect(Object.values(specifiedNames).filter((id) => !(id in operationTable))).toEqual([])
  expect(specifiedEvents.filter((event) => !(event in chatEvents))).toEqual([])
})

test('no operation is counted twice', () => {
  const ids = Object.values(specifiedNames)
  expect(new Set(ids).size).toBe(ids.length)
  const paths = ids.map(
    (id) => `${operationTable[id].method.toUpperCase()} ${operationTable[id].path}`,
  )
  expect(paths.filter((path) => specifiedPaths.includes(path))).toEqual([])
})
