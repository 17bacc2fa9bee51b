import { expect, test } from 'vitest'
import { addressKey, clientAddress } from '../../../src/request/client-address.ts'

const from = (forwarded: string | undefined, proxies: number): string =>
  clientAddress(
    {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '10.0.0.1' },
    },
    proxies,
  )

test('a client is believed nothing about its address where no proxy stands in front', () => {
  expect(from('1.2.3.4', 0)).toBe('10.0.0.1')
  expect(from(undefined, 0)).toBe('10.0.0.1')
})

test('of X-Forwarded-For counts what the proxies wrote, not what the client did', () => {
  expect(from('1.2.3.4, 203.0.113.9', 1)).toBe('203.0.113.9')
  expect(from('1.2.3.4, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9')
  expect(from('203.0.113.9', 2)).toBe('203.0.113.9')
  expect(from(undefined, 1)).toBe('10.0.0.1')
})

test('what is no address is no address', () => {
  expect(from('nonsense', 1)).toBe('10.0.0.1')
  expect(from(`${'9'.repeat(5000)}, `, 1)).toBe('10.0.0.1')
})

test('a property counts once, whatever address of its own it comes from', () => {
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9')
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
  const property = addressKey('2001:db8:a:b:1:2:3:4')
  expect(property).toBe('2001:db8:a:b')
  expect(addressKey('2001:db8:a:b::1')).toBe(property)
  expect(addressKey('2001:0db8:000a:000b:ffff::')).toBe(property)
  expect(addressKey('2001:db8:a:c::1')).not.toBe(property)
  expect(addressKey('::1')).toBe('0:0:0:0')
  expect(addressKey('fe80::1%eth0')).toBe(addressKey('fe80::2'))
})
