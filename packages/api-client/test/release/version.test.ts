import { expect, test } from 'vitest'
import { compareVersions, nextVersion, parseVersion } from '../../codegen/release/version.ts'

test('versions are compared by number, not by text', () => {
  expect(['1.10.0', '1.9.3', '0.12.0', '2.0.0'].sort(compareVersions)).toEqual([
    '0.12.0',
    '1.9.3',
    '1.10.0',
    '2.0.0',
  ])
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0)
})

test.each([
  ['major', '2.0.0'],
  ['minor', '1.5.0'],
  ['patch', '1.4.3'],
] as const)('a %s change after 1.4.2 asks for %s', (impact, version) => {
  expect(nextVersion('1.4.2', impact)).toBe(version)
})

test('what is no version is refused', () => {
  expect(() => parseVersion('1.2')).toThrow('write it as 1.2.3')
})
