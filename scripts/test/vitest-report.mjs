// Reads what Vitest counted.
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../toolchain.mjs'

/**
 * Counts of a Vitest run. A run that counted nothing has failed, and so has one with a test that
 * did not run, or one that ended badly without a failed test.
 * @param {string} file Its JSON report, if it came to write one.
 * @param {number} status Exit status of Vitest.
 * @param {string} [notRunFile] Where the run counted the tests that it left out for want of a program.
 */
export function readReport(file, status, notRunFile) {
  const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
  const passed = report?.numPassedTests ?? 0
  const failedTests = report?.numFailedTests ?? 0
  const notRun = (report?.numTotalTests ?? 0) - passed - failedTests
  const failures = report ? namesOf(report) : ['ended without a report']
  if (notRun > 0) failures.push(`${notRun} tests did not run`)
  if (report && passed === 0) failures.push('no test passed')
  if (status !== 0 && failures.length === 0) failures.push('an error outside of the tests')
  return {
    passed,
    failed: Math.max(failedTests, failures.length),
    skipped: leftOut(notRunFile),
    failures,
  }
}

/** Failed tests, and files that failed before they had any. */
const namesOf = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [file]
    return failed.map(({ fullName }) => `${file} › ${fullName}`)
  })

/** Taken away when it is read, so that no other stage counts it again. */
function leftOut(file) {
  if (!file || !fs.existsSync(file)) return 0
  const { tests } = JSON.parse(fs.readFileSync(file, 'utf8'))
  fs.rmSync(file)
  return tests
}
