import { expect, test } from 'vitest'
import { readConfig } from '../../../src/config.ts'

const wanted = { ASSISTANT_ENGINE: 'llm', ASSISTANT_MODEL: 'some-model' }

test('nothing is asked of a model unless it is wanted', () => {
  expect(readConfig({ ASSISTANT_API_KEY: 'key', ASSISTANT_MODEL: 'm' }).languageModel).toBe(
    undefined,
  )
})

test('a local server needs no key', () => {
  const ASSISTANT_BASE_URL = 'http://localhost:11434/v1/'
  expect(readConfig({ ...wanted, ASSISTANT_BASE_URL }).languageModel).toMatchObject({
    provider: 'openai',
    baseUrl: 'http://localhost:11434/v1',
    model: 'some-model',
    key: undefined,
  })
})

test('what is missing is named', () => {
  expect(() => readConfig({ ASSISTANT_ENGINE: 'llm' })).toThrow(/ASSISTANT_MODEL/)
  expect(() => readConfig(wanted)).toThrow(/ASSISTANT_API_KEY/)
  expect(() => readConfig({ ...wanted, ASSISTANT_PROVIDER: 'anthropic' })).toThrow(/_API_KEY/)
  expect(() => readConfig({ ASSISTANT_ENGINE: 'gpt' })).toThrow(/ASSISTANT_ENGINE/)
})

test('times are given in seconds', () => {
  const config = readConfig({
    ...wanted,
    ASSISTANT_API_KEY: 'key',
    ASSISTANT_STALL_SECONDS: '2.5',
    ASSISTANT_DAY_TOKENS: '1000',
  })
  expect(config.languageModel?.limits).toMatchObject({ stallMs: 2500, dayTokens: 1000, steps: 4 })
})
