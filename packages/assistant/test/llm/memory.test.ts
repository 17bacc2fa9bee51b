import { expect, test } from 'vitest'
import { emptyMemory, readMemory, recall, remember } from '../../src/llm/memory.ts'
import { believableUsage } from '../../src/llm/token-estimate.ts'

const exchange = (number: number, length = 10) => ({
  visitor: `question ${number} ${'a'.repeat(length)}`,
  assistant: `answer ${number}`,
})

test('six exchanges are remembered, and what was spent on all of them', () => {
  let memory = emptyMemory()
  for (let number = 1; number <= 9; number += 1) memory = remember(memory, exchange(number), 100)
  expect(memory.spent).toBe(900)
  expect(memory.said.map(({ assistant }) => assistant)).toEqual(
    [4, 5, 6, 7, 8, 9].map((number) => `answer ${number}`),
  )
})

test('a request carries the newest exchanges within its bound, whole ones only', () => {
  const said = [exchange(1), exchange(2, 1500), exchange(3, 1500), exchange(4, 1500)]
  const lines = recall({ said, spent: 0 })
  expect(lines).toHaveLength(4)
  expect(lines[0]).toEqual({ role: 'user', text: exchange(3, 1500).visitor })
})

test('a stored memory that is none is an empty one', () => {
  for (const stored of [undefined, null, 7, { said: 'all', spent: 'much' }, { said: [{ a: 1 }] }]) {
    expect(readMemory(stored)).toEqual(emptyMemory())
  }
})

test('usage that cannot be true is not believed', () => {
  const seen = { input: 1000, output: 100 }
  expect(believableUsage({ input: 800, output: 90 }, seen)).toBe(890)
  expect(believableUsage(undefined, seen)).toBe(1100)
  expect(believableUsage({ input: 0, output: Number.NaN }, seen)).toBe(1100)
  expect(believableUsage({ input: 9e12, output: -5 }, seen)).toBe(9100)
})
