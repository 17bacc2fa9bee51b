import { expect, test } from 'vitest'
import { createCircuitBreaker } from '../src/circuit-breaker.ts'

const second = 1000

test('a provider rests after three failures, and one request tries it after each pause', () => {
  let now = 0
  const breaker = createCircuitBreaker(() => now)
  breaker.failed(false)
  breaker.failed(false)
  expect(breaker.admits()).toBe(true)
  breaker.failed(false)
  expect(breaker.admits()).toBe(false)
  now = 15 * second
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
  breaker.failed(false)
  now = 44 * second
  expect(breaker.admits()).toBe(false)
  now = 45 * second
  expect(breaker.admits()).toBe(true)
  breaker.succeeded()
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true])
})

test('what will not get better by itself is believed at once, and no pause is beyond five minutes', () => {
  let now = 0
  const breaker = createCircuitBreaker(() => now)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    breaker.failed(true)
    expect(breaker.admits()).toBe(false)
    now += 300 * second
    expect(breaker.admits()).toBe(true)
  }
})

test('it says how long a service rests, never longer than allowed, and when it is back', () => {
  let now = 0
  const breaker = createCircuitBreaker(() => now, { first: second, longest: second })
  expect([1, 2, 3].map(() => breaker.failed())).toEqual([0, 0, second])
  now = second
  expect(breaker.admits()).toBe(true)
  expect(breaker.failed()).toBe(second)
  expect([breaker.succeeded(), breaker.succeeded()]).toEqual([true, false])
})
