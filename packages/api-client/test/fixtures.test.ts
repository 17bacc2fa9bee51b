import { expect, test } from 'vitest'
import { fixtures } from '../src/generated/fixtures.gen.ts'
import * as schemas from '../src/generated/zod.gen.ts'

const schemaOf = (operation: string) => {
  const name = `z${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response`
  return Object.entries(schemas).find(([key]) => key === name)?.[1]
}

test.each(Object.entries(fixtures))('%s: the fixture satisfies its own schema', (name, make) => {
  expect(schemaOf(name)?.safeParse(make()).error?.issues).toBeUndefined()
  expect(schemaOf(name)).toBeDefined()
})

test('fixtures are fresh copies with ids of their own', () => {
  const first = fixtures.listProperties()
  first.data.length = 0
  const ids = fixtures.listProperties().data.map(({ _id }) => _id)
  expect(new Set(ids).size).toBe(2)
})
