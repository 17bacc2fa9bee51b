import { existsSync, globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { timeouts } from '../src/vitest-preset.ts'
import { waitTimeout } from '../src/wait-timeout.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const projects = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)),
)
const configs = globSync('{packages,apps}/*/{,*/}vitest.config.ts', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})

afterEach(() => {
  vi.unstubAllEnvs()
})

test('keeps the limits of a project where no longer ones are asked for', () => {
  vi.stubEnv('TEST_TIMEOUT_MS', undefined)
  expect(timeouts()).toEqual({
    testTimeout: 5_000,
    hookTimeout: 10_000,
    expect: { poll: { timeout: 1_250 } },
  })
  expect(timeouts({ test: 30_000, hook: 60_000 })).toEqual({
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 7_500 } },
  })
})

test('lengthens limits and shortens none', () => {
  vi.stubEnv('TEST_TIMEOUT_MS', '120000')
  expect(timeouts({ test: 30_000, hook: 900_000 })).toEqual({
    testTimeout: 120_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 30_000 } },
  })
})

test('lets one wait take a quarter of a test, and never less than it asks for', () => {
  vi.stubEnv('TEST_TIMEOUT_MS', undefined)
  expect(waitTimeout(10_000)).toBe(10_000)
  vi.stubEnv('TEST_TIMEOUT_MS', '120000')
  expect([waitTimeout(10_000), waitTimeout(60_000)]).toEqual([30_000, 60_000])
})

test.each(['2 min', '-1', '', '1e5'])('refuses %j as a limit', (text) => {
  vi.stubEnv('TEST_TIMEOUT_MS', text)
  expect(() => timeouts()).toThrow('TEST_TIMEOUT_MS is a number of milliseconds')
})

test('every project has a configuration', () => {
  expect(projects.filter((folder) => !existsSync(path.join(folder, 'vitest.config.ts')))).toEqual(
    [],
  )
})

test.each(configs)('%s is as patient as it is asked to be', async (file) => {
  vi.stubEnv('TEST_TIMEOUT_MS', '7654321')
  vi.resetModules()
  const { default: config } = await import(path.join(root, file))
  expect(config.test).toMatchObject({ testTimeout: 7_654_321, hookTimeout: 7_654_321 })
})
