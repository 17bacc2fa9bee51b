// Reads what Vitest counted.
import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../toolchain.mjs'

/**
 * Counts of a Vitest run. A run that counted nothing has failed, and so has one with a test that
 * did not run, or one that ended badly without a failed test.
 * @param {object} run
 * @param {string} run.file Its JSON report, if it came to write one.
 * @param {number} run.status Exit status of Vitest.
 * @param {string} run.log What it printed: the report is silent about what goes wrong around the tests.
 * @param {string} [run.notRun] Where it counted the tests that it left out for want of a program.
 */
export function readReport({ file, status, log, notRun }) {
  const report = parse(file)
  const passed = report?.numPassedTests ?? 0
  const failedTests = report?.numFailedTests ?? 0
  const left = (report?.numTotalTests ?? 0) - passed - failedTests
  const { errors, last } = readLog(log)
  const because = (sentence) => [sentence, errors.shift() ?? last].filter(Boolean).join(': ')
  const failures = report ? namesOf(report) : [because('ended without a report')]
  if (left > 0) failures.push(`${left} tests did not run`)
  if (report && passed === 0) failures.push(errors.length > 0 ? because(none) : none)
  failures.push(...errors)
  if (status !== 0 && failures.length === 0) failures.push(because('an error outside of the tests'))
  return {
    passed,
    failed: Math.max(failedTests, failures.length),
    skipped: leftOut(notRun),
    failures,
  }
}

const none = 'no test passed'

/** Nothing where it came to no report, or to a part of one: a run may be ended while it writes. */
function parse(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A heading above an error of no test: of a setup, a promise nobody waits for, a configuration. */
const outside = /^[⎯\s]*⎯ (Unhandled (Error|Rejection)|Uncaught Exception|Startup Error) ⎯/

/** The first line of each error that belongs to no test, and the last line of all. */
function readLog(log) {
  const lines = stripVTControlCharacters(fs.readFileSync(log, 'utf8'))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const errors = lines.flatMap((line, at) => (outside.test(line) ? (lines[at + 1] ?? []) : []))
  return { errors, last: lines.at(-1) }
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
