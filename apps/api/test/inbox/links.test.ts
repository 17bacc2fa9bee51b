import { expect, test } from 'vitest'
import { createLeadLinks } from '../../src/modules/inbox/links.ts'

const links = createLeadLinks('a key of tests', 'https://manzil.example')
const others = createLeadLinks('another key', 'https://manzil.example')

test('a token says its side and lead, and is ours alone', () => {
  for (const [leadId, handler] of [
    ['0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01', '00000000-0000-0000-0000-000000000000'],
    ['ffffffff-ffff-ffff-ffff-ffffffffffff', '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'],
  ] as const) {
    const visitor = links.token('visitor', leadId)
    expect(links.read(visitor)).toEqual({ side: 'visitor', leadId })
    expect(links.isOurs(visitor)).toBe(true)
    expect(links.isOurs(visitor.toUpperCase())).toBe(true)
    expect(others.isOurs(visitor)).toBe(false)
    const advertiser = links.token('advertiser', leadId, handler)
    expect(links.read(advertiser)).toEqual({ side: 'advertiser', leadId })
    expect(links.isOurs(advertiser, handler)).toBe(true)
    expect(links.isOurs(advertiser, leadId)).toBe(false)
    expect(links.isOurs(`v${advertiser.slice(1)}`)).toBe(false)
  }
})

test('a token with any sign changed is nobody’s', () => {
  const token = links.token('visitor', '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01')
  for (let at = 0; at < token.length; at++) {
    const sign = token[at] === 'b' ? 'c' : 'b'
    expect(links.isOurs(token.slice(0, at) + sign + token.slice(at + 1))).toBe(false)
  }
})

test('fits into an address: 12 signs, a plus and the token make 64', () => {
  expect(links.token('visitor', '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01')).toMatch(/^[a-z2-7]{51}$/)
})
