import { afterEach, expect, it } from 'vitest'
import { absoluteAddress } from '../absolute-address.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

it.each([
  ['/', 'http://localhost:8080/#/compare?ids=1,2'],
  ['/portal/?from=mail#/about-us', 'http://localhost:8080/portal/#/compare?ids=1,2'],
])('leads back to where the site lies: %s', (place, wanted) => {
  window.history.replaceState(null, '', place)
  expect(absoluteAddress('/compare?ids=1,2')).toBe(wanted)
})
