import { expect, it } from 'vitest'
import { initialsOf } from './initials-of.ts'
import { toneOf, tones } from './tone-of.ts'

it.each([
  ['Layla Haddad', 'person', 'LH'],
  ['Abdul Rahman bin Saeed', 'person', 'AS'],
  ['Harbour Line Properties', 'office', 'HL'],
  ['Анна Белова', 'person', 'АБ'],
  ['Noor', 'person', 'N'],
  ['ليلى حداد', 'person', 'ل'],
  ['किरण शर्मा', 'person', 'कि'],
  ['王伟', 'person', '王'],
  ['24/7', 'office', ''],
] as const)('of %s, a %s, stands %s', (name, of, initials) => {
  expect(initialsOf(name, of)).toBe(initials)
})

it('gives an office one colour, and offices all of them', () => {
  expect(toneOf('0174b344-6a01-7caf')).toBe(toneOf('0174b344-6a01-7caf'))
  const used = new Set(Array.from({ length: 100 }, (_, at) => toneOf(`0174b344-${at}`)))
  expect(used.size).toBe(tones.length)
})
