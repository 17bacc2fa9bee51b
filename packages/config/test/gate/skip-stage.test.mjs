import { expect, it, vi } from 'vitest'
import { skipStage } from '../../../../scripts/test/skip-stage.mjs'

vi.spyOn(console, 'error').mockImplementation(() => {})
const stage = { name: 'browser tests', suite: [] }
const skip = (answer, environment = {}) => skipStage(stage, environment, 'a browser', () => answer)
const listed = (tests) => ({ status: 0, stdout: JSON.stringify(tests), stderr: '' })

it('counts what it does not run', () => {
  expect(skip(listed([{}, {}]))).toMatchObject({ passed: 0, failed: 0, skipped: 2, failures: [] })
})

it('fails in CI, where everything must run', () => {
  expect(skip(listed([{}]), { CI: 'true' })).toMatchObject({
    failed: 1,
    skipped: 1,
    failures: ['cannot run without a browser'],
  })
})

it.each([
  ['an empty list', listed([]), 'its list of tests is empty'],
  [
    'a list that cannot be made',
    { status: 1, stdout: '', stderr: 'Error: no config\n  at list\n' },
    'its tests cannot be listed: Error: no config',
  ],
  [
    'a list that cannot be read',
    { status: 0, stdout: 'Hello\n[', stderr: '' },
    'its tests cannot be listed: Hello',
  ],
  [
    'a program that does not start',
    { status: null, error: new Error('ENOENT') },
    'its tests cannot be listed: ENOENT',
  ],
])('fails with %s, since it says nothing of what did not run', (_, answer, sentence) => {
  expect(skip(answer)).toMatchObject({ failed: 1, skipped: 0, failures: [sentence] })
})
