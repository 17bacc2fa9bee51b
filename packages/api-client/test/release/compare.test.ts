import { expect, test } from 'vitest'
import { compareDocuments } from '../../codegen/release/compare.ts'
import { oneCall } from './one-call.ts'

const size = { type: 'integer', minimum: 0, maximum: 100 }
const home = { type: 'object', required: ['size'], properties: { size } }
const before = oneCall({ Home: home })

test('the same schema with one more part breaks nobody', async () => {
  const more = { type: 'object', properties: { pool: { type: 'boolean' } } }
  const after = oneCall({
    Room: home,
    Home: { allOf: [{ $ref: '#/components/schemas/Room' }, more] },
  })
  const changes = await compareDocuments(before, after)
  expect(changes.map(({ impact }) => impact)).not.toContain('major')
  expect(changes.some(({ path }) => path.endsWith('/properties/pool'))).toBe(true)
})

test('an answer may become narrower, never wider', async () => {
  const limit = (maximum: number) =>
    oneCall({ Home: { ...home, properties: { size: { ...size, maximum } } } })
  const impacts = async (maximum: number) =>
    (await compareDocuments(before, limit(maximum))).map(({ impact }) => impact)
  expect(await impacts(50)).toEqual(['patch'])
  expect(await impacts(500)).toEqual(['major'])
})

test('what a part of a schema requires is required beside what the schema requires itself', async () => {
  const room = { $ref: '#/components/schemas/Room' }
  const pool = { required: ['pool'], properties: { pool: { type: 'boolean' } } }
  const whole = { ...home, required: ['pool', 'size'], properties: { size, ...pool.properties } }
  const parts = oneCall({ Room: home, Home: { type: 'object', allOf: [room], ...pool } })
  const changes = await compareDocuments(oneCall({ Home: whole }), parts)
  expect(changes.map(({ impact }) => impact)).not.toContain('major')
})
