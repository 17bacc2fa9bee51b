import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readReport } from '../../../../scripts/test/vitest-report.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-report-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

function read(report, status, output = '') {
  const file = path.join(folder, 'report.json')
  fs.writeFileSync(file, JSON.stringify(report))
  return readReport({ file, status, log: logOf(output) })
}

function logOf(output) {
  const log = path.join(folder, 'output.log')
  fs.writeFileSync(log, output)
  return log
}

const counts = { numPassedTests: 3, numFailedTests: 0, numTotalTests: 3, testResults: [] }

describe('what Vitest counted', () => {
  it('is taken as it is where all passed', () => {
    expect(read(counts, 0)).toEqual({ passed: 3, failed: 0, skipped: 0, failures: [] })
  })

  it('names each failed test with its file', () => {
    const name = path.resolve(import.meta.dirname, 'some.test.ts')
    const test = { status: 'failed', fullName: 'a home is found' }
    const testResults = [{ name, status: 'failed', assertionResults: [test] }]
    const { failed, failures } = read({ ...counts, numFailedTests: 1, testResults }, 1)
    expect(failed).toBe(1)
    expect(failures).toEqual(['packages/config/test/gate/some.test.ts › a home is found'])
  })

  it('names a file that failed before it had tests', () => {
    const name = path.resolve(import.meta.dirname, 'broken.test.ts')
    const testResults = [{ name, status: 'failed', assertionResults: [] }]
    const { failed, failures } = read({ ...counts, testResults }, 1)
    expect(failed).toBe(1)
    expect(failures).toEqual(['packages/config/test/gate/broken.test.ts'])
  })

  it.each([
    ['a test that did not run', { ...counts, numTotalTests: 4 }, 0, '1 tests did not run'],
    ['no test at all', { ...counts, numPassedTests: 0, numTotalTests: 0 }, 0, 'no test passed'],
    ['an error beside the tests', counts, 1, 'an error outside of the tests'],
    ['an exit beside the tests', counts, 1, 'an error outside of the tests: bye', 'bye\n'],
  ])('is a failure with %s', (_, report, status, sentence, output) => {
    const { failed, failures } = read(report, status, output)
    expect(failed).toBe(1)
    expect(failures).toEqual([sentence])
  })

  it('names the reason why no test could run', () => {
    const output = `
JSON report written to report.json

⎯⎯⎯⎯⎯⎯ Unhandled Error ⎯⎯⎯⎯⎯⎯⎯
Error: the database does not start
 ❯ startDatabase test/server.ts:56:11
`
    const none = { ...counts, numPassedTests: 0, numTotalTests: 0 }
    expect(read(none, 1, output)).toMatchObject({
      failed: 1,
      failures: ['no test passed: Error: the database does not start'],
    })
  })

  it('names each error beside the tests, failed ones or not', () => {
    const output = `
⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯
 FAIL  some.test.ts > a home is found
AssertionError: expected 1 to be 2
⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯

Vitest caught 2 unhandled errors during the test run.

⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯
Error: nobody waits
⎯⎯⎯⎯ \x1b[31mUncaught Exception\x1b[39m ⎯⎯⎯⎯⎯
TypeError: thrown later
`
    const outside = ['Error: nobody waits', 'TypeError: thrown later']
    expect(read(counts, 1, output).failures).toEqual(outside)
    const name = path.resolve(import.meta.dirname, 'some.test.ts')
    const test = { status: 'failed', fullName: 'a home is found' }
    const testResults = [{ name, status: 'failed', assertionResults: [test] }]
    expect(read({ ...counts, numFailedTests: 1, testResults }, 1, output)).toMatchObject({
      failed: 3,
      failures: [expect.stringContaining('a home is found'), ...outside],
    })
  })

  it('tells once how many tests were left out for want of a program', () => {
    const notRun = path.join(folder, 'not-run.json')
    fs.writeFileSync(notRun, JSON.stringify({ reason: 'no server', tests: 40 }))
    const file = path.join(folder, 'report.json')
    fs.writeFileSync(file, JSON.stringify(counts))
    const run = { file, status: 0, log: logOf(''), notRun }
    expect(readReport(run)).toMatchObject({ passed: 3, failed: 0, skipped: 40 })
    expect(readReport(run)).toMatchObject({ passed: 3, failed: 0, skipped: 0 })
  })

  it('is a failure where it came to no report, with the last it said', () => {
    const file = path.join(folder, 'none.json')
    const run = { file, status: 0, log: logOf('') }
    expect(readReport(run)).toMatchObject({ failed: 1, failures: ['ended without a report'] })
    expect(readReport({ ...run, log: logOf('once\nout of memory\n\n') })).toMatchObject({
      failed: 1,
      failures: ['ended without a report: out of memory'],
    })
  })

  it('is a failure where it was ended while it wrote its report', () => {
    const file = path.join(folder, 'half.json')
    fs.writeFileSync(file, '{"numPassedTests": 3, "numTot')
    expect(readReport({ file, status: 1, log: logOf('') })).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['ended without a report'],
    })
  })
})
