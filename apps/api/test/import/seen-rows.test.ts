import { expect, it } from 'vitest'
import { SeenRows } from '../../src/import/seen-rows.ts'

it('remembers exactly what was added, however much that is', () => {
  const seen = new SeenRows()
  const texts = Array.from({ length: 5_000 }, (_, number) => `row ${number}`)
  for (const text of texts) {
    expect(seen.has(text)).toBe(false)
    seen.add(text)
    seen.add(text)
  }
  expect(texts.every((text) => seen.has(text))).toBe(true)
  expect(seen.has('row 5000')).toBe(false)
})
