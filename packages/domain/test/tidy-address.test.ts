import { expect, test } from 'vitest'
import { addressKey, tidyAddress } from '../src/tidy-address.ts'

test.each([
  ['spaces around it', ' sara@example.com\n', 'sara@example.com'],
  ['letters that are composed of two', 'jose\u0301@example.com', 'jos\u00e9@example.com'],
  ['a domain with its own letters', 'info@münchen.de', 'info@xn--mnchen-3ya.de'],
  ['an Arabic domain', 'sara@عقارات.امارات', 'sara@xn--mgbaj0a2b2c.xn--mgbaam7a8h'],
  ['dots of other scripts', 'li@例え。jp', 'li@xn--r8jz45g.jp'],
  ['an address as mail carries it', 'info@xn--mnchen-3ya.de', 'info@xn--mnchen-3ya.de'],
  ['plain letters, whatever their case', 'Sara.Khan@Example.com', 'Sara.Khan@Example.com'],
  ['a user name', 'sara_ك', 'sara_ك'],
  ['what is no domain', 'sara@ü/x', 'sara@ü/x'],
])('%s', (_, typed, tidy) => {
  expect(tidyAddress(typed)).toBe(tidy)
  expect(tidyAddress(tidy)).toBe(tidy)
})

test('one mailbox has one key, in whatever way it is written', () => {
  const keys = [
    'INFO@MÜNCHEN.DE',
    'info@xn--mnchen-3ya.de',
    ' Info@mu\u0308nchen.de',
    'info@XN--MNCHEN-3YA.de',
  ]
  expect(new Set(keys.map(addressKey))).toEqual(new Set(['info@xn--mnchen-3ya.de']))
})
