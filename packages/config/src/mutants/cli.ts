// `npm run mutants`: how many small changes of the code the tests notice, for each part of modules.ts.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { rowOf, withRows } from './document.ts'
import { equivalents } from './equivalents.ts'
import { modules } from './modules.ts'
import { copyRepository } from './repository-copy.ts'
import { countMutants, shareOf } from './score.ts'
import { runStryker } from './stryker.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const document = path.join(root, 'docs/mutation-score.md')
const names = modules.map(({ name }) => name)
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !names.includes(name))
if (unknown) {
  console.error(`There is no part "${unknown}". Parts: ${names.join(', ')}.`)
  process.exit(1)
}
const least = 0.85

// Long work that nobody waits for.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
const copy = copyRepository(root)
const weak: string[] = []
try {
  for (const part of modules) {
    if (asked.length > 0 && !asked.includes(part.name)) continue
    const report = runStryker(root, copy, part)
    const { score, survivors, stale } = countMutants(report, part.folder, equivalents)
    const { length } = survivors
    for (const { file, line, code, replacement } of survivors)
      console.log(`${file}:${line}: ${JSON.stringify(code)} → ${JSON.stringify(replacement)}`)
    for (const { file, code, replacement } of stale)
      console.log(`Not met any more: ${file}: ${code} → ${replacement}`)
    const row = rowOf(part.name, score, new Date().toISOString().slice(0, 10))
    console.log(`${row} ${length} to look at`)
    fs.writeFileSync(
      document,
      withRows(fs.readFileSync(document, 'utf8'), names, new Map([[part.name, row]])),
    )
    if (shareOf(score) < least) weak.push(part.name)
  }
} finally {
  fs.rmSync(copy, { recursive: true, force: true })
}
if (weak.length > 0) {
  console.error(`Below ${least * 100} %: ${weak.join(', ')}`)
  process.exit(1)
}
