import { expect, it } from 'vitest'
import { nextPin } from './next-pin.ts'

const pins = [
  { key: 'middle', x: 0, y: 0 },
  { key: 'east', x: 100, y: 10 },
  { key: 'near but off', x: 40, y: 60 },
  { key: 'north', x: 5, y: -80 },
]

it.each([
  ['ArrowRight', 'east'],
  ['ArrowUp', 'north'],
  ['ArrowDown', 'near but off'],
  ['ArrowLeft', null],
  ['Home', null],
])('%s goes to %s', (arrow, key) => {
  expect(nextPin(pins, 'middle', arrow)).toBe(key)
})
