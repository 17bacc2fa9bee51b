import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readReport } from '../../../../scripts/test/vitest-report.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-report-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

function read(report, status) {
  const file = path.join(folder, 'report.json')
  fs.writeFileSync(file, JSON.stringify(report))
  return readReport(file, status)
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
  ])('is a failure with %s', (_, report, status, sentence) => {
    const { failed, failures } = read(report, status)
    expect(failed).toBe(1)
    expect(failures).toEqual([sentence])
  })

  it('tells once how many tests were left out for want of a program', () => {
    const notRun = path.join(folder, 'not-run.json')
    fs.writeFileSync(notRun, JSON.stringify({ reason: 'no server', tests: 40 }))
    const file = path.join(folder, 'report.json')
    fs.writeFileSync(file, JSON.stringify(counts))
    expect(readReport(file, 0, notRun)).toMatchObject({ passed: 3, failed: 0, skipped: 40 })
    expect(readReport(file, 0, notRun)).toMatchObject({ passed: 3, failed: 0, skipped: 0 })
  })

  it('is a failure where it came to no report', () => {
    const { failed, failures } = readReport(path.join(folder, 'none.json'), 0)
    expect(failed).toBe(1)
    expect(failures).toEqual(['ended without a report'])
  })
})
