// The end of the run: what each stage took and counted, what failed, and one line of figures.

import fs from 'node:fs'
import path from 'node:path'
import { results } from './run-stage.mjs'

const MOST_NAMES = 40
/** Of the text of a page on which a browser test failed. */
const MOST_LETTERS = 2_000

/**
 * @param {import('./run-stage.mjs').Outcome[]} outcomes
 * @param {number} seconds Of the whole run, in which stages overlap.
 */
export function printSummary(outcomes, seconds) {
  const total = (name) => outcomes.reduce((sum, outcome) => sum + outcome[name], 0)
  const rows = outcomes.map((each) => [
    each.name,
    each.seconds,
    each.passed,
    each.failed,
    each.skipped,
  ])
  const all = ['all, side by side', seconds, total('passed'), total('failed'), total('skipped')]
  const table = [['stage', 'seconds', 'passed', 'failed', 'skipped'], ...[...rows, all].map(texts)]
  const widths = table[0].map((_, at) => Math.max(...table.map((row) => row[at].length)))
  console.log('')
  for (const row of table)
    console.log(
      row.map((cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[0]))).join('  '),
    )
  printFailures(outcomes)
  printPages(path.join(results, 'browser'))
  console.log(`\nTook ${(seconds / 60).toFixed(1)} minutes`)
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`)
}

const texts = ([name, seconds, ...counts]) => [name, seconds.toFixed(0), ...counts.map(String)]

function printFailures(outcomes) {
  const failed = outcomes.filter((outcome) => outcome.failed > 0)
  if (failed.length === 0) return
  console.log('\nFailed:')
  for (const { name, failures } of failed) {
    console.log(`  ${name}`)
    for (const failure of failures.slice(0, MOST_NAMES)) console.log(`    ${failure}`)
    if (failures.length > MOST_NAMES) console.log(`    and ${failures.length - MOST_NAMES} more`)
  }
}

/** What the pages showed when their tests failed, for whom sees the output alone. */
function printPages(folder) {
  if (!fs.existsSync(folder)) return
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.txt'))) {
    const text = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll(/\n\s*\n+/g, '\n')
    console.log(`\nShown at the end of ${name}: ${text.slice(-MOST_LETTERS)}`)
  }
}
