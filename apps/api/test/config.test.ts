import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { StartupError } from '../src/startup-error.ts'

test('nothing has to be set', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 8080, databaseUrl: undefined, demoListings: 5000 })
  expect(config.dataDir).toMatch(/\.data$/)
})

test('an empty variable is as if it were not there', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 8080,
    databaseUrl: undefined,
  })
})

test('wrong variables are named, all of them, in one sentence', () => {
  expect(() => readConfig({ PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(StartupError)
  expect(() => readConfig({ PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(/PORT.*LOG_LEVEL/)
})
